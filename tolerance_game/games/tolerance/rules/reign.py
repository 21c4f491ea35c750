"""T2: roles, the deal of a reign, and who leads its first trick."""

from __future__ import annotations

from random import Random

from tolerance_game.core import CHANCE, Reason, Seat

from .cards import REIGNS
from .draft import Draft
from .events import ChooserNamed, HandDealt, ReignBegan, RoleTaken, StarterChosen
from .moves import Deal
from .ruleset import HAND, NOBODY, Options
from .state import CHOOSER, DEAL, PLAY, STARTER, TAKE_ROLE, State, Trick


def roles_left(state: State) -> tuple[str, ...]:
    """T2.6: the unique roles that are still free."""
    taken = {player.role for player in state.players}
    return tuple(role for role in state.options.unique_roles if role not in taken)


def give_role(draft: Draft, seat: Seat, role: str) -> None:
    """T2.6: a seat has its role; with hidden agendas only it may know."""
    draft.players[seat] = draft.players[seat]._replace(role=role)
    only = (seat,) if draft.options.hidden_roles else None
    draft.tell(RoleTaken(paragraph="T2.6", only=only, seat=seat, role=role))


def give_roles(draft: Draft, roles: tuple[str, ...]) -> None:
    """T2.6: roles dealt at random."""
    for seat, role in enumerate(roles):
        give_role(draft, seat, role)
    draft.wait_for(CHANCE, DEAL)


def take_role(draft: Draft, role: str) -> None:
    """T2.6: the seat to act chooses; the next one goes on."""
    seat = draft.to_act
    assert seat is not None
    give_role(draft, seat, role)
    if seat + 1 < len(draft.players):
        draft.wait_for(seat + 1, TAKE_ROLE)
    else:
        draft.wait_for(CHANCE, DEAL)


def shuffle_and_deal(options: Options, reign: int, rng: Random) -> Deal:
    """T2.2: shuffle, count out, add the Monarch, shuffle again, deal."""
    ordinary = list(options.ordinary)
    rng.shuffle(ordinary)
    counted = [*ordinary[: HAND * options.players - 1], options.monarchs[reign]]
    rng.shuffle(counted)
    place = options.place
    return Deal(
        tuple(
            tuple(sorted(counted[HAND * seat : HAND * (seat + 1)], key=place.__getitem__))
            for seat in range(options.players)
        )
    )


def refusal_of_roles(options: Options, roles: tuple[str, ...]) -> Reason | None:
    """Why these roles cannot be what chance gave."""
    known = options.unique_roles
    fits = len(roles) == len(set(roles).intersection(known)) == options.players
    return None if fits else Reason("tolerance.roles_wrong", {}, "T2.6")


def refusal_of_deal(
    options: Options, reign: int, hands: tuple[tuple[str, ...], ...]
) -> Reason | None:
    """Why these hands cannot be what chance dealt."""
    if len(hands) != options.players or any(len(hand) != HAND for hand in hands):
        return Reason("tolerance.deal_counts", {"number": HAND}, "T2.2")
    dealt = {card for hand in hands for card in hand}
    monarch = options.monarchs[reign]
    if len(dealt) != HAND * options.players:
        return Reason("tolerance.deal_twice", {}, "T2.2")
    if monarch not in dealt:
        return Reason("tolerance.deal_without_monarch", {"card": monarch}, "T2.2")
    for card in sorted(dealt - set(options.ordinary) - {monarch}):
        return Reason("tolerance.deal_foreign_card", {"card": card}, "T2.2")
    return None


def deal(draft: Draft, hands: tuple[tuple[str, ...], ...]) -> None:
    """T2.2: a reign begins with twelve cards for each player; the rest stay out, unseen."""
    options = draft.options
    dealt = {card for hand in hands for card in hand}
    place = options.place
    draft.left_out = tuple(card for card in options.ordinary if card not in dealt)
    draft.tell(
        ReignBegan(
            paragraph="T2.1",
            reign=draft.reign,
            monarch=options.monarchs[draft.reign],
            left_out=len(draft.left_out),
        )
    )
    for seat, cards in enumerate(hands):
        hand = tuple(sorted(cards, key=place.__getitem__))
        draft.players[seat] = draft.players[seat]._replace(hand=hand)
        draft.tell(HandDealt(paragraph="T2.2", only=(seat,), seat=seat, cards=hand))
    find_chooser(draft)


def find_chooser(draft: Draft) -> None:
    """T2.4-5: who chooses the starting player."""
    if draft.reign > REIGNS[0]:
        name_fewest_points(draft)
    elif draft.options.devout != NOBODY:
        name_chooser(draft, draft.options.devout, "asked", "T2.4")
    else:
        draft.wait_for(CHANCE, CHOOSER)


def name_fewest_points(draft: Draft) -> None:
    """T2.5: the fewest points; on a tie the first clockwise after the last starting player."""
    fewest = min(player.points for player in draft.players)
    asked = (*draft.clockwise_from(draft.starter)[1:], draft.starter)
    tied = [seat for seat in asked if draft.players[seat].points == fewest]
    name_chooser(draft, tied[0], "fewest" if len(tied) == 1 else "fewest_tied", "T2.5")


def name_chooser(draft: Draft, seat: Seat, why: str, paragraph: str) -> None:
    """This seat chooses, and may choose itself."""
    draft.chooser = seat
    draft.tell(ChooserNamed(paragraph=paragraph, seat=seat, why=why))
    draft.wait_for(seat, STARTER)


def draw_chooser(draft: Draft, seat: Seat) -> None:
    """T2.4: whom chance has named chooses, or leads (ruling *first_chooser*)."""
    if draft.rulings.first_chooser == "leads":
        choose_starter(draft, seat)
    else:
        name_chooser(draft, seat, "drawn", "T2.4")


def choose_starter(draft: Draft, seat: Seat) -> None:
    """T2.4-5: this seat leads the first trick."""
    draft.starter = seat
    paragraph = "T2.4" if draft.reign == REIGNS[0] else "T2.5"
    draft.tell(StarterChosen(paragraph=paragraph, seat=seat, chooser=draft.chooser))
    draft.trick = Trick()
    draft.wait_for(seat, PLAY)

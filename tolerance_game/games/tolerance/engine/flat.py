"""T2 to T9 in integers: a game that is played on millions of times, by programs that think ahead.

`python -m tools.compile` makes machine code of it with mypyc, so it is written in what mypyc turns
into plain loops: arrays of integers, locals declared `i64`, no tuples, no dictionaries, no errors.
Where nothing was compiled it runs as it stands.

A card is its place in the card list, but whichever Monarch is dealt is always MONARCH: the figures
of the three differ by reign, like what a ○ card is. A move is a small integer, and what it means
depends on the phase:

    PLAY            card * 4 + the suit that a Wild is declared as
    TARGET          the card
    EXECUTION       the card
    STARTER         the seat; so it is of CHOOSER
    TAKE_ROLE       the role, by its place among the roles
    REPAY           how many loans

Legal moves come in the order of the rules. Nothing here asks whether a move is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .arrays import copy_ints, ints, sort_ints

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .arrays import Ints

# What the game waits for, in the order of `rules.state`.
ROLES: Final = 0
TAKE_ROLE: Final = 1
DEAL: Final = 2
CHOOSER: Final = 3
STARTER: Final = 4
PLAY: Final = 5
TARGET: Final = 6
EXECUTION: Final = 7
REPAY: Final = 8
OVER: Final = 9

CHANCE: Final = -1
NOBODY: Final = -1

SEATS: Final = 5
CARDS: Final = 73
SUITS: Final = 5
IN_SUIT: Final = 14
WILD: Final = 4
MONARCH: Final = 70
"""T1.1: the Monarch of the reign, whichever it is."""
HAND: Final = 12
REIGNS: Final = 3
HIGHEST: Final = 69
LOAN_PRICE: Final = 5
UNPAID_LOAN: Final = 3

# The values of a seat, eight by eight in `seats`. The slots behind the last seat are for thinking.
MONEY: Final = 0
CATHOLIC_PIETY: Final = 1
PROTESTANT_PIETY: Final = 2
PENNANTS: Final = 3
"""How many each of the three tallies has earned."""
LOANS: Final = 6
BORROWED: Final = 7
"""The reign of the last loan."""

# A card of a trick is one integer. From the lowest bit on: one for its suit (five), one for the
# Guild, one for its religion (three), one when it is dead; the card, IDLE, when it was played, and
# what makes cards act in their order (T4.1) when the integers are sorted.
GUILD: Final = 32
OWNED: Final = 63
"""Of what one may own a card: suits and Guild."""
CATHOLIC: Final = 64
NO_RELIGION: Final = 128
PROTESTANT: Final = 256
EITHER: Final = 320
DEAD: Final = 512
CARD_AT: Final = 10
IDLE: Final = 1 << 17
"""Where the card has no step."""
PLAYED_AT: Final = 18
SILENT: Final = DEAD | IDLE
ORDER_AT: Final = 21
CARD: Final = 127
LAID_AT: Final = 6
LAID: Final = 2047
"""What of it is laid: the card, and in four bits what became of it."""
LAID_DEAD: Final = 8

# T4.5: what a step does, the alike side by side. A step is one integer: these four bits; ten of
# what, which of a filter are the bits that a card must not have, so DEAD is in each; and where in
# `Reign.step` the next step of the card stands.
WHAT_AT: Final = 4
WHAT: Final = 1023
NEXT_AT: Final = 14
TAX: Final = 1
PIETY: Final = 2
PIETY_OF_ONE: Final = 3
KILL_ONE: Final = 4
CONDEMN: Final = 5
CONVERT: Final = 6
KILL_ALL: Final = 7
KILL_HIGHEST: Final = 8
LOSE_PIETY: Final = 9
NOTHING: Final = 10

# Where the counters of a board stand in its one integer: four bits for each suit, six for the rest.
GUILD_AT: Final = 20
LIVING_AT: Final = 26
"""The living by religion."""
DEAD_AT: Final = 44
"""Dead Catholics, then dead Protestants."""

COLUMN: Final = 14
"""T6.6: the figures of a column: any of each suit and Guild, most of the same, the two dead."""

FACTOR: Final = 2141221
ADDEND: Final = 1442695040889
BITS_40: Final = 0xFFFFFFFFFF
"""The generator: 40 bits, of which the upper 20 are used. No product reaches 2 ** 62."""


class Reign:
    """The figures of the cards in one reign."""

    def __init__(
        self,
        kind: list[int],
        act: list[int],
        step: list[int],
        money: list[int],
        piety: list[int],
        height: list[int],
    ) -> None:
        self.kind = ints(kind)
        """Each card as it comes into a trick."""
        self.act = ints(act)
        """The first step of each card; 0 for none."""
        self.step = ints(step)
        """The further steps, by their places; 0 at the first."""
        self.money = ints(money)
        self.piety = ints(piety)
        self.height = ints(height)
        """Of which KILL_HIGHEST finds the highest: ranks or suits, money, piety; card by card."""


class Figures:
    """All that is settled before the deal (`tables` makes it): figures, options, rulings."""

    def __init__(
        self,
        players: i64,
        reigns: list[Reign],
        deck: list[int],
        strength: list[int],
        lay: list[int],
        fallen: list[int],
        columns: list[int],
        pennant_worth: list[int],
        unique_roles: list[int],
        deepest: i64,
    ) -> None:
        self.players: i64 = players
        self.reigns = reigns
        self.deck = ints(deck)
        """T1.4: the cards that are shuffled, without the Monarch: suit * 32768 + a bit."""
        self.strength = ints(strength)
        """T3.4-5: which of two cards of the suit of the trick wins."""
        self.lay = ints(lay)
        """What a card adds to its board, by card and what became of it."""
        self.fallen = ints(fallen)
        """Ruling *majorities_count*: the same for the dead that count; empty where none does."""
        self.columns = ints(columns)
        """T6.6: by role and reign, COLUMN figures each."""
        self.pennant_worth = ints(pennant_worth)
        """T9.1: by role, three each."""
        self.unique_roles = ints(unique_roles)
        self.deepest: i64 = deepest
        """T4.4: how many choices one trick can ask for, at the very most."""
        self.start_phase: i64 = DEAL
        self.same_role: i64 = 0
        """The role of everyone, in the basic game."""
        self.devout: i64 = NOBODY
        self.drawn_leads: i64 = 0
        """Ruling *first_chooser*: 1 where whoever is drawn leads."""
        self.late: i64 = 0
        """Ruling *tied_rank*: 1 where the last of those that tie wins."""
        self.sees_itself: i64 = 0
        """Ruling *highest_excludes_self*."""
        self.piety_floor: i64 = 1
        self.lay_as_played: i64 = 0
        """Ruling *lay_order*."""
        self.lays_otherwise: i64 = 0
        """Whether it holds, or the dead count in majorities."""
        self.tops_only: i64 = 0
        """Ruling *execution_view*."""
        self.loan_each_reign: i64 = 0
        self.loans_cost_once: i64 = 0
        """Ruling *unpaid_loans*."""
        self.floor_at_booking: i64 = 0
        self.places = ints(_places())


def _places() -> list[int]:
    """Of each set of places in a suit, a bit for each: how many, and in four bits each, which.

    Sets that no hand can hold have none.
    """
    found = [0] * (2 << IN_SUIT)
    for place in range(IN_SUIT, -1, -1):
        # The lowest place is the first: sets with it, made of those without any as low.
        for mask in range(0, 2 << IN_SUIT, 2 << place):
            rest = found[mask]
            if rest & 15 < HAND:
                found[mask | 1 << place] = (rest >> 4 << 8) | place << 4 | (rest & 15) + 1
    return found


def suit_of(card: i64) -> i64:
    """The suit of a card; the Monarchs are three too many for theirs."""
    if card >= MONARCH:
        return WILD
    return card // IN_SUIT


class Engine:
    """A game: what stands on the table, what may be done, what becomes of it."""

    def __init__(self, figures: Figures) -> None:
        players = figures.players
        slots = SEATS + 2 + figures.deepest
        self.figures = figures
        self.now = figures.reigns[0]
        """The figures of the cards in this reign."""
        self.phase: i64 = figures.start_phase
        self.seat: i64 = CHANCE
        """Who acts."""
        self.reign: i64 = 1
        self.chooser: i64 = NOBODY
        self.starter: i64 = NOBODY
        self.tricks: i64 = 0
        """How many tricks of the reign are over."""
        self.led: i64 = -1
        """The suit of the trick."""
        self.down: i64 = 0
        """How many of its cards are on the table."""
        self.best: i64 = -1
        """The strength of the card that would win it."""
        self.winner: i64 = NOBODY
        """Who played that."""
        self.acting: i64 = 0
        """TARGET: which of the cards acts, as its place in the trick."""
        self.step: i64 = 0
        """TARGET: the step that it carries out."""
        self.asked: i64 = 0
        """REPAY: how many seats were asked or passed over."""
        self.winners: i64 = 0
        """OVER: a bit for each seat that has won."""
        self.random: i64 = 1
        self.hand = ints([0] * (SEATS * SUITS))
        """By seat and suit: a bit for each card."""
        self.seats = ints([0] * (slots * 8))
        """Eight values for each seat."""
        self.points = ints([0] * SEATS)
        self.role = ints([figures.same_role] * SEATS)
        self.board = ints([0] * SEATS)
        """The counters of each board."""
        self.fallen = ints([0] * SEATS)
        """Those of the dead that count in majorities."""
        self.trick = ints([0] * players)
        """The cards on the table; when all have played, in their acting order."""
        sizes = range((figures.deepest + 2) * 8)
        self.thoughts = [ints([0] * (size & 7)) for size in sizes]
        """The cards of tricks that are only thought of: slot after slot, one of each size."""
        self.log = ints([0] * (HAND * SEATS))
        """Every card that was laid, in its order, trick by trick."""
        self.won = ints([0] * HAND)
        """Who won each trick."""
        self.repayable = ints([0] * SEATS)
        self.ends = ints([0] * (SEATS * 8))
        self.sums = ints([0] * SEATS)
        self.column = ints([0] * SEATS)
        self.moves = ints([0] * 128)
        """Where `legal` puts the legal moves."""
        seat: i64
        for seat in range(players):
            self.seats[seat * 8 + MONEY] = 5
        if self.phase == TAKE_ROLE:
            self.seat = 0

    def copy(self, other: Engine) -> None:
        """Takes over the whole game, and the generator, of an engine with the same figures."""
        self.now = other.now
        self.phase = other.phase
        self.seat = other.seat
        self.reign = other.reign
        self.chooser = other.chooser
        self.starter = other.starter
        self.tricks = other.tricks
        self.led = other.led
        self.down = other.down
        self.best = other.best
        self.winner = other.winner
        self.acting = other.acting
        self.step = other.step
        self.asked = other.asked
        self.winners = other.winners
        self.random = other.random
        players = self.figures.players
        copy_ints(self.hand, other.hand, players * SUITS)
        copy_ints(self.seats, other.seats, players * 8)
        copy_ints(self.points, other.points, players)
        copy_ints(self.role, other.role, players)
        copy_ints(self.board, other.board, players)
        copy_ints(self.fallen, other.fallen, players)
        copy_ints(self.trick, other.trick, players)
        copy_ints(self.log, other.log, other.tricks * players)
        copy_ints(self.won, other.won, other.tricks)
        if other.phase == REPAY:
            copy_ints(self.repayable, other.repayable, players)

    # Chance

    def sow(self, seed: i64) -> None:
        """Begins the generator anew; any seed from 0 to 2 ** 61 will do."""
        x: i64 = (seed ^ seed >> 31) & BITS_40
        turn: i64
        for turn in range(3):
            x = (x * FACTOR + ADDEND + turn) & BITS_40
            x = x ^ x >> 21
        self.random = x

    def below(self, bound: i64) -> i64:
        """A random number from 0 to below the bound, which is at most 2 ** 20."""
        x = (self.random * FACTOR + ADDEND) & BITS_40
        self.random = x
        return (x >> 20) * bound >> 20

    def draw(self) -> None:
        """What chance does here: roles, the deal, or who chooses the first starting player."""
        if self.phase == DEAL:
            self._shuffle_and_deal()
        elif self.phase == ROLES:
            self._draw_roles()
        else:
            self.apply(self.below(self.figures.players))

    def _draw_roles(self) -> None:
        free = self.figures.unique_roles
        taken: i64 = 0
        seat: i64
        for seat in range(self.figures.players):
            place = self.below(len(free))
            while taken >> place & 1:
                place = self.below(len(free))
            taken = taken | 1 << place
            self.role[seat] = free[place]
        self.begin_deals()

    def _shuffle_and_deal(self) -> None:
        """T2.2: so many cards of the deck as hands need but for one, and the Monarch."""
        deck = self.figures.deck[:]
        hand = self.hand
        players = self.figures.players
        last: i64 = len(deck)
        self.clear_hands()
        # Whoever gets the Monarch is as likely as anybody else; the others get one card more.
        lucky = self.below(players)
        hand[lucky * SUITS + WILD] = 1 << IN_SUIT
        x = self.random
        seat: i64
        _number: i64
        for seat in range(players):
            at = seat * SUITS
            for _number in range(HAND - 1 if seat == lucky else HAND):
                x = (x * FACTOR + ADDEND) & BITS_40
                place = (x >> 20) * last >> 20
                last -= 1
                card = deck[place]
                deck[place] = deck[last]
                hand[at + (card >> 15)] |= card & 32767
        self.random = x
        self.begin_reign()

    # What comes from outside

    def deal_roles(self, roles: list[int]) -> None:
        """Chance: T2.6, a role for each seat."""
        seat: i64
        for seat in range(self.figures.players):
            self.role[seat] = roles[seat]
        self.begin_deals()

    def deal(self, hands: list[list[int]]) -> None:
        """Chance: T2.2, the hands of a reign."""
        self.clear_hands()
        seat: i64
        for seat in range(self.figures.players):
            for card in hands[seat]:
                self.give(seat, card)
        self.begin_reign()

    def clear_hands(self) -> None:
        """Takes all cards from all hands."""
        place: i64
        for place in range(SEATS * SUITS):
            self.hand[place] = 0

    def clear_hand(self, seat: i64) -> None:
        """Takes all cards from one hand."""
        suit: i64
        for suit in range(SUITS):
            self.hand[seat * SUITS + suit] = 0

    def give(self, seat: i64, card: i64) -> None:
        """Puts a card into a hand; any Monarch is that of the reign."""
        if card > MONARCH:
            card = MONARCH
        suit = suit_of(card)
        self.hand[seat * SUITS + suit] |= 1 << card - suit * IN_SUIT

    def begin_deals(self) -> None:
        """T2.6: everyone has a role, and the first reign can be dealt."""
        self.phase = DEAL
        self.seat = CHANCE

    def begin_reign(self) -> None:
        """T2.4-5: everyone has a hand, and somebody chooses who leads, or is drawn."""
        figures = self.figures
        self.now = figures.reigns[self.reign - 1]
        if self.reign > 1:
            self._name_chooser(self._fewest_points())
        elif figures.devout != NOBODY:
            self._name_chooser(figures.devout)
        else:
            self.phase = CHOOSER
            self.seat = CHANCE

    def _fewest_points(self) -> i64:
        """T2.5: on a tie the first clockwise after the last starting player."""
        players = self.figures.players
        points = self.points
        found: i64 = NOBODY
        seat = self.starter
        _turn: i64
        for _turn in range(players):
            seat += 1
            if seat == players:
                seat = 0
            if found == NOBODY or points[seat] < points[found]:
                found = seat
        return found

    def _name_chooser(self, seat: i64) -> None:
        self.chooser = seat
        self.seat = seat
        self.phase = STARTER

    # Legal moves

    def legal(self) -> i64:
        """How many legal moves there are; they stand in `moves`. None for chance."""
        phase = self.phase
        if phase == PLAY:
            return self._legal_plays()
        if phase == TARGET:
            return self.legal_targets()
        if phase == EXECUTION:
            return self.legal_executions()
        moves = self.moves
        number: i64
        count: i64 = 0
        if phase == STARTER:
            count = self.figures.players
        elif phase == REPAY:
            count = self.most_repayable(self.seat) + 1
        elif phase == TAKE_ROLE:
            return self._roles_left()
        for number in range(count):
            moves[number] = number
        return count

    def _legal_plays(self) -> i64:
        """T3.1-3: card by card, each Wild in every suit."""
        moves = self.moves
        hand = self.hand
        places = self.figures.places
        at = self.seat * SUITS
        follows: i64 = self.down > 0 and hand[at + self.led] > 0
        count: i64 = 0
        suit: i64
        card: i64
        for suit in range(SUITS):
            if follows and suit != self.led and suit != WILD:
                continue
            left = places[hand[at + suit]]
            while left & 15:
                card = suit * IN_SUIT + (left >> 4 & 15)
                left = (left >> 8 << 4) | (left & 15) - 1
                if suit == WILD:
                    moves[count] = card * 4
                    moves[count + 1] = card * 4 + 1
                    moves[count + 2] = card * 4 + 2
                    moves[count + 3] = card * 4 + 3
                    count += 4
                else:
                    moves[count] = card * 4
                    count += 1
        return count

    def legal_targets(self) -> i64:
        """T4.4: in the order in which the cards act."""
        trick = self.trick
        step = self.step
        what = step >> WHAT_AT & WHAT
        itself: i64 = -1
        if step & 15 == KILL_ONE:
            itself = self.acting
        count: i64 = 0
        place: i64
        for place in range(self.figures.players):
            bits = trick[place]
            if not bits & what and place != itself:
                self.moves[count] = bits >> CARD_AT & CARD
                count += 1
        return count

    def legal_executions(self) -> i64:
        """T6.1: board after board, from that of the Monarch on, pile after pile."""
        figures = self.figures
        players = figures.players
        log = self.log
        moves = self.moves
        ends = self.ends
        count: i64 = 0
        seat = self.seat
        trick: i64
        place: i64
        for trick in range(players):
            living = self.board[seat] >> LIVING_AT
            for place in range(3):
                # The piles of a seat stand at the bits of their religions.
                ends[seat * 8 + (1 << place)] = count
                size = living >> 6 * place & 63
                if figures.tops_only and trick:
                    size = min(size, 1)
                count += size
            seat += 1
            if seat == players:
                seat = 0
        won = self.won
        step: i64 = 1
        at: i64 = 0
        for trick in range(HAND):
            seat = won[trick]
            # Of another board perhaps the last one of a pile alone.
            if figures.tops_only:
                step = 0
                if seat == self.seat:
                    step = 1
            for place in range(at, at + players):
                laid = log[place]
                if not laid & LAID_DEAD:
                    pile = seat * 8 + (laid & 7)
                    end = ends[pile]
                    moves[end] = laid >> 4
                    ends[pile] = end + step
            at += players
        # But not the Monarch itself, whose board came first.
        count -= 1
        place = 0
        while moves[place] != MONARCH:
            place += 1
        while place < count:
            moves[place] = moves[place + 1]
            place += 1
        return count

    def _roles_left(self) -> i64:
        """T2.6: the unique roles that nobody has taken; the seats before this one have."""
        free = self.figures.unique_roles
        count: i64 = 0
        seat: i64
        place: i64
        for place in range(len(free)):
            taken: i64 = 0
            for seat in range(self.seat):
                if self.role[seat] == free[place]:
                    taken = 1
            if not taken:
                self.moves[count] = free[place]
                count += 1
        return count

    def most_repayable(self, seat: i64) -> i64:
        """T6.5: how many loans a seat may repay, and has the money for."""
        money = self.seats[seat * 8 + MONEY]
        loans = self.repayable[seat]
        while loans * LOAN_PRICE > money:
            loans -= 1
        return max(loans, 0)

    # What a move does

    def apply(self, move: i64) -> None:
        """Carries out a legal move; of chance, only that of CHOOSER."""
        phase = self.phase
        if phase == PLAY:
            self._play(move >> 2, move & 3)
        elif phase == TARGET:
            self.choose_card(move)
        elif phase == STARTER:
            self._lead(move)
        elif phase == EXECUTION:
            self._execute(move)
            self._reckon()
        elif phase == REPAY:
            self._repay(move)
        elif phase == CHOOSER:
            if self.figures.drawn_leads:
                self._lead(move)
            else:
                self._name_chooser(move)
        elif phase == TAKE_ROLE:
            self.role[self.seat] = move
            self.seat += 1
            if self.seat == self.figures.players:
                self.begin_deals()

    def _lead(self, seat: i64) -> None:
        """T2.4-5: this seat leads the first trick."""
        self.starter = seat
        self.seat = seat
        self.tricks = 0
        self.down = 0
        self.phase = PLAY

    def _play(self, card: i64, declared: i64) -> None:
        """T3.1-3: a card goes to the table; the last one ends the trick."""
        figures = self.figures
        seat = self.seat
        down = self.down
        suit = suit_of(card)
        self.hand[seat * SUITS + suit] ^= 1 << card - suit * IN_SUIT
        if suit == WILD:
            suit = declared
        if not down:
            self.led = suit
            self.best = -1
        # T3.4-5: the highest of the suit of the trick wins.
        if suit == self.led:
            strength = figures.strength[card] + figures.late * down
            if strength > self.best:
                self.best = strength
                self.winner = seat
        self.trick[down] = self.now.kind[card] | down << PLAYED_AT
        down += 1
        self.down = down
        if down < figures.players:
            seat += 1
            if seat == figures.players:
                seat = 0
            self.seat = seat
        else:
            self.resolve()

    def resolve(self) -> i64:
        """T4: all have played. Gives 1 when the trick is over, 0 when its winner must choose."""
        sort_ints(self.trick)
        if self.carry_out(self.winner * 8, self.trick, 0, 0):
            self._end_trick()
            return 1
        self.phase = TARGET
        self.seat = self.winner
        return 0

    def choose(self, place: i64) -> i64:
        """T4.4: the winner's choice among the cards of the trick; gives what `resolve` does."""
        values = self.winner * 8
        acting = self.acting
        self.hit(values, self.trick, place, self.step)
        step = self.now.step[self.step >> NEXT_AT]
        if not step:
            acting += 1
        if self.carry_out(values, self.trick, acting, step):
            self._end_trick()
            return 1
        return 0

    def choose_card(self, card: i64) -> i64:
        """The same for a card."""
        place: i64 = 0
        while self.trick[place] >> CARD_AT & CARD != card:
            place += 1
        return self.choose(place)

    def _end_trick(self) -> None:
        """T5.1, T4.9: the cards go on the board of the winner, who leads the next trick."""
        figures = self.figures
        lay = figures.lay
        log = self.log
        winner = self.winner
        tricks = self.tricks
        place = tricks * figures.players
        board = self.board[winner]
        for bits in self.trick:
            laid = bits >> LAID_AT & LAID
            board += lay[laid]
            log[place] = laid
            place += 1
        self.board[winner] = board
        if figures.lays_otherwise:
            self._lay_otherwise(winner)
        if self.seats[winner * 8] < 0:
            self.check_debt(winner * 8)
        self.won[tricks] = winner
        tricks += 1
        self.tricks = tricks
        self.down = 0
        self.phase = PLAY
        self.seat = winner
        if tricks == HAND:
            self._end_reign()

    def _lay_otherwise(self, winner: i64) -> None:
        """Rulings *majorities_count* and *lay_order*."""
        figures = self.figures
        players = figures.players
        first = self.tricks * players
        place: i64
        for place in range(players):
            bits = self.trick[place]
            laid = bits >> LAID_AT & LAID
            if len(figures.fallen):
                self.fallen[winner] += figures.fallen[laid]
            if figures.lay_as_played:
                self.log[first + (bits >> PLAYED_AT & 7)] = laid

    def carry_out(self, values: i64, trick: Ints, acting: i64, step: i64) -> i64:
        """T4: lets the cards of a trick act, from one of them, and one of its steps, on.

        `values` is where those of the winner begin in `seats`. Gives 1 when all have acted, 0 when
        the winner must choose among several targets: `acting` and `step` then tell for what.
        """
        now = self.now
        steps = now.step
        act = now.act
        money = now.money
        piety = now.piety
        place: i64
        here: i64
        hits: i64
        gain: i64
        other: i64
        count: i64 = len(trick)
        for here in range(acting, count):
            bits = trick[here]
            # T4.1: a card killed before its turn does not act.
            if bits & SILENT:
                continue
            mine = bits >> CARD_AT & CARD
            if not step:
                step = act[mine]
            while step:
                verb = step & 15
                what = step >> WHAT_AT & WHAT
                if verb == TAX:
                    gain = 0
                    for bits in trick:
                        if not bits & what:
                            gain += money[bits >> CARD_AT & CARD]
                    if gain:
                        self._book_money(values, gain)
                elif verb == PIETY:
                    gain = 0
                    other = 0
                    for bits in trick:
                        if not bits & what:
                            if bits & CATHOLIC:
                                gain += piety[bits >> CARD_AT & CARD]
                            elif bits & PROTESTANT:
                                other += piety[bits >> CARD_AT & CARD]
                    if gain:
                        self._book_piety(values + CATHOLIC_PIETY, gain)
                    if other:
                        self._book_piety(values + PROTESTANT_PIETY, other)
                elif verb <= KILL_ONE:
                    hits = 0
                    other = 0
                    for place in range(count):
                        if not trick[place] & what and (place != here or verb == PIETY_OF_ONE):
                            hits += 1
                            other = place
                    # T4.4: with none the effect does nothing, with one there is nothing to ask.
                    if hits > 1:
                        self.acting = here
                        self.step = step
                        return 0
                    if hits:
                        self.hit(values, trick, other, step)
                elif verb <= CONVERT:
                    other = piety[mine]
                    for bits in trick:
                        if not bits & what:
                            gain = piety[bits >> CARD_AT & CARD]
                            if gain < other:
                                other = gain
                    # T4.5: the least pious, if less pious than the card that acts.
                    if other < piety[mine]:
                        for place in range(count):
                            bits = trick[place]
                            if not bits & what and piety[bits >> CARD_AT & CARD] == other:
                                trick[place] = bits ^ (DEAD if verb == CONDEMN else EITHER)
                elif verb == KILL_ALL:
                    for place in range(count):
                        bits = trick[place]
                        if not bits & what and place != here:
                            trick[place] = bits | DEAD
                elif verb == KILL_HIGHEST:
                    self._kill_highest(trick, here, what)
                elif verb == LOSE_PIETY:
                    self._book_piety(values + CATHOLIC_PIETY, -what)
                    self._book_piety(values + PROTESTANT_PIETY, -what)
                step = steps[step >> NEXT_AT]
        return 1

    def hit(self, values: i64, trick: Ints, place: i64, step: i64) -> None:
        """Carries out a step on one card of a trick."""
        bits = trick[place]
        if step & 15 == KILL_ONE:
            trick[place] = bits | DEAD
        elif bits & EITHER:
            tally: i64 = CATHOLIC_PIETY if bits & CATHOLIC else PROTESTANT_PIETY
            self._book_piety(values + tally, self.now.piety[bits >> CARD_AT & CARD])

    def _kill_highest(self, trick: Ints, here: i64, figure: i64) -> None:
        """T4.5: the highest, and all that tie, but for the card that acts."""
        height = self.now.height
        sees_itself = self.figures.sees_itself
        top: i64 = -100
        place: i64
        for place in range(len(trick)):
            bits = trick[place]
            if not bits & DEAD and (place != here or sees_itself):
                top = max(top, height[figure + (bits >> CARD_AT & CARD)])
        for place in range(len(trick)):
            bits = trick[place]
            if place != here and height[figure + (bits >> CARD_AT & CARD)] == top:
                trick[place] = bits | DEAD

    def _book_money(self, values: i64, amount: i64) -> None:
        """T4.8, T8.1: one booking, and the pennants it earns."""
        seats = self.seats
        after = seats[values] + amount
        if after > HIGHEST:
            after = HIGHEST
        # T7.3: with a loan in hand money may have to stop at zero.
        if after < 0 and self.figures.floor_at_booking and seats[values + LOANS]:
            after = 0
        seats[values] = after
        while after >= seats[values + PENNANTS] * 10 + 10:
            seats[values + PENNANTS] += 1

    def _book_piety(self, tally: i64, amount: i64) -> None:
        """T4.8, T8.1: the same for a tally of piety."""
        seats = self.seats
        after = seats[tally] + amount
        if after > HIGHEST:
            after = HIGHEST
        if after < 0 and self.figures.piety_floor:
            after = 0
        seats[tally] = after
        while after >= seats[tally + PENNANTS] * 10 + 10:
            seats[tally + PENNANTS] += 1

    def check_debt(self, values: i64) -> None:
        """T7.1-2: at the end of a section no player stays below zero."""
        seats = self.seats
        if seats[values] >= 0:
            return
        seats[values] = 0
        if self.figures.loan_each_reign:
            if seats[values + BORROWED] == self.reign:
                return
        elif seats[values + LOANS]:
            return
        seats[values + LOANS] += 1
        seats[values + BORROWED] = self.reign
        seats[values] = 1

    # T6: the end of a reign

    def _end_reign(self) -> None:
        """T6.1: the twelfth trick is over; first of all the royal execution."""
        players = self.figures.players
        log = self.log
        place: i64 = 0
        while log[place] >> 4 != MONARCH:
            place += 1
        if log[place] & LAID_DEAD:
            self._reckon()
            return
        self.seat = self.won[place // players]
        living = self.board[self.seat] >> LIVING_AT
        # It need not be counted where two others lie beside it.
        if (living & 63) + (living >> 6 & 63) + (living >> 12 & 63) < 3:
            count = self.legal_executions()
            if count < 2:
                if count:
                    self._execute(self.moves[0])
                self._reckon()
                return
        self.phase = EXECUTION

    def _execute(self, victim: i64) -> None:
        """T6.1: a living card dies on its board."""
        figures = self.figures
        log = self.log
        place: i64 = 0
        while log[place] >> 4 != victim:
            place += 1
        seat = self.won[place // figures.players]
        living = log[place]
        dead = living | LAID_DEAD
        log[place] = dead
        self.board[seat] += figures.lay[dead] - figures.lay[living]
        if len(figures.fallen):
            self.fallen[seat] += figures.fallen[dead]

    def _reckon(self) -> None:
        """T6.3-5: taxes, piety, and the offer to repay."""
        players = self.figures.players
        seats = self.seats
        reign = self.reign
        seat: i64
        for seat in range(players):
            at = seat * 8
            # T6.5: only loans taken before this scoring began can be repaid in it.
            self.repayable[seat] = seats[at + LOANS]
            living = self.board[seat] >> LIVING_AT
            # T2.1: Catholics under Mary, no religion under Elizabeth, Protestants under James.
            self._book_money(at, living >> 6 * (reign - 1) & 63)
            if seats[at] < 0:
                self.check_debt(at)
            self._book_piety(at + CATHOLIC_PIETY, living & 63)
            self._book_piety(at + PROTESTANT_PIETY, living >> 12 & 63)
        self.asked = 0
        self._offer_repayment()

    def _offer_repayment(self) -> None:
        """T6.5: asks each player who can repay; then the points are counted."""
        players = self.figures.players
        while self.asked < players:
            seat = self.starter + self.asked
            if seat >= players:
                seat -= players
            if self.repayable[seat] and self.most_repayable(seat):
                self.seat = seat
                self.phase = REPAY
                return
            self.asked += 1
        self._score_reign()

    def _repay(self, loans: i64) -> None:
        """T6.5: one player's answer; the next one is asked."""
        if loans:
            at = self.seat * 8
            self.seats[at + LOANS] -= loans
            self._book_money(at, -LOAN_PRICE * loans)
        self.asked += 1
        self._offer_repayment()

    def _score_reign(self) -> None:
        """T6.6-7: victory points; then the next reign, or the end of the game."""
        players = self.figures.players
        columns = self.figures.columns
        board = self.board
        column = self.column
        sums = self.sums
        first = (self.reign - 1) * COLUMN
        shift: i64 = 0
        mask: i64 = 15
        seat: i64
        of: i64
        for seat in range(players):
            board[seat] += self.fallen[seat]
            column[seat] = self.role[seat] * (REIGNS * COLUMN) + first
            sums[seat] = 0
        for of in range(SUITS + 1):
            if of == SUITS:
                # The five suits are one section, the Guild is another.
                self._book_points()
                mask = 63
            top: i64 = 1
            for seat in range(players):
                owned = board[seat] >> shift & mask
                if owned > top:
                    top = owned
            for seat in range(players):
                owned = board[seat] >> shift & mask
                if owned:
                    at = column[seat] + of
                    sums[seat] += columns[at]
                    if owned == top:
                        sums[seat] += columns[at + SUITS + 1]
            shift += 4
        self._book_points()
        for seat in range(players):
            at = column[seat] + COLUMN - 2
            dead = board[seat] >> DEAD_AT
            sums[seat] = (dead & 63) * columns[at] + (dead >> 6 & 63) * columns[at + 1]
            board[seat] = 0
            self.fallen[seat] = 0
        self._book_points()
        if self.reign == REIGNS:
            self._score_game()
        else:
            self.reign += 1
            self.tricks = 0
            self.begin_deals()

    def _book_points(self) -> None:
        """T6.6: one section for everyone; the points never fall below zero."""
        points = self.points
        sums = self.sums
        seat: i64
        for seat in range(self.figures.players):
            total = points[seat] + sums[seat]
            if total < 0:
                total = 0
            points[seat] = total
            sums[seat] = 0

    def unpaid(self, loans: i64) -> i64:
        """T7.4: the points that so many unpaid loans cost."""
        if loans > 1 and self.figures.loans_cost_once:
            return UNPAID_LOAN
        return UNPAID_LOAN * loans

    def _score_game(self) -> None:
        """T9: pennants and unpaid loans, then who has won."""
        figures = self.figures
        players = figures.players
        seats = self.seats
        points = self.points
        worth = figures.pennant_worth
        top: i64 = -1000
        seat: i64
        tally: i64
        for seat in range(players):
            at = seat * 8
            total = points[seat]
            for tally in range(3):
                gain = worth[self.role[seat] * 3 + tally] * seats[at + PENNANTS + tally]
                total = max(total + gain, 0)
            total = max(total - self.unpaid(seats[at + LOANS]), 0)
            points[seat] = total
            # T9.2: on a tie the higher sum of the two pieties.
            rank = total * 1000 + seats[at + CATHOLIC_PIETY] + seats[at + PROTESTANT_PIETY]
            if rank > top:
                top = rank
                self.winners = 0
            if rank == top:
                self.winners = self.winners | 1 << seat
        self.seat = NOBODY
        self.phase = OVER

"""An independent referee: the rules of Tolerance once more, written from the rulebook alone.

One whole game is one generator. It yields whose turn it is and every move it would allow, as the
lines of a record, and is sent the line that was chosen. Whatever it books, kills or converts it
writes into `log`. It shares no code with the game; card figures come from `figures.py`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable

from .accounts import CIRCLE, MONARCHS, SUITS, Accounts, Course, Question

ORDINARY = SUITS[:4]
FAITHS = {"C": "catholic", "P": "protestant"}
CHANCE = -1


class Referee(Accounts):
    """The rules, as one reads them."""

    # T2: the course of the game

    def game(self) -> Course:
        yield from self.give_roles()
        for self.round in (1, 2, 3):
            yield from self.deal()
            yield from self.find_starter()
            yield from self.tricks(12, self.starter)
            yield from self.end_of_round()
            if self.round < 3:
                for place in self.places:
                    place.clear()
        self.end_of_game()
        yield None, set()

    def give_roles(self) -> Course:
        if self.role_mode == "bertram":
            for place in self.places:
                place.role = "bertram"
        elif self.role_mode == "unique":
            roles = (yield CHANCE, None).split()[1].split(",")
            assert len(set(roles)) == self.players
            assert set(roles) <= set(self.roles) - {"bertram"}
            for place, role in zip(self.places, roles, strict=True):
                place.role = role
        else:
            free = set(self.roles) - {"bertram"}
            for seat, place in enumerate(self.places):
                place.role = (yield seat, {f"take_role {role}" for role in free}).split()[1]
                free.remove(place.role)

    def deal(self) -> Course:
        hands = [hand.split(",") for hand in (yield CHANCE, None).split()[1].split("/")]
        cards = [card for hand in hands for card in hand]
        assert [len(hand) for hand in hands] == [12] * self.players
        assert len(set(cards)) == 12 * self.players
        monarchs = [card for card in cards if card.startswith("wild-14")]
        assert monarchs == [MONARCHS[self.round]]
        assert self.plague_cards == 2 or "wild-1b" not in cards
        for place, hand in zip(self.places, hands, strict=True):
            place.hand = hand

    def find_starter(self) -> Course:
        if self.round > 1:
            fewest = min(place.points for place in self.places)
            asked = [*self.clockwise(self.starter)[1:], self.starter]
            self.chooser = next(s for s in asked if self.places[s].points == fewest)
        elif self.rulings["first_chooser"] == "asked":
            self.chooser = self.devout
        else:
            seats = {f"draw_chooser {seat}" for seat in range(self.players)}
            drawn = int((yield CHANCE, seats).split()[1])
            if self.rulings["first_chooser"] == "leads":
                self.starter = drawn
                return
            self.chooser = drawn
        seats = {f"choose_starter {seat}" for seat in range(self.players)}
        self.starter = int((yield self.chooser, seats).split()[1])

    # T3: tricks

    def tricks(self, number: int, leader: int) -> Course:
        for _trick in range(number):
            table: list[tuple[int, str, str]] = []
            for seat in self.clockwise(leader):
                line = yield seat, self.allowed(seat, table)
                _play, card, *declared = line.split()
                self.places[seat].hand.remove(card)
                table.append((seat, card, declared[1] if declared else self.figures[card].suit))
            leader = self.winner(table)
            yield from self.resolve(leader, [card for _seat, card, _suit in table])

    def allowed(self, seat: int, table: list[tuple[int, str, str]]) -> set[str]:
        hand = self.places[seat].hand
        cards = hand
        if table:
            led = table[0][2]
            if any(self.figures[card].suit == led for card in hand):
                cards = [card for card in hand if self.figures[card].suit in (led, "wild")]
        lines = set()
        for card in cards:
            if self.figures[card].suit == "wild":
                lines |= {f"play {card} declared {suit}" for suit in ORDINARY}
            else:
                lines.add(f"play {card}")
        return lines

    def winner(self, table: list[tuple[int, str, str]]) -> int:
        led = table[0][2]
        best: tuple[int, str] | None = None
        for seat, card, suit in table:
            if suit != led:
                continue
            if best is None or self.figures[card].rank > self.figures[best[1]].rank:
                best = seat, card
            elif self.figures[card].rank == self.figures[best[1]].rank:
                ruling = self.rulings["tied_rank"]
                natural = self.figures[card].suit != "wild" and self.figures[best[1]].suit == "wild"
                if ruling == "last" or (ruling == "natural" and natural):
                    best = seat, card
        assert best is not None
        return best[0]

    # T4, T5: the end of a trick

    def resolve(self, winner: int, in_order_played: list[str]) -> Course:
        cards = sorted(
            in_order_played,
            key=lambda c: (
                -self.figures[c].rank,
                SUITS.index(self.figures[c].suit),
                in_order_played.index(c),
            ),
        )
        faith = {card: self.religion(card) for card in cards}
        living = list(cards)
        for card in cards:
            if card not in living:
                continue
            for step in self.figures[card].effects[self.edition]:
                if step[0] != "execution":
                    yield from self.act(winner, card, step, living, faith)
        laid = cards if self.rulings["lay_order"] == "acting" else in_order_played
        for card in laid:
            place = self.places[winner]
            (place.living if card in living else place.dead)[faith[card]].append(card)
        self.check_debt(winner)

    def religion(self, card: str) -> str:
        return FAITHS.get(self.figures[card].affiliation) or CIRCLE[self.round]

    def matches(
        self, words: tuple[str, ...], living: Iterable[str], faith: dict[str, str]
    ) -> list[str]:
        if words == ("all",):
            return list(living)
        if words[0] == "all-but":
            return [card for card in living if self.figures[card].suit not in words[1:]]
        if words == ("monarch",):
            wanted = {1: "catholic", 3: "protestant"}.get(self.round)
            if wanted is None:
                ruling = self.rulings["elizabeth_lawyer"]
                wanted = {"no_religion": "none", "protestant": "protestant"}.get(ruling)
            return [card for card in living if faith[card] == wanted]
        if words[0] in FAITHS:
            return [card for card in living if faith[card] == FAITHS[words[0]]]
        return [card for card in living if self.figures[card].suit in words]

    def act(
        self,
        winner: int,
        card: str,
        step: tuple[str, ...],
        living: list[str],
        faith: dict[str, str],
    ) -> Course:
        verb, *rest = step
        words = tuple(rest)
        victims: list[str] = []
        if verb == "tax":
            taxed = self.matches(words, living, faith)
            self.book(winner, "money", sum(self.figures[c].money for c in taxed))
        elif verb == "lose":
            self.book(winner, "catholic", -int(words[0]))
            self.book(winner, "protestant", -int(words[0]))
        elif verb in ("piety", "piety-one"):
            chosen = self.matches(words, living, faith)
            if verb == "piety-one":
                target = yield from self.choice(winner, chosen)
                chosen = [target] if target else []
            for tally in ("catholic", "protestant"):
                gain = sum(self.figures[c].piety for c in chosen if faith[c] == tally)
                self.book(winner, tally, gain)
        elif verb == "kill-one":
            others = [c for c in self.matches(words, living, faith) if c != card]
            target = yield from self.choice(winner, others)
            victims = [target] if target else []
        elif verb == "kill-all":
            victims = [c for c in self.matches(words, living, faith) if c != card]
        elif verb == "kill-top":
            victims = self.highest(card, words[0], living)
        else:
            of = FAITHS[words[0]]
            believers = [c for c in living if faith[c] == of]
            low = min((self.figures[c].piety for c in believers), default=99)
            hit = [c for c in believers if self.figures[c].piety == low < self.figures[card].piety]
            if verb == "condemn":
                victims = hit
            else:
                assert verb == "convert"
                for c in hit:
                    faith[c] = "protestant" if of == "catholic" else "catholic"
                    self.log.append(("convert", card, c, faith[c]))
        for victim in victims:
            living.remove(victim)
            self.log.append(("kill", card, victim, faith[victim]))

    def choice(self, winner: int, targets: list[str]) -> Generator[Question, str, str]:
        if len(targets) < 2:
            return targets[0] if targets else ""
        return (yield winner, {f"choose_target {card}" for card in targets}).split()[1]

    def highest(self, card: str, figure: str, living: list[str]) -> list[str]:
        def value(c: str) -> int:
            if figure == "rank" and self.rulings["satyr"] == "estate":
                return len(SUITS) - SUITS.index(self.figures[c].suit)
            return int(getattr(self.figures[c], figure))

        others = [c for c in living if c != card]
        seen = others if self.rulings["highest_excludes_self"] else living
        top = max((value(c) for c in seen), default=0)
        return [c for c in others if value(c) == top]

"""Rules of thumb that were learned from search: each play is a sum of features with weights.

Search played against itself, and what it thought each play was worth was fitted, position by
position (`python -m tools.lab train plays`). There are weights of their own for who leads, who
plays in between, and who plays last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .arrays import copy_ints, floats, ints
from .flat import (
    CARDS,
    HAND,
    IN_SUIT,
    LAID,
    LAID_AT,
    PLAYED_AT,
    REIGNS,
    SEATS,
    SUITS,
    WILD,
    Engine,
    Figures,
    suit_of,
)
from .playouts import TRICK, Thumb

if TYPE_CHECKING:
    from mypy_extensions import i64

# The features of a play.
WINS: Final = 0
"""How likely the card wins the trick."""
GAIN: Final = 1
"""What the trick as it is would bring, times that."""
LOSS: Final = 2
"""The same where it would do harm."""
FORMER: Final = 3
"""What it would bring, times a beginner's guess at whether the card holds."""
GIVEN: Final = 4
"""What the winner gets with a last card that does not win."""
RANK: Final = 5
"""Times the part of the reign that is left, as the following."""
HIGH: Final = 6
"""For each rank above 10."""
LOW: Final = 7
"""For each rank below 5."""
IS_WILD: Final = 8
LAST: Final = 9
"""Whether it is the only card of its suit in the hand."""
LENGTH: Final = 10
"""How many there are."""
LATE_RANK: Final = 11
"""Times the part of the reign that is over."""
LATE_WILD: Final = 12
OWN: Final = 13
"""What the card would be worth on the own board, where it does not win."""
TO_COME: Final = 14
"""What it would be worth there, where it may."""
AWAY: Final = 15
"""The rank of a card that does not win."""
SUIT: Final = 16
"""What the cards of the suit that is led are worth to this role on average, where it wins."""
RIVAL_SUIT: Final = 17
"""What they are worth to the others on average, where one of them wins."""
BEATEN: Final = 18
"""The rank of a lead, times how likely it is beaten."""
FEATURES: Final = 19

PLACES: Final = 3
"""Leading, in between, last."""


class Shrewd(Thumb):
    """Plays by learned weights; all other decisions are those of rules of thumb."""

    def __init__(
        self, figures: Figures, weights: list[float], learned: list[float], astray: i64
    ) -> None:
        super().__init__(figures, weights, astray)
        self.learned = floats(learned)
        """PLACES times FEATURES weights."""
        self.features = floats([0.0] * (64 * FEATURES))
        self.keeps = floats([0.0] * (SEATS * 128))
        """By how many are still to play: how likely none of so many cards, twice counted, is
        among theirs."""
        self.others = ints([0] * SUITS)
        """The cards of all others together."""
        self.suit_worth = floats([0.0] * (len(figures.pennant_worth) // 3 * REIGNS * SUITS))
        """By role, reign and suit: what one of its cards is worth on a board, on average."""
        left: i64
        many: i64
        card: i64
        for many in range(len(self.suit_worth)):
            number = many // SUITS
            kind = figures.reigns[number % REIGNS].kind
            mean = 0.0
            for left in range(IN_SUIT):
                card = many % SUITS * IN_SUIT + left
                mean += self.becoming[number * (CARDS * 16) + (kind[card] >> LAID_AT & LAID)]
            self.suit_worth[many] = mean / float(IN_SUIT)
        for left in range(figures.players):
            apart = 1.0 - float(left) / float(figures.players)
            for many in range(128):
                self.keeps[left * 128 + many] = apart ** (0.5 * float(many))

    def _choose_play(self, engine: Engine) -> i64:
        count = self.weigh(engine)
        if count == 1:
            return self.play[0]
        features = self.features
        learned = self.learned
        first = self.place_of(engine) * FEATURES
        best: i64 = 0
        most = -1e9
        place: i64
        feature: i64
        for place in range(count):
            value = 0.0
            for feature in range(FEATURES):
                value += learned[first + feature] * features[place * FEATURES + feature]
            if value > most:
                most = value
                best = place
        return self.play[best]

    def place_of(self, engine: Engine) -> i64:
        """Which of the weights are those of a position."""
        if not engine.down:
            return 0
        if engine.down == engine.figures.players - 1:
            return 2
        return 1

    def weigh(self, engine: Engine) -> i64:
        """Finds the features of each play that differs from others, and gives their number."""
        count = self._weigh_plays(engine) if engine.down else self._leads(engine)
        if count == 1:
            return count
        players = engine.figures.players
        play = self.play
        features = self.features
        hand = engine.hand
        others = self.others
        seat = engine.seat
        down = engine.down
        left = players - down - 1
        role = engine.role[seat]
        number = role * REIGNS + engine.reign - 1
        kind = engine.now.kind
        over = float(engine.tricks) / float(HAND)
        place: i64
        suit: i64
        other: i64
        card: i64
        for suit in range(SUITS):
            hits: i64 = 0
            for other in range(players):
                if other != seat:
                    hits = hits | hand[other * SUITS + suit]
            others[suit] = hits
        for place in range(count * FEATURES):
            features[place] = 0.0
        if not down:
            self._sort_table(engine)
            self._lack(engine)
        elif not left:
            # To the winner so far the trick is worth what it is by their own measure.
            engine.seat = engine.winner
            self._lack(engine)
            for place in range(count):
                if not self._wins(engine, play[place]):
                    features[place * FEATURES + GIVEN] = self._worth(engine, play[place] >> 2)
            engine.seat = seat
        for place in range(count):
            at = place * FEATURES
            card = play[place] >> 2
            suit = suit_of(card)
            rank = float(self.rank[card])
            strength = engine.figures.strength[card]
            counts_as = suit
            if suit == WILD:
                counts_as = play[place] & 3
            own = self.becoming[number * (CARDS * 16) + (kind[card] >> LAID_AT & LAID)]
            if not down or self._wins(engine, play[place]):
                guess = self.holding[self.rank[card] * 8 + left]
                if down:
                    gain = self.expected[place] / guess - self.weights[TRICK]
                else:
                    engine.led = counts_as
                    gain = self._worth(engine, card)
                likely = self.keeps[left * 128 + self._above(engine, self.rank[card], strength & 8)]
                features[at + WINS] = likely
                if gain >= 0.0:
                    features[at + GAIN] = gain * likely
                else:
                    features[at + LOSS] = gain * likely
                features[at + FORMER] = gain * guess
                features[at + TO_COME] = own * likely
                if not down:
                    features[at + SUIT] = self.suit_worth[number * SUITS + counts_as] * likely
                    features[at + BEATEN] = (1.0 - likely) * rank * 0.1
                    mean = 0.0
                    for other in range(players):
                        if other != seat:
                            column = (engine.role[other] * REIGNS + engine.reign - 1) * SUITS
                            mean += self.suit_worth[column + counts_as]
                    features[at + RIVAL_SUIT] = mean * (1.0 - likely) / float(players - 1)
            else:
                features[at + OWN] = own
                features[at + AWAY] = rank * 0.1
            features[at + RANK] = rank * 0.1 * (1.0 - over)
            features[at + LATE_RANK] = rank * 0.1 * over
            if rank < 5.0:
                features[at + LOW] = (5.0 - rank) * (1.0 - over)
            if rank > 10.0:
                features[at + HIGH] = (rank - 10.0) * (1.0 - over)
            if suit == WILD:
                features[at + IS_WILD] = 1.0 - over
                features[at + LATE_WILD] = over
            else:
                many = engine.figures.places[hand[seat * SUITS + suit]] & 15
                features[at + LENGTH] = float(many) * 0.1
                if many == 1:
                    features[at + LAST] = 1.0 - over
        return count

    def _wins(self, engine: Engine, play: i64) -> bool:
        """Whether a reply is the best card so far."""
        card = play >> 2
        suit: i64 = play & 3
        if card < WILD * IN_SUIT:
            suit = card // IN_SUIT
        if suit != engine.led:
            return False
        return engine.figures.strength[card] + engine.figures.late * engine.down > engine.best

    def _leads(self, engine: Engine) -> i64:
        """All cards that can be led, each Wild in every suit."""
        play = self.play
        count: i64 = 0
        suit: i64
        declared: i64
        for suit in range(SUITS):
            left = engine.figures.places[engine.hand[engine.seat * SUITS + suit]]
            while left & 15:
                card = suit * IN_SUIT + (left >> 4 & 15)
                left = (left >> 8 << 4) | (left & 15) - 1
                play[count] = card * 4
                count += 1
                if suit == WILD:
                    for declared in range(1, WILD):
                        play[count] = card * 4 + declared
                        count += 1
        return count

    def _above(self, engine: Engine, rank: i64, natural: i64) -> i64:
        """How many cards of the others beat this one, twice; a Wild may be kept: it counts once."""
        many: i64 = 0
        # T3.5: a natural card beats a Wild of its rank.
        shift = rank
        if not natural:
            shift = rank - 1
        bits = self.others[engine.led] >> shift
        while bits:
            bits &= bits - 1
            many += 2
        bits = self.others[WILD] >> (rank + 1)
        while bits:
            bits &= bits - 1
            many += 1
        return many

    def _worth(self, engine: Engine, card: i64) -> float:
        """What the trick as it is, with this card if there is one, would bring whoever acts; the
        cards on the table are sorted."""
        down = engine.down
        table = engine.thoughts[down]
        place: i64 = 0
        if card < 0:
            thought = engine.thoughts[8 + down]
            copy_ints(thought, table, down)
        else:
            thought = engine.thoughts[8 + down + 1]
            mine = engine.now.kind[card] | down << PLAYED_AT
            while place < down and table[place] < mine:
                thought[place] = table[place]
                place += 1
            thought[place] = mine
            while place < down:
                thought[place + 1] = table[place]
                place += 1
        self._begin(engine)
        return self._follow(engine, thought, 1, 0, 0)

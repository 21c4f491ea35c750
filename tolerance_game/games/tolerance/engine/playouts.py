"""Games played to the end of a reign, or to the end of all: at random, or by rules of thumb.

`Thumb` decides as `players.thumb` does, with the same figures (THUMB) or better ones. Where moves
are worth the same it takes the first of them, in the order of the legal moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .arrays import copy_ints, floats, ints
from .flat import (
    ADDEND,
    BITS_40,
    CARD,
    CARD_AT,
    CARDS,
    CATHOLIC_PIETY,
    CHANCE,
    COLUMN,
    DEAD,
    EXECUTION,
    FACTOR,
    GUILD,
    GUILD_AT,
    HAND,
    IN_SUIT,
    KILL_ONE,
    LAID,
    LAID_AT,
    LIVING_AT,
    LOANS,
    NEXT_AT,
    ORDER_AT,
    OVER,
    OWNED,
    PENNANTS,
    PLAY,
    PLAYED_AT,
    REIGNS,
    REPAY,
    SEATS,
    STARTER,
    SUITS,
    TARGET,
    WHAT,
    WHAT_AT,
    WILD,
    Engine,
    Figures,
    suit_of,
)
from .leanings import (
    BORROWING,
    KILLED,
    KILLED_CATHOLIC,
    KILLED_GUILD,
    LEANINGS,
    NOBLES,
    OWN_FAITHFUL,
    OWN_GUILD,
    OWN_NOBLES,
    OWN_TOWNSFOLK,
    RICHES,
    TOWNSFOLK,
    Leanings,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .arrays import Ints

# The weights of a Thumb, by their places.
GROWING: Final = 0
"""The part of a pennant's worth that is given point by point; the rest comes with the pennant."""
MAJORITY: Final = 1
"""The part of a majority that one more card is taken for."""
LOAN: Final = 2
"""What a loan costs."""
TRICK: Final = 3
"""What any trick is worth, whatever it holds."""
RANK: Final = 4
"""What a card costs for each rank."""
WILD_RANKS: Final = 5
"""How many ranks a Wild counts more."""
KEEP_OUT: Final = 6
"""What a rank is worth where winning would do harm, and a high card may go."""
HOLDING: Final = 7
"""How much each player still to come lowers the chance that a card holds."""
WEIGHTS: Final = 8

THUMB: Final = (0.6, 0.3, 3.0, 0.0, 0.01, 5.0, 0.02, 0.7)
"""Those of `players.thumb`."""
THUMB_PLUS: Final = (0.6, 0.3, 3.0, 3.0, 0.6, 5.0, 0.02, 0.7)
"""What a card costs and what a trick is worth, found by trying: it wins nearly twice as often."""

SCALE: Final = 60
"""T8.1: beyond its last pennant a tally is good for nothing."""

NOTHING: Final = 1e-9
"""So much may be left over where figures that should be the same were added in another order."""

ALWAYS: Final = 1024
"""A chance of so many in 1024."""


def play_at_random(engine: Engine, until: i64) -> None:
    """Random moves until this reign has been scored, or the game is over."""
    while engine.reign <= until and engine.phase != OVER:
        if engine.phase == PLAY:
            _random_tricks(engine)
        else:
            _move_at_random(engine)


def _move_at_random(engine: Engine) -> None:
    if engine.seat == CHANCE:
        engine.draw()
    elif engine.phase == STARTER:
        engine.apply(engine.below(engine.figures.players))
    else:
        engine.apply(engine.moves[engine.below(engine.legal())])


def _random_tricks(engine: Engine) -> None:
    """As `_move_at_random` from the next play to the end of the reign, or to a choice that is not
    of a target, written out: most of what is played at random is played here."""
    figures = engine.figures
    players = figures.players
    strength = figures.strength
    kind = engine.now.kind
    places = figures.places
    late = figures.late
    hand = engine.hand
    trick = engine.trick
    x = engine.random
    seat = engine.seat
    led = engine.led
    down = engine.down
    best = engine.best
    winner = engine.winner
    held = HAND - engine.tricks
    place: i64
    number: i64
    suit: i64
    found: i64
    while held:
        at = seat * SUITS
        wilds = places[hand[at + WILD]]
        x = (x * FACTOR + ADDEND) & BITS_40
        found = 0
        if down:
            found = places[hand[at + led]]
        if found:
            # T3.2: a card of the suit, or a Wild in any of four suits.
            suit = led
            number = (x >> 20) * ((found & 15) + 4 * (wilds & 15)) >> 20
            if number >= found & 15:
                number -= found & 15
                suit = WILD
        else:
            number = (x >> 20) * (held + 3 * (wilds & 15)) >> 20
            if number < held - (wilds & 15):
                suit = 0
                found = places[hand[at]]
                while number >= found & 15:
                    number -= found & 15
                    suit += 1
                    found = places[hand[at + suit]]
            else:
                number -= held - (wilds & 15)
                suit = WILD
        if suit == WILD:
            place = wilds >> (number & -4) + 4 & 15
            counts_as = number & 3
        else:
            place = found >> number * 4 + 4 & 15
            counts_as = suit
        hand[at + suit] ^= 1 << place
        card = suit * IN_SUIT + place
        if not down:
            led = counts_as
            best = -1
        if counts_as == led:
            power = strength[card] + late * down
            if power > best:
                best = power
                winner = seat
        trick[down] = kind[card] | down << PLAYED_AT
        down += 1
        if down < players:
            seat += 1
            if seat == players:
                seat = 0
            continue
        engine.winner = winner
        engine.random = x
        if not engine.resolve():
            while not engine.choose_card(engine.moves[engine.below(engine.legal_targets())]):
                pass
            x = engine.random
        seat = winner
        down = 0
        held -= 1


class Thumb:
    """Rules of thumb with any weights."""

    def __init__(
        self,
        figures: Figures,
        weights: list[float],
        astray: i64,
        leanings: Leanings | None = None,
    ) -> None:
        self.astray: i64 = astray
        """In how many of 1024 decisions a playout takes any move at random."""
        self.weights = floats(weights)
        self.lacking: i64 = 0
        roles: i64 = len(figures.pennant_worth) // 3
        self.becoming = floats([0.0] * (roles * REIGNS * CARDS * 16))
        """By role, reign, and as `Figures.lay`: what a card on the own board is worth."""
        self.any = floats([0.0] * (roles * REIGNS * 64))
        """By role, reign and the bits of suits and Guild: what owning one of each is worth."""
        self.growing = floats([0.0] * (roles * REIGNS * 3))
        self.earning = floats([0.0] * (roles * 3))
        self.rank = ints([0] * CARDS)
        self.holding = floats([0.0] * (16 * 8))
        self.cost = floats([0.0] * CARDS)
        self.play = ints([0] * 64)
        """The plays to choose from, and what the trick is worth with each."""
        self.expected = floats([0.0] * 64)
        self._weigh_pennants(figures)
        self._weigh_cards(figures)
        self._weigh_boards(figures)
        if leanings is not None:
            self._lean(figures, leanings)

    def _weigh_pennants(self, figures: Figures) -> None:
        growing = self.weights[GROWING]
        place: i64
        reign: i64
        for place in range(len(figures.pennant_worth)):
            each = float(figures.pennant_worth[place])
            for reign in range(REIGNS):
                row = (place // 3 * REIGNS + reign) * 3
                self.growing[row + place % 3] = growing * each / 10.0
            self.earning[place] = (1.0 - growing) * each

    def _weigh_cards(self, figures: Figures) -> None:
        """What each card costs, and how likely no card beats it: a beginner's guess by rank."""
        weights = self.weights
        card: i64
        rank: i64
        left: i64
        for card in range(CARDS):
            rank = IN_SUIT - (figures.reigns[0].kind[card] >> ORDER_AT) // SUITS
            self.rank[card] = rank
            wild = weights[WILD_RANKS] if card >= WILD * IN_SUIT else 0.0
            self.cost[card] = weights[RANK] * (float(rank) + wild)
        for rank in range(1, IN_SUIT + 1):
            for left in range(SEATS):
                power = weights[HOLDING] * float(left)
                self.holding[rank * 8 + left] = (float(rank) / float(IN_SUIT + 1)) ** power

    def _weigh_boards(self, figures: Figures) -> None:
        """What the cards laid from a trick may score at the end of the reign, by role and reign."""
        majority = self.weights[MAJORITY]
        columns = figures.columns
        worth = figures.pennant_worth
        number: i64
        place: i64
        faith: i64
        for number in range(len(columns) // COLUMN):
            role = number // REIGNS
            column = number * COLUMN
            kind = figures.reigns[number % REIGNS].kind
            for place in range(64):
                total: i64 = 0
                for faith in range(SUITS + 1):
                    if place >> faith & 1:
                        total += columns[column + faith]
                self.any[number * 64 + place] = float(total)
            for place in range(CARDS):
                most: i64 = 0
                for faith in range(SUITS):
                    if kind[place] >> faith & 1:
                        most += columns[column + SUITS + 1 + faith]
                if kind[place] & GUILD:
                    most += columns[column + SUITS + 1 + SUITS]
                for faith in range(3):
                    gain = majority * float(most)
                    # T6.4, T6.3: piety by religion, money for the one that prevails.
                    if faith != 1:
                        gain += float(worth[role * 3 + CATHOLIC_PIETY + faith // 2]) / 10.0
                    if faith == number % REIGNS:
                        gain += float(worth[role * 3]) / 10.0
                    at = (number * CARDS + place) * 16 + (1 << faith)
                    self.becoming[at] = gain
                    if faith != 1:
                        self.becoming[at + 8] = float(columns[column + 12 + faith // 2])

    def _lean(self, figures: Figures, leanings: Leanings) -> None:
        """What a temperament makes of cards and tallies, as far as a single trick shows it."""
        likes = leanings.weights
        self.weights[LOAN] -= likes[BORROWING]
        number: i64
        place: i64
        faith: i64
        for number in range(len(figures.columns) // COLUMN):
            row = number % REIGNS * LEANINGS
            kind = figures.reigns[number % REIGNS].kind
            for place in range(3):
                self.growing[number * 3 + place] += likes[row + RICHES + place]
            for place in range(CARDS):
                living = 0.0
                dead = likes[row + KILLED]
                if kind[place] & GUILD:
                    living += likes[row + OWN_GUILD]
                    dead += likes[row + KILLED_GUILD]
                if kind[place] & 1 << NOBLES:
                    living += likes[row + OWN_NOBLES]
                if kind[place] & 1 << TOWNSFOLK:
                    living += likes[row + OWN_TOWNSFOLK]
                for faith in range(3):
                    at = (number * CARDS + place) * 16 + (1 << faith)
                    faithful = likes[row + OWN_FAITHFUL]
                    # T2.1: the religions stand in the order of their Monarchs.
                    if faith != number % REIGNS:
                        faithful = -faithful
                    self.becoming[at] += living + faithful
                    self.becoming[at + 8] += dead
                    if faith != 1:
                        self.becoming[at + 8] += likes[row + KILLED_CATHOLIC + faith // 2]

    # Playing on

    def play_on(self, engine: Engine, until: i64) -> None:
        """Plays until this reign has been scored, or the game is over."""
        while engine.reign <= until and engine.phase != OVER:
            if engine.seat == CHANCE:
                engine.draw()
            elif self.astray and engine.below(ALWAYS) < self.astray:
                _move_at_random(engine)
            else:
                engine.apply(self.choose(engine))

    def choose(self, engine: Engine) -> i64:
        """The move that the rules of thumb like best; the first of those that tie."""
        phase = engine.phase
        if phase == PLAY:
            return self._choose_play(engine)
        if phase == TARGET:
            return self._choose_target(engine)
        if phase == EXECUTION:
            return self._choose_victim(engine)
        if phase == STARTER:
            return engine.seat
        if phase == REPAY:
            return engine.most_repayable(engine.seat)
        # A role: any.
        return engine.moves[engine.below(engine.legal())]

    def _choose_play(self, engine: Engine) -> i64:
        count = self._weigh_plays(engine)
        play = self.play
        if count == 1:
            return play[0]
        expected = self.expected
        top = expected[0]
        low = top
        place: i64
        for place in range(1, count):
            if expected[place] > top:
                top = expected[place]
            elif expected[place] < low:
                low = expected[place]
        # Where winning would do harm, the highest card that does not win may go.
        harm = top <= NOTHING and low < -NOTHING
        keep_out = self.weights[KEEP_OUT]
        best: i64 = 0
        most = -1e9
        for place in range(count):
            value = expected[place]
            card = play[place] >> 2
            if harm:
                value += keep_out * float(self.rank[card])
            else:
                value -= self.cost[card]
            if value > most + NOTHING:
                most = value
                best = place
        return play[best]

    def _weigh_plays(self, engine: Engine) -> i64:
        """Each play that differs from others, with what the trick is worth if this card wins it,
        times the chance that it does; in the order of the legal moves. Gives their number."""
        figures = engine.figures
        places = figures.places
        hand = engine.hand
        play = self.play
        expected = self.expected
        down = engine.down
        led: i64 = -1
        best: i64 = -1
        if down:
            led = engine.led
            best = engine.best
        self._sort_table(engine)
        self._lack(engine)
        at = engine.seat * SUITS
        follows: i64 = 0
        if down and hand[at + led]:
            follows = 1
        count: i64 = 0
        suit: i64
        for suit in range(SUITS):
            if follows and suit != led and suit != WILD:
                continue
            left = places[hand[at + suit]]
            while left & 15:
                card = suit * IN_SUIT + (left >> 4 & 15)
                left = (left >> 8 << 4) | (left & 15) - 1
                worth = 0.0
                wins = figures.strength[card] + figures.late * down > best
                if down and suit != led and suit != WILD:
                    wins = False
                if wins:
                    worth = self._expect(engine, card)
                play[count] = card * 4
                expected[count] = worth
                count += 1
                if suit == WILD and down and wins:
                    # Declared as the suit of the trick it may win it; as any other it cannot.
                    play[count] = card * 4
                    expected[count] = worth
                    if led:
                        play[count] = card * 4 + led
                        expected[count - 1] = 0.0
                    else:
                        play[count] = card * 4 + 1
                        expected[count] = 0.0
                    count += 1
        return count

    def _sort_table(self, engine: Engine) -> None:
        """Puts the cards on the table into their acting order, into the first of all thoughts."""
        trick = engine.trick
        table = engine.thoughts[engine.down]
        number: i64
        place: i64
        for number in range(engine.down):
            place = number
            while place and table[place - 1] > trick[number]:
                table[place] = table[place - 1]
                place -= 1
            table[place] = trick[number]

    def _expect(self, engine: Engine, card: i64) -> float:
        """What the trick as it is would be worth with this card, times the chance that it holds."""
        down = engine.down
        table = engine.thoughts[down]
        thought = engine.thoughts[8 + down + 1]
        mine = engine.now.kind[card] | down << PLAYED_AT
        place: i64 = 0
        while place < down and table[place] < mine:
            thought[place] = table[place]
            place += 1
        thought[place] = mine
        while place < down:
            thought[place + 1] = table[place]
            place += 1
        self._begin(engine)
        worth = self._follow(engine, thought, 1, 0, 0) + self.weights[TRICK]
        left = engine.figures.players - down - 1
        return worth * self.holding[self.rank[card] * 8 + left]

    def _begin(self, engine: Engine) -> None:
        """Opens the first slot for thinking with the values of the seat that acts."""
        seats = engine.seats
        at = engine.seat * 8
        place: i64
        for place in range(LOANS + 1):
            seats[SEATS * 8 + place] = seats[at + place]
        # T7.2: a beginner does not remember in which reign a loan was taken.
        seats[SEATS * 8 + LOANS + 1] = 0

    def _follow(self, engine: Engine, trick: Ints, slot: i64, acting: i64, step: i64) -> float:
        """What the rest of a trick that is thought of is worth, with the best of all choices."""
        values = (SEATS - 1 + slot) * 8
        seats = engine.seats
        if engine.carry_out(values, trick, acting, step):
            if seats[values] < 0:
                engine.check_debt(values)
            return self._gain(engine, values, trick)
        acting = engine.acting
        step = engine.step
        what = step >> WHAT_AT & WHAT
        itself: i64 = -1
        if step & 15 == KILL_ONE:
            itself = acting
        further = engine.now.step[step >> NEXT_AT]
        count: i64 = len(trick)
        thought = engine.thoughts[(slot + 1) * 8 + count]
        most = -1e9
        target: i64
        place: i64
        for target in range(count):
            if trick[target] & what or target == itself:
                continue
            for place in range(8):
                seats[values + 8 + place] = seats[values + place]
            copy_ints(thought, trick, count)
            engine.hit(values + 8, thought, target, step)
            place = acting if further else acting + 1
            worth = self._follow(engine, thought, slot + 1, place, further)
            if worth > most:
                most = worth
        return most

    def _gain(self, engine: Engine, values: i64, trick: Ints) -> float:
        """What the winner of a trick has gained, by the measure of the seat that acts."""
        seats = engine.seats
        seat = engine.seat
        role = engine.role[seat]
        number = role * REIGNS + engine.reign - 1
        at = seat * 8
        place: i64
        worth = 0.0
        for place in range(3):
            more = min(seats[values + place], SCALE) - min(seats[at + place], SCALE)
            if more:
                worth += self.growing[number * 3 + place] * float(more)
            more = seats[values + PENNANTS + place] - seats[at + PENNANTS + place]
            if more:
                worth += self.earning[role * 3 + place] * float(more)
        if seats[values + LOANS] > seats[at + LOANS]:
            worth -= self.weights[LOAN]
        new: i64 = 0
        first = number * (CARDS * 16)
        for bits in trick:
            worth += self.becoming[first + (bits >> LAID_AT & LAID)]
            if not bits & DEAD:
                new = new | bits
        return worth + self.any[number * 64 + (new & self.lacking)]

    def _choose_target(self, engine: Engine) -> i64:
        """The target after which the rest of the trick brings most."""
        trick = engine.trick
        acting = engine.acting
        step = engine.step
        what = step >> WHAT_AT & WHAT
        itself: i64 = -1
        if step & 15 == KILL_ONE:
            itself = acting
        further = engine.now.step[step >> NEXT_AT]
        players = engine.figures.players
        thought = engine.thoughts[8 + players]
        self._lack(engine)
        best: i64 = 0
        most = -1e9
        target: i64
        place: i64
        for target in range(players):
            if trick[target] & what or target == itself:
                continue
            copy_ints(thought, trick, players)
            self._begin(engine)
            engine.hit(SEATS * 8, thought, target, step)
            place = acting if further else acting + 1
            worth = self._follow(engine, thought, 1, place, further)
            if worth > most + NOTHING:
                most = worth
                best = target
        engine.acting = acting
        engine.step = step
        return trick[best] >> CARD_AT & CARD

    def _lack(self, engine: Engine) -> None:
        """T6.6a-b: points for owning one count for what is not owned yet."""
        board = engine.board[engine.seat]
        lacking: i64 = OWNED
        suit: i64
        for suit in range(SUITS):
            if board >> 4 * suit & 15:
                lacking -= 1 << suit
        if board >> GUILD_AT & 63:
            lacking -= GUILD
        self.lacking = lacking

    def _choose_victim(self, engine: Engine) -> i64:
        """An opponent's card of the suit whose majority matters most to the own role."""
        figures = engine.figures
        columns = figures.columns
        kind = engine.now.kind
        seat = engine.seat
        column = (engine.role[seat] * REIGNS + engine.reign - 1) * COLUMN
        count = engine.legal_executions()
        living = engine.board[seat] >> LIVING_AT
        # The own board comes first, without the Monarch.
        own = (living & 63) + (living >> 6 & 63) + (living >> 12 & 63) - 1
        best: i64 = 0
        most: i64 = -1000
        place: i64
        suit: i64
        for place in range(count):
            card = engine.moves[place]
            suit = suit_of(card)
            loss = columns[column + suit] + columns[column + SUITS + 1 + suit]
            if kind[card] & GUILD:
                loss += columns[column + SUITS + 1 + SUITS]
            if place < own:
                loss = -loss
            if loss > most:
                most = loss
                best = place
        return engine.moves[best]

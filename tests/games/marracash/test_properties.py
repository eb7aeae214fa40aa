"""Whatever is played: what must hold in every position of every game."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator
from itertools import cycle, groupby
from typing import Any, NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core.contract import OVER
from ludoteca.core.kernel import Record, new_record
from ludoteca.core.setting import make_setting
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.game import GAME
from ludoteca.games.marracash.numbering import AUCTION, BID, PASS, SELL
from tests.effort import examples
from tests.games.marracash.table import CARDS, FIGURES


class Rules(NamedTuple):
    seats: int
    souvenirs: bool
    any_raise: bool

    def board(self) -> MarracashBoard:
        options = {"souvenirs": self.souvenirs, "any_raise": self.any_raise}
        setting = make_setting(GAME, self.seats, options)
        return GAME.load_board(setting.options, setting.files)


# What a shop's customers have paid so far, by their number (§6.2).
PAID = [0, 100, 300, 600, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500, 6000]

# A byte a step says which kind of action, another which of that kind; used up, they begin again.
games = given(
    rules=st.builds(Rules, st.sampled_from([3, 4]), st.booleans(), st.booleans()),
    draws=st.binary(min_size=400, max_size=400),
)
some = examples(compiled=15, uncompiled=3)


def play(rules: Rules, draws: bytes) -> Iterator[tuple[Record, str]]:
    """Every position of a game, always the same record, and the action that led to it.

    Choices and outcomes are drawn. Moves are as likely as auctions, passes as bids, and bids are
    among the lowest ten, so that many shops are sold.
    """
    kernels = GAME.kernels
    board = rules.board()
    state = new_record(GAME.state_type)
    kernels.start(board.record, state, rules.seats)
    buffer = np.zeros(GAME.max_choices, np.int16)
    drawn = cycle(draws)
    yield state, "start"
    while state.actor != OVER:
        count = kernels.legal(board.record, state, buffer)
        kinds = [list(run) for _, run in groupby(buffer[:count].tolist(), kind_of)]
        choices = kinds[next(drawn) % len(kinds)]
        if kind_of(choices[0]) == kind_of(BID):
            choices = choices[:10]
        number = choices[next(drawn) % len(choices)]
        kernels.apply(board.record, state, number)
        yield state, GAME.text(GAME.action(board, number))


def kind_of(number: int) -> int:
    """Move, auction, bid, pass or another."""
    return bisect((AUCTION, BID, PASS, SELL), number)


def by_colour(values: Any) -> list[int]:
    """Sums over the shops of each colour."""
    sums: list[int] = np.asarray(values).reshape(5, -1).sum(axis=1).tolist()
    return sums


def sold_cards(state: Record) -> int:
    """The value of the cards that are out of the game."""
    in_game = [card for number, card in enumerate(CARDS) if state.cards_left >> number & 1]
    in_game += [CARDS[card] for card in state.card if card != -1]
    return sum(int(card.split()[1]) for card in CARDS if card not in in_game)


@games
@some
def test_money_is_conserved(rules: Rules, draws: bytes) -> None:
    """Q2, Q10: it is in the purses or in the bank, never below zero, never above the limit."""
    for state, _ in play(rules, draws):
        money = state.money.tolist()
        assert sum(money) == state.bank <= 30550
        assert min(money) >= 0
        assert all(amount % 25 == 0 for amount in money)
        assert money[rules.seats :] == [0] * (4 - rules.seats)


@games
@some
def test_the_bank_pays_and_takes_what_the_rules_say(rules: Rules, draws: bytes) -> None:
    """§4.2, §4.3, §6.2, §9.2: customers and cards and bonuses, less prices."""
    prices = bonuses = price = 0
    shop, bid, owned, auctioneer = -1, 0, 0, -1  # before the action
    for state, text in play(rules, draws):
        if state.signs.sum() > owned:
            price = int(text.split()[1]) if text.startswith("bid") else bid
            prices += price
            if state.owner[shop] != auctioneer:
                bonuses += 100 if price <= 500 else 200
        shop, bid, owned = int(state.shop), int(state.bid), int(state.signs.sum())
        auctioneer = int(state.player)
        if state.shop == -1 and state.selling_shop == -1:
            paid = sum(PAID[count] for count in state.customers.tolist())
            cards = sold_cards(state) if rules.souvenirs else 0
            assert state.bank == 1200 * rules.seats + paid + cards + bonuses - prices
    assert bonuses <= prices


@games
@some
def test_visitors_are_conserved(rules: Rules, draws: bytes) -> None:
    """§1.2: 54 of them, in the box, in the line, in town or in a shop, by colour."""
    for state, _ in play(rules, draws):
        line = state.line[state.line_from : state.line_to]
        counts = (
            state.figures
            + np.bincount(line, minlength=5)
            + state.crowd.sum(axis=0)
            + by_colour(state.customers)
        )
        assert counts.tolist() == list(FIGURES.values())
        assert counts.sum() == 54


@games
@some
def test_what_is_kept_for_speed_is_what_the_town_shows(rules: Rules, draws: bytes) -> None:
    """§1.2, §6.1: signs used by each seat, visitors at each fountain."""
    for state, _ in play(rules, draws):
        owners = state.owner.tolist()
        assert state.signs.tolist() == [owners.count(seat) for seat in range(4)]
        assert max(state.signs) <= 6
        assert state.standing.tolist() == state.crowd.sum(axis=1).tolist()
        assert not state.crowd[16:].any()


@games
@some
def test_owners_never_change_and_customers_never_leave(rules: Rules, draws: bytes) -> None:
    """§4.2, §6.2: and only shops with an owner have customers."""
    owners, customers = None, None
    for state, _ in play(rules, draws):
        if owners is not None:
            assert ((owners < 0) | (owners == state.owner)).all()
            assert (state.customers >= customers).all()
        owners, customers = state.owner.copy(), state.customers.copy()
        assert not customers[owners < 0].any()
        assert (owners >= -1).sum() == 25


@games
@some
def test_the_line_never_has_four_of_a_colour_in_a_row(rules: Rules, draws: bytes) -> None:
    """§2.1, §2.2, §7.1: at setup and ever after; the line only gets shorter at its ends."""
    line: list[int] = []
    for state, _ in play(rules, draws):
        now = state.line[state.line_from : state.line_to].tolist()
        assert max((len(list(run)) for _, run in groupby(now)), default=0) <= 3
        if state.first == -1:
            assert now[: len(line)] == line
            line = now
        else:
            assert line[int(state.line_from) : int(state.line_to)] == now
    assert len(line) == 45


@games
@some
def test_nobody_stands_outside_a_shop_that_he_would_enter(rules: Rules, draws: bytes) -> None:
    """§4.4, §6.2: at a fountain beside an owned shop there is nobody of its colour."""
    beside = {"3": "B1", "4": "Y2", "5": "P3", "6": "B3", "7": "R2"}
    beside |= {"9": "B4", "10": "Y3", "11": "G3", "12": "R4"}
    board = rules.board()
    places = [
        (board.fountain_names.index(fountain), board.shop_names.index(shop), "YPGRB".index(shop[0]))
        for fountain, shop in beside.items()
    ]
    for state, _ in play(rules, draws):
        for fountain, shop, colour in places:
            assert state.owner[shop] == -1 or state.crowd[fountain, colour] == 0


@games
@some
def test_the_end_and_the_winners_are_those_of_the_rules(rules: Rules, draws: bytes) -> None:
    """§8.1, §8.2, Q8, Q9, Q17: when it ends, why, and who shares the win."""
    turn = emptied = eventful = 0  # the turn so far; when the line became empty; the last event
    seen = (0, 0, 0)
    for state, _ in play(rules, draws):
        line = int(state.line_to - state.line_from)
        now = (int(state.signs.sum()), int(state.customers.sum()), line)
        if state.first != -1 and now != seen:
            eventful = turn
            emptied = turn if line == 0 and seen[2] > 0 else emptied
        turn, seen = int(state.turns), now
    seats = rules.seats
    outcome = GAME.outcome(rules.board(), state)
    if outcome.reasons == ("visitors",):
        assert state.turns == emptied + seats
    else:
        assert outcome.reasons == ("standstill",)
        assert emptied == 0
        assert state.turns == eventful + 5 * seats
    money = state.money.tolist()[:seats]
    winners = [amount == max(money) for amount in money]
    assert list(outcome.scores) == money
    assert list(outcome.returns) == [won / sum(winners) for won in winners]
    assert list(outcome.ranks) == [1 + sum(other > one for other in money) for one in money]

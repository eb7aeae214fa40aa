"""What to do now, what a choice means, and why something is refused, in words."""

from __future__ import annotations

from ludoteca.core.kernel import Record
from ludoteca.core.message import Argument, Message, message
from ludoteca.core.reading import plainly
from ludoteca.games.marracash.auctions import least_bid, why_not_open
from ludoteca.games.marracash.boards import MarracashBoard
from ludoteca.games.marracash.box import ENDS, MAX_FOUNTAINS
from ludoteca.games.marracash.moving import why_no_moves
from ludoteca.games.marracash.narrate import told_action
from ludoteca.games.marracash.numbering import AUCTION, BID, BRING, GATHER, MOVE, PASS, SELL
from ludoteca.games.marracash.refusals import KEYS, Refusal
from ludoteca.games.marracash.rules import amount_of, count_of, entrance_of, refusal
from ludoteca.games.marracash.sales import Sale, pulled_in, sales_of
from ludoteca.games.marracash.state import NOBODY, Phase
from ludoteca.games.marracash.visitors import line_length
from ludoteca.games.marracash.words import read, read_board, say_card, say_group, say_seat, say_shop


def prompt(board: MarracashBoard, state: Record) -> Message:
    """One sentence for the acting seat."""
    state = read(state)
    seat = say_seat(state.actor)
    if state.phase == Phase.ACT:
        return prompt_act(state, seat)
    if state.phase == Phase.BID:
        shop = say_shop(board, state.shop)
        least = plainly(least_bid)(read_board(board.record), state)
        if state.leader == NOBODY:
            return message("marracash-prompt-open", seat=seat, shop=shop, least=least)
        return message(
            "marracash-prompt-raise",
            seat=seat,
            shop=shop,
            leader=say_seat(state.leader),
            bid=state.bid,
            least=least,
        )
    if state.phase == Phase.SELL:
        shop = say_shop(board, state.selling_shop)
        return message("marracash-prompt-sell", seat=seat, shop=shop)
    return message("marracash-prompt-bring", seat=seat, left=plainly(line_length)(state))


def prompt_act(state: Record, seat: Message) -> Message:
    """Q6: what the action due can be, and whether another follows."""
    left = state.actions_left
    if plainly(why_no_moves)(state) != Refusal.ALLOWED:
        return message("marracash-prompt-auction", seat=seat, left=left)
    if plainly(why_not_open)(state, state.player) != Refusal.ALLOWED:
        return message("marracash-prompt-move", seat=seat, left=left)
    return message("marracash-prompt-act", seat=seat, left=left)


def describe(board: MarracashBoard, state: Record, number: int) -> Message:
    """A choice, before it is made; outcomes of chance as they are told afterwards."""
    if number in range(MOVE, AUCTION):
        return describe_move(board, state, number)
    if number in range(AUCTION, BID):
        shop = say_shop(board, number - AUCTION)
        count = pulled_in(board, read(state), number - AUCTION)
        if count:
            return message("marracash-do-auction-pulling", shop=shop, count=count)
        return message("marracash-do-auction", shop=shop)
    if number in range(BID, PASS):
        return message("marracash-do-bid", amount=plainly(amount_of)(number))
    if number == PASS:
        return message("marracash-do-pass")
    if number in range(SELL, BRING):
        return message("marracash-do-sell", card=say_card(number - SELL))
    if number in range(BRING, GATHER):
        return describe_bringing(board, read(state), number)
    return told_action(board, state, number, state)[0]


def describe_move(board: MarracashBoard, state: Record, number: int) -> Message:
    """The move, and who would enter which shop on the way."""
    start, target = divmod(number - MOVE, MAX_FOUNTAINS)
    ends = {"start": board.fountain_names[start], "target": board.fountain_names[target]}
    sales = []
    if refusal(board.record, state, number) == Refusal.ALLOWED:
        sales = sales_of(board, state, number)
    if not sales:
        return message("marracash-do-move", **ends)
    return message(
        "marracash-do-move-selling",
        sales=tuple(describe_sale(board, sale) for sale in sales),
        **ends,
    )


def describe_sale(board: MarracashBoard, sale: Sale) -> Message:
    told: dict[str, Argument] = {
        "count": sale.visitors,
        "shop": say_shop(board, sale.shop),
        "seat": say_seat(sale.owner),
    }
    if sale.waits:
        return message("marracash-sale-waiting", **told)
    return message("marracash-sale", income=sale.income, share=sale.share, **told)


def describe_bringing(board: MarracashBoard, state: Record, number: int) -> Message:
    """The visitors that would come, and where."""
    count = plainly(count_of)(number)
    line = state.line[state.line_from : state.line_to]
    is_right = (number - BRING) % ENDS
    group = line[-count:] if is_right else line[:count]
    counts = [int((group == colour).sum()) for colour in range(state.crowd.shape[1])]
    return message(
        "marracash-do-bring-right" if is_right else "marracash-do-bring-left",
        fountain=board.entrance_names[plainly(entrance_of)(number)],
        group=say_group(counts),
    )


def reason(board: MarracashBoard, state: Record, number: int, code: int) -> Message:
    """Why the guard said no."""
    is_bid = code in (Refusal.BID_LOW, Refusal.BID_HIGH)
    return message(
        f"marracash-refused-{KEYS[code]}",
        least=int(least_bid(board.record, state)),
        most=int(state.money[state.actor]) if is_bid else 0,
    )

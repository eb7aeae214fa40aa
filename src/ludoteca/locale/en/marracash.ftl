# Marracash: names

marracash-seat = { $seat ->
    [ali] Ali
    [aida] Aida
    [omar] Omar
   *[laila] Laila
}
marracash-colour = { $colour ->
    [yellow] yellow
    [purple] purple
    [green] green
    [red] red
   *[blue] blue
}
marracash-shop = { $colour } shop { $shop }
marracash-souvenir = { $colour } souvenir for { $value }
marracash-visitors = { $count } { $colour }

# What happens

marracash-gathered = A { $colour } visitor waits at entrance { $fountain }.
marracash-queued = A { $colour } visitor joins the line.
marracash-first = { $seat } begins.
marracash-card-turned = Face up: the { $card }.
marracash-turn = { $seat } is next.
marracash-passed-over = { $seat } has less than 100 and is passed over.
marracash-idle = There is nothing { $seat } can do this turn.
marracash-moved = { $seat } leads the group from fountain { $start } to { $target }: { $group }.
marracash-auctioned = { $seat } puts the { $shop } up for auction.
marracash-opened = { $seat } opens with { $amount }.
marracash-raised = { $seat } bids { $amount }.
marracash-passed = { $seat } passes.
marracash-cannot-raise = { $seat } cannot raise and is out.
marracash-bought = { $seat } buys the { $shop } for { $price }.
marracash-bonus = { $seat } gets { $bonus } for the auction.
marracash-entered = { $count ->
    [one] One visitor enters the { $shop } of { $seat }.
   *[other] { $count } visitors enter the { $shop } of { $seat }.
}
marracash-sold = { $seat } sells the { $card }.
marracash-earned = { $seat } earns { $income }.
marracash-share = { $owner } gives { $seat } a share of { $share }.
marracash-brought = { $seat } brings visitors in at entrance { $fountain }: { $group }. { $left ->
    [0] The line is empty.
    [one] One is left in the line.
   *[other] { $left } are left in the line.
}
marracash-last-round = { $seat } brought the last visitors: one more turn for everyone, { $seat } last.
marracash-over = { $reason ->
    [standstill] Nothing has happened for five rounds: the game is over.
   *[visitors] The last round is played: the game is over.
}
marracash-final = { $seat } has { $money }.
marracash-won = { $seats } wins with { $money }.
marracash-won-together = { $seats } share the win with { $money } each.

# What to do

marracash-prompt-act = { $seat }, { $left ->
    [0] one more action
   *[other] two actions
}: move a group, or auction a shop.
marracash-prompt-move = { $seat }, { $left ->
    [0] one more action
   *[other] two actions
}: move a group.
marracash-prompt-auction = { $seat }, { $left ->
    [0] choose a shop to auction.
   *[other] choose a shop to auction; another auction follows.
}
marracash-prompt-open = { $seat }, open the auction of the { $shop } with at least { $least }.
marracash-prompt-raise = { $seat }, { $leader } bids { $bid } for the { $shop }: bid at least { $least }, or pass.
marracash-prompt-sell = { $seat }, which souvenir does your visitor in the { $shop } buy?
marracash-prompt-bring = { $seat }, an entrance is empty: bring in visitors from either end of the line ({ $left } left).

# Choices

marracash-do-move = Move the group from fountain { $start } to { $target }
marracash-do-move-selling = Move the group from fountain { $start } to { $target } ({ $sales })
marracash-sale = { $count } into the { $shop } of { $seat }, who earns { $income }{ $share ->
    [0] {""}
   *[other] {" "}and gives you { $share }
}
marracash-sale-waiting = { $count } into the { $shop } of { $seat }, who chooses a souvenir
marracash-do-auction = Auction the { $shop }
marracash-do-auction-pulling = Auction the { $shop } ({ $count ->
    [one] one visitor enters
   *[other] { $count } visitors enter
} at once)
marracash-do-bid = Bid { $amount }
marracash-do-pass = Pass
marracash-do-sell = Sell the { $card }
marracash-do-bring-left = Bring in from the left, at entrance { $fountain }: { $group }
marracash-do-bring-right = Bring in from the right, at entrance { $fountain }: { $group }

# Why not

marracash-refused-other-step = “{ $action }” is not what is to be done now.
marracash-refused-colour-gone = “{ $action }”: no visitor of this colour is left.
marracash-refused-colour-gathered = “{ $action }”: this entrance has a visitor of this colour already.
marracash-refused-four-in-a-row = “{ $action }”: there would be four of a colour in a row.
marracash-refused-unfinishable = “{ $action }”: the rest could not be lined up without four of a colour in a row.
marracash-refused-no-seat = “{ $action }”: nobody sits there.
marracash-refused-no-fountain = “{ $action }”: this town has no such fountain.
marracash-refused-first-round = “{ $action }”: in the first round shops are auctioned, nobody moves.
marracash-refused-after-auction = “{ $action }”: after an auction no group may be moved in the same turn.
marracash-refused-no-group = “{ $action }”: nobody stands at that fountain.
marracash-refused-not-adjacent = “{ $action }”: no street leads straight from one of these fountains to the other.
marracash-refused-no-shop = “{ $action }”: this town has no such shop.
marracash-refused-shop-owned = “{ $action }”: this shop has an owner.
marracash-refused-no-sign = “{ $action }”: all six of your signs are in use.
marracash-refused-no-money = “{ $action }”: an auction opens with 100, and you have less.
marracash-refused-bid-low = “{ $action }” is too low a bid.
marracash-refused-bid-high = “{ $action }”: you have less than that.
marracash-refused-bid-steps = A bid is a multiple of { $coin }, from { $least } to { $most }.
marracash-refused-must-open = The auctioneer has to open with a bid.
marracash-refused-card-not-open = “{ $action }”: this card does not lie face up.
marracash-refused-entrance-taken = “{ $action }”: this entrance is not empty.
marracash-refused-line-short = “{ $action }”: there are not so many in the line.
marracash-refused-one-alone = “{ $action }”: at least two come in, unless one is all that is left.
marracash-refused-card-gone = “{ $action }”: this card is not in the deck any more.

# Faults of a town file

marracash-board-kind = The kind is “{ $kind }”; a town of Marracash has kind = "town".
marracash-board-header = The map begins with the numbers of its columns: 0 1 2 and so on.
marracash-board-large = The town is too large: at most { $limit } columns and { $limit } rows.
marracash-board-row = Row { $row } begins with “{ $text }”; it has to begin with its number.
marracash-board-length = Row { $row } has { $found } squares, but there are { $wanted } columns.
marracash-board-sign = At { $place } stands “{ $text }”. A square is . (street), ## (palm), a number from 1 to 99 (fountain), with * an entrance, or one of { $letters } with a number from 1 to 99 (shop).
marracash-board-fountain-twice = At { $place }: there are two fountains { $fountain }.
marracash-board-fountains = At { $place }: a town has at most { $limit } fountains.
marracash-board-entrances = The town has { $found } entrances (numbers with *); it needs { $wanted }.
marracash-board-shop-torn = At { $place }: shop { $shop } is not in one piece.
marracash-board-colour-shops = At { $place }: there are at most { $limit } shops of a colour, here { $colour }.
marracash-board-shops = The town has { $found } shops; it needs at least { $wanted }, so that one is left when all signs are used.
marracash-board-entrance-shop = At { $place }: entrance { $fountain } is beside shop { $shop }; no shop may touch an entrance.
marracash-board-street = At { $place }: this street has { $ways ->
    [one] one way on
   *[other] { $ways } ways on
}; a street that is no fountain has exactly two.
marracash-board-loop = At { $place }: this route leads from fountain { $fountain } back to itself.
marracash-board-two-routes = At { $place }: this is the second route from fountain { $one } to fountain { $other }.
marracash-board-same-colour = At { $place }: this square touches shops { $one } and { $other } of the same colour.
marracash-board-apart = At { $place }: fountain { $fountain } cannot be reached from fountain { $near }.
marracash-board-ring = At { $place }: this street leads to no fountain.

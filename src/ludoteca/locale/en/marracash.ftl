### The words of Marracash.

## Names

marracash-seat = { $seat ->
    [ali] Ali
    [aida] Aida
    [omar] Omar
    [laila] Laila
   *[other] { $seat }
}
marracash-colour = { $colour ->
    [yellow] yellow
    [purple] purple
    [green] green
    [red] red
    [blue] blue
   *[other] { $colour }
}
# The letter of a colour, and a shop as the map calls it; all letters differ
marracash-letter = { $colour ->
    [yellow] Y
    [purple] P
    [green] G
    [red] R
    [blue] B
   *[other] { $colour }
}
marracash-sign = { $letter }{ $number }
marracash-shop = { $colour } shop { $shop }
marracash-souvenir = { $colour } souvenir for { $value }
marracash-visitors = { $count } { $colour }

## What happened

marracash-gathered = A { $colour } visitor waits at fountain { $fountain }.
marracash-queued = A { $colour } visitor joins the line.
marracash-first = { $seat } begins.
marracash-card-turned = Face up: the { $card }.
marracash-turn = { $seat } is next.
marracash-passed-over = { $seat } has less than 100 Dirham and is passed over.
marracash-idle = There is nothing { $seat } can do this turn.
marracash-moved = { $seat } leads the group from fountain { $start } to { $target }: { $group }.
marracash-auctioned = { $seat } puts the { $shop } up for auction.
marracash-opened = { $seat } opens with { $amount } Dirham.
marracash-raised = { $seat } bids { $amount } Dirham.
marracash-passed = { $seat } passes.
marracash-cannot-raise = { $seat } cannot raise and is out.
marracash-bought = { $seat } buys the { $shop } for { $price } Dirham.
marracash-bonus = { $seat } gets { $bonus } Dirham for the auction.
marracash-entered = { $count ->
    [one] One visitor enters the { $shop } of { $seat }.
   *[other] { $count } visitors enter the { $shop } of { $seat }.
}
marracash-sold = { $seat } sells the { $card }.
# $souvenirs: so much of the income was paid for souvenirs
marracash-earned = { $seat } earns { $income } Dirham{ $souvenirs ->
    [0] .
   *[other] , { $souvenirs } of it for souvenirs.
}
marracash-share = { $owner } gives { $seat } a share of { $share } Dirham.
# $left: visitors still in the line
marracash-brought = { $seat } brings visitors in at fountain { $fountain }: { $group }. { $left ->
    [0] The line is empty.
    [one] One is left in the line.
   *[other] { $left } are left in the line.
}
marracash-last-round = { $seat } brought the last visitors: one more turn for everyone, { $seat } last.
marracash-over = { $reason ->
    [visitors] The last round is over, and so is the game.
    [standstill] Nothing has happened for five rounds: the game is over.
   *[other] The game is over.
}
# At the end, for each seat
marracash-final = { $seat } has { $money } Dirham.
marracash-won = { $seats } wins with { $money } Dirham!
marracash-won-together = { $seats } share the win with { $money } Dirham each!

## What to do now

# $left: actions still to come after this one
marracash-prompt-act = { $seat }, { $left ->
    [0] you have one more action
   *[other] you have two actions
}: move a group, or auction a shop.
marracash-prompt-move = { $seat }, { $left ->
    [0] you have one more action
   *[other] you have two actions
}: move a group.
marracash-prompt-auction = { $seat }, { $left ->
    [0] choose a shop to auction.
   *[other] choose a shop to auction; another auction follows.
}
marracash-prompt-open = { $seat }, open the auction of the { $shop } with at least { $least } Dirham.
marracash-prompt-raise = { $seat }, { $leader } bids { $bid } Dirham for the { $shop }: bid at least { $least }, or pass.
marracash-prompt-sell = { $seat }, which souvenir does your visitor in the { $shop } buy?
marracash-prompt-bring = { $seat }, an entrance is empty: bring in visitors from either end of the line ({ $left } left).

## Choices

marracash-do-move = Move the group from fountain { $start } to { $target }
marracash-do-move-selling = Move the group from fountain { $start } to { $target }: { $sales }
marracash-sale = { $count } into the { $shop } ({ $seat } earns { $income }{ $share ->
    [0] {""}
   *[other] {" "}and gives you { $share }
})
marracash-sale-waiting = { $count } into the { $shop } ({ $seat } chooses a souvenir)
marracash-do-auction = Auction the { $shop }
marracash-do-auction-pulling = Auction the { $shop } ({ $count ->
    [one] one visitor enters
   *[other] { $count } visitors enter
} at once)
marracash-do-bid = Bid { $amount }
marracash-do-pass = Pass
marracash-do-sell = Sell the { $card }
marracash-do-bring-left = Bring in from the left, at fountain { $fountain }: { $group }
marracash-do-bring-right = Bring in from the right, at fountain { $fountain }: { $group }

## What cannot be played; $action is the notation, as “move 1 3”

marracash-refused-other-step = This does not fit here: another kind of step is due. Choose one of those offered.
marracash-refused-colour-gone = No visitor of this colour is left. Choose another colour.
marracash-refused-colour-gathered = A visitor of this colour already stands at this entrance. Choose another colour.
marracash-refused-four-in-a-row = There would be four of a colour in a row. Choose another colour.
marracash-refused-unfinishable = The rest could no longer be lined up without four of a colour in a row. Choose another colour.
marracash-refused-no-seat = Nobody sits there. Choose a seat that is taken.
marracash-refused-no-fountain = This town has no such fountain. Look for its number on the map.
marracash-refused-first-round = Nobody moves in the first round. Choose a shop to auction.
marracash-refused-after-auction = After an auction no group may be moved in the same turn. Choose a shop to auction.
marracash-refused-no-group = Nobody stands at this fountain. Choose one with visitors.
marracash-refused-not-adjacent = No street leads from the one fountain straight to the other. Choose the next fountain along a street.
marracash-refused-no-shop = This town has no such shop. Look for its name on the map.
marracash-refused-shop-owned = This shop has an owner. Choose one that has none.
marracash-refused-no-sign = All six of your signs are in use. Move a group instead.
marracash-refused-no-money = An auction opens with at least 100 Dirham, and you have less. Move a group instead.
marracash-refused-bid-low = This bid is too low. Bid at least { $least } Dirham.
marracash-refused-bid-high = This bid is more than you have. Bid at most { $most } Dirham.
marracash-refused-bid-steps = A bid must be a multiple of { $coin }, from { $least } to { $most } Dirham.
marracash-refused-must-open = The auctioneer must open with a bid. Bid at least 100 Dirham.
marracash-refused-card-not-open = This souvenir does not lie face up. Choose one of the two that do.
marracash-refused-entrance-taken = This entrance is not empty. Choose one that is.
marracash-refused-line-short = The line is too short for that. Bring fewer visitors.
marracash-refused-one-alone = A visitor comes alone only as the last of the line. Bring two or more.
marracash-refused-card-gone = This card is no longer in the deck. Choose one that is.

## What is wrong with a town file; $place is column,row

marracash-board-header = The map must begin with a line that numbers its columns: 0, 1, 2 and so on.
marracash-board-large = The town is too large. Draw at most { $limit } columns and { $limit } rows.
marracash-board-row = This row begins with “{ $text }”. Begin it with its number, { $row }.
marracash-board-length = Row { $row } must have as many squares as there are columns: { $wanted } needed, { $found } found.
marracash-board-sign = “{ $text }” at { $place } is not a square. Write “.” for a street, “##” for a palm, a number from 1 to 99 for a fountain, with “*” for an entrance, or one of the letters { $letters } and a number from 1 to 99 for a shop.
marracash-board-fountain-twice = There is a second fountain { $fountain } at { $place }. Give it another number.
marracash-board-fountains = There are too many fountains, from { $place } on. Draw at most { $limit }.
marracash-board-entrances = Entrances (fountains with “*”): { $wanted } needed, { $found } found.
marracash-board-shop-torn = The square of shop { $shop } at { $place } is cut off. All squares of a shop must hang together.
marracash-board-colour-shops = There are too many { $colour } shops, from { $place } on. Draw at most { $limit } of a colour.
marracash-board-shops = One shop must be left over when all signs are used: at least { $wanted } shops needed, { $found } found.
marracash-board-entrance-shop = Fountain { $fountain } at { $place } is an entrance and lies beside shop { $shop }. Keep shops away from entrances.
marracash-board-street = { $ways ->
    [0] The street at { $place } has no way on.
    [one] The street at { $place } has only one way on.
   *[other] The street at { $place } has { $ways } ways on.
} A street has exactly two; where more meet, put a fountain.
marracash-board-loop = The route from fountain { $fountain } over { $place } leads back to the same fountain. Put a fountain on the way.
marracash-board-two-routes = The route over { $place } is the second one from fountain { $one } to fountain { $other }. Put a fountain on the way, or close one.
marracash-board-same-colour = The square at { $place } touches two shops of one colour, { $one } and { $other }. Move one of them.
marracash-board-apart = Fountain { $fountain } at { $place } cannot be reached from fountain { $near }. Join them by streets.
marracash-board-ring = The street at { $place } leads to no fountain. Put one on it, or close it.

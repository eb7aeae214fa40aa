### What only Marracash's board in the browser says.

marracash-title = Marracash
marracash-pitch = A walled town in the evening. Bid for shops, then steer the crowds past your own doors.
web-marracash-gathered = Visitors wait at fountain { $fountain }: { $groups }.
web-marracash-queued = { $count } visitors join the line: { $groups }.

## The town

web-marracash-town = Town. Arrow keys move between fountains and shops.
web-marracash-fountain = Fountain { $fountain }: { $group }.
web-marracash-fountain-empty = Fountain { $fountain }: nobody.
web-marracash-entrance = Fountain { $fountain }, an entrance: { $group }.
web-marracash-entrance-empty = Fountain { $fountain }, an entrance: nobody.
web-marracash-choose-group = Choose this group.
web-marracash-chosen = Chosen. Now choose where it goes.
web-marracash-shop-free = { $shop }, no owner. The first customer pays { $pays }.
web-marracash-shop-owned = { $shop } of { $seat }, { $customers ->
    [0] no customers yet
    [one] one customer
   *[other] { $customers } customers
}. The next one pays { $pays }.
web-marracash-zoom-in = Enlarge the town
web-marracash-zoom-out = Show the whole town

## Course of the match

web-marracash-round = Round { $round }
web-marracash-last-round = Last round, { $seat } plays last
web-marracash-how-target = Now choose a lit fountain.
web-marracash-souvenirs = Choose a souvenir
web-marracash-face-up = Souvenirs face up: { $cards }.
web-marracash-deck = Face down: { $count }.
web-marracash-list-move = Move a group
web-marracash-list-auction = Auction a shop

## The line along the wall

web-marracash-line = Line along the wall: { $count ->
    [one] one visitor
   *[other] { $count } visitors
}
web-marracash-line-empty = The line along the wall is empty.
web-marracash-left = From the left
web-marracash-right = From the right
web-marracash-which-entrance = Which entrance
web-marracash-to = Fountain { $fountain }

## Auctions

web-marracash-auction = Auction
web-marracash-auction-by = { $seat } is the auctioneer
web-marracash-pulls = { $count ->
    [one] One visitor enters at once
   *[other] { $count } visitors enter at once
}
web-marracash-no-bid = no bid yet
web-marracash-out = out
web-marracash-leads = highest bid
web-marracash-bids-now = bids now
web-marracash-exact = Your bid
web-marracash-less = Bid less
web-marracash-more = Bid more
web-marracash-bonus = If somebody else buys, { $seat } gets { $bonus } from the bank, above { $price } even { $high }.
web-marracash-share = { $seat } gets { $bonus }, above { $price }: { $high }
web-marracash-doubt-bid = { $dear ->
    [yes] That is more than the shop is likely to earn, and you would have { $left } left.
   *[no] You would have only { $left } left.
} Bid { $amount } for it?
web-marracash-dock = Put it beside the town
web-marracash-undock = Let it float

## Seats

web-marracash-dirham = Dirham
web-marracash-signs = { $count ->
    [0] No sign left
    [one] One sign left
   *[other] { $count } signs left
}
web-marracash-no-shops = No shop yet
web-marracash-history = Money so far

## Where the money came from

web-marracash-result-start = At the start
web-marracash-result-customers = From customers
web-marracash-result-souvenirs = For souvenirs
web-marracash-result-got = Shares received
web-marracash-result-given = Shares given
web-marracash-result-auctions = Auctions held
web-marracash-result-bought = Shops bought
web-marracash-result-total = In all
web-marracash-result-shops = Shops

## The board as text

web-marracash-text-auction = For sale: the { $shop }. Nobody has bid yet. Still in: { $seats }.
web-marracash-text-bid = For sale: the { $shop }. { $seat } bids { $bid }. Still in: { $seats }.
web-marracash-text-seat = { $seat }. Dirham: { $money }. Signs left: { $signs }.
web-marracash-text-free = Shops without an owner: { $shops }.
web-marracash-text-line = Line along the wall, { $count } from left to right: { $line }.
web-marracash-text-ways = From fountain { $fountain } a street leads to: { $next }.
web-marracash-text-past = { $shop }, passed on the ways { $ways }.
web-marracash-text-customers = { $count ->
    [0] No customers for it stand at the beginning of these ways.
   *[other] Customers for it wait: { $groups }.
}
web-marracash-text-waiting = { $count } at fountain { $fountain }
web-marracash-name-fountain = fountain { $fountain }
web-marracash-name-entrance = entrance { $fountain }

## Characters: what each is like

marracash-character = { $name ->
    [zafira] Zafira cannot pass a door without buying it: she wants more shops than anybody.
    [bakir] Bakir keeps his purse shut: few shops, and never a Dirham too many for one.
    [tarik] Tarik wants to be home before dark: he lets the visitors in by fours.
   *[other] { $name }
}

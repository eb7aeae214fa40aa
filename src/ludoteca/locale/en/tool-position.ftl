### Positions that are set up by hand: fields, what they may be, and what is impossible.

position-impossible = This position is impossible. { $faults }
position-none = Positions of “{ $game }” cannot be set up by hand.
position-unknown = A position of this game has no “{ $name }”.
position-value = { $group }, { $field }: “{ $value }” cannot be.
position-group = { $group ->
    [course] Course of the match
    [tiles] Tiles face down
    [hexes] Hexes
    [ants] Ants
    [pile] Discards
    [chambers] Tokens in the chambers
    [money] Money
    [line] Line of visitors
    [fountains] Visitors at fountains
    [souvenirs] Souvenirs
   *[souvenirs-down] Souvenirs face down
}
position-field = { $field ->
    [first] First player
    [turn] Whose turn begins
    [round] Round
    [anthills] Anthills left
    [points] Points of friendship
    [hand] Cards in hand
    [discards] Discarded cards
    [cards] Cards from left to right
    [from] Space of the first card
    [quiet] Turns without an event, this one counted
    [turns-left] Turns left without a line, this one counted
    [line] Visitors from left to right
    [owner] Owner
   *[customers] Customers
}
position-word = { $word ->
    [yes] yes
    [no] no
    [nobody] nobody
    [none] none
    [open] available
   *[crossed] crossed out
}

## Marabunta

marabunta-set-number = { $seat } { $number }
marabunta-set-leaf = Circles on the { $region } leaf
marabunta-set-crates = Crates of group { $number } ({ $power })
marabunta-impossible-tiles = Tiles face down at the start of round { $round }: { $wanted }, not { $found }.
marabunta-impossible-fresh = In round 1 nothing is drawn yet.
marabunta-impossible-cupcakes = Before round { $round }, cupcake hexes no longer available: at least { $count }.
marabunta-impossible-leaf = Circles on the { $region } leaf: { $count }. There are only { $most }.
marabunta-impossible-over = With this the match would be over: { $reason }.
marabunta-impossible-apart = Separate places with numbers of { $seat }: { $groups }. There could be { $most }: each begins with an anthill, or with a 0 or 3 that may stand anywhere.

## Mini City

minicity-set-road = Road { $road }
minicity-set-tokens = { $part ->
    [small] Small part: { $food }
   *[reserve] Reserve: { $food }
}
minicity-impossible-ants = Two ants stand in { $chamber }. Each needs a chamber of its own.
minicity-impossible-cards = Cards of the { $ant } in use: { $count }. There are only { $most }.
minicity-impossible-hand = Cards in the hand of { $seat }: { $count }. When a turn begins: { $wanted }.
minicity-impossible-road = { $road }: its cards lie side by side, cover the spaces { $left } and { $right }, and leave the spaces 1 and { $last } free.
minicity-impossible-tokens = { $food }: free places in the hill { $places }, tokens still held { $tokens }. Both must be the same.
minicity-impossible-share = { $seat }, { $food }: nobody begins with more than { $most }.
minicity-impossible-small = The small part of { $seat } is too large. At most: { $most }.
minicity-impossible-unloaded = { $seat } has no tokens left, so the match would be over.
minicity-impossible-friends = { $friend }: copies there are: { $copies }.

## Marracash

marracash-set-fountain = Fountain { $fountain }
marracash-set-card = Face up, place { $place }
marracash-impossible-visitors = Visitors in { $colour }: { $count }. In the line, in town and in shops there must be { $wanted }.
marracash-impossible-row = In the line, more of one colour stand in a row than { $most }.
marracash-impossible-outside = { $fountain }: visitors in { $colour } stand before { $shop }, which has an owner. They would have gone in.
marracash-impossible-entrance = An entrance is empty although visitors wait in the line.
marracash-impossible-customers = Nobody owns { $shop }, but it has customers.
marracash-impossible-signs = Shops of { $seat }: { $count }. There are signs for { $most }.
marracash-impossible-money = All purses together: { $money }. The bank would have paid { $most } at most, and exactly that before the first shop is sold.
marracash-impossible-card = { $card } lies in two places.
marracash-impossible-places = Two souvenirs lie face up as long as there are any.
marracash-impossible-quiet = There have not been so many turns yet.
marracash-impossible-nothing = { $seat } could do nothing here, so this turn would not begin.

## On the page

position-title = Set up a position
position-lead = The position begins with a turn. Press a place on the board, or open a part below.
position-here = At { $place }
position-possible = This position is possible.
position-faults = What is impossible
position-use = Analyse this position
position-back = Back

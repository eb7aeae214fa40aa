### What only Marabunta's board in the browser says.

marabunta-title = Marabunta
marabunta-pitch = Two ant colonies at a picnic. You split the dice, your rival chooses: share them so that either half suits you.

## Short names

# One letter for each region, all different
web-marabunta-letter = { $colour ->
    [pink] P
    [blue] B
    [orange] O
    [green] G
    [grey] S
    [yellow] Y
   *[other] { $colour }
}
# On the tile itself: very short
web-marabunta-tile = { $tile ->
    [two-crates] two crates
    [two-leaves] two leaves
    [one] a 1
    [two-zeros] two 0s
    [free-zero] a 0 anywhere
    [cross-out] cross out 2
    [again] a die again
    [cupcake] cross out a cupcake
   *[other] { $tile }
}

## The territory

web-marabunta-territory = Territory. Arrow keys move from hex to hex.
web-marabunta-regions = Regions: { $regions }.
web-marabunta-hex-open = available
web-marabunta-hex-cupcake = available, with a cupcake
web-marabunta-hex-crate = available, with a crate
web-marabunta-hex-crossed = crossed out
web-marabunta-zoom-in = Enlarge the map
web-marabunta-zoom-out = Show the whole map

## Leaves

web-marabunta-leaves = Scoring leaves
web-marabunta-leaf-tied = { $region }: Red { $red }, Blue { $blue }. Tied, nobody would score. Blank circles: { $blank }. Available hexes: { $open }.
web-marabunta-leaf-won = { $region }: Red { $red }, Blue { $blue }. { $seat } would win { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Blank circles: { $blank }. Available hexes: { $open }.

## Dice, tile and pools

web-marabunta-one-pool = One pool
web-marabunta-other-pool = The other pool
web-marabunta-move = { $element }: move to the other pool
web-marabunta-split-how = Tap or drag what goes over here
web-marabunta-split-offer = Offer these two pools
web-marabunta-lay-over = tap { $elements }, then “{ $offer }”
web-marabunta-pool-tile = Pool with the tile
web-marabunta-pool-rest = The other pool
web-marabunta-take = Take this pool
web-marabunta-ignore = ignore

## Course of the match

web-marabunta-round = Round { $round }
web-marabunta-face-down = Tiles still face down: { $count }. { $tiles }
web-marabunta-none-face-down = No tile is face down any more: the cupcake tile stays.
web-marabunta-cupcakes-left = Cupcake hexes still available: { $count }. At 0 the match ends.
web-marabunta-last-round = Last round

## Player boards

web-marabunta-score = { $track } on the track, { $regions } from regions now
web-marabunta-anthills = { $count ->
    [0] No anthill left
    [one] { $count } anthill left
   *[other] { $count } anthills left
}
web-marabunta-boxes = Cupcake boxes crossed: { $boxes } of { $all }. Points for the next one: { $next }.
web-marabunta-boxes-full = All { $all } cupcake boxes are crossed.
web-marabunta-group = { $power }: { $crossed } of { $crates } crossed

## Where the points came from

web-marabunta-result-cupcakes = Cupcakes
web-marabunta-result-powers = Powers
web-marabunta-result-total = In all
web-marabunta-result-ended = { $seat } triggered the end: { $reasons }.

## The board as text

web-marabunta-text-rolled = On the table: { $elements }.
web-marabunta-text-offered = One pool: { $pool }. The other: { $rest }.
web-marabunta-text-pool = Pool of { $seat }: { $elements }.
web-marabunta-text-seat = { $seat }. Score now: { $score }. Anthills: { $anthills }. Cupcake boxes crossed: { $boxes }.
web-marabunta-text-region = Region { $region }. Red: sum { $red }, circles { $red-circles }. Blue: sum { $blue }, circles { $blue-circles }. Available hexes: { $open }.
web-marabunta-text-numbers = Numbers of { $seat }: { $numbers }.
web-marabunta-text-number = { $number } in { $place }
web-marabunta-text-cupcakes = Cupcakes to be had: { $hexes }.
web-marabunta-text-crates = Crates to be had: { $hexes }.
web-marabunta-text-crossed = Crossed out: { $hexes }.
web-marabunta-hex-number = { $seat } { $number }
web-marabunta-text-hex = { $hex }: { $state }.
web-marabunta-text-neighbours = Next to { $hex }: { $hexes }.
web-marabunta-text-neighbour = { $hex } { $state }

## Characters: what each is like

marabunta-character = { $name ->
    [livia] Livia wants the whole meadow: she writes wherever there is room, and counts later.
    [bruno] Bruno leaves no crate behind: he lives for his powers.
    [zuzu] Zuzu collects leaves: if there is a circle to fill, she fills it.
    [felix] Felix is in a hurry: he would rather win soon than by much.
   *[other] { $name }
}

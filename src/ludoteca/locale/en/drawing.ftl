### What stands in the drawings of boards. Lines are broken where they get too long.

## Marabunta

marabunta-drawing-territory = Marabunta, territory: 84 hexes in three parts, 12 cupcakes, 12 crates
marabunta-drawing-player-board = Marabunta, player board: cross a group’s crates to unlock its power

## Mini City

minicity-drawing-hill = Mini City, anthill: { $chambers } chambers, { $places } places for food, five ants
minicity-drawing-stream = stream
minicity-drawing-road = Road 1. Two cards lie in the middle; put yours beside them, at either end. A card at the stream clears the road.
minicity-drawing-second-road = Road 2, the same, with three or four players.
minicity-drawing-chamber = A chamber
minicity-drawing-number = its number
minicity-drawing-zone = unloading zone, for one ant; here the violet ant begins
minicity-drawing-tokens = places, one token each, all of the same food
minicity-drawing-marks = 2 ants: filled before a game of two; 3 ants: of three
minicity-drawing-foods = Food
minicity-drawing-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
minicity-drawing-ants = Ants
minicity-drawing-start = begins in { $chamber }
minicity-drawing-friends = Friends, cost in friendship ♥
minicity-drawing-friend = { $friend }{ $copies ->
    [1] {""}
   *[other] , twice
}: { $effect }

## Marracash

marracash-drawing-town = Marracash, town: { $shops } shops, { $fountains } fountains, { $entrances } of them entrances
marracash-drawing-line = { $visitors } visitors wait in a line along the wall; new ones come from either end
marracash-drawing-left = left end
marracash-drawing-right = right end
marracash-drawing-shops = A shop with an owner takes visitors of its colour through any door on their way. They stay, and pay: the first 100, the next 200, and so on; the fifth and all later 500.
marracash-drawing-fountain = fountain: a group of visitors stands here and walks along a street to the next one
marracash-drawing-entrance = entrance: a fountain, too, to which new visitors come from the line
marracash-drawing-palm = palm: no way through
picture-over = Over: watch it again
picture-running = Going on: come and watch

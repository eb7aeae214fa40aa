### The words of Marabunta.

## Names

marabunta-seat = { $seat ->
    [red] Red
    [blue] Blue
   *[other] { $seat }
}

marabunta-tile = { $tile ->
    [two-crates] tile “two crates”
    [two-leaves] tile “two leaves”
    [one] tile “a 1”
    [two-zeros] tile “two 0s”
    [free-zero] tile “a 0 anywhere”
    [cross-out] tile “cross out 2 hexes”
    [again] tile “a die again”
    [cupcake] tile “crossed-out cupcake”
   *[other] tile “{ $tile }”
}

marabunta-power = { $power ->
    [one] a 1
    [two] a 2
    [free-zero] a 0 anywhere
    [free-three] a 3 anywhere
    [two-cupcakes] two cupcakes
    [two-points] 2 points
    [three-points] 3 points
    [three-ones] three 1s
    [cross-out] cross out 2 hexes
    [two-leaves] two leaves
   *[other] { $power }
}

marabunta-die = { $face ->
    [leaf] { $region } leaf
    [crate] { $region } crate
   *[other] { $region } { $face }
}

marabunta-hex = { $hex } ({ $region })

# The end of the sentence “Red triggers the end of the match: …”
marabunta-end-reason = { $reason ->
    [region] a region has no available hex left
    [leaf] a leaf has no blank circle left
    [cupcakes] no cupcake hex is available any more
   *[other] { $reason }
}

## What to do now

marabunta-prompt-split = { $seat }, split the dice and the tile into two pools.
marabunta-prompt-take = { $seat }, take one of the two pools.
marabunta-prompt-element = { $seat }, choose what to apply or ignore next.
marabunta-prompt-circle = { $seat }, choose a leaf and fill a circle on it.
marabunta-prompt-crate = { $seat }, cross a crate on your board.
marabunta-prompt-again = { $seat }, choose a die of your pool to use once more.
marabunta-prompt-cross-cupcake = { $seat }, cross out an available cupcake hex.
# $left: hexes still to choose, of two
marabunta-prompt-cross = { $left ->
    [1] { $seat }, choose a hex beside the first one: both are then crossed out.
   *[other] { $seat }, choose the first of { $left } adjacent hexes to cross out.
}
# $left: hexes still to choose, of two or three
marabunta-prompt-write-set = { $left ->
    [1] { $seat }, choose the last hex for your { $number }s: it must touch those you have chosen.
   *[other] { $seat }, choose hexes that all touch each other and write { $number } in each: { $left } to go.
}
marabunta-prompt-write-any = { $seat }, write your { $number } in an available hex of any region.
marabunta-prompt-write = { $seat }, write your { $number } in an available { $region } hex.

## Choices

marabunta-do-split = One pool: { $pool }; the other: { $rest }
marabunta-do-take = Take: { $pool }
marabunta-do-apply = Apply the { $element }
marabunta-do-ignore = Ignore the { $element }
marabunta-do-write = Write { $number } in { $place }
marabunta-do-write-anthill = Write { $number } in { $place } and cross an anthill
marabunta-do-pick = Choose { $place } for a { $number }
marabunta-do-cross = Cross out { $place }
marabunta-do-circle = Fill a circle on the { $region } leaf
# $left: crates of the group not yet crossed
marabunta-do-crate = { $left ->
    [1] Group { $group }, “{ $power }”: cross the last crate
   *[other] Group { $group }, “{ $power }”: cross 1 of the { $left } crates left
}
marabunta-do-again = Use the { $element } again
marabunta-do-decline = Leave this power unused

## What happened

marabunta-first = The draw: { $seat } begins.
marabunta-round = Round { $number }: { $seat } splits.
marabunta-turned = In play: { $tile }.
marabunta-rolled = Rolled: { $die }.
marabunta-split = { $seat } splits. One pool: { $pool }. The other: { $rest }.
marabunta-took = { $seat } takes the pool: { $pool }.
marabunta-applied = { $seat } applies the { $element }.
marabunta-ignored = { $seat } ignores the { $element }.
marabunta-used-again = { $seat } uses the { $element } again.
marabunta-picked = { $seat } chooses { $place }.
marabunta-wrote = { $seat } writes { $number } in { $hexes }.
marabunta-crossed-out = { $seat } crosses out { $hexes }.
marabunta-circled = { $seat } fills a circle on the { $region } leaf.
marabunta-crate-crossed = { $left ->
    [0] { $seat } crosses the last crate for “{ $power }”.
   *[other] { $seat } crosses a crate for “{ $power }”: { $left } more to go.
}
marabunta-unlocked = { $seat } unlocks the power “{ $power }”.
marabunta-lost = The power “{ $power }” cannot be used and is lost.
marabunta-declined = { $seat } leaves the power unused.
marabunta-anthill = { $left ->
    [0] { $seat } crosses an anthill and has none left.
   *[other] { $seat } crosses an anthill and has { $left } left.
}
marabunta-boxes = { $seat } crosses { $boxes ->
    [one] a cupcake
   *[other] { $boxes } cupcakes
} and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marabunta-points = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marabunta-ending = { $seat } triggers the end of the match: { $reasons }. This round is the last.
marabunta-region-tied = The { $region } region is tied (Red { $red }, Blue { $blue }): nobody scores.
marabunta-region-won = { $seat } wins the { $region } region (Red { $red }, Blue { $blue }) and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
marabunta-tie-boxes = Equal points: more cupcake boxes decide (Red { $red }, Blue { $blue }).
marabunta-tie-ended = Equal points and cupcake boxes: { $seat } triggered the end and wins.
marabunta-won = { $seat } wins the match! Red { $red }, Blue { $blue }.

## What cannot be played; $action is the notation, as “write c7”

marabunta-refused-other-step = This does not fit here: another kind of step is due. Choose one of those offered.
marabunta-refused-not-in-pool = This is not in your pool, or you have already used or ignored it. Choose something else in your pool.
marabunta-refused-useless = This would do nothing now. Choose something else, or ignore it.
marabunta-refused-cupcake-compulsory = The tile “crossed-out cupcake” is compulsory while a cupcake hex is available. Apply it.
marabunta-refused-hex-taken = This hex already holds a number. Choose an available one.
marabunta-refused-hex-crossed = This hex is crossed out. Choose an available one.
marabunta-refused-other-region = This hex lies in another region. Choose one in the colour of the die.
marabunta-refused-no-cupcake-hex = This hex has no cupcake. Choose one that has.
marabunta-refused-already-picked = You have already chosen this hex. Choose another one beside it.
marabunta-refused-not-beside-picked = This hex does not touch all those you have chosen. Choose one that does.
marabunta-refused-not-beside-own = This is not beside one of your numbers, and you have no anthill left. Choose a hex beside one of your numbers.
marabunta-refused-no-room = There is no room here for all the hexes needed. Choose a hex with more available ones around it.
marabunta-refused-same-leaf = You have just filled a circle on this leaf. Choose a different leaf.
marabunta-refused-leaf-full = This leaf has no blank circle left. Choose another leaf.
marabunta-refused-no-group = Your board has no such group of crates. Choose a group that is there.
marabunta-refused-group-full = All crates of this group are crossed. Choose another group.
marabunta-refused-tile-gone = This tile has already been turned. Choose one that is still face down.
marabunta-refused-other-die = Dice are rolled in order, and another one is next. Roll that one.
marabunta-refused-compulsory = Only a power that would cost you an anthill in any case can be left unused, and only before its first hex. Choose a hex.

## What is wrong with a board file

board-face = There is no face “{ $face }”. Write “picnic” or “crumbs”.
board-rows = The map has too many rows. Draw at most { $limit }.
board-hex = “{ $text }” is not a hex. Write one of the letters { $letters }, then “.” or “c” (cupcake) or “x” (crate).
board-column = “{ $text }” stands in the wrong place. Hexes stand four characters apart, and each row is shifted by two from the row above.
board-count = { $what }: { $wanted } needed, { $found } found.
board-hexes = Hexes in all
board-part-hexes = Hexes in part { $part }
board-cupcakes = Cupcake hexes in all
board-crates = Crate hexes in all
board-region-hexes = Hexes of the { $region } region
board-region-cupcakes = Cupcake hexes of the { $region } region
board-region-crates = Crate hexes of the { $region } region
board-torn = The hex { $name } is cut off. All hexes of the territory must hang together.
board-region-torn = The hex { $name } is cut off from its region. All hexes of the { $region } region must hang together.
board-crumbs = On the face “crumbs” the blue region must lie in { $wanted } or more separate patches. Found: { $found }.
board-row-length = The row of cupcake boxes must have from 1 to { $limit } boxes. Found: { $found }.
board-row-points = “{ $points }” cannot stand above a cupcake box. Write a whole number from 0 to 9.
board-row-first = The first cupcake box gives 0 points, not { $points }. Begin the row with 0.
board-groups = A player board must have from 1 to { $limit } groups of crates. Found: { $found }.
board-group-keys = Group { $number } must have the keys “crates” and “power”, and no others.
board-group-crates = A group cannot have “{ $crates }” crates. Write a whole number from 1 to { $limit }.
board-power = There is no power “{ $power }”. Choose one of: { $allowed }.

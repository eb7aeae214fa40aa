### The rules of Marabunta, a text for every paragraph of RULES.md and every ruling.

rules-marabunta-lead = For two players, red and blue. Two ant colonies share one picnic meadow. Every round one player splits the dice into two pools, and the other one takes first. With the dice you write numbers on the map, win regions, eat cupcakes and open crates. Most points win.

rules-marabunta-chapter-1 = What is in the box
rules-marabunta-1-1 = There are six regions and six dice, one die for each region: pink, blue, orange, green, grey and yellow.
rules-marabunta-1-2 = Each die has the faces 0, 1, 2, 3, leaf and crate.
rules-marabunta-1-3 = The territory has 84 hexes, 14 in each region. Twelve hexes carry a cupcake, two in each region, and twelve others carry a crate, two in each region. No hex carries both.
rules-marabunta-1-4 = Each region has a scoring leaf with ten circles. When the game begins two of them are red, two are blue and six are blank.
rules-marabunta-1-5 = The territory has two faces, and the rules are the same on both. On “picnic”, the face for a first game, every region is one connected patch. On “crumbs” the blue region is scattered in three patches or more but still counts as one region; the other five are connected. The territory as a whole is connected, and hexes touch across the joints of its parts (§1.6) just as they do inside a part.
rules-marabunta-1-6 = The territory is made of three parts of 28 hexes, side by side.
rules-marabunta-1-7 = Each player has a player board with two anthills, groups of crates that unlock a power each, a row of cupcake boxes with points above every box (the first one gives +0), and a score track that goes up to 25. There are two faces, “worker” for a first game and “queen”; both players use the same one.
rules-marabunta-1-8 = There are eight tiles (§7).

rules-marabunta-chapter-2 = Setup
rules-marabunta-2-1 = Choose a face of the territory and a face of the player boards. Each player takes a colour, red or blue.
rules-marabunta-2-2 = Set the cupcake tile aside. Shuffle the other seven and pile them face down on top of it.
rules-marabunta-2-3 = Chance decides who is the first player.

rules-marabunta-chapter-3 = Round
rules-marabunta-3-1 = The first player turns the top tile and rolls all six dice.
rules-marabunta-3-2 = The first player then splits these seven elements, six dice and one tile, into two pools. Each pool needs at least one element. That makes 63 possible splits: some dice go with the tile, and all the others are the rest.
rules-marabunta-3-3 = The other player takes one of the two pools and applies all its elements. After that the first player applies the other pool.
rules-marabunta-3-4 = The round is over. The other player is now the first player, and a new round begins.
rules-marabunta-3-5 = In round 8 and in every later round the cupcake tile is the only one left, so it is the tile of each of these rounds.

rules-marabunta-chapter-4 = Applying elements
rules-marabunta-4-1 = You apply the elements of your pool one at a time, in the order you like. Finish one before you begin the next.
rules-marabunta-4-2 = You may ignore any element, whether or not you could use it. The cupcake tile is the exception (§7.8).
rules-marabunta-4-3 = A tile is gone after it has been used or ignored. The cupcake tile always comes back.

rules-marabunta-chapter-5 = Dice
rules-marabunta-5-1 = Leaf: fill one blank circle in your colour on the leaf of the die’s region.
rules-marabunta-5-2 = Crate: cross one crate on your player board, in any group you like (§9).
rules-marabunta-5-3 = 1, 2 or 3: write the number in an available hex of the die’s region (§6).
rules-marabunta-5-4 = 0: write it in an available hex of any region, whatever the colour of the die (§6).

rules-marabunta-chapter-6 = Writing
rules-marabunta-6-1 = A hex is available while it has no number in it and is not crossed out. A number that has been written stays as it is until the end.
rules-marabunta-6-2 = Adjacency: the hex you write in must touch a hex with a number of your own colour. A 0 counts as a number. The number beside it may lie in another region, and it may be equal to the one you write or different.
rules-marabunta-6-3 = If you want to write away from your own numbers, cross one of your anthills. The number then goes into any available hex of the die’s region; a 0 and a number from a tile or a power go into any available hex at all. You never have to use an anthill.
rules-marabunta-6-4 = Some tiles and powers bring an anthill of their own. They cost you none.

rules-marabunta-chapter-7 = Tiles
rules-marabunta-7-1 = Two crates: cross any two crates on your player board, one after the other.
rules-marabunta-7-2 = Two leaves: fill one blank circle on each of two different leaves.
rules-marabunta-7-3 = One: write a 1 in any region, by the rules of §6.
rules-marabunta-7-4 = Two zeros: write a 0 in any region by the rules of §6 and another 0 in a hex that touches it. The second one cannot be placed elsewhere with an anthill. You write both or neither.
rules-marabunta-7-5 = Free zero: write a 0 in any available hex. It needs no number of yours beside it and no anthill.
rules-marabunta-7-6 = Cross out: cross out two available hexes that touch each other, anywhere on the map.
rules-marabunta-7-7 = Again: use one die of your pool a second time.
rules-marabunta-7-8 = Cupcake: cross out one available cupcake hex. You cross no cupcake box for it. This tile is compulsory, unless all twelve cupcake hexes are filled or crossed out.
rules-marabunta-7-9 = A crossed-out hex belongs to nobody. Nobody can write in it, it helps nobody to write beside it (§6.2), and its cupcake or crate is lost.

rules-marabunta-chapter-8 = Hex effects
rules-marabunta-8-1 = If you write in a cupcake hex, cross the next cupcake box of your row, from the left, and score the points above it at once.
rules-marabunta-8-2 = If you write in a crate hex, cross one crate of your choice on your player board. You may begin several groups; those that you do not finish cost nothing at the end.

rules-marabunta-chapter-9 = Powers
rules-marabunta-intro-9 = Cross the last crate of a group and you unlock its power. You must use it at once, before you go on.
rules-marabunta-9-1 = A 1: write a 1 in any region, by the rules of §6.
rules-marabunta-9-2 = A 2: write a 2 in any region, by the rules of §6.
rules-marabunta-9-3 = Free zero: write a 0 in any available hex; the power brings its own anthill.
rules-marabunta-9-4 = Free three: write a 3 in any available hex; the power brings its own anthill.
rules-marabunta-9-5 = Two cupcakes: cross your next two cupcake boxes and score the points above each.
rules-marabunta-9-6 = Two points: score 2 points.
rules-marabunta-9-7 = Three points: score 3 points.
rules-marabunta-9-8 = Three ones: write a 1 by the rules of §6, a second 1 in a hex that touches the first, and a third 1 in a hex that touches both. You write all three.
rules-marabunta-9-9 = Cross out: cross out two available hexes that touch each other, anywhere on the map.
rules-marabunta-9-10 = Two leaves: fill one blank circle on each of two different leaves.

rules-marabunta-chapter-10 = End
rules-marabunta-10-1 = The end is triggered as soon as one of these is true: (a) all hexes of a region are filled or crossed out; (b) the last circle of a leaf is filled; (c) all twelve cupcake hexes are filled or crossed out.
rules-marabunta-10-2 = The round in which this happens is played to its end and is the last.

rules-marabunta-chapter-11 = Scoring
rules-marabunta-11-1 = The points of cupcakes and powers are on the track already.
rules-marabunta-11-2 = In each region add up the red numbers and the blue numbers. The higher sum wins the region, and its player scores one point for each circle of their colour on the region’s leaf (2 to 8 points). If the sums are equal, 0 against 0 too, nobody scores there.
rules-marabunta-11-3 = Most points win. If the points are equal, whoever has crossed more cupcake boxes wins; if those are equal too, whoever triggered the end.
rules-marabunta-11-4 = A track that is full begins again from 1, and the score is 25 plus what it shows. The score itself has no limit.

## Rulings

rules-marabunta-q1 = Is a region full when some of its hexes are crossed out?
rules-marabunta-a1 = Yes. A crossed-out hex counts like a written one (§10.1).
rules-marabunta-q2 = Must two hexes that are crossed out together lie in the same region?
rules-marabunta-a2 = No (§7.6, §9.9). The numbers of §7.4 and §9.8 may lie in any regions too, also mixed.
rules-marabunta-q3 = Must a power be used?
rules-marabunta-a3 = Yes, if it can be. A power without any legal use is lost. Since an anthill is never compulsory, you may decline if every use would cost you one. If there is a use without anthill you have to use the power, and you may still choose a hex that costs one. What counts is the position when the power comes up. Only powers can be declined: a die or tile that you have begun to apply is applied.
rules-marabunta-q4 = In what order are several numbers written?
rules-marabunta-a4 = You choose the hexes of §7.4 and §9.8 as a whole. One of them must touch a number of yours, or the whole set costs one anthill. First all numbers are written, then the end is checked (§10.1), then the cupcakes and crates of the hexes happen.
rules-marabunta-q5 = Which die may be used again?
rules-marabunta-a5 = Any die of your pool (§7.7), whether you have applied it, ignored it or not come to it yet. A die that could do nothing cannot be chosen; if there is no other, the tile can only be ignored.
rules-marabunta-q6 = What if only a part of an effect is possible?
rules-marabunta-a6 = Marks that do not depend on each other (§7.1, §7.2, §9.5, §9.10) are made as far as possible. Groups of hexes (§7.4, §7.6, §9.8, §9.9) are all or nothing. You cannot stop half-way, and the cupcake or crate of a hex you wrote in is compulsory.
rules-marabunta-q7 = What about an element that can do nothing?
rules-marabunta-a7 = It can only be ignored. When all your crates are crossed a crate does nothing. When all your cupcake boxes are crossed, a cupcake hex is filled but does nothing on your board.
rules-marabunta-q8 = Who triggers the end?
rules-marabunta-a8 = The player who is applying elements when the mark is made that first meets a condition of §10.1. One mark may meet two conditions. Exactly one player triggers the end, so §11.3 always finds a winner.
rules-marabunta-q9 = Do you choose whether to cross an anthill?
rules-marabunta-a9 = No, the place decides. An anthill is crossed exactly when nothing you write touches a number of yours (§6.2, §6.3).
rules-marabunta-q10 = In what order do nested effects happen?
rules-marabunta-a10 = The last to begin is the first to be finished. The power of a first crate, with all it causes, is done before you choose the second crate.
rules-marabunta-q11 = May the cupcake tile be left for last?
rules-marabunta-a11 = Yes, the order is free (§4.1). If you fill the last cupcake hex yourself beforehand, the tile has nothing left to do.
rules-marabunta-q12 = Must the number beside the one you write be a different one?
rules-marabunta-a12 = No. It may be equal or different (§6.2).
rules-marabunta-q13 = Do boxes crossed by the power of two cupcakes count when points are equal?
rules-marabunta-a13 = Yes. It does not matter how a cupcake box came to be crossed (§9.5, §11.3).

### The rules of Mini City, a text for every paragraph of RULES.md and every ruling.

rules-minicity-lead = For two to four players: circle, square, triangle and diamond. Five ants carry food into one anthill. Everybody plays cards to move the same ants, and everybody unloads where they stop. Whoever first has no food left wins.

rules-minicity-chapter-1 = What is in the box
rules-minicity-1-1 = The anthill has 49 chambers joined by tunnels; 2 to 4 tunnels leave each chamber. A chamber has one colour of food, 1 to 4 places for tokens, and an unloading zone for one ant.
rules-minicity-1-2 = There are 100 places, exactly as many as tokens: 28 yellow, 24 orange, 20 blue, 16 green and 12 pink. Every colour has chambers of 1, 2, 3 and 4 places. Every chamber can be reached from every other one, and no two tunnels cross.
rules-minicity-1-3 = There are five ants: yellow, blue, red, grey and violet. The colour of an ant has nothing to do with the colour of food. Five chambers are marked, each as the start zone of one ant.
rules-minicity-1-4 = There are 95 movement cards, 19 for each ant.
rules-minicity-1-5 = Outside the hill run two roads. On our board they have 12 spaces each; two of these are the middle, and both ends touch the stream.
rules-minicity-1-6 = There are 100 food tokens: 28 yellow, 24 orange, 20 blue, 16 green and 12 pink. Each player has a box with a small part and a reserve, and a track for points of friendship.
rules-minicity-1-7 = 14 places are marked with two ants: 4 yellow, 4 orange, 2 blue, 2 green and 2 pink. Seven others are marked with three ants: 1 yellow, 3 orange, 2 blue and 1 green.
rules-minicity-1-8 = There are 12 friend cards of 10 kinds, so two kinds are there twice. Each has a cost of 1 or more. On our board: millipede 8 (twice), ladybird 5, dragonfly 8, bumblebee 6 (twice), stick insect 9, rhinoceros beetle 2, orange caterpillar 3, exotic caterpillar 8, grasshopper 8, snail 4.

rules-minicity-chapter-2 = Setup
rules-minicity-2-1 = The ants stand on their start zones.
rules-minicity-2-2 = With two players the 14 places marked with two ants are filled before the game, with three players the seven marked with three ants, with four players none.
rules-minicity-2-3 = The other tokens are shared out evenly. Each player gets, in the order yellow, orange, blue, green, pink: 12 10 9 7 5 with two players, 9 7 6 5 4 with three, 7 6 5 4 3 with four.
rules-minicity-2-4 = Shuffle the cards and deal four to each player; nobody shows them. With two players only one road is used, else both. Turn up a card on each of the two middle spaces of every road used.
rules-minicity-2-5 = Your tokens lie in your reserve. Choose seven of them for your small part. Boxes are open to everyone.
rules-minicity-2-6 = Chance decides who begins. After that turns go round clockwise.
rules-minicity-2-7 = If you like, for two players: whoever was drawn offers 0 to 4 tokens for coming second, and the other player decides who of the two begins. Whoever does not begin puts as many tokens as were offered from their own small part into free places of the tokens’ colours, in any chambers. Then the first turn begins.

rules-minicity-chapter-3 = Turn
rules-minicity-3-1 = Play a card, move an ant, unload. You may do this up to three times, always finishing with one card before you play the next. At the end of the turn refill your small part and your hand.
rules-minicity-3-2 = In the first round the number of cards depends on the order. Two players: up to 2, then up to 3. Three players: 1, then up to 2, then up to 3. Four players: 1, then up to 2, up to 3 and up to 4. With two players this does not quite make up for the order: whoever begins has an edge, less so with friends. With the offer (§2.7) players make up for it themselves.
rules-minicity-3-3 = You must play one card; all others are up to you.

rules-minicity-chapter-4 = Playing a card
rules-minicity-4-1 = Put a card from your hand on a road, beside the cards that lie there, at either end. There are never gaps.
rules-minicity-4-2 = If its space touches the stream, move and unload first. Then all cards of that road are discarded, and two new ones are turned up on its middle spaces. The other road stays as it is, and your turn goes on.

rules-minicity-chapter-5 = Moving
rules-minicity-5-1 = The card moves the ant of its colour. The range of the ant is the number of cards of that colour that lie together without a break, up to and including the card you have just played.
rules-minicity-5-2 = The ant goes along tunnels, at least one chamber and at most as far as its range. It must stop on a free unloading zone other than the one it left.

rules-minicity-chapter-6 = Unloading
rules-minicity-6-1 = After the move you may put tokens of the chamber’s colour from your small part into its free places: none, some, or as many as fit.
rules-minicity-6-2 = Nothing is unloaded from the reserve, and nothing in chambers the ant left or passed. During the turn no token goes from the reserve to the small part or back, except with the help of bumblebee and grasshopper (§9).

rules-minicity-chapter-7 = End of the turn
rules-minicity-7-1 = First refill your small part to seven tokens from your reserve. You choose which, but you must refill as far as the reserve lasts. Then draw cards until you have four.

rules-minicity-chapter-8 = End
rules-minicity-8-1 = As soon as you have unloaded your last token you win.

rules-minicity-chapter-9 = Friends, if you like
rules-minicity-9-1 = Everybody begins with 0 points of friendship. The friend cards lie face up for all.
rules-minicity-9-2 = When you have moved an ant to a chamber with a free place and unload nothing there, whether you cannot or will not, you gain points: yellow 4, orange 5, blue 6, green 7, pink 8.
rules-minicity-9-3 = Once in your turn you may buy one friend card and pay its cost in points. It works at once.
rules-minicity-9-4 = Five friends help once in each of your turns. Millipede: one ant moves one chamber further than its range. Ladybird: spread the tokens of one chamber over other chambers of its colour. Dragonfly: two ants swap their places. Bumblebee: swap a token of your small part with one of your reserve. Stick insect: play a card as that of any other ant; after the move it counts as what it shows.
rules-minicity-9-5 = Five friends stay with you. Rhinoceros beetle: 1 point in each of your turns. Orange caterpillar: eight tokens in your small part. Exotic caterpillar: ten. Grasshopper: you may refill your small part right after unloading. Snail: five cards in your hand.

## Rulings

rules-minicity-q1 = May an ant pass a zone where another ant stands? And if it can stop nowhere?
rules-minicity-a1 = It may pass but not stop (§5.2). An ant with no zone in reach stays where it is: nothing is unloaded and no points are gained. Such a card may be played all the same, and at the stream its road is cleared. Friends help and never oblige: where only a millipede would bring the ant to a free zone, you choose whether it goes there or stays.
rules-minicity-q2 = What if the pile is empty?
rules-minicity-a2 = When a card is needed and none is left, the discards are shuffled into a new pile. A road cleared at the stream is among them.
rules-minicity-q3 = How long may roads be on a board of your own?
rules-minicity-a3 = Both have the same even number of spaces, from 4 to 30.
rules-minicity-q4 = How do the others rank?
rules-minicity-a4 = The fewer tokens left, the better. Equal numbers share a place.
rules-minicity-q5 = In which order is the game set up?
rules-minicity-a5 = Hands, then the cards of the roads, then the small parts one seat after the other. The first player is drawn only after that.
rules-minicity-q6 = What is secret?
rules-minicity-a6 = Only the hands. Boxes, roads, discards, points, friends and the number of cards in the pile are open.
rules-minicity-q7 = When may friends be bought and used?
rules-minicity-a7 = Before the first card, between two complete card plays, and after the last one until refilling begins. Millipede and stick insect belong to a card being played, and the grasshopper follows an unloading.
rules-minicity-q8 = What does “once in your turn” mean exactly?
rules-minicity-a8 = Each copy of a friend works once in each turn of its owner. A millipede is used exactly when the chosen chamber lies beyond the range, and two of them may join in one move. What would change nothing is not offered, such as swapping two tokens of one colour. A second snail changes nothing: the hand is still 5.
rules-minicity-q9 = How does the grasshopper work?
rules-minicity-a9 = Right after unloading one token or more you may bring none, some or all of the tokens that are missing. There is no second unloading at that stop. At the stream the order is: unload, see whether the match is won, grasshopper, clear the road, new cards.
rules-minicity-q10 = When do caterpillars and snail begin to work?
rules-minicity-a10 = They raise a limit, and the limit is filled at the end of the turn as usual, also of the turn in which they were bought. With both caterpillars the larger one counts.
rules-minicity-q11 = Is the dragonfly’s swap a move?
rules-minicity-a11 = No. Nothing is unloaded and no points are gained.
rules-minicity-q12 = What exactly does the ladybird do?
rules-minicity-a12 = Choose a chamber that holds tokens, whoever put them there. Then move one or more of them, one by one, to free places of other chambers of that colour. It cannot be used where no token could go.
rules-minicity-q13 = When does the rhinoceros beetle give its point?
rules-minicity-a13 = When you buy it, and at the start of each of your later turns.
rules-minicity-q14 = Which colour has a card played with the stick insect?
rules-minicity-a14 = For the range it counts as a card of the ant you announce. On the road it then lies in its own colour.
rules-minicity-q15 = Is there a highest number of points?
rules-minicity-a15 = No.
rules-minicity-q16 = Can a match go on for ever?
rules-minicity-a16 = No. A match still open after 400 turns ends, and the ranking of Q4 decides. People never meet this limit.
rules-minicity-q17 = How exactly does the offer of §2.7 go?
rules-minicity-a17 = When all else is set up, one player is drawn as always and names a number from 0 to 4. Then the other one names who begins. Whoever comes second puts away exactly as many of their own tokens, one by one: each into a free place of any chamber of its colour, whether an ant stands there or not, and several may go into one chamber. Nothing moves and no points are gained. The small part is filled up as always, and in the first round the number of cards goes by who begins now (§3.2).

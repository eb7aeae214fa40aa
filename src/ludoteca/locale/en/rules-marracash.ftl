### The rules of Marracash, a text for every paragraph of RULES.md and every ruling.

rules-marracash-lead = For three or four players: Ali, Aida, Omar and Laila. Buy shops at auction in the old town, then lead the crowds of visitors past them. Most money wins.

rules-marracash-chapter-1 = What is in the box
rules-marracash-1-1 = A town of 25 shops, five each of yellow, purple, green, red and blue; 16 fountains, three of which are entrances; two palms that stand in the way.
rules-marracash-1-2 = 54 visitors: 14 yellow, ten of each other colour. Six shop signs a seat. 25 souvenir cards, used only with the option “souvenirs”. Money comes in steps of 25; everyone begins with 1200 Dirham.
rules-marracash-1-3 = The town that comes with the game, “medina”, has 13 columns and 9 rows of squares. Streets are bare squares, fountains and entrances have a number, and each shop has the letter of its colour.
rules-marracash-1-4 = A route starts at a fountain in one of the four directions, follows the street round its bends and ends at the first fountain it meets. The town has 23 of them.
rules-marracash-1-5 = A shop has a door wherever one of its edges lies along a street or a fountain: a walker on such a square touches the shop. The square where the walk starts does not count, the one where it ends does. No square touches two shops of one colour.
rules-marracash-1-6 = Souvenir cards, five a colour, in steps of 25: red 50 to 150, purple 75 to 175, green 100 to 200, blue 125 to 225, yellow 150 to 250.

rules-marracash-chapter-2 = Setup
rules-marracash-2-1 = Three visitors of three different colours go to each entrance.
rules-marracash-2-2 = The other 45 form a line outside the wall. Nowhere in it are four of a colour in a row. It has two ends, left and right.
rules-marracash-2-3 = The first player is drawn by lot; turns go clockwise. All of the setup is drawn by chance (Q12).

rules-marracash-chapter-3 = First round
rules-marracash-3-1 = Everyone, in turn, puts one shop up for auction. Nobody moves yet.

rules-marracash-chapter-4 = Auction
rules-marracash-4-1 = The auctioneer names a shop without an owner and opens with at least 100.
rules-marracash-4-2 = Clockwise, everyone either raises by at least 100 or is out of this auction. The last one in pays the bid to the bank and marks the shop with a sign.
rules-marracash-4-3 = Together with that payment the bank rewards the auctioneer with 100 if the price was at most 500, with 200 if it was more (Q1), and with nothing if the auctioneer is the buyer.
rules-marracash-4-4 = Visitors of the shop’s colour at a fountain that touches the shop enter at once and pay the buyer (§6.2). Nobody has a share in that.

rules-marracash-chapter-5 = Turn, from the second round
rules-marracash-5-1 = Two actions: two moves, a move and then an auction, or two auctions. After an auction there is no move any more (Q6).

rules-marracash-chapter-6 = Moving a crowd
rules-marracash-6-1 = A whole group goes from its fountain along a route to the next one and joins whoever stands there.
rules-marracash-6-2 = Each visitor enters the first shop on the way of their own colour that has an owner, and never leaves it. A shop’s first customer pays its owner 100, the second 200, the third 300, the fourth 400, every later one 500.
rules-marracash-6-3 = For every shop of somebody else that took visitors in this move, the mover gets a share from its owner: 50 a customer if the shop earned up to 300 in this move, 100 a customer if it earned more (Q14).

rules-marracash-chapter-7 = New visitors
rules-marracash-7-1 = At the end of a turn the player fills each empty entrance with two, three or four visitors from one end of the line (Q7).

rules-marracash-chapter-8 = End
rules-marracash-8-1 = Once the line is empty there is one last round. It ends with the turn of the player who emptied the line (Q8).
rules-marracash-8-2 = The player with most money wins; shops are worth nothing. Equal money shares the win (Q9).

rules-marracash-chapter-9 = Souvenirs, if you like
rules-marracash-9-1 = The cards are shuffled and two of them lie face up.
rules-marracash-9-2 = A visitor who enters a shop of the same colour as a face-up card buys it: the bank pays its value to the owner, and the card is out of the game. If both cards match, the owner chooses (Q15).
rules-marracash-9-3 = What a card brings is part of the shop’s income when the share is reckoned.
rules-marracash-9-4 = At the end of the turn new cards take the empty places (Q16).

## Rulings

rules-marracash-q1 = What does a price of exactly 500 pay the auctioneer?
rules-marracash-a1 = 100. From 525 on it is 200.
rules-marracash-q2 = Which bids are there?
rules-marracash-a2 = Multiples of 25, since there is no smaller money, and a raise is at least 100. With the option “raise bids by any amount” 25 is enough. The bank never runs out.
rules-marracash-q3 = May one bid more than one has?
rules-marracash-a3 = No, there is no credit. Whoever has less than 100 cannot open an auction, and is passed over in the first round.
rules-marracash-q4 = What if all six signs are used?
rules-marracash-a4 = That is the limit: with six shops you neither bid nor open an auction.
rules-marracash-q5 = What if nobody raises?
rules-marracash-a5 = The auctioneer buys the shop for the opening bid. It was a bid like any other.
rules-marracash-q6 = Must both actions be done?
rules-marracash-a6 = Yes, as far as they can be; what cannot be done is left out. Whether it can is looked at only when it is due. A move never follows an auction, even if a second auction is impossible. With nobody left in town you still have to auction if you can.
rules-marracash-q7 = How many entrances are filled?
rules-marracash-a7 = All that are empty, one by one, in any order, each from either end of the line. A single visitor may be left behind in the line; the very last one comes alone. With an empty line an entrance stays empty.
rules-marracash-q8 = When exactly is the end?
rules-marracash-a8 = The line runs out in a turn of one player. Everyone else has one more turn, and then that player has the last one.
rules-marracash-q9 = And if two have the same money?
rules-marracash-a9 = They share the win.
rules-marracash-q10 = Is money hidden?
rules-marracash-a10 = No. And no purse is ever below zero: a share is never larger than the income it is paid from.
rules-marracash-q11 = Are entrances fountains, too?
rules-marracash-a11 = Yes. Groups may move to them and away from them.
rules-marracash-q12 = Who lays out the visitors?
rules-marracash-a12 = Chance does: the entrances by their numbers, the line from left to right, the first player, the cards. Every line that the rules allow can come up.
rules-marracash-q13 = Is a pass for good?
rules-marracash-a13 = For this auction only. Whoever cannot raise, for want of money or signs, is passed over and out of this auction.
rules-marracash-q14 = Is the share reckoned by shop or by owner?
rules-marracash-a14 = By shop and move. An income between 300 and 400, which only souvenirs can bring, counts as more than 300.
rules-marracash-q15 = Must souvenirs be sold?
rules-marracash-a15 = Yes, even where that makes the share larger. Two or more customers of a colour buy both cards of it; the owner is asked only when there is one customer for two cards. All other shops of the move are settled before that. The same goes for visitors that an auction brings in.
rules-marracash-q16 = What comes first at the end of a turn?
rules-marracash-a16 = New visitors, then cards. After the last turn no card is drawn. When all 25 are used up the places stay empty.
rules-marracash-q17 = Can a game go on for ever?
rules-marracash-a17 = No. If in five whole rounds running no shop is sold, nobody enters a shop and nobody is brought in, the game is over at once. A seat that is passed over in the first round has no turn there, so none is counted. People do not play like that.

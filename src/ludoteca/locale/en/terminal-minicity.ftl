### Mini City on the screen.

# What a sign stands for
minicity-terminal-legend = { $sign ->
    [token] token
    [free] free place
    [points] points of friendship
   *[lit] you can choose it
}
# Tokens that a seat has not yet unloaded
minicity-terminal-left = { $count } left
minicity-terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
minicity-terminal-small = Small part
minicity-terminal-reserve = Reserve
minicity-terminal-friends = Friends
# $kind: when they help
minicity-terminal-market = { $kind ->
    [once] Friends for sale: once a turn
   *[always] Friends for sale: lasting
}
# What a friend does, in very few words
minicity-terminal-effect = { $friend ->
    [millipede] 1 chamber further
    [ladybird] spread tokens
    [dragonfly] swap two ants
    [bumblebee] token ↔ reserve
    [stick-insect] a card as any ant
    [beetle] 1 ♥ a turn
    [orange-caterpillar] room for 8
    [exotic-caterpillar] room for 10
    [grasshopper] refill at once
   *[snail] 5 cards
}
minicity-terminal-round = Round { $number }
minicity-terminal-played = cards played: { $played } of { $limit }
minicity-terminal-pile = pile: { $count }
minicity-terminal-discards = discards:
minicity-terminal-road = Road { $number }
minicity-terminal-end = { $end ->
    [left] left
   *[right] right
}
minicity-terminal-hand = Your hand
# Where the ant of a card stands
minicity-terminal-at = in chamber { $chamber }
minicity-terminal-outlook = Range of the ant, if you play its card at that end of a road. +2: you could unload up to 2 tokens. ≈: after that the stream clears the road.
minicity-terminal-reach = Where this ant may stop (+2: you could unload 2 tokens there):
minicity-terminal-steps = { $count ->
    [one] { $count } tunnel away
   *[other] { $count } tunnels away
}
minicity-terminal-unloaded = Unloaded in all
minicity-terminal-of = { $count } of { $share }
minicity-terminal-rank = Rank
# $roads: how many are in use
minicity-terminal-hint-play = { $roads ->
    [1] Type a card and an end of the road: “rl” plays the red card at the left end. “done” finishes your turn.
   *[2] Type a card, a road and an end: “r1l” plays the red card at the left end of road 1. “done” finishes your turn.
}
minicity-terminal-hint-chamber = Type a chamber marked * as “c12”. If choices are listed below, a number alone means one of them.
minicity-terminal-hint-food = Type the letter of a food: “y” for a yellow token.

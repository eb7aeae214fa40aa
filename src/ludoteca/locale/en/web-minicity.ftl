### What only Mini City's board in the browser says.

minicity-title = Mini City
minicity-pitch = Lead the ants of one hill through its tunnels and store food where nobody else gets it first.
web-minicity-drawn = { $seat } draws { $count } cards: { $ants }.
web-minicity-drawn-hidden = { $seat } draws { $count } cards.
web-minicity-stocked = { $seat } takes { $count } tokens into the small part: { $foods }.

## Short names

# One letter for each food, all different
web-minicity-food-letter = { $food ->
    [yellow] Y
    [orange] O
    [blue] B
    [green] G
    [pink] P
   *[other] { $food }
}
# One letter for each ant, all different
web-minicity-ant-letter = { $ant ->
    [yellow] Y
    [blue] B
    [red] R
    [grey] G
    [violet] V
   *[other] { $ant }
}
# What a friend does
web-minicity-effect = { $friend ->
    [millipede] one chamber further, once a turn
    [ladybird] spread the tokens of a chamber, once a turn
    [dragonfly] swap two ants, once a turn
    [bumblebee] swap a token with the reserve, once a turn
    [stick-insect] play a card as any ant, once a turn
    [beetle] 1 ♥ every turn
    [orange-caterpillar] room for 8 tokens in the small part
    [exotic-caterpillar] room for 10 tokens in the small part
    [grasshopper] refill right after unloading
   *[snail] a hand of 5 cards
}

## The hill and the roads

web-minicity-hill = Anthill. Arrow keys move from chamber to chamber.
web-minicity-chamber-filled = { $tokens } of { $places } places filled
web-minicity-could-unload = { $tokens ->
    [one] you could unload { $tokens } token
   *[other] you could unload { $tokens } tokens
}
# $range: with the best place on a road, or with the one considered
web-minicity-too-far = { $range ->
    [1] With this card the { $ant } goes only one chamber: { $chamber } is too far away.
   *[other] With this card the { $ant } goes at most { $range } chambers: { $chamber } is too far away.
}
web-minicity-zoom-in = Enlarge the hill
web-minicity-zoom-out = Show the whole hill
# $cards: from left to right
web-minicity-road = Road { $road }: { $cards }.

## Before the player

web-minicity-hand = Your hand
# $range: with the best place on a road; 0 while no card can be played
web-minicity-card = Card of the { $ant }, { $copies ->
    [one] one in hand
   *[other] { $copies } in hand
}{ $range ->
    [0] {""}
   *[other] , range up to { $range }
}
web-minicity-as = With the stick insect it moves the
web-minicity-how-card = Take up a card.
web-minicity-how-lay = Lay it at a lit end of a road.
web-minicity-lay = Lay it at a lit end of a road or choose a lit chamber. Press it again to put it back.
web-minicity-both = go to { $chamber }, with the card of the { $card } at the { $end ->
    [left] left end
   *[right] right end
} of road { $road }
# $second: yes once the first of two is chosen
web-minicity-how-helper = { $friend ->
    [ladybird] Choose the chamber to empty.
    [dragonfly] { $second ->
        [yes] Choose the ant it swaps with.
       *[no] Choose an ant.
    }
   *[bumblebee] Choose what to give and what to take.
}
web-minicity-played = Cards played in this turn: { $played } of { $limit }
web-minicity-pile = Cards in the pile: { $cards }
web-minicity-basket = Small part
web-minicity-reserve = Reserve
# $tokens: by food
web-minicity-small-part = Small part: { $tokens }
web-minicity-count = { $count } { $food }
web-minicity-stock = Plan one more { $food } token; { $left } in the reserve
web-minicity-unstock = Do not take this { $food } token
web-minicity-accept = { $tokens ->
    [0] Take none
    [one] Take this token
   *[other] Take these { $tokens }
}
web-minicity-give = Give
web-minicity-take = for
web-minicity-helpers = Your friends who can help now
web-minicity-market = Friends
web-minicity-to-market = Friends ↓
web-minicity-cost = { $cost ->
    [one] costs { $cost } point
   *[other] costs { $cost } points
}
# Titles in the list of all choices
web-minicity-group = { $kind ->
    [play] Cards
    [buy] Buy a friend
    [spread] Ladybird
    [swap] Dragonfly
   *[exchange] Bumblebee
}

## Boxes

web-minicity-left = { $left ->
    [one] token left
   *[other] tokens left
}
web-minicity-points = Points of friendship: { $points }
web-minicity-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
web-minicity-used = { $owned ->
    [1] used in this turn
   *[other] used in this turn: { $used } of { $owned }
}

## The end

web-minicity-result-unloaded = Unloaded
web-minicity-result-points = Friendship left over
web-minicity-result-left = Tokens left
web-minicity-result-course = Rounds: { $rounds }, turns: { $turns }. Everybody began with { $share } tokens; who has none left wins.

## The board as text

web-minicity-text-round = Round { $round }. Cards in the pile: { $pile }.
web-minicity-text-hand = Hand of { $seat }: { $cards }.
web-minicity-text-ant = The { $ant } is in { $chamber }. Tunnels to { $tunnels }.
web-minicity-text-seat = { $seat }. Tokens left: { $left }. Small part: { $small }. Reserve: { $reserve }. Cards: { $cards }.
web-minicity-text-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of friendship. { $count ->
    [0] No friends yet.
   *[other] Friends: { $friends }.
}
web-minicity-text-places = Free places, { $food }: { $count ->
    [0] none
   *[other] { $chambers }
}.
web-minicity-text-place = chamber { $chamber } ({ $free })
web-minicity-text-friend = For sale: { $friend }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}: { $effect }.
web-minicity-text-chamber = { $chamber }: { $filled }{ $ants ->
    [0] .
   *[other] ; the { $ant } is here.
}
web-minicity-text-tunnels = From chamber { $chamber } tunnels lead to { $tunnels }.
web-minicity-name-chamber = chamber { $chamber }
web-minicity-name-ant = ant { $number }

## Characters: what each is like

minicity-character = { $name ->
    [gaston] Gaston is a gourmet: the rarest food goes in first.
    [greta] Greta begins with the biggest heap: she unloads first what there is most of.
    [marco] Marco packs a little of everything: he is ready wherever an ant may stop.
   *[other] { $name }
}

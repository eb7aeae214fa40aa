### The words of Mini City.

## Names

minicity-seat = { $seat ->
    [circle] Circle
    [square] Square
    [triangle] Triangle
    [diamond] Diamond
   *[other] { $seat }
}

# Food and chambers are known by their colour.
minicity-food = { $food ->
    [yellow] yellow
    [orange] orange
    [blue] blue
    [green] green
    [pink] pink
   *[other] { $food }
}

# An ant's colour has nothing to do with food.
minicity-ant = { $ant ->
    [yellow] yellow ant
    [blue] blue ant
    [red] red ant
    [grey] grey ant
    [violet] violet ant
   *[other] { $ant } ant
}

minicity-friend = { $friend ->
    [millipede] millipede
    [ladybird] ladybird
    [dragonfly] dragonfly
    [bumblebee] bumblebee
    [stick-insect] stick insect
    [beetle] rhinoceros beetle
    [orange-caterpillar] orange caterpillar
    [exotic-caterpillar] exotic caterpillar
    [grasshopper] grasshopper
    [snail] snail
   *[other] { $friend }
}

minicity-chamber = chamber { $chamber } ({ $food })

## What to do now

# $left: tokens still to choose
minicity-prompt-small-part = { $left ->
    [1] { $seat }, choose the last token for your small part.
   *[other] { $seat }, choose tokens for your small part: { $left } to go.
}
# §2.7; $other: the other player
minicity-prompt-offer = { $seat }, how many tokens do you offer? Whoever comes second puts them away before the first turn, and { $other } decides who begins.
# $tokens: offered to whoever comes second
minicity-prompt-begin = { $tokens ->
    [0] { $seat }, decide who begins. Nothing was offered for coming second.
    [one] { $seat }, decide who begins. Whoever comes second puts { $tokens } token away before the first turn.
   *[other] { $seat }, decide who begins. Whoever comes second puts { $tokens } tokens away before the first turn.
}
minicity-prompt-put = { $left ->
    [1] { $seat }, put one token from your small part into a chamber of its colour.
   *[other] { $seat }, put { $left } tokens from your small part into chambers of their colour, one by one.
}
# $left: cards that may be played in this turn
minicity-prompt-first-card = { $left ->
    [1] { $seat }, play a card. In this turn you may play one.
   *[other] { $seat }, play a card. In this turn you may play up to { $left }.
}
minicity-prompt-choice = { $left ->
    [0] { $seat }, you have played all your cards. Use your friends, or finish your turn.
    [1] { $seat }, play one more card, or finish your turn.
   *[other] { $seat }, play up to { $left } more cards, or finish your turn.
}
minicity-prompt-go = { $range ->
    [1] { $seat }, move the { $ant } one chamber.
   *[other] { $seat }, move the { $ant } up to { $range } chambers.
}
minicity-prompt-unload = { $seat }, how many tokens do you unload in { $chamber }?
minicity-prompt-spread = { $seat }, choose where the next token from { $source } goes.
minicity-prompt-grasshopper = { $left ->
    [1] { $seat }, your grasshopper may bring one token from the reserve at once.
   *[other] { $seat }, your grasshopper may bring up to { $left } tokens from the reserve at once.
}
minicity-prompt-refill = { $left ->
    [1] { $seat }, refill your small part: one token to go.
   *[other] { $seat }, refill your small part: { $left } tokens to go.
}

## Choices

minicity-do-stock = Put one { $food } token into the small part
# $stream: yes if the card touches the stream, so that its road is cleared afterwards
minicity-do-play = Play the card of the { $card } at the { $end ->
    [left] left end
   *[right] right end
} of road { $road }: range { $range }{ $stream ->
    [yes] ; then the road is cleared
   *[no] {""}
}
minicity-do-play-as = Play the card of the { $card } as the { $ant } at the { $end ->
    [left] left end
   *[right] right end
} of road { $road }: range { $range }{ $stream ->
    [yes] ; then the road is cleared
   *[no] {""}
}
minicity-do-stay = Stay in { $chamber }: nothing is unloaded
# $free: free places of the chamber
minicity-do-go = Go to { $chamber }: { $free ->
    [0] no free place
    [one] { $free } free place
   *[other] { $free } free places
}
minicity-do-go-far = Go to { $chamber } with { $millipedes ->
    [1] your millipede
   *[other] { $millipedes } millipedes
}: { $free ->
    [0] no free place
    [one] { $free } free place
   *[other] { $free } free places
}
minicity-do-unload = Unload { $tokens ->
    [one] { $tokens } { $food } token
   *[other] { $tokens } { $food } tokens
}
minicity-do-unload-nothing = Unload nothing
minicity-do-refuse = Unload nothing and gain { $points } points
minicity-do-done = Finish the turn
minicity-do-buy = Buy the { $friend } for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
minicity-do-spread = Ladybird: spread the tokens of { $chamber }
minicity-do-to = Move a token to { $chamber }
minicity-do-offer = { $tokens ->
    [0] Offer nothing
    [one] Offer { $tokens } token
   *[other] Offer { $tokens } tokens
}
# $other: the other player, who then comes second
minicity-do-begin = { $tokens ->
    [0] Begin
    [one] Begin, and { $other } puts { $tokens } token away
   *[other] Begin, and { $other } puts { $tokens } tokens away
}
# $other: the other player, who then begins
minicity-do-come-second = { $tokens ->
    [0] Let { $other } begin
    [one] Let { $other } begin, and put { $tokens } token away
   *[other] Let { $other } begin, and put { $tokens } tokens away
}
minicity-do-put = Put a token into { $chamber }
minicity-do-swap = Dragonfly: swap the { $first } and the { $second }
minicity-do-exchange = Bumblebee: put back one { $given } token and take one { $taken } token
minicity-do-enough = Enough: no more tokens

## What happened

minicity-dealt = { $seat } draws a card of the { $ant }.
minicity-dealt-hidden = { $seat } draws a card.
minicity-laid = New on road { $road }: a card of the { $ant }.
minicity-first = The draw: { $seat } begins.
minicity-drawn = The draw: { $seat } makes an offer.
minicity-offered = { $seat } offers { $tokens ->
    [0] nothing
    [one] { $tokens } token
   *[other] { $tokens } tokens
} for coming second.
minicity-begins = { $seat } decides: { $first } begins.
minicity-put = { $seat } puts a token into { $chamber }.
# $cards: how many cards may be played in this turn
minicity-turn = Turn { $turn }: { $seat } plays { $cards ->
    [1] one card
   *[other] up to { $cards } cards
}.
minicity-stocked = { $seat } puts one { $food } token into the small part.
minicity-played = { $seat } plays a card of the { $card } at the { $end ->
    [left] left end
   *[right] right end
} of road { $road }.
minicity-played-as = { $seat } uses the stick insect: a card of the { $card } at the { $end ->
    [left] left end
   *[right] right end
} of road { $road } moves the { $ant }.
minicity-blocked = The { $ant } has nowhere to stop and stays.
minicity-stayed = The { $ant } stays where it is.
minicity-moved = The { $ant } goes to { $chamber }.
minicity-millipede = { $seat } uses { $copies ->
    [1] the millipede
   *[other] { $copies } millipedes
} to go further.
minicity-unloaded = { $seat } unloads { $tokens ->
    [0] nothing
    [one] { $tokens } token
   *[other] { $tokens } tokens
} in { $chamber }.
minicity-earned = { $seat } gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} of friendship.
minicity-beetle = { $seat } gains 1 point from the rhinoceros beetle.
minicity-done = { $seat } plays no more cards.
minicity-bought = { $seat } buys the { $friend } for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
minicity-spread = { $seat } uses the ladybird to spread the tokens of { $chamber }.
minicity-spread-to = { $seat } moves a token from { $source } to { $target }.
minicity-swapped = { $seat } uses the dragonfly: the { $first } and the { $second } swap places.
minicity-exchanged = { $seat } uses the bumblebee: one { $given } token goes back, one { $taken } token comes.
minicity-enough-spread = { $seat } spreads no more tokens.
minicity-enough-stock = { $seat } wants no more tokens from the grasshopper now.
minicity-cleared = The stream washes away the cards of road { $road }.
minicity-shuffled = The discards are shuffled: the new pile has { $cards } cards.
minicity-turn-limit = After { $turns } turns the match ends.
# $place: 1 is the winner
minicity-result = { $place ->
    [1] { $left ->
        [0] { $seat } has unloaded everything and wins!
        [one] { $seat } wins with { $left } token left.
       *[other] { $seat } wins with { $left } tokens left.
    }
   *[other] { $left ->
        [one] { $seat } has { $left } token left: place { $place }.
       *[other] { $seat } has { $left } tokens left: place { $place }.
    }
}

## What cannot be played; $action is the notation, as “play red 1 left”

minicity-refused-other-step = This does not fit here: another kind of step is due. Choose one of those offered.
minicity-refused-no-seat = Nobody sits there. Choose a seat that is taken.
minicity-refused-none-in-pile = The pile has no such card. Choose another one.
minicity-refused-not-in-hand = You have no such card in your hand. Play one that you have.
minicity-refused-not-in-small = Your small part does not have enough tokens of that colour. Choose fewer, or another colour.
minicity-refused-not-in-reserve = Your reserve has no token of that colour. Choose another colour.
minicity-refused-card-limit = You have played all the cards this turn allows. Finish your turn.
minicity-refused-road-unused = With two players only road 1 is used. Play on that one.
minicity-refused-play-first = You must play at least one card in your turn. Play one first.
minicity-refused-same-chamber = This is the chamber you start from. Choose another one.
minicity-refused-too-far = This chamber is too far away. Choose a nearer one.
minicity-refused-zone-taken = Another ant stands there. Choose a chamber without an ant.
minicity-refused-chamber-full = The chamber does not have enough free places. Choose fewer tokens, or another chamber.
minicity-refused-chamber-empty = This chamber holds no token. Choose one that does.
minicity-refused-no-other-place = No other chamber of that colour has a free place. Choose a chamber of another colour.
minicity-refused-other-food = This chamber has another colour. Choose one of the same colour.
minicity-refused-spread-first = The ladybird moves at least one token. Choose where it goes.
minicity-refused-friends-off = This match is played without friends. Play a card, or finish your turn.
minicity-refused-one-purchase = You have already bought a friend in this turn. Buy the next one in your next turn.
minicity-refused-friend-gone = All cards of this friend are sold. Choose another friend.
minicity-refused-too-dear = You do not have enough points of friendship. Choose a cheaper friend, or gain more points first.
minicity-refused-not-owned = You do not have the friend this needs. Buy it first.
minicity-refused-used-up = This friend has already helped you in this turn. It can help again in your next turn.

## What is wrong with a board file

minicity-board-road = A road cannot have this number of spaces: { $road }. Choose an even number from { $least } to { $most }.
minicity-board-count = { $what }: { $wanted } needed, { $found } found.
# $what of minicity-board-count
minicity-board-chambers = Chambers in all
minicity-board-food-places = Places for { $food } food
minicity-board-two-ants = Places for { $food } food marked with two ants
minicity-board-three-ants = Places for { $food } food marked with three ants
minicity-board-starts = Start zones of the { $ant }
minicity-board-friend-cards = Friend cards in all
minicity-board-chamber-name = This chamber is called “{ $name }”, but the next number is { $wanted }. Number the chambers from 1 in order.
minicity-board-chamber-keys = Chamber { $name } needs the keys { $keys }, and may have { $others }; no others.
minicity-board-at = The place of chamber { $name } must be two whole numbers, [right, down], not beyond { $limit } either way.
minicity-board-food = “{ $food }” is no food. Choose one of: { $allowed }.
minicity-board-size = A chamber has 1 to { $limit } places, not { $places }.
minicity-board-size-missing = At least one { $food } chamber must have { $size ->
    [one] { $size } place
   *[other] { $size } places
}.
minicity-board-tunnels = Chamber { $name } needs a list of { $least } to { $most } tunnels.
minicity-board-tunnel = Chamber { $name } cannot have a tunnel to { $end }. Name another chamber by its number, and only once.
minicity-board-one-way = Chamber { $name } has a tunnel to chamber { $other }, so { $other } needs one to { $name }.
minicity-board-ant = “{ $ant }” is no ant. Choose one of: { $allowed }.
minicity-board-marks = Chamber { $name } has { $places ->
    [one] { $places } place
   *[other] { $places } places
}: it cannot have more marks than that, nor fewer than none.
minicity-board-torn = Chamber { $name } cannot be reached from chamber 1. Join them by tunnels.
minicity-board-same-place = Chambers { $name } and { $other } stand at the same place. Move one of them.
minicity-board-through = The tunnel { $tunnel } runs through chamber { $name }. Move one of them.
minicity-board-crossing = The tunnels { $tunnel } and { $other } cross. Move a chamber, or take one tunnel away.
minicity-board-friend = “{ $name }” is no friend. Choose from: { $allowed }.
minicity-board-without-friends = The hill “{ $hill }” has no friend cards. Play it without friends, or add the table “friends” to its file.
minicity-board-friend-missing = The friend “{ $name }” is missing. Add it with its copies and its cost.
minicity-board-friend-keys = The friend “{ $name }” needs these keys and no others: { $keys }.
minicity-board-friend-value = “{ $key }” of the friend “{ $name }” must be a whole number from 1 to { $limit }, not { $text }.

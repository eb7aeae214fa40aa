### Words of `ludoteca study`: the report on many games between bots.

study-written = The report is in “{ $file }”.

study-too-many = There are { $bots } players for { $seats } seats. Leave some out.

## The page

study-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} between bots
study-lead = Bots of level “{ $level }” played each other; { $table }.
study-seats = { $seats } seats
study-glance = At a glance
study-goals = What a good design shows
study-goals-note = Each goal with what was found. A question mark says that the 95 % interval reaches over a limit: more games would tell.
study-winning = Who wins, and how games end
study-players = Who plays how
study-spreads = Scores and length
study-maps = Maps
study-tables = What is used
study-numbers = The numbers
study-making = How this was made
study-making-note = This command makes the same report again, to the byte. Ludoteca { $version }, version { $rules } of the rules.
study-interval-note = Intervals are Wilson’s, at 95 %. A figure of the least row of a table is picked from several, so its interval is too narrow.
study-fair = fair share: { $share }
study-zone = goal: { $low } to { $high }
study-middle = 90 % of them from { $low } to { $high }
study-place = { $place ->
    [1] first player
   *[other] player { $place }
}

# What a picture shows, for those who do not see it
study-told-bars = Least: { $least }. Most: { $greatest }.
study-told-spread = { $what }: { $mean } on average, from { $least } to { $greatest }.

study-fact = { $fact ->
    [first] first player wins
    [winner] winner’s score
    [losers] others’ score
    [rounds] rounds
    [turns] turns
    [steps] steps of the seats
    [choices] real choices
    [chance] steps of chance
   *[other] { $fact }
}

study-figure = { $figure ->
    [order] Wins by turn order
    [seat] Wins by seat
    [ends] How games end
    [scores] Final scores
    [rounds] Rounds
    [turns] Turns
    [steps] Steps of the seats
    [choices] Real choices
    [chance] Steps of chance
    [players] Wins by player
   *[other] { $figure }
}
study-figure-note = { $name ->
    [order] Share of games won by who plays first, second and so on. A shared win counts in parts.
    [seat] The first player is drawn, so seats should differ by luck alone.
    [ends] A game may end for two reasons at once.
    [scores] The mark below the line is the mean.
    [rounds] How many rounds a game takes.
    [turns] Turns of single seats.
    [steps] Everything a seat does, forced steps too.
    [choices] Steps with more than one legal action.
    [chance] Dice, tiles, cards and other draws.
    [players] Wins of each player, counted by the seats it had.
    [habits] On average over the matches, with the 95 % interval.
   *[other] { $name }
}

study-head = { $head ->
    [goal] goal
    [found] found
    [interval] 95 % interval
   *[verdict] verdict
}
study-verdict = { $verdict ->
    [met] met
    [met-unsure] met, not sure
    [missed] missed
    [missed-unsure] missed, not sure
   *[other] { $verdict }
}
study-goal = { $goal ->
    [first-player] The first player wins { $low } to { $high } of the games.
    [first-edge] The first player wins at most { $high } of the games.
    [rounds] { $low } of the games or more take { $least } to { $greatest } rounds.
    [winner-score] The winner’s score is { $least } to { $greatest } in { $low } of the games or more.
    [powers] Every power is unlocked in { $low } of the games or more.
    [regions] In every region { $low } hexes or more are written on average.
    [ends] Every reason ends { $low } of the games or more.
    [quiet-end] At most { $high } of the turns in the last quarter bring no unloading.
    [chambers] Every chamber is visited in { $low } of the games or more.
    [friends] Every friend is bought in { $low } of the games or more.
   *[other] { $goal }: { $low }, { $high }, { $least }, { $greatest }
}

study-end = { $reason ->
    [region] a region is full
    [leaf] a leaf is full
    [cupcakes] no cupcake hex is left
    [unloaded] a seat has unloaded everything
    [turns] the limit of turns
    [visitors] the line of visitors is empty
    [standstill] standstill
   *[other] { $reason }
}

## Tables

study-table = { $table ->
    [powers] Powers
    [regions] Regions
    [sources] Where points come from
    [resources] What is spent and filled
    [tiles] Tiles
    [faces] Faces of the dice
    [pools] Pools
    [quarters] Turns without unloading
    [friends] Friends
    [offers] Offers
    [foods] Food
    [ants] Ants
    [cards] Cards
    [shops] Shops
    [colours] Colours
    [plans] Turns
    [purses] Where money comes from
    [souvenirs] Souvenirs
   *[other] { $table }
}
study-table-note = { $name ->
    [powers] How often the power of a full group of crates is unlocked, by either seat.
    [regions] How much is written in each region, and who wins it.
    [sources] Points of the winner and of the loser.
    [resources] Marks of the winner and of the loser.
    [tiles] How often a tile is applied rather than ignored.
    [faces] How often a die is applied rather than ignored.
    [pools] Which of the two pools the second player takes.
    [quarters] Turns in which no token is unloaded, in each quarter of a game.
    [friends] Which friend cards are bought.
    [offers] What was offered for coming second, and what came of it.
    [foods] How often a move ends in a chamber of each food, and what is unloaded there.
    [ants] How often each ant moves, and how far.
    [cards] What happens with cards in a game.
    [shops] At what price each shop is sold, and what it earns.
    [colours] The same by colour.
    [plans] What players do with the two actions of a turn, from the second round on.
    [purses] Money of the winner and, on average, of each other seat.
    [souvenirs] How many souvenirs of each colour are sold.
   *[other] { $name }
}

study-column = { $column ->
    [share] share
    [mean] mean
    [deviation] standard deviation
    [least] least
    [p5] 5 %
    [p25] 25 %
    [median] median
    [p75] 75 %
    [p95] 95 %
    [greatest] greatest
    [games-with] share of games
    [unlocked] unlocked a game
    [owner-won] whoever unlocks it wins
    [written] hexes written a game
    [crossed-out] hexes crossed out a game
    [red-won] won by Red
    [blue-won] won by Blue
    [tied] tied
    [winner-won] its winner wins the game
    [sum] sum of numbers
    [circles] circles filled
    [points] points for it
    [winner] winner, a game
    [loser] loser, a game
    [others] each other seat, a game
    [applied] applied
    [turned] in play a game
    [rolled] rolled a game
    [taken] taken
    [quiet] turns without unloading
    [turns] turns a game
    [tokens] tokens unloaded a game
    [tokens-turn] tokens a turn
    [visits] visits a game
    [visits-fruitless] visits without unloading
    [filled] full at the end
    [bought] bought a game
    [buyer-won] whoever buys it wins
    [chooser-began] the other one chooses to begin
    [first-won] whoever begins wins
    [chooser-won] the other one wins
    [moves] moves a game
    [tunnels] tunnels a move
    [fruitful] moves with unloading
    [walked] walked a game
    [times] a game
    [price] price
    [sold] sold in games
    [sold-number] shops sold a game
    [customers] customers a game
    [income] income a game
    [profit] income less price
    [crowd] visitors standing, on average
    [arrivals] visitors arriving a game
    [walkers] visitors walking a game
    [plan] share of turns
    [value] money a game
    [from] from
    [to] to
    [seats] seats
   *[other] { $column }
}

study-row = { $row ->
    [cupcakes] cupcakes
    [powers] powers
    [regions] regions
    [boxes] cupcake boxes crossed
    [crates] crates crossed
    [circles] circles filled
    [hexes] hexes written
    [anthills] anthills crossed
    [pool-tile] the pool with the tile
    [pool-rest] the other pool
    [first-quarter] first quarter
    [second-quarter] second quarter
    [third-quarter] third quarter
    [last-quarter] last quarter
    [played] cards played
    [blocked] ants that could not move
    [cleared] roads cleared
    [shuffled] discards shuffled
    [move-move] two moves
    [move-auction] a move and an auction
    [auction-auction] two auctions
    [one-move] a move alone
    [one-auction] an auction alone
    [customers] customers
    [souvenirs] souvenirs
    [shares] shares for moving
    [shares-paid] shares paid
    [bonuses] bonuses for auctions
    [prices] prices paid
    [own-shops] shops owned
    [price-paid] price paid for a shop
    [own-customers] customers in own shops
    [brought] visitors brought at a time
    [rounds] rounds
    [turns] turns
    [kinds-ready] foods in the small part
    [tokens-load] tokens at a stop
    [rare-early] rarity of what is unloaded first, 0 to 4
   *[other] { $row }
}
study-face = { $face ->
    [leaf] leaf
    [crate] crate
   *[other] number { $face }
}
study-offer = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
study-tunnel = tunnel { $one } to { $other }
study-street = street { $one } to { $other }
study-fountain = fountain { $fountain }

## Maps

study-map = { $map ->
    [hexes-written] Hexes written
    [hexes-crossed] Hexes crossed out
    [chambers-visited] Chambers visited, tunnels walked
    [chambers-filled] Tokens unloaded
    [crowds] Crowds at fountains and in streets
    [shops-sold] Shops sold
    [shops-income] Income of shops
   *[other] { $map }
}
study-map-note = { $name ->
    [hexes-written] How many times a game a number is written in each hex. A round mark is a cupcake, a square one a crate.
    [hexes-crossed] How many times a game each hex is crossed out. A round mark is a cupcake, a square one a crate.
    [chambers-visited] How many times a game an ant stops in each chamber; broad tunnels are walked more. Of several shortest ways each counts in part.
    [chambers-filled] How many tokens a game are unloaded in each chamber. The dots are its places.
    [crowds] How many visitors stand at each fountain on average; broad streets are walked by more visitors.
    [shops-sold] In how many games each shop is sold.
    [shops-income] What each shop earns a game, in Dirham.
   *[other] { $name }
}

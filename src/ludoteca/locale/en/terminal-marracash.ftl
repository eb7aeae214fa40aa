### Marracash on the screen of the terminal.

marracash-terminal-round = Round { $number }
# $seat: a name
marracash-terminal-last = Last round: { $seat } plays last.
marracash-terminal-money = Money
marracash-terminal-shops = Shops
# Before the visitors of the line; $count: how many
marracash-terminal-line = { $count ->
    [0] The line along the wall is empty.
   *[other] Line ({ $count }):
}
# Of the line
marracash-terminal-end = { $end ->
    [left] left
   *[right] right
}
# Below the town: what a sign on it means
marracash-terminal-legend = { $sign ->
    [fountain] fountain
    [entrance] entrance
    [palm] palm
    [owner] owner and customers
    [pays] the next one pays
    [enters] enter when sold
    [auction] for sale
   *[lit] you can choose it
}
marracash-terminal-auction = { $shop } is for sale, nobody has bid yet.
marracash-terminal-bid = { $shop } is for sale: { $seat } bids { $bid }.
marracash-terminal-in = Still in: { $seats }
marracash-terminal-souvenirs = Souvenirs:
marracash-terminal-deck = (deck: { $count })
# Above the moves that bring money
marracash-terminal-column = { $column ->
    [move] Move
    [enter] Enter
    [owner] Owner
    [earns] earns
   *[share] your share
}

## The result

marracash-terminal-visited = Shop: customers → what they paid
marracash-terminal-start = At the start
marracash-terminal-customers = From customers
# $souvenirs: yes if they are in play
marracash-terminal-rest = { $souvenirs ->
    [yes] Auctions, shares, souvenirs
   *[no] Auctions and shares
}

## How to type a choice

# $move: “8 9”, $shop: “Y1”
marracash-terminal-hint-act = Move a group: type where it stands and where it goes, as “{ $move }”. Or auction a shop marked *: type its name, as “{ $shop }”. “list” tells what each choice brings.
marracash-terminal-hint-move = Type where the group stands and where it goes, as “{ $move }”. “list” tells what each choice brings.
marracash-terminal-hint-auction = Type the name of a shop marked *, as “{ $shop }”. “list” tells what each choice brings.
marracash-terminal-hint-open = Type an amount in steps of 25, as “{ $amount }”.
marracash-terminal-hint-bid = Type an amount in steps of 25, as “{ $amount }”, or “pass”.
# The word after the number is typed in English, as in notation, or shortened to its first letter.
marracash-terminal-hint-bring = Type the entrance, how many visitors, and from which end of the line they come, as “{ $entrance } 3 left”.

### Words of `ludoteca train`: its report, the card of a network, and what it is doing.

bad-training-folder = The folder “{ $folder }” is not one of a training, and not empty. Nothing in it was changed.
bad-training-other = The folder “{ $folder }” has another training: { $what } is { $there } there and { $wanted } here. Nothing in it was changed.

training-stage = Generation { $number }: { $stage ->
    [searched] games with search
    [drills] games at first sight
    [fit] fitting the network
    [trial] test against the best player so far
   *[strength] strength against fixed opponents
}
training-done = { $better ->
    [0] No network was better than what was known before.
   *[other] The best network is in “{ $folder }”.
} The report is in “{ $report }”.

training-title = { $game }: a network from self-play
training-lead = { $generations ->
    [one] { $generations } generation of games was played and learned from.
   *[other] { $generations } generations of games were played and learned from.
} { $better ->
    [0] No network won its test: the player of before stays.
    [one] One network won its test against the best player before it.
   *[other] { $better } networks won their test against the best player before them.
}
training-part = { $part ->
    [strength] Strength
    [losses] What is still wrong
   *[calibration] Said and won
}
training-note = { $part ->
    [strength] Share of the games won at the usual table, with 95 % intervals. The first row is the sequential test, which decides whether the network stays.
    [losses] Cross entropies, epoch by epoch: less is better. If the positions kept apart do worse and worse, the network learns by heart.
   *[calibration] Positions of games that were not learned from, by the chance to win that was said: how many were won? On the diagonal both are the same.
}
training-generation = Generation { $number }
training-verdict = { $better ->
    [yes] It won its test: it is the best network now.
   *[no] It did not win its test: the player of before stays.
}
training-opponent = { $opponent ->
    [before] against the best network before
    [beginner] against level “beginner”
   *[other] against “{ $opponent }”
}
training-by-hand = against knowledge by hand, { $settings }
training-loss = { $loss ->
    [shares] chances to win
   *[choices] choices
}
training-series = { $series ->
    [learn] positions learned from
    [check] positions kept apart
    [learned] network
    [fair] fair share
   *[hand] knowledge written by hand
}
training-head = { $head ->
    [opponent] contest
    [won] won
    [interval] 95 % interval
    [games] games
    [epoch] epoch
    [learn] learned from
    [check] kept apart
    [hand] by hand
    [by] said by
    [said] said
   *[positions] positions
}
training-told = From { $least } to { $greatest }.
training-brier = Brier score { $learned }, of the knowledge written by hand { $hand } (0 is best), on { $positions } positions kept apart.
training-card-what = { $weights } weights, { $size } kB, for { $subject }.
training-card-games = Generation { $generation }: { $games } games with { $iterations } iterations a search, { $drills } games at first sight; { $positions } positions, { $epochs } epochs; seed { $seed }.
training-card-when = Finished on { $day } after { $minutes } minutes; fitted on: { $device }.
training-card-strength = Won { $rate } { $opponent } ({ $interval }, games: { $games }).

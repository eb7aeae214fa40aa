### Watching a match again.

replay-title = Watch a match again
replay-lead = Open the record of any match: a text file that the result page saves. It is replayed by the rules, and every outcome of chance is checked.
replay-file = Record file
replay-paste = … or paste its text here
replay-open = Watch it
replay-other = Another record
replay-fetching = Fetching the match…
replay-gone = This match cannot be replayed
replay-controls = Replay controls
replay-position = Step { $number } of { $count }
replay-jump = Jump to a step
replay-play = Play
replay-pause = Pause
replay-next-move = Next decision
replay-to-end = To the end
replay-speed = Speed
replay-since = { $player } plays from step { $step } on; before, a bot kept the seat.
replay-begin = Before the first step.
replay-hidden = Something nobody else may see.

replay-check = Check the chance
replay-checking = Checking…
replay-rules-kept = Every step follows the rules.
replay-checked = { $count ->
    [one] One outcome of chance is the one that the seed gives.
   *[other] { $count } outcomes of chance are the ones that the seed gives.
}
replay-contributed = { $count ->
    [one] One seat added a number of its own to the seed.
   *[other] { $count } seats added numbers of their own to the seed.
}
replay-no-seed = The record does not tell the seed, so chance cannot be checked yet.
replay-outcome-differs = The result written in the record is not the one that was played.
review-gone = This match cannot be reviewed
review-open = Review
review-chances = Show chances to win

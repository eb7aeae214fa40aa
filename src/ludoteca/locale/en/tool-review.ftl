### Words of reviews: a match looked back on.

review-still-running = This match is not over. It can be reviewed once it has ended.

## Turning points

# $played, $better: choices as the game lists them; figures are hundredths of the win
review-gave-away = { $seat }: “{ $played }” was { $verdict ->
    [blunder] a blunder
    [mistake] a mistake
   *[other] an inaccuracy
}. It gave away { $lost } % of the win; a chance of { $chance } % was left.
review-better = Better was “{ $better }”:
review-luck = { $sign ->
    [good] That was lucky for { $seat }: { $size } % more than could be expected.
   *[other] That was unlucky for { $seat }: { $size } % less than could be expected.
}

## The report

review-verdict = { $verdict ->
    [best] best
    [good] good
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review-part = { $part ->
    [balance] Luck and skill
    [curve] Chances to win
    [turning] Turning points
    [decisions] What could have been better
   *[making] How this was made
}
review-head = { $head ->
    [seat] Seat
    [luck] Luck
    [skill] Skill
    [step] Step
    [verdict] Verdict
    [played] Played
    [better] Better
   *[lost] Lost
}
review-balance = luck { $luck }, skill { $skill }
review-no-turning = Nothing turned this match: no single step moved the chances by much.
review-no-faults = Nobody could have done clearly better.
review-step = Step { $step }

## On the page

review-making = Looking at step { $done } of { $total }…
review-again = Ask again
review-shares = { $seat } { $share } %
review-lost = { $verdict }: { $lost } % of the win lost
review-verdicts = Verdicts
review-from = from { $lost } % of the win lost
review-show = Show what was better
review-table = All chances as a table
review-line = What would have followed
review-try = Try it from here
review-next-swing = { $count ->
    [one] To the big swing
   *[other] To the next of { $count } big swings
}

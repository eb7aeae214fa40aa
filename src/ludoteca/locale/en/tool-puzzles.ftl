### Puzzles: one position, one best choice.

web-puzzles-today-solved = Puzzle of the day: solved
web-puzzles-today-missed = Puzzle of the day: see the answer again
web-puzzles-next = Solve at your strength
web-puzzles-another = Next puzzle
web-puzzles-all = All puzzles
web-puzzles-about = About one thing:
web-puzzles-count = { $puzzles } puzzles
web-puzzles-stand = Your rating { $rating }, { $solved } of { $tried } solved at the first try
web-puzzles-new = None tried yet
web-puzzles-title = Puzzle: { $game }
web-puzzles-ask = You are { $seat }. Which choice is best?
web-puzzles-difficulty = Difficulty { $difficulty } of 5
web-puzzles-rating = rated { $rating }
web-puzzles-again = You have tried this one: it counts no more.
web-puzzles-checking = Checking…
web-puzzles-right = Right!
web-puzzles-wrong = Not the best
web-puzzles-change = Your rating: { $before } → { $after }
web-puzzles-chances = What each choice is worth
web-puzzles-chance = { $chance } % to win
web-puzzles-best = best
web-puzzles-yours = yours
web-puzzles-obvious = first sight
web-puzzles-line = What follows
web-puzzles-step = Step { $number } of { $count }
web-puzzles-back = One step back
web-puzzles-on = One step on
web-puzzles-question = The question
web-puzzles-theme =
    { $theme ->
        [split] Best split
        [apply] What to apply first
        [write] Where to write
        [cross] What to cross out
        [circle] Which leaf
        [crate] Which crate
        [again] What to use again
        [stock] What to put in the small part
        [play] Which card where
        [go] Where to go
        [unload] How much to unload
        [buy] Which friend
        [spread] Where to spread
        [swap] What to swap
        [exchange] What to exchange
        [move] Which group moves
        [auction] Which shop to auction
        [bid] Best bid
        [sell] What to sell
        [bring] Whom to bring in
        [win] Win at once
        [deny] Deny
       *[other] Other
    }

### The words of the command line and of boards drawn in the terminal.

## What was given wrongly

bad-game-twice = Several packages have a game “{ $game }”: { $packages }. Remove all but one of them.
bad-game-import = The game “{ $game }” cannot be loaded, its package { $package } is broken: { $fault }
bad-game-entry = The package { $package } promises a game “{ $game }” and has something else in its place.
bad-install = No games are installed here. Install Ludoteca once more.
missing-extra =
    { $extra ->
        [server] The table in the browser
        [cuda] A GPU
        [rl] A learning environment or a Parquet file
        [openspiel] The bridge to OpenSpiel
        [cluster] Work on several machines
        [train] Learning by self-play
       *[other] This
    } needs the extra “{ $extra }”, which is not installed: pip install "ludoteca[{ $extra }]"
cli-bad-text = The game lacks words, which whoever made it has to mend: { $fault }.
cli-no-file = There is no file “{ $file }”. Check its name and folder.
cli-bad-file = The file “{ $file }” cannot be used ({ $reason }).
cli-not-text = A file given here is not text in UTF-8.
cli-not-text-file = The file “{ $file }” is not text in UTF-8.
cli-option-form = “{ $text }” is not an option. Write name=value, as territory=picnic.
cli-seat = There is no seat “{ $seat }” in this match. Choose one of: { $allowed }.
cli-too-many-bots = There are { $bots } bots for { $seats } seats. Leave some out.
cli-load-alone = A saved match has its own seed, seats and options: leave those out when you use --load.
cli-other-game = “{ $file }” is a match of another game: { $game }.
cli-device = There is no device “{ $device }”. Choose cpu or cuda.
missing-gpu = No GPU can be used here: it takes one that speaks CUDA, and the extra “cuda”: pip install "ludoteca[cuda]"
cli-no-board = “{ $board }” is neither a board nor a file. Boards: { $allowed }.

## While the rules are compiled

cli-preparing = Preparing the rules of { $game }, once: about half a minute…

## Tables

cli-game-column = Game
cli-seats-column = Seats
cli-seat-column = Seat
cli-options-column = Options
cli-option-column = Option
cli-board-column = Board
cli-option = { $option } = { $default } (of { $choices })
cli-board-option = { $option } = { $default } (of { $choices }, or a file)
cli-character = { $seat }: { $name }. { $about }
cli-character-line = { $name }: { $about }
cli-simulated = { $game }: random players, seed { $seed }
cli-games = Games
cli-moves = Moves
cli-seconds = Seconds
cli-speed = Moves a second
cli-mean-rounds = Rounds on average
cli-wins = Wins
cli-mean-score = Score on average
cli-end-reason = Reason of the end
cli-bench-moves-per-second = Moves a second
cli-bench-threads = Threads
cli-bench-state-bytes = Bytes a state
cli-bench-one-thread-moves-per-second = Moves a second, one thread

## At the table

# $seat: as the game calls it, “Red”
cli-welcome = { $game }: you play { $seat }. Type “help” to see what you can type.
cli-commitment = Fairness: all chance of this match is fixed by a secret seed whose SHA-256 is { $commitment }.
cli-help =
    A number plays the choice with that number. You can also type a choice in notation, as “write c7”.
      list         all choices, numbered
      board        draw the table again
      hint         what a bot would do
      undo         take back your last choice
      log          the story of the match so far
      record       the match as text
      save FILE    save the match; “ludoteca play GAME --load FILE” goes on with it
      quit         leave the table
cli-no-choice = There is no choice { $number }. Choose from 1 to { $limit }.
cli-hint = { $choice } (you win in { $chance } % of the bot’s trials)
cli-hint-exact = { $choice } (you win in { $chance } % of all cases, worked out to the end)
cli-undone = Taken back.
cli-left = You leave the table. The match is only kept where you saved it.
cli-saved = Saved in “{ $file }”.
cli-save-where = Say where: save FILE
cli-proof =
    The secret seed was { $seed }.
    Its SHA-256, told at the start: { $commitment }.
cli-offer-save = Type a file name to save the match, or press Enter to leave.

## Replay

cli-replaying = { $game }, { $actions ->
    [one] { $actions } step
   *[other] { $actions } steps
}
cli-press-enter = Press Enter to go on.
cli-not-over = The record ends here; the match is not over.

## Verify

cli-verify-match = { $game }: { $actions ->
    [one] { $actions } step follows
   *[other] { $actions } steps follow
} the rules.
cli-verify-commitment = Commitment: { $commitment }.
cli-verify-checked = { $count ->
    [one] { $count } outcome of chance is
   *[other] { $count } outcomes of chance are
} as the seed says.
cli-verify-contributed = { $count ->
    [one] { $count } seat has added a number of its own
   *[other] { $count } seats have added numbers of their own
} to the seed.
cli-verify-withheld = { $count ->
    [one] { $count } seat did not reveal its number
   *[other] { $count } seats did not reveal their numbers
} in time.
cli-verify-scripted = { $count ->
    [one] { $count } outcome was
   *[other] { $count } outcomes were
} set by a script and cannot be checked.
cli-verify-difference = Step { $index }, line { $line }: the record says “{ $recorded }”, the seed says “{ $expected }”.
cli-verify-set-up = The match began with a position that somebody set up, which proves nothing.
cli-verify-so-far = The match was not played to its end: this is so far.
cli-verify-promised = Promised by { $seat }: { $promise }.
cli-verify-outcome = The result written at the end is not the one that the rules give.
cli-verify-later = The seed is still secret: chance can be checked once the match is over.
cli-verify-fair = Fair.
cli-verify-alone = Everything follows from the seed, but no player added a number: nobody can tell who chose the seed.
cli-verify-unproved = Not proved: somebody chose some of the outcomes, or the position it began with.
cli-verify-unfair = Not fair.

## Boards

cli-board-ok = { $file }: ok, a board of { $game } for the option “{ $option }”.
cli-drawn = Drawn in “{ $file }”.

## Marabunta on the screen

terminal-legend = { $sign ->
    [cupcake] cupcake
    [crate] crate
    [crossed] crossed out
   *[lit] you can choose it
}
terminal-round = Round { $number }
terminal-pool = { $pool ->
    [tile] The pool with the tile:
   *[rest] The rest:
}
terminal-score = Score
terminal-now = Score now
terminal-track = Score track
terminal-anthills = Anthills
terminal-cupcakes = Cupcakes
terminal-powers = Powers
terminal-boxes = Cupcake boxes crossed
terminal-ended = Triggered the end
terminal-hint-split = Type the dice that go with the tile, by letter or name: “P B” puts pink and blue beside the tile and all others in the other pool; “tile” leaves the tile alone.
terminal-hint-hex = Type the name of a hex marked *, as c7.

# ludoteca arena
cli-bot-fault = A bot did not choose ({ $fault }); a simple move was played in its place.
cli-arena-fault = { $bot } did not choose in { $times ->
    [one] { $times } decision
   *[other] { $times } decisions
} ({ $fault }); a simple move was played in its place.
cli-arena-title = { $game }, { $seats } seats, { $games } games, seed { $seed }
cli-arena-bot = player
cli-arena-games = games
cli-arena-wins = wins
cli-arena-rate = win rate
cli-arena-interval = 95 % interval
cli-arena-fair = fair share
cli-arena-rating = rating
cli-arena-speed = { $seconds } s, { $speed } moves a second, chance included
cli-arena-sprt = “{ $text }” is not a test. Write elo=LOW,HIGH or share=LOW,HIGH, as elo=0,50: the first number less than the second, and shares between 0 and 1.
cli-arena-errors = --alpha is { $alpha } and --beta is { $beta }. Both must be above 0 and below 0.5.
cli-arena-verdict = { $found ->
    [better] { $bot } wins { $high } and not only { $low }
    [not-better] { $bot } wins only { $low } and not { $high }
   *[open] Whether { $bot } wins { $low } or { $high } is not clear yet
}: the logarithm of the likelihood ratio is { $ratio } (bounds { $least } and { $most }).
cli-arena-ladder = The ladder:

# ludoteca self-play
cli-self-play-bots = Name one bot for all seats or one for each of the { $seats } seats; here { $bots ->
    [one] is { $bots }
   *[other] are { $bots }
}.
cli-self-play-done = { $played ->
    [one] { $played } game
   *[other] { $played } games
} played into “{ $folder }” ({ $there } had been there before).
cli-self-play-faults = Bots did not choose in { $times ->
    [one] { $times } decision
   *[other] { $times } decisions
}; simple moves were played in their place. The records say why.
# ludoteca puzzles
bad-mine-folder = The folder “{ $folder }” is not one of a mine of puzzles, and not empty. Nothing in it was changed.
bad-mine-other = The folder “{ $folder }” has another mine of puzzles: { $what } is { $there } there and { $wanted } here. Nothing in it was changed.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $shelved } of them are in “{ $file }”.
cli-puzzles-column = Puzzles
cli-puzzles-difficulty = Difficulty { $difficulty }
cli-puzzles-themes = Themes
cli-puzzles-checked = { $held } of { $of } answers hold.
cli-puzzles-file = The file “{ $file }” has no puzzles of this game and its rules.

## Serving

serve-at = Ludoteca is at { $url } (stop it with Ctrl+C).
serve-host = Whoever first opens { $url } is the host.
serve-play = Play at { $url } (stop it with Ctrl+C).
serve-elsewhere = Another program has port { $port }, so this table is at another address than usual: what your browser keeps for the usual one is not there.
serve-play-already = Ludoteca is already running: play at { $url }. It is stopped where it was started, with Ctrl+C.
serve-play-in-use = Another program is using { $file } and does not say where its table is. Stop it, then try again.
serve-options = These options are for a match in the terminal: name a game, too, or leave them out.
serve-database = A database of this kind cannot be used: { $database }. Give the name of a file, or the address of a PostgreSQL database.
serve-workers = Several processes need PostgreSQL: give it with --database.
serve-smtp = { $name } must be an address as { $example }.
serve-mail-needs = To send mail the server needs --sender, the address that it comes from, and --origin, for the links in it.
serve-in-use = Another server is using { $file }. Stop that one, or give this one a file of its own with --database.
serve-in-use-at = Another server is using { $file }: it is at { $url }. Stop that one, or give this one a file of its own with --database.
serve-port = Port { $port } of { $host } cannot be used ({ $reason }). Choose another port with --port.
serve-set-form = A setting is written as NAME=VALUE, not “{ $text }”.
serve-set-name = There is no setting “{ $name }”. Choose one of: { $allowed }.
serve-set-value = The setting { $name } cannot be “{ $value }”.

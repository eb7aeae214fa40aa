### The boards.

gallery-title = Boards
gallery-lead = All boards are our own designs. Look at them closely, play on any of them, or bring one of your own: a board is a text file that you can write by hand.
gallery-drawing = { $board }, { $game }: drawing of the board
gallery-play = Play on it
gallery-large = Look at it large
gallery-text = The file
gallery-edit = Start from this one
gallery-own = A board of your own
gallery-own-lead = Open a file or write here. The check names the line and what was expected.
gallery-file = Board file
gallery-board-text = Text of the board
gallery-check = Check and draw
gallery-checking = Checking…
gallery-good = Good: this is a board for { $game }. It takes the place of: { $option }.
gallery-fault = Line { $line }: { $fault }
gallery-show-line = Go to the line

board-not-text = This is not a text file in UTF-8. Save the board as plain text.
board-not-toml = This line is not TOML. Check the quotes, brackets and commas here and above.
board-toml-quotes = Text must be in straight quotes, as "{ $text }". A number has no letters.
board-toml-empty = A value is missing after “=”, as in name = "picnic".
board-toml-line = A key, “=” and a value must be here, as in name = "picnic". If this line is part of a text, check the quotes above it.
board-toml-unclosed = The quotes of this text are not closed. Text of several lines begins and ends with three.
board-toml-twice = The key “{ $key }” is already in line { $before }. Keep one of the two.

### The analysis table.

analysis-title = Analysis table
analysis-of = Analysis: { $game }
analysis-lead = Open the record of a match, or an analysis that somebody saved. Go to and fro, try other moves for every seat, say what chance brings, and see what the engine thinks of it.
analysis-file = Record or analysis
analysis-open = Analyse it
analysis-anew = From the first move
analysis-game = Game
analysis-seats = Seats
analysis-begin = Begin
analysis-other = Another analysis
analysis-gone = This cannot be analysed
analysis-bad-link = This link is not whole. Ask for it again, or for the file.
analysis-walk = Through the analysis
analysis-aside = What was tried instead
analysis-moves = Moves
analysis-instead = Instead of this
analysis-chance = Chance is next. Choose what it does, or let it decide.
analysis-random = At random
analysis-percent = { $percent } %
analysis-judge = Engine’s opinion
analysis-roll-on = Chance decides by itself
analysis-thinking = { $count ->
    [0] Thinking…
   *[other] Thinking on. Looked at: { $count } tries.
}
analysis-thought = Looked at: { $count } tries.
analysis-note-here = Note about this moment
analysis-save = Save as a file
analysis-share = Share by link
analysis-share-lead = The whole analysis is in this link, with its notes. Whoever opens it can go on from there.
analysis-too-long = This analysis is too long for a link. Save it as a file and send that.
analysis-promote = Make this the main line
analysis-remove = Remove from here on
analysis-set-up = Set up a position
analysis-change = Change this position

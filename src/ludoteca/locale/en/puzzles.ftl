### Puzzles, as the command line tells of them.

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

### Words that all games share.

region = { $region ->
    [pink] pink
    [blue] blue
    [orange] orange
    [green] green
    [grey] grey
    [yellow] yellow
   *[other] { $region }
}

match-over = The match is over.

## What cannot be played

refused-unknown = This game has no action “{ $action }”. Check how it is written.
refused-kind = { $action } is no action: play its number, its text or one of the legal actions.
refused-number = There is no action with the number { $number }. Numbers go from 0 to { $limit }.
refused-over = The match is over: nothing more can be played.
refused-undo = There is nothing to take back: only choices made since the last draw or roll can be undone.

## What cannot be set up

bad-game = There is no game “{ $game }”. Choose one of: { $allowed }.
bad-seats = “{ $game }” cannot be played with this number of seats: { $seats }. Possible: { $allowed }.
bad-option = “{ $game }” has no option “{ $option }”. Choose one of: { $allowed }.
bad-seed = A seed is one line of text without spaces at its ends.
bad-value = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $allowed }.
bad-board-value = For the option “{ $option }”, “{ $value }” is neither a board of the game nor a file. Choose one of: { $allowed }; or give the path of a board file.

## What is wrong with any text

text-not-unicode = There is half a character here that no text can have. Save the text as UTF-8.
text-long = This text is too long. Bytes at most: { $limit }.
text-line-long = This line is too long. Characters at most: { $limit }.

## What is wrong with the text of a match

record-title = This is not the text of a match: its first line must be “{ $title }” or “{ $other }”.
record-analysis = This is an analysis, not a match. Open it at { $page }, or with “{ $command }”.
record-line = Line { $line } belongs neither to the header nor to the actions: “{ $text }”. Correct or remove it.
record-again = Line { $line } tells “{ $what }” a second time, and only one of the two can be true. Take the text as it was saved.
record-rules = This match follows version { $rules } of the rules of “{ $game }”, but this program plays version { $have }. Open it with a program that has the same version.
record-commitment = This match has no line “commitment”, so nobody could check its chance. Take the text as it was saved.
record-seed = This seed does not fit the line “commitment” of the match. Check that it is the seed of this very match.
record-entropy-seats = This match must have one line “entropy” for each seat, in this order: { $seats }. Take the text as it was saved.
record-entropy = Line { $line }: this is not what “{ $seat }” can have added to chance. A value must have the SHA-256 that stands before it.
record-redacted = Line { $line } hides an action, so the match cannot be replayed. Use its full text.
record-actor = Line { $line }: it is not the turn of “{ $actor }”. Check whether a line is missing or wrong.
record-action = Line { $line } breaks the rules. { $reason }
record-cut = The text tells the outcome, but the match in it is not played to the end. Check whether lines are missing.
record-breaks-off = The text breaks off in line { $line }: the end of this record is missing. Take the whole text, as it was saved.
record-ends-early = The text ends after line { $line }, in the middle of the match: the end of this record is missing. Take the whole text, as it was saved.
record-without-seed = This match can only be looked at. To go on with it, give its secret seed.
record-too-large = Line { $line }: { $reason }
record-steps = From line { $line } on there are more actions than a match of this game can have. At most: { $limit }.
analysis-large = An analysis has at most { $limit } moments. Save this one and begin another.
analysis-note = This note cannot be kept. { $reason }
analysis-unclosed = The text ends in line { $line }, inside brackets. Close them, or take the text as it was saved.
analysis-order = A tree must list every moment after the one it follows. Reload the page: it may be older than the server.
analysis-no-decision = Nobody has to decide anything here.

## What is wrong with a board file

board-fault = { $file }, line { $line }: { $fault }
board-key-missing = The key “{ $key }” is missing. Add it.
board-key-kind = The value of “{ $key }” must be { $kind ->
    [str] text in quotes
    [list] a list in square brackets
   *[other] of the type { $kind }
}.
board-key-unknown = The key “{ $key }” means nothing here. Possible keys: { $allowed }.
board-kind-unknown = There is no kind of board “{ $kind }”. Possible kinds: { $allowed }.
board-other-kind = A board of another kind is needed here: “{ $kind }”.
board-name = The name of a board is one line without special signs. Characters at most: { $limit }.
board-nesting = Too many lists and tables stand inside each other here. At most: { $limit }.
board-key-parts = This key has too many parts joined by dots. At most: { $limit }.
board-key-long = This key is too long. Characters at most: { $limit }.
board-number-long = This number is too long. Characters at most: { $limit }.
board-entries = There are too many values in this file. At most: { $limit }.

# Bots
bad-bot = There is no bot “{ $bot }”. Choose one of: { $allowed }.
bad-search = “{ $text }” is not a setting of the search. Write NAME=NUMBER with one of: { $allowed }.
bad-self-play-folder = The folder “{ $folder }” is not one of self-play, and not empty. Nothing in it was changed.
bad-self-play-other = The folder “{ $folder }” has another self-play: { $what } is { $there } there and { $wanted } here. Nothing in it was changed.
bad-ladder = “{ $file }” is not a ladder and was left as it is: { $reason }.
ladder-names = Two bots have the same name. On a ladder each needs a name of its own.
arena-bots = An arena needs two bots or more.
sequential-bots = The sequential test compares two bots, the first with the second. There { $bots ->
    [one] is { $bots }
   *[other] are { $bots }
} here.
cluster-unreachable = No cluster answers at “{ $address }”. Write HOST:PORT of its head, or auto on one of its machines.
cluster-version = A machine of the cluster has Ludoteca { $there }, this one { $here }. All need the same version.

### The command box: what can be typed instead of clicked, and what it answers.

command-open = Commands
command-title = Type commands
command-label = Command
command-lead = A choice, or “help”
command-answers = Answers
# What can be typed, several words with commas between
command-word-help = help, ?
command-word-choices = choices, moves
command-word-last = last
command-word-board = board
command-word-score = score, points
command-word-where = where, where is
command-word-undo = undo
command-word-hint = hint
command-word-next = next
command-word-back = back
command-word-first = beginning
command-word-end = end
command-help = Type a choice or its beginning, as it is listed, and it is made. Or type one of these:
command-about = { $word }: { $about }
command-about-help = this list
command-about-choices = all that you can do now
command-about-last = what happened last
command-about-board = the whole board in words
command-about-score = how everybody stands
command-about-where = where something is, with its name behind it; its name alone tells about it, too
command-about-undo = take back your last choice
command-about-hint = what a strong bot would do
command-about-next = one step on
command-about-back = one step back
command-about-first = to the beginning
command-about-end = to the end
command-fitting = { $count ->
    [one] One choice. Type its number to make it.
   *[other] { $count } choices. Type a number to make one.
}
command-option = { $number }: { $choice }
command-chosen = Chosen: { $choice }
command-shown = Shown: { $choice }. The same once more makes it.
command-nothing = There is nothing for you to choose now.
command-late = The match has gone on since then. Ask for the choices again.
command-unknown = Nothing is called “{ $typed }” here. Type “{ $help }” for what you can type.
keys-title = Keys
keys-list = this list
keys-undo = undo
keys-hint = ask for a hint
keys-log = the next line of the log, beginning with your last turn
keys-confirm = say yes to what is asked
keys-commands = type commands
keys-board = On a board the arrow keys move from place to place, and Enter chooses.
keys-ear = Nothing has to be seen: every move is read out, “{ $text }” says what is drawn, and under “{ $commands }” choices and questions are typed in words, beginning with “{ $help }”.

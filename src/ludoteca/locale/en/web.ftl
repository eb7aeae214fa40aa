### The words of the pages in the browser, for all games.

## Names

# $level is the name of a bot's level as programs write it, or of a bot that was added
web-level-name = { $level ->
    [random] Random
    [beginner] Beginner
    [casual] Casual
    [strong] Strong
    [master] Master
    [grandmaster] Grandmaster
   *[other] { $level }
}
web-bot = { $level ->
    [random] Random bot
    [beginner] Beginner bot
    [casual] Casual bot
    [strong] Strong bot
    [master] Master bot
    [grandmaster] Grandmaster bot
   *[other] Bot { $level }
}
web-you = You
web-guest = Guest
web-seat-open = Free seat
web-seat-kept = { $whom ->
    [you] Kept for you
    [player] Kept for { $player }
   *[somebody] Kept for somebody who played before
}
web-option = { $option ->
    [territory] Territory
    [boards] Player boards
    [friends] With friend cards
    [offer] Offer for who begins (two players)
    [hill] Anthill
    [souvenirs] With souvenirs
    [any_raise] Raise bids by any amount
    [town] Town
   *[other] { $option }
}
web-choice = { $choice ->
    [picnic] Picnic
    [crumbs] Crumbs
    [worker] Worker
    [queen] Queen
    [anthill] Anthill
    [medina] Medina
   *[other] { $choice }
}

## All pages

web-skip = Skip to the content
web-told = What is told
web-language = Language
web-settings = Settings
web-theme-to-dark = Switch to dark
web-theme-to-light = Switch to light
web-close = Close
web-try-again = Try again
web-go-home = To the games
web-nowhere = There is nothing at this address.
web-nowhere-why = The address may be incomplete, or what was here is gone. A link to a table or a match must be copied whole.
web-line-lost = The connection is lost. Nothing is lost with it: play goes on by itself as soon as it is back.
web-problem-offline = The server cannot be reached. Check your connection and try again.
web-problem-server = The server answered with an error ({ $status }). Nothing was changed; try again in a moment.
web-problem-page = Something went wrong in this page. Nothing is lost: load the page again.
web-problem-chunk = This part of the page could not be loaded. Check your connection and load the page again.

## Home

web-home-title = { $count ->
    [3] Three games
   *[other] Games
}, a table, and you
web-home-lead = Pick a game and play at once: the table tells you what you can do. Or send a friend a link.
web-games = Games
# $most: [2] only where fewest is 2 as well
web-seats = { $most ->
    [2] 2 players
   *[other] { $fewest } to { $most } players
}
web-minutes = about { $minutes } min
web-play-now = Play now
web-opening = Getting the table ready…
web-preparing-rules = The rules are being prepared, once only.
web-loading-rules = The rules are prepared; they are being loaded.
web-rules-after = { $game } is being prepared first; this game’s turn comes after it.
web-bots-after = { $game } is being prepared first; the bots’ turn comes after it.
web-preparing-bots = The bots are being prepared, once only. Until then they see less far.
web-percent = { $percent }%
web-levels = Levels
web-characters = Characters
web-opponents = Opponents
web-level = Level of the bots
web-with-friends = With friends
web-on-this-device = On this device
web-more-choices = More choices
web-my-matches = Your matches
web-my-tables = Your tables
web-nothing-yours = No match or table of yours is waiting.
web-to-watch = Watch a match
web-finished = Finished
web-state-your-turn = Your turn
web-state-their-turn = Waiting for the others
web-due = { $time } left
web-turns-waiting = { $count ->
    [one] One match waits for you.
   *[other] { $count } matches wait for you.
}
web-next-turn = Play the next: { $game }
web-state-running = Going on
web-state-abandoned = The match was broken off.
web-state-ended = Broken off
web-state-left = Given up
web-state-won = Won
web-show-all = Show all ({ $count })
web-table-waiting = Waiting
web-table-sit = Sit down
web-footer = Ludoteca is free and independent, and not connected with the designers or publishers of the games. All drawings are our own. We recommend the boxes.

## Setting a table

web-company-bots = against bots
web-company-friends = with friends
web-company-device = on this device
web-how-many = How many play?
web-names = Who plays?
web-name-of = Player { $number }
web-sitting = { $seat }, { $player }
web-fill-with-bots = Seats for bots
web-clock = Thinking time
web-clock-kind = { $clock ->
    [relaxed] 15 minutes, and 1 minute per move
    [fast] 3 minutes, and 15 seconds per move
    [day] a day for each move
    [three-days] three days for each move
    [week] a week for each move
   *[none] as long as you like
}
web-public = Anybody may join and watch
web-public-chat = Chat with strangers: players and those who watch, apart
web-keep-seats = Begin at once: bots keep the seats until somebody comes (not rated)
web-allow-hints = Hints are allowed, and everybody is told who asks for one
web-rated = Rated: counts for your rating, without hints
web-choose-file = Choose a file
web-open-table = Open the table
web-begin = Begin

## A table before the match

web-fetching-table = Fetching the table…
web-hints-allowed = Hints are allowed at this table, and everybody is told who asks for one.
web-rated-table = This match is rated: there are no hints, and leaving it counts as a loss.
web-table-gone = This table cannot be found
web-table-full = All seats are taken.
web-share-lead = Send this link to your friends, or let them scan the code.
web-share-local = This address works on this machine only. So that others reach your table, start the server with “ludoteca serve --host 0.0.0.0” and open it by this machine’s name.
web-share-link = Link to the table
web-qr = QR code with the link to the table
web-copy = Copy the link
web-copied = Copied
web-invite = Invite somebody you have played with
web-came = { $player } sits down.
web-your-name = Your name
web-sit-down = Sit down
web-start = Start the match
web-leave-table = Leave the table
web-leave-match = Leave the match
web-away-title = You play with others here
web-away-lead = { $ticks ->
    [yes] Your clock runs on while you are elsewhere. The match stays among yours on the first page.
   *[no] They see that you are away. The match stays among yours on the first page.
}
web-away-go = Go
web-away-stay = Stay here
web-leave-to-bot = A bot plays on for you, and the others are told. You can come back at any time.
web-leave-to-end = Nobody else plays here, so the match ends. You find it among the finished ones.
web-leave-lost = { $how ->
    [back] If you do not come back, it counts as a loss.
    [rated] This match is rated: leaving it counts as a loss.
   *[plain] Leaving it counts as a loss among your results.
}
web-waiting-people = { $count ->
    [one] Waiting for one more player. Keep this page open.
   *[other] Waiting for { $count } more players. Keep this page open.
}
web-all-here = Everybody is here.
web-waiting-host = Everybody is here. Whoever opened the table starts the match.
web-waiting-numbers = { $count ->
    [one] Chance is being made ready: one player’s browser still has to add its number.
   *[other] Chance is being made ready: { $count } players’ browsers still have to add their numbers.
}

## At the table

web-match-gone = This match cannot be shown
web-what-to-do = What to do now
web-your-turn = Your turn
web-turn-of = { $player }, your turn
web-their-turn = { $player } is to move
web-thinking = { $player } is thinking…
web-queued = Many tables are waiting for bots. This one has its turn in about { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
web-to-act = to move
web-away = away
web-time-left = Thinking time left
web-on-vacation = on vacation
web-all-choices = { $count ->
    [one] Your only choice
    [2] Both choices as a list
   *[other] All { $count } choices as a list
}
web-undo = Undo
web-undo-ask = Ask to undo
web-hint = Hint
web-hint-told = Hint (the others are told)
web-ends-turn = { $choice }? Your turn ends with it.
web-not-yet = Not yet
web-do-it = Yes, do it
# $choice: what a finger has picked
web-tap-again = Tap again to do it: { $choice }
web-not-your-turn = It is not your turn yet.
web-hint-thinking = Thinking…
web-hint-lead = A strong bot would consider
web-hint-exact = Exact, worked out to the end
web-hint-chance = wins { $percent } %
web-hint-others = { $count } more
web-skip-moves = Skip ahead
web-since = Since your last turn
web-since-nothing = Here you see what the others do between your turns.
web-since-again = See it again
web-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-understood = All right
web-undo-wish = { $player } would like to take back the last move.
web-undo-allow = Allow it
web-undo-deny = Better not
web-undo-waiting = { $player } asked to take back a move. Waiting for an answer.
web-undo-withdraw = Never mind
web-absent = { $player } has been away for a while. Nothing is lost. How shall it go on?
web-stalling = { $player } has not decided for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Nothing is lost. How shall it go on?
web-you-stall = You have not decided for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. The others may now let a bot play on for you, or end the match.
web-you-are-late = Your time is up. The others may now let a bot play on for you, or end the match.
web-absent-bot = A bot plays on
web-absent-end = End the match
web-replaced = A bot plays on for you.
web-replaced-back = I am back
web-kept-lead = A bot keeps a seat here for whoever comes. Do you want to play?
web-kept-seat = kept for a person
web-rematch-wish = Another round? Your seat is kept.
web-rematch-join = To the new table
web-rematch-others = They play again at a new table.
web-rematch-watch = Watch there
web-looking-back = You are looking at an earlier moment.
web-return = Back to now
web-match-over = The match is over.
web-show-result = Show the result
web-picture = Picture to share
web-hand-over = Hand the device to { $player }.
web-hand-over-here = It is me
web-beside = Beside the board
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-unread = { $count ->
    [one] one unread
   *[other] { $count } unread
}
web-board-as-text = The board as text

## Log and chat

web-log = What has happened
web-walk = Step through the match
web-to-first = To the beginning
web-one-back = One move back
web-one-on = One move on
web-to-now = To now
web-play-back = Replay
web-pause = Pause
web-log-earlier = Show what was before
web-log-started = The match begins.
web-log-hidden = { $player } makes a move that you may not see.
web-log-undo-asked = { $you ->
    [yes] You ask to take back a move.
   *[no] { $player } asks to take back a move.
}
web-log-undo-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
}
web-log-undo-refused = The move stays.
web-log-undone = { $you ->
    [yes] You take back a move.
   *[no] { $player } takes back a move.
}
web-log-taken-over = { $you ->
    [yes] A bot plays on for you.
   *[no] A bot plays on for { $player }.
}
web-log-back = { $you ->
    [yes] You are back.
   *[no] { $player } is back.
}
web-log-sat-down = { $you ->
    [yes] You take over this seat from a bot.
   *[no] { $player } takes over this seat from a bot.
}
web-log-ended = { $you ->
    [yes] The match is broken off, because you left.
   *[no] The match is broken off, because { $player } is gone.
}
web-log-hinted = { $you ->
    [yes] You ask for a hint.
   *[no] { $player } asks for a hint.
}
web-log-end-asked = { $you ->
    [yes] You ask to end the match together.
   *[no] { $player } asks to end the match together.
}
web-log-end-agreed = { $you ->
    [yes] You agree to end it.
   *[no] { $player } agrees to end it.
}
web-log-end-refused = The match goes on.
web-log-resigned = { $you ->
    [yes] You give up.
   *[no] { $player } gives up.
}
web-log-agreed = All agree: the match is broken off without a result.
web-log-host = The host has ended the match. It has no result.
web-chat-lead = Say hello. Everybody at this table can read it.
web-chat-text = Your message
web-chat-send = Send

## The result

web-you-won = You won!
web-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
}
web-rating = { $player }: rating { $after } ± { $doubt } ({ $change })
web-rematch = Play again
web-replay = Replay here
web-record = Save the record
web-analyse = Analyse
web-chance-title = Fair chance
web-fair-title = Was chance fair?

## Settings

web-look-and-feel = How it looks and moves
web-theme = Light or dark
web-theme-name = { $theme ->
    [light] Light: paper and ink
    [dark] Dark: slate and chalk
   *[auto] As on your device
}
web-speed = Moves of the others
web-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
    [instant] At once
   *[normal] Normal
}
web-letters = Show letters on colours, everywhere
web-calm = No motion
web-confirm-final = Ask before a step that ends my turn
web-sounds = Sounds
web-sounds-offer = Would you like soft sounds, for moves and for your turn?
web-sounds-on = Turn them on
web-no-thanks = No, thanks
web-shortcuts = Single keys as shortcuts (? lists them)
web-commands = The command box beside every board
web-who-you-are = Who you are
web-keep = Keep
web-name-kept = Kept.
web-recovery = Recovery code
web-recovery-lead = There are no accounts. You are known by this browser; a recovery code brings your name and your matches to another one, once.
web-recovery-make = Make a recovery code
web-recovery-have = You have a recovery code. Only with it can it be replaced by another.
web-recovery-current = Your recovery code
web-recovery-renew = Replace it
web-recovery-yours = Write this recovery code down and keep it safe. It works once. If you lose it, you cannot get it back.
web-recovery-written = I have written it down
web-recovery-other = Recovery code from another device
web-recovery-use = Bring my matches here
web-recovered = Welcome back. Your matches are here now, and there is a fresh code in place of the one you used.
web-devices = Your devices
web-moves-by-mail = Moves by mail
web-devices-lead = Here you are known. If there is one that you do not recognise, log it out.
web-device = { $browser } on { $system }
web-device-unknown = A device
web-device-here = this one
web-device-seen = Since { $since }, last here: { $seen }
web-device-end = Log out
web-device-end-named = Log out { $device }
web-device-ended = { $device } is logged out.
web-devices-end-others = Log out everywhere else
web-devices-end-all = Log out everywhere, here too
web-devices-ended = You are only known here now.
web-log-out = Log out here
web-log-out-sure = You can come back with your recovery code.
web-log-out-lost = You have no recovery code: you could not come back to your name and your matches. Make one first.
web-log-out-stay = Stay
web-logged-out = This device was logged out
web-logged-out-lead = That was done from another device of yours, or with your recovery code. Nothing is lost: bring your matches back with your recovery code or a passkey.
web-banned-lead = If the host lets you in again, this browser knows you as before.
web-begin-anew-lead = Or begin as somebody new. The matches of before then stay where you are still known.
web-begin-anew = Begin anew

## Pages around playing

web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-contents = Chapters
web-rules-rulings = Questions and rulings
web-rules-note = These are the rules as Ludoteca plays them, in our own words. Every paragraph has a number that you can link to.
web-rules-other = The other games
web-rules-try = Try it in the guide
web-guide = First game
web-guide-offer = Your first time?
web-guide-begin = Begin with a short game that explains every step.
web-boards = Boards
web-watch-again = Replay a record
web-analysis = Analysis table
web-you-page = You
web-why = Why?
web-why-opens = Why? { $place } of the rules, in a new tab
web-replay-page = Replay on its own page
web-around = Around the games

## Puzzles, from the first page

web-puzzles = Puzzles
web-puzzles-lead = One position, one choice that is clearly best, and it is not the one that everybody sees first.
web-puzzles-today = Puzzle of the day

## Events

web-events = An evening with a club
web-events-lead = Make an event, hand round its link, and rounds are paired and played by themselves, with a page for the projector.
web-event-gone = There is no such event
web-back-to-event = Back to the event

## Manners

web-resign = Give up
web-resign-lead = If you give up, the match is over and the other player has won.
web-end-ask = Ask to end it together
web-end-lead = If all agree, the match ends without a result, and nobody has lost.
web-end-wish = { $player } asks to end the match together, without a result.
web-end-agree = Agree
web-end-refuse = Play on
web-chat-more = About whoever said this
web-manners = Mute or report
web-chat-watch = Those who watch talk among themselves. The players read it when the match is over.

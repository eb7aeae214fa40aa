### What the table server tells people in the browser.

## What cannot be asked

server-fault = Something went wrong here, not on your side. Try again in a moment.
server-store-away = Nothing can be saved here at the moment. Play goes on as soon as it can; then try again.
server-not-understood = This message could not be understood. Reload the page: it may be older than the server.
server-not-possible = This cannot be done here.
server-nothing-here = There is nothing at this address.
server-too-long = This is too long.
server-too-large = This is too large: at most { $most } kB are read. Nothing was changed.
server-too-many = That was too much at once. Wait a moment and try again.
server-reading-slow = Reading this text took too long, so it was stopped. Check that it is what you meant to send.
server-reading-large = Reading this text took too much memory, so it was stopped. Check that it is what you meant to send.
server-reading-failed = This text could not be read. Check that it is what you meant to send, or try again.
server-reading-busy = Too many texts are being read right now. Wait a moment and try again.
server-reading-yours = Your last texts are still being read. Wait for them, then try again.
server-not-from-here = This request did not come from a page of this server.
server-passkey-refused = This passkey was not accepted. Nothing was changed; try once more.
server-passkey-late = That took too long. Nothing was changed; try once more.
server-passkey-unknown = Nobody here has this passkey; it may have been removed. Use a recovery code, or go on as you are.
server-passkeys-enough = You have { $most } passkeys. Remove one before you add another.
server-no-passkey = You have no such passkey; it was removed already.
server-no-profile = There is no such person here, or they keep to themselves.
server-no-session = You are not known here yet. Reload the page.
server-no-name = A name needs at least one visible letter.
server-name-long = A name has at most { $most } letters. Choose a shorter one.
server-marks = At most { $most } accents fit on a letter, and none without one.
server-no-code = Nobody has this recovery code, or it has been used. Check how it is written.
server-session-ended = This device was logged out. Begin anew, or bring your matches back with your recovery code.
server-no-device = This device is not logged in any more.
server-code-needed = You have a recovery code. Enter it to replace it by another.
server-code-wrong = This is not your recovery code. Check how it is written.

## Tables

server-no-table = There is no such table, or you need its link.
server-no-free-seat = There is no free seat at this table.
server-started = This match has already begun.
server-not-full = Not all seats are taken yet.
server-only-host = Only whoever opened the table can start it.
server-only-players = Only those who sit at the table can do this.
server-reveal-early = The table has not been started yet. Keep your number to yourself until then.
server-reveal-late = The match has begun without your number, which came too late.
server-reveal-differs = This is not the number that was promised for this seat.
server-reveal-nothing = No number was promised for your seat.
server-no-level = There is no level “{ $level }”. Choose one of: { $allowed }.
server-rated-device = A rated match is between people on devices of their own: nobody plays two seats of it.
server-rated-hints = A rated match is played without hints. Choose one or the other.
server-rated-board = A rated match is played on the boards that come with the game.
server-rated-level = “{ $level }” has no rating with { $seats } seats. Choose another bot, or play without ratings.
server-rated-held = A rated match is played by the same players from beginning to end: no bot keeps a seat in it for whoever comes.
server-table-closed = This table is closed. Open another one.
server-not-an-opponent = You can invite people you have played with.
server-sits-here = They sit at this table already.
server-no-invitation = There is no such invitation any more.
server-busy = Too much is going on at this table just now. Try again in a moment.
server-no-board-option = { $game } has no boards for an option “{ $option }”.
server-too-many-tables = You have opened { $most } tables that are not finished. Finish one, or leave it, before you open another.

## Matches

server-no-match = There is no such match, or you need its link.
server-other-rules = This match of { $game } began with version { $rules } of the rules; this server has version { $have }. It can only go on where it began.
server-match-ended = The match was ended before its end.
server-not-watching = Open the match first.
server-too-many-watched = You are following too many matches at once. Leave one of them.
server-not-your-turn = It is not your turn.
server-not-your-seat = A bot does not play this seat for you.
server-no-seat = There is no such seat.
server-no-version = The match has no such moment.
server-not-over = The match is not over yet.
server-not-absent = This player is still here.
server-nothing-asked = Nobody asks to take anything back.
server-not-asked = You have answered already, or it is not for you to answer.
server-own-wish = The others have to agree, not you.
server-undo-final = This move stays: it was asked about once, or a bot played it.
server-long-match = This match has { $most } entries in its log. From now on it can only be played on to its end.
server-no-hints = There are no hints in a match with others, unless that was agreed when the table was made.
server-no-hint = There is no hint for this position right now.
server-hint-coming = Your last hint is still being thought about. It comes in a moment.
server-hints-crowded = Many people want a hint just now. Ask again in a moment.
server-still-played = This match is still being played. It can be analysed once it is over.
server-opinion-outdated = You have asked about another moment since.
server-no-opinion = There is no opinion about this moment right now.
server-opinions-crowded = Many people analyse just now. Ask again in a moment.
server-outlook-people = Chances are shown only where one person plays against bots, until the match is over: in a match between people they could help a player.
server-outlook-own = You play this match, or somebody does from where you are. Chances are shown once it is over.
server-reviews-enough = Three reviews of yours are under way. Wait until one is there.
server-reviews-crowded = Many matches are being reviewed just now. Ask again in a moment.
server-review-unfinished = This match was not played to its end, so there is nothing to review.
server-branch-end = Nobody has anything to decide from here on. Choose an earlier moment.
server-vacation-order = A vacation ends after it begins, and within a year.
server-vacation-long = You have { $left ->
    [one] one day
   *[other] { $left } days
} of vacation left, of { $most } within a year.
server-no-zone = This server does not know the time zone { $zone }.
server-no-push-service = Notices are only sent to the push services of known browsers, and this is none of them.
server-no-mail = This server cannot send mail.
server-no-address = This is no address for mail.
server-many-contacts = You can be told at { $most } places at most. Remove one first.
server-no-contact = This link is no longer good, or nothing is sent there any more.
server-no-orders = Here nobody can say beforehand what they will do: that is for bids, in matches with days for a move.
server-chat-off = There is no chat at this table.
server-chat-empty = There is nothing to say in this line.
server-difference = Action { $index }: the record says “{ $recorded }”, the seed gives “{ $expected }”.

## Events

server-no-words = Write at least one word.
server-line-long = Write at most { $most } letters.
server-no-event = There is no such event. Check its link.
server-no-puzzle = There is no such puzzle. Check its link.
server-no-ladder = There is no such ladder: each game has one for each number of seats.
server-event-seats = This game is not played by so many at a table as this kind of event needs. Choose another kind.
server-too-many-events = You organise { $most } events that are not over. End one before you make another.
server-event-rated-minutes = A round of a rated event takes as long as its matches: bots that finish them would decide about ratings. Choose a clock, and no time for the round.
server-event-over = This event is over.
server-event-closed = A knock-out takes nobody in once it has begun.
server-event-last-round = The last round is being played: there is none left to play in.
server-event-full = There is room for { $most } players in an event.
server-event-empty = At least { $least } players must take part.
server-only-organiser = Only whoever organises the event can do this.
server-no-such-player = This player does not take part.

## Manners, and those who look after the house

server-no-resign = You can give up where one other player is left to win. Here a bot plays on for you if you leave.
server-end-asked = Somebody has already asked to end this match.
server-nobody-to-ask = Nobody else plays here whom you could ask.
server-no-line = There is no such line in the chat, or nobody knows any more who said it.
server-mute-self = That was you.
server-report-nobody = There is nobody to report there.
server-banned = The host of this house has shut you out.
server-address-banned = Somebody at your address was shut out: new guests cannot come in from there. Ask the host.
server-host-token = This is not the token that was printed when the server started.
server-host-taken = Somebody has already become host with this token. Start the server again for another.
server-only-hosts = This page is for the host of this house.
server-host-banned = A host cannot be shut out.
server-no-person = There is no such person.
server-no-limit = “{ $name }” cannot be changed while the server runs. Choose one of: { $allowed }.
server-limit-value = { $kind ->
    [whole] “{ $name }” must be a whole number from { $least } to { $most }.
   *[any] “{ $name }” must be a number from { $least } to { $most }.
}

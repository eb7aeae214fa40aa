### Moves by mail: vacations and notices.

web-vacation = Vacation
web-vacation-lead = In matches with days for a move none of yours pass while you are away.
web-vacation-left = { $days ->
    [one] You may take one more day within a year.
   *[other] You may take { $days } more days within a year.
}
web-vacation-from = First day
web-vacation-to = Last day
web-vacation-take = I am away then
web-vacation-until = You are away from { $begins } to { $ends }.
web-vacation-end = I am back
web-notices = Notices
web-notices-lead = In matches with days for a move you can be told when it is your turn, while you are away. Nothing is sent unless you ask for it here.
web-notices-here = Tell me in this browser
web-notices-address = Your address for mail
web-notices-mail = Tell me by mail
web-notices-letter = A letter is on its way. Open the link in it, and you will be told.
web-notices-browser = a browser ({ $service })
web-notices-unconfirmed = not confirmed yet
web-notices-stop = No more
web-notices-stop-named = No more: { $name }
web-notices-stopped = Nothing is sent there any more.
web-notices-kept = Kept.
web-quiet = Quiet hours, in which nothing is sent
web-quiet-from = From
web-quiet-until = Until
web-needs-https = This browser can do that only over HTTPS, or not at all.
web-offline = Without a network
web-offline-lead = Rules, first games and some puzzles can be kept here for times without a network. An installed app keeps them by itself.
web-offline-keep = Keep them here
web-offline-forget = Forget them
web-offline-kept = All is here.
web-offline-gone = Nothing is kept here any more.
web-letter-confirm = Shall we write to you when it is your turn?
web-letter-confirm-yes = Yes, write to me
web-letter-confirm-done = You will be told.
web-letter-stop = No more letters?
web-letter-stop-yes = Stop these letters
web-letter-stop-done = No more letters will come.
web-order = Pass on every bid above
web-order-keep = Say so
web-order-end = Ask me again
web-order-told = You pass on every bid above { $most }, without being asked. Nobody else knows.

### What people are told while they are away, by mail and on the screen of a phone.

notice-turn-title = { $game }: your turn
notice-turn = It is your turn in { $game } with { $players }. You have { $unit ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    }
   *[hours] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
}.
notice-asked-title = { $game }: a move to be taken back?
notice-asked = In { $game } with { $players } somebody asks to take back a move. Do you agree?
notice-soon-title = { $game }: little time left
notice-soon = Your time for this move in { $game } with { $players } is nearly over. Left: { $unit ->
    [days] { $count ->
        [one] one day
       *[other] { $count } days
    }
   *[hours] { $count ->
        [one] one hour
       *[other] { $count } hours
    }
}.
notice-late-title = { $game }: time is up
notice-late = In { $game } with { $players } somebody’s time is up. You may let a bot play on for them, end the match, or wait.
notice-over-title = { $game }: the match is over
notice-over = { $game } with { $players } is over. See how it ended.
notice-invited-title = { $game }: an invitation
notice-invited = { $player } invites you to a table of { $game }. There is a seat for you.
notice-confirm-title = Ludoteca: is this your address?
notice-confirm = Somebody, probably you, wants to be told at this address when it is their turn. If so, open this page. If not, do nothing: no other letter will come.
notice-stop = No more of these letters: { $address }

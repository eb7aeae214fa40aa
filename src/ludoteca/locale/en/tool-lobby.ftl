### Finding somebody: the lobby, and inviting people one has played with.

find-title = Sit down with others
find-filters = Filters
find-all = All ({ $count })
find-game = Game
find-any = any
find-room = Free seats, at least
find-pace = { $pace ->
    [none] as long as you like
    [clock] with a clock
    [days] days for a move
   *[any] any
}
find-only-rated = Only rated
find-looking = Looking who is there…
find-empty = Nobody waits at a table just now. Begin one, and others will find you.
find-none = { $count ->
    [one] One table is open, but it does not fit your filters.
   *[other] { $count } tables are open, but none fits your filters.
}
find-count = { $count ->
    [one] One table has a free seat.
   *[other] { $count } tables have a free seat.
}
find-free = { $free ->
    [one] one of { $seats } free
   *[other] { $free } of { $seats } free
}
find-running = going on with bots
find-clock = { $clock ->
    [relaxed] 15 minutes
    [fast] 3 minutes
    [day] a day for a move
    [three-days] three days for a move
    [week] a week for a move
   *[none] no clock
}
find-rated = rated
find-taken = Taken
find-play = Play now with people
find-lead = It begins at once; bots keep the seats until somebody comes.
find-invitations = You are invited
find-invited = { $player } invites you to { $game }.
find-somebody = Somebody
find-decline = Not this time
find-mute = Mute
find-muted = { $player } is muted: no more invitations from them. In the settings you can hear everybody again.
invite-nobody = You have not finished a match with anybody yet. Send them the link.
invite-send = Invite
invite-state = { $state ->
    [invited] Invited
    [declined] Not this time
   *[seated] Sits here
}

### Evenings with a club: pages to make, join, run and show an event.

events-mine = My events
events-make = Make an event
events-title = Name of the event
events-game = Game
events-format = Kind of event
events-format-name = { $format ->
    [swiss] Swiss
    [round-robin] Everybody meets everybody
    [knock-out] Knock-out
   *[tables] Tables of three and four
}
events-format-about = { $format ->
    [swiss] Players with about as many points meet, and nobody meets anybody twice unless they must. An odd player rests, which counts as a win, and nobody rests twice before all others have.
    [round-robin] In every round everybody has another opponent, until all have met.
    [knock-out] Whoever loses is out; a draw goes to whoever sat second. The first to be drawn rest if the number does not fit, and nobody can join once it has begun.
   *[tables] Everybody meets everybody as evenly as possible. The winner of a table gets 1 point, the last none, the others even parts; whoever has no table gets half a point.
}
events-rounds = Rounds
events-rounds-usual = As many as usual
events-minutes = Time for a round
events-minutes-of = { $minutes ->
    [0] As long as it takes
    [one] { $minutes } minute, then bots play to the end
   *[other] { $minutes } minutes, then bots play to the end
}
events-rated = Rated: matches count for ratings. Rounds have no time limit then; clocks and leaving count.
events-is-rated = Rated
events-pause = Pause between rounds
events-pause-of = { $minutes ->
    [0] None
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
events-status = { $status ->
    [open] Waiting for players
    [running] Being played
   *[over] Over
}
events-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
events-who = Who takes part
events-join = Take part
events-join-late = You play from the next round on.
events-join-here = Take part
events-leave = Take part no longer
events-wait-start = You take part as { $player }. Stay on this page: it leads you to your table.
events-in = You take part as { $player }.
events-your-table = You play at table { $number }.
events-go = To my table
events-table = Table { $number }
events-tables = Tables
events-table-state = { $state ->
    [waiting] Being set up
    [running] Being played
    [ended] Broken off
   *[over] Over
}
events-play = Play
events-watch = Watch table { $number }
events-byes = { $count ->
    [one] { $players } rests in this round.
   *[other] { $players } rest in this round.
}
events-round = Round { $number } of { $rounds }
events-next-in = The next round begins in { $time }.
events-next-round = until the next round
events-time-left = { $time } left in this round.
events-standings = Standings
events-ties = { $format ->
    [knock-out] By rounds survived.
   *[other] Ties are broken by Buchholz (the points of one’s opponents), then Sonneborn-Berger (the points of those beaten, half of those drawn with), then tables won.
}
events-place = Place
events-player = Player
events-points = Points
events-wins = Won
events-gone = left
events-results = Results for a spreadsheet
events-earlier = Earlier rounds
events-invite = Invite
events-invite-lead = Whoever opens this link or scans this code can take part and look on.
events-link = Link to the event
events-organise = You organise this event
events-start = { $count ->
    [one] Begin with { $count } player
   *[other] Begin with { $count } players
}
events-next-now = Begin the next round now
events-wall = Page for the projector
events-end = End the event
events-end-sure = No further round is paired. Tables that are being played may go on, but count no more.
events-bots = Bots to make up the number
events-how-many = How many
events-add-bots = Add
events-take-out = Take somebody out
events-take-out-one = Take out
events-take-out-whom = Take { $player } out
events-take-out-sure = They are not paired any more. What they have played counts. They can come back by the link.

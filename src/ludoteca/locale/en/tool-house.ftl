### Manners at the table, and the host’s page.

manners-title = About whoever said this
manners-company = Mute or report somebody
manners-mute-lead = You see nothing more that they write, here or elsewhere, and no invitation of theirs.
manners-mute = Mute them
manners-mute-done = Muted
manners-report-lead = What should the host of this house know?
manners-report = Tell the host
manners-reported = The host will see it, with the last lines of this person.
manners-muted = You have muted: { $players }
manners-hear-all = Hear everybody again

house-title = The host’s page
house-how = The server prints an address when it starts. Whoever opens it first is the host.
house-counts = { $people ->
    [one] { $people } person is known here
   *[other] { $people } people are known here
}, { $guests } of them since yesterday. Matches being played: { $matches }, tables that wait: { $tables }.
house-disk = The database takes { $megabytes } MB.
house-reports = Reports
house-look = Look at the match
house-done = Dealt with
house-done-done = The report is dealt with.
house-announcement = Announcement
house-announcement-lead = Shown at the top of every page; leave it empty to take it away.
house-tell = Tell everybody
house-told = Everybody sees it within a minute.
house-untold = Nothing is announced any more.
house-people = People
house-search = Look for a name
house-nameless = Guest { $id }
house-here = here now
house-host = host
house-banned = shut out: { $reason }
house-ban = Shut out
house-ban-sure = They are logged out everywhere at once and cannot come back, nor can new guests from where they are until the server is started again.
house-ban-why = Why
house-ban-done = { $player } is shut out.
house-pardon = Let in again
house-pardoned = { $player } may come in again.
house-matches = Matches being played
house-bots = Bots to move: { $thinking }; waiting for their turn to think: { $waiting }, at most { $seconds } s, in { $processes ->
    [one] one process
   *[other] { $processes } processes
}.
house-with-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
house-thinking = a bot is thinking
house-end = End the match
house-end-sure = The match is broken off without a result.
house-end-done = The match is ended.
house-waiting = Tables that wait
house-close = Close the table
house-close-sure = Whoever sits there looks for another one.
house-close-done = The table is closed.
house-events = Events
house-event-end = End the event
house-event-end-sure = No more rounds; what is being played counts no more.
house-event-end-done = The event is over.
house-limits = Limits
house-limits-lead = These take effect at once and stay until you change them. The documentation for those who run a server tells more of them.
house-change = Change
house-changed = Changed.
house-limit-started = at the start: { $value }
house-limit = { $limit ->
    [rate] How often people may ask for something; 2 is twice as often
    [tables_per_person] Tables that one person may have open
    [events_per_person] Events that one person may organise at a time
    [event_players] Players in one event
    [sockets_per_person] Windows that one person may have open
    [sockets_per_address] Windows open at one address; give a club room here
   *[chat_lines] Lines of a match’s chat that are kept
}
house-fixed = Limits that were set at the start
house-export = Export everything
house-export-lead = People, matches with results, and events, a line of JSON each; without secrets.

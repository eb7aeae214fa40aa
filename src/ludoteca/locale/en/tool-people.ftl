# The pages about people: profile, ladders, progress; passkeys; leaving for good.
people-somebody = Somebody
people-since = Here since { $since }
people-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
people-streak = Won in a row: { $now } now, { $best } at best
people-ratings = Ratings
people-no-ratings = No rated match yet. Tick “Rated” when you open a table: even one against a bot gives you a rating.
people-game-seats = { $game }, { $seats } seats
people-ladder = Ladder
people-ladders = Ladders
people-ladder-lead = Whoever has played { $least } rated matches and has a public profile, by the rating they almost surely have.
people-ladder-empty = Nobody yet. The first step is free.
people-ladder-bots = Bots, as measured in the arena
people-ladder-join = How others see you, and whether you are listed
people-results = Results
people-latest = Latest matches
people-all-matches = Your matches
people-no-matches = No match is over yet.
people-column = { $column ->
    [game] Game
    [rivals] Against
    [played] Played
    [won] Won
    [share] Share
    [left] Given up
    [match] Match
    [kind] Kind of decision
    [decisions] Decisions
    [faults] Faults
    [opening] First decision
   *[each] Lost each time
}
people-rivals = { $rivals ->
    [people] People
   *[mixed] Different ones
}
people-against = against
people-left = Given up
people-rival-left = { $player } (gave up)
people-no-result = No result
people-rank = Place { $rank } of { $seats }
people-score = Points: { $score }
people-more = Show more
people-won = won
people-not-won = not won
people-seen = What others see
people-public = Others may see my profile: name, face, ratings, results and latest matches
people-your-address = Your profile, as others see it
people-face = Choose your face
people-face-part = { $part ->
    [ground] Ground
    [colour] Colour
    [figure] Figure
   *[extra] Extra
}
people-face-choice = { $part ->
    [ground] Ground
    [colour] Colour
    [figure] Figure
   *[extra] Extra
} { $number }
people-kept = Kept.
people-settings = Settings, devices and passkeys
people-house = The host’s page
people-play = How you play
people-play-lead = From the reviews of your matches. Nobody else sees this.
people-no-reviews = None of your matches has been reviewed yet. Open one of them and choose “Review”: from then on it counts here.
people-summary = { $count ->
    [one] In 1 reviewed match a decision gave away { $lost } of the win on average, and chance gave you { $luck }.
   *[other] In { $count } reviewed matches a decision gave away { $lost } of the win on average, and chance gave you { $luck } a match.
}
people-lost = Chance to win given away by a decision, match by match
people-lost-column = Given away
people-luck = Luck received, match by match
people-luck-column = Luck
people-as-table = As a table
people-kinds = Where your mistakes are
people-openings = How you begin
people-began = Deciding first: { $firstWon } won of { $first }. Deciding later: { $laterWon } won of { $later }.
people-kind = { $kind ->
    [marabunta-split] Splitting the dice
    [marabunta-take] Taking a pool
    [marabunta-apply] Choosing what to apply next
    [marabunta-ignore] Ignoring something
    [marabunta-again] Using something again
    [marabunta-write] Writing a number
    [marabunta-cross] Crossing out a hex
    [marabunta-circle] Filling a circle
    [marabunta-crate] Crossing a crate
    [marabunta-pick] Picking a hex
    [marabunta-decline] Declining
    [minicity-play] Playing a card
    [minicity-go] Going to a chamber
    [minicity-unload] Unloading
    [minicity-stock] Filling the small part
    [minicity-done] Ending the turn
    [marracash-auction] Putting up a shop
    [marracash-bid] Bidding
    [marracash-pass] Passing
    [marracash-move] Moving a group
    [marracash-bring] Bringing in visitors
   *[other] { $word }
}
people-take = Take everything with you
people-take-lead = All that is kept about you, and the text of every match you have finished.
people-take-data = Data (JSON)
people-take-records = Records (zip)
people-passkeys-lead = A passkey keeps your name without a code: your phone, computer or security key knows you again, here and on your other devices.
people-passkey-add = Add a passkey
people-passkey-sign-in = Sign in with a passkey
people-passkey-added = The passkey is there. From now on it brings you back.
people-passkey-named = Passkey of { $device }
people-passkey-unknown = Passkey
people-passkey-used = Added { $added }, last used { $used }
people-passkey-new = Added { $added }, not used yet
people-passkey-remove = Remove
people-passkey-remove-named = Remove: { $passkey }
people-passkey-removed = The passkey no longer opens anything here. Delete it on your device, too.
people-passkey-none = This browser has no passkeys on this page: they need HTTPS, or “localhost” in the address, and a name rather than numbers.
people-passkey-stopped = Nothing happened: your device was not asked, or said no.
people-passkey-there = This device has a passkey of yours already.
people-delete-lead = Everything that is yours goes: name, face, ratings, progress, devices and matches you played alone. Matches with others stay, without your name. In those that still run a bot plays on. Nothing brings this back.
people-delete = Delete me
people-delete-sure = Delete everything for good?
people-delete-yes = Yes, delete me
people-delete-no = No, I stay
people-passkeys = Passkeys
people-passkey-entered = Welcome back. Your matches are here now.

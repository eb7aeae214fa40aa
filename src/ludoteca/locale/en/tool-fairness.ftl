### Is chance fair? What is told and checked about it.

web-chance-own = Your browser added a number of its own to the chance of this match.
web-chance-added = { $count ->
    [one] One browser added a number of its own, so nobody could choose what comes up alone, not even this server.
   *[other] { $count } browsers added numbers of their own, so nobody could choose what comes up alone, not even this server.
}
web-chance-nobody = No browser added a number: what comes up follows from the secret seed of the table alone.
web-chance-what = These long numbers fix everything that chance will bring, without telling it: when the match is over, your browser can check with them that nobody changed it.
web-chance-told = These long numbers fixed everything that chance brought, without telling it. Now the seed is known, and your browser can check with them that nobody changed anything.
web-fair-lead = Before the match began the table published the fingerprint of a secret seed, and the players’ browsers added numbers of their own. Now the seed is known, and your browser can draw everything again by itself.
web-fair-more = How this works is told in Ludoteca’s documentation, in docs/fairness.md.
web-fair-commitment = Fingerprint, as told at the start
web-fair-promised = What each seat had promised before the match began:
web-fair-nothing = nothing
web-fair-seed = Seed, told now
web-fair-number = Your browser’s number
web-fair-check = Check it here
web-fair-cannot = Browsers check this only over HTTPS or on the same machine. Save the record and run “ludoteca verify” instead.
web-fair-seed-fits = The seed has the fingerprint that was told at the start.
web-fair-seed-differs = The seed does not have the fingerprint that was told at the start.
web-fair-promise-broken = A number is not the one that was promised before the match began.
web-fair-added = { $count ->
    [one] One seat added a number of its own, as promised before the match began.
   *[other] { $count } seats added numbers of their own, as promised before the match began.
}
web-fair-own = { $where ->
    [in] The number of your browser is part of what was drawn.
    [late] The number of your browser came too late and is no part of what was drawn.
    [replaced] The promise of your browser is no part of this match. If you did not get up or use another browser before the start, somebody may have chosen a number in its place.
   *[lost] The table accepted the number of your browser but did not use it.
}
web-fair-withheld = { $count ->
    [one] One seat did not reveal its number in time.
   *[other] { $count } seats did not reveal their numbers in time.
}
web-fair-agreed = { $count ->
    [one] One outcome is the one that the seed gives.
   *[other] { $count } outcomes are the ones that the seed gives.
}
web-fair-unknown = { $count ->
    [one] One outcome cannot be checked in this page; “ludoteca verify” can.
   *[other] { $count } outcomes cannot be checked in this page; “ludoteca verify” can.
}
web-fair-scripted = { $count ->
    [one] One outcome was set by hand and proves nothing.
   *[other] { $count } outcomes were set by hand and prove nothing.
}
web-fair-set-up = The match began with a position that somebody set up, which proves nothing.
web-fair-other = The record is not written as a table writes it, or tells another match than the one that was played here.
web-fair-differs = Step { $place } was “{ $text }”, but the seed gives “{ $expected }”.
web-fair-impossible = Step { $place } is “{ $text }”, which cannot have come there. The record has been changed.
web-fair-yes = Fair: everything follows from the seed and the players’ numbers.
web-fair-alone = Everything follows from the seed. But no player added a number, so nobody can tell who chose the seed.
web-fair-unproved = Nothing contradicts the seed, but not everything can be proved.
web-fair-no = Something does not fit.

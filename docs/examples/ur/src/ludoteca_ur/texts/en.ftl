ur-title = The Royal Game of Ur
ur-pitch = A race older than chess: hurry seven pieces home, catch your rival's on the way, and rest on the rosettes.
ur-seat = { $seat ->
    [light] Light
   *[dark] Dark
}

ur-prompt = You threw { $thrown }: choose the piece that goes so far.
ur-choice = { $kind ->
    [enter] Enter on square { $to }
    [home] Take the piece on { $from } home
   *[move] From square { $from } to { $to }
}{ $effect ->
    [capture] , capturing
    [rosette] , a rosette: throw again
   *[none] {""}
}

ur-thrown = { $seat } throws { $count }.
ur-passed = { $seat } cannot move.
ur-moved = { $seat } { $kind ->
    [enter] enters on square { $to }
    [home] takes a piece from { $from } home
   *[move] goes from { $from } to { $to }
}{ $effect ->
    [capture] { " " }and captures { $other }.
    [rosette] , a rosette.
   *[none] .
}

ur-refused-not-now = That is not the next step.
ur-refused-no-piece = You have no piece there.
ur-refused-too-far = A piece leaves the board by an exact throw only.
ur-refused-own-piece = A piece of your own is there.
ur-refused-safe = The rosette in the middle is taken, and whoever stands there is safe.
ur-refused-can-move = You can move, so you must.

ur-line = { $seat }: { $waiting } waiting, { $squares ->
    [none] none on the board
   *[other] on { $squares }
}; { $home } home.

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

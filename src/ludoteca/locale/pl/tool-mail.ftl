### Ruchy korespondencyjne: urlop i powiadomienia.

web-vacation = Urlop
web-vacation-lead = W partiach z dniami na ruch twoje dni nie płyną, gdy cię nie ma.
web-vacation-left = { $days ->
    [one] Możesz wziąć jeszcze jeden dzień w ciągu roku.
    [few] Możesz wziąć jeszcze { $days } dni w ciągu roku.
    [many] Możesz wziąć jeszcze { $days } dni w ciągu roku.
   *[other] Możesz wziąć jeszcze { $days } dnia w ciągu roku.
}
web-vacation-from = Pierwszy dzień
web-vacation-to = Ostatni dzień
web-vacation-take = Wtedy mnie nie będzie
web-vacation-until = Nie ma cię od { $begins } do { $ends }.
web-vacation-end = Już jestem z powrotem

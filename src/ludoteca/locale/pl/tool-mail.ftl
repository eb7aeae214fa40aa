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
web-notices = Powiadomienia
web-notices-lead = W partiach z dniami na ruch możemy dać ci znać, że to twój ruch, gdy cię nie ma. Nic nie wysyłamy, jeśli o to nie poprosisz.
web-notices-here = Powiadamiaj w tej przeglądarce
web-notices-address = Twój adres poczty
web-notices-mail = Powiadamiaj pocztą
web-notices-letter = List jest w drodze. Otwórz zawarty w nim link, a będziemy dawać ci znać.
web-notices-browser = przeglądarka ({ $service })
web-notices-unconfirmed = jeszcze niepotwierdzony
web-notices-stop = Dość
web-notices-stop-named = Dość: { $name }
web-notices-stopped = Nic już tam nie wysyłamy.
web-notices-kept = Zapisano.
web-quiet = Godziny ciszy, w których nic nie wysyłamy
web-quiet-from = Od
web-quiet-until = Do
web-needs-https = Ta przeglądarka potrafi to tylko przez HTTPS albo wcale.
web-offline = Bez sieci
web-offline-lead = Zasady, pierwsze partie i kilka zadań można tu zachować na czas bez sieci. Zainstalowana aplikacja zachowuje je sama.
web-offline-keep = Zachowaj je tutaj
web-offline-forget = Zapomnij je
web-offline-kept = Wszystko już tu jest.
web-offline-gone = Nic już tu nie trzymamy.
web-letter-confirm = Pisać do ciebie, gdy przyjdzie twój ruch?
web-letter-confirm-yes = Tak, piszcie
web-letter-confirm-done = Będziemy dawać ci znać.
web-letter-stop = Bez dalszych listów?
web-letter-stop-yes = Wstrzymaj te listy
web-letter-stop-done = Więcej listów nie będzie.
web-order = Pasuj przy każdej ofercie powyżej
web-order-keep = Zapowiedz to
web-order-end = Pytaj mnie znowu
web-order-told = Pasujesz przy każdej ofercie powyżej { $most } bez pytania. Nikt inny o tym nie wie.

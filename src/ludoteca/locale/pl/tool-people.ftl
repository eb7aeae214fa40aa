# Strony o ludziach: profil, rankingi, postępy; klucze dostępu; odejście na dobre.
people-somebody = Ktoś
people-since = Tutaj od { $since }
people-matches = { $count ->
    [one] 1 partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
people-streak = Wygrane z rzędu: { $now } teraz, { $best } najwięcej
people-ratings = Rankingi
people-no-ratings = Nie ma jeszcze żadnej partii rankingowej. Zaznacz „Rankingowa”, gdy otwierasz stół: wystarczy jedna z botem, żeby mieć ranking.
people-game-seats = { $game }, miejsca: { $seats }
people-ladder = Lista rankingowa
people-ladders = Listy rankingowe
people-ladder-lead = Osoby z publicznym profilem, których liczba partii rankingowych to co najmniej { $least }, według rankingu, który mają prawie na pewno.
people-ladder-empty = Jeszcze nikogo. Pierwszy stopień jest wolny.
people-ladder-bots = Boty, jak zmierzono na arenie
people-ladder-join = Jak widzą cię inni i czy jesteś na liście
people-results = Wyniki
people-latest = Ostatnie partie
people-all-matches = Twoje partie
people-no-matches = Żadna partia nie jest jeszcze skończona.
people-column = { $column ->
    [game] Gra
    [rivals] Przeciw
    [played] Zagrane
    [won] Wygrane
    [share] Udział
    [left] Poddane
    [match] Partia
    [kind] Rodzaj decyzji
    [decisions] Decyzje
    [faults] Błędy
    [opening] Pierwsza decyzja
   *[each] Strata za każdym razem
}
people-rivals = { $rivals ->
    [people] Ludzie
   *[mixed] Różni
}
people-against = przeciw:
people-left = Poddana
people-rival-left = { $player } (partia poddana)
people-no-result = Bez wyniku
people-rank = Miejsce { $rank } z { $seats }
people-score = Punkty: { $score }
people-more = Pokaż więcej
people-won = wygrana
people-not-won = niewygrana
people-seen = Co widzą inni
people-public = Inni mogą widzieć mój profil: nazwę, portret, rankingi, wyniki i ostatnie partie
people-your-address = Twój profil, jak widzą go inni
people-face = Wybierz swój portret
people-face-part = { $part ->
    [ground] Tło
    [colour] Kolor
    [figure] Figura
   *[extra] Dodatek
}
people-face-choice = { $part ->
    [ground] Tło
    [colour] Kolor
    [figure] Figura
   *[extra] Dodatek
} { $number }
people-kept = Zapisano.
people-settings = Ustawienia, urządzenia i klucze dostępu
people-house = Strona gospodarza
people-play = Jak grasz
people-play-lead = Z omówień twoich partii. Nikt inny tego nie widzi.
people-no-reviews = Żadna z twoich partii nie została jeszcze omówiona. Otwórz którąś i wybierz omówienie: odtąd liczy się tutaj.
people-summary = { $count ->
    [one] W 1 omówionej partii decyzja oddawała średnio { $lost } wygranej, a los dał ci { $luck }.
    [few] W { $count } omówionych partiach decyzja oddawała średnio { $lost } wygranej, a los dawał ci { $luck } na partię.
    [many] W { $count } omówionych partiach decyzja oddawała średnio { $lost } wygranej, a los dawał ci { $luck } na partię.
   *[other] W { $count } omówionych partiach decyzja oddawała średnio { $lost } wygranej, a los dawał ci { $luck } na partię.
}
people-lost = Szansa na wygraną oddana jedną decyzją, partia po partii
people-lost-column = Oddane
people-luck = Otrzymane szczęście, partia po partii
people-luck-column = Szczęście
people-as-table = Jako tabela
people-kinds = Gdzie są twoje błędy
people-openings = Jak zaczynasz
people-began = Pierwsza decyzja twoja: wygrane { $firstWon } z { $first }. Decyzja później: wygrane { $laterWon } z { $later }.
people-kind = { $kind ->
    [marabunta-split] Dzielenie kości
    [marabunta-take] Wybór puli
    [marabunta-apply] Wybór, co rozpatrzyć
    [marabunta-ignore] Zignorowanie czegoś
    [marabunta-again] Ponowne użycie
    [marabunta-write] Wpisanie cyfry
    [marabunta-cross] Przekreślenie pola
    [marabunta-circle] Zapełnienie koła
    [marabunta-crate] Wykreślenie skrzynki
    [marabunta-pick] Wybór pola
    [marabunta-decline] Rezygnacja
    [minicity-play] Zagranie karty
    [minicity-go] Odwiedzenie magazynu
    [minicity-unload] Wyładunek
    [minicity-stock] Uzupełnianie małej przegródki
    [minicity-done] Koniec tury
    [marracash-auction] Wystawienie sklepu
    [marracash-bid] Licytowanie
    [marracash-pass] Pasowanie
    [marracash-move] Przesuwanie grupy
    [marracash-bring] Wprowadzanie turystów
   *[other] { $word }
}
people-take = Zabierz wszystko ze sobą
people-take-lead = Wszystko, co jest o tobie przechowywane, i zapis każdej skończonej partii.
people-take-data = Dane (JSON)
people-take-records = Zapisy (zip)
people-passkeys-lead = Klucz dostępu zachowuje twoją nazwę bez kodu: telefon, komputer albo klucz bezpieczeństwa rozpozna cię tutaj i na innych twoich urządzeniach.
people-passkey-add = Dodaj klucz dostępu
people-passkey-sign-in = Wejdź z kluczem dostępu
people-passkey-added = Klucz dostępu jest gotowy. Odtąd pozwoli ci wrócić.
people-passkey-named = Klucz dostępu: { $device }
people-passkey-unknown = Klucz dostępu
people-passkey-used = Dodany { $added }, ostatnio użyty { $used }
people-passkey-new = Dodany { $added }, jeszcze nieużyty
people-passkey-remove = Usuń
people-passkey-remove-named = Usuń: { $passkey }
people-passkey-removed = Ten klucz niczego tu już nie otwiera. Skasuj go też na swoim urządzeniu.
people-passkey-none = Ta przeglądarka nie ma na tej stronie kluczy dostępu: potrzebne jest HTTPS albo „localhost” w adresie, i nazwa zamiast liczb.
people-passkey-stopped = Nic się nie stało: urządzenie nie zostało zapytane albo odmówiło.
people-passkey-there = To urządzenie ma już twój klucz dostępu.
people-delete-lead = Znika wszystko, co twoje: nazwa, portret, rankingi, postępy, urządzenia i partie rozegrane bez innych osób. Partie z innymi zostają, bez twojej nazwy. W tych, które jeszcze trwają, gra dalej bot. Tego nie da się cofnąć.
people-delete = Usuń mnie
people-delete-sure = Usunąć wszystko na dobre?
people-delete-yes = Tak, usuń mnie
people-delete-no = Nie, zostaję
people-passkeys = Klucze dostępu
people-passkey-entered = Witaj ponownie. Twoje partie są już tutaj.

### Co mówimy tym, których nie ma: pocztą i na ekranie telefonu.

notice-turn-title = { $game }: twój ruch
notice-turn = Twój ruch w { $game } z: { $players }. Pozostało: { $unit ->
    [days] { $count ->
        [one] jeden dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
   *[hours] { $count ->
        [one] jedna godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
}.
notice-asked-title = { $game }: cofnąć ruch?
notice-asked = W { $game } z: { $players } ktoś prosi o cofnięcie ruchu. Zgadzasz się?
notice-soon-title = { $game }: mało czasu
notice-soon = Twój czas na ten ruch w { $game } z: { $players } prawie minął. Pozostało: { $unit ->
    [days] { $count ->
        [one] jeden dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
   *[hours] { $count ->
        [one] jedna godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
}.
notice-late-title = { $game }: czas minął
notice-late = W { $game } z: { $players } komuś skończył się czas. Możesz zlecić dalszą grę botowi, zakończyć partię albo poczekać.
notice-over-title = { $game }: koniec partii
notice-over = { $game } z: { $players }: partia skończona. Zobacz, jak poszło.
notice-invited-title = { $game }: zaproszenie
notice-invited = { $player } zaprasza cię do stołu: { $game }. Jest dla ciebie miejsce.
notice-confirm-title = Ludoteca: czy to twój adres?
notice-confirm = Ktoś, pewnie ty, chce dostawać pod tym adresem wiadomości o swoim ruchu. Jeśli tak, otwórz tę stronę. Jeśli nie, nie rób nic: więcej listów nie będzie.
notice-stop = Bez kolejnych listów: { $address }

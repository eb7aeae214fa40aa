### Słowa `ludoteca study`: raport o wielu grach między botami.

study-written = Raport jest w pliku „{ $file }”.
study-too-many = Graczy jest { $bots }, a miejsc { $seats }. Pomiń kogoś.

## Strona

study-title = { $game }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} między botami
study-lead = Boty poziomu „{ $level }” grały ze sobą; { $table }.
study-seats = miejsc: { $seats }
study-glance = W skrócie
study-goals = Co pokazuje dobry projekt
study-goals-note = Każdy cel z tym, co znaleziono. Znak zapytania mówi, że przedział 95 % wychodzi poza granicę: trzeba więcej gier, żeby wiedzieć.
study-winning = Kto wygrywa i jak kończą się gry
study-players = Kto jak gra
study-spreads = Wyniki i długość
study-maps = Mapy
study-tables = Co jest używane
study-numbers = Liczby
study-making = Jak to powstało
study-making-note = To polecenie tworzy ten sam raport, co do bajtu. Ludoteca { $version }, wersja zasad { $rules }.
study-interval-note = Przedziały są przedziałami Wilsona, 95 %. Najmniejszy wiersz tabeli jest wybrany spośród wielu, więc jego przedział jest zbyt wąski.
study-fair = równy udział: { $share }
study-zone = cel: od { $low } do { $high }
study-middle = 90 % mieści się od { $low } do { $high }
study-place = { $place ->
    [1] pierwszy gracz
   *[other] gracz { $place }
}

# Co pokazuje rysunek, dla tych, którzy go nie widzą
study-told-bars = Najmniej: { $least }. Najwięcej: { $greatest }.
study-told-spread = { $what }: średnio { $mean }, od { $least } do { $greatest }.

study-fact = { $fact ->
    [first] wygrywa pierwszy gracz
    [winner] wynik zwycięzcy
    [losers] wynik pozostałych
    [rounds] rundy
    [turns] tury
    [steps] kroki graczy
    [choices] prawdziwe wybory
    [chance] kroki losu
   *[other] { $fact }
}

study-figure = { $figure ->
    [order] Wygrane według kolejności
    [seat] Wygrane według miejsca
    [ends] Jak kończą się gry
    [scores] Wyniki końcowe
    [rounds] Rundy
    [turns] Tury
    [steps] Kroki graczy
    [choices] Prawdziwe wybory
    [chance] Kroki losu
    [players] Wygrane według gracza
   *[other] { $figure }
}
study-figure-note = { $name ->
    [order] Udział gier wygranych przez tego, kto gra pierwszy, drugi i tak dalej. Wspólna wygrana liczy się w części.
    [seat] Pierwszy gracz jest losowany, więc miejsca powinny różnić się tylko szczęściem.
    [ends] Gra może skończyć się z dwóch powodów naraz.
    [scores] Znak pod linią to średnia.
    [rounds] Ile rund trwa gra.
    [turns] Tury pojedynczych graczy.
    [steps] Wszystko, co robi gracz, także kroki wymuszone.
    [choices] Kroki z więcej niż jedną dozwoloną akcją.
    [chance] Kości, kafelki, karty i inne losowania.
    [players] Wygrane każdego gracza, liczone według miejsc, które miał.
    [habits] Średnio na grę, z przedziałem 95 %.
   *[other] { $name }
}

study-head = { $head ->
    [goal] cel
    [found] znaleziono
    [interval] przedział 95 %
   *[verdict] ocena
}
study-verdict = { $verdict ->
    [met] osiągnięty
    [met-unsure] osiągnięty, niepewny
    [missed] nieosiągnięty
    [missed-unsure] nieosiągnięty, niepewny
   *[other] { $verdict }
}
study-goal = { $goal ->
    [first-player] Pierwszy gracz wygrywa od { $low } do { $high } gier.
    [first-edge] Pierwszy gracz wygrywa najwyżej { $high } gier.
    [rounds] Co najmniej { $low } gier trwa od { $least } do { $greatest } rund.
    [winner-score] Wynik zwycięzcy wynosi od { $least } do { $greatest } w co najmniej { $low } gier.
    [powers] Każda umiejętność jest odblokowana w co najmniej { $low } gier.
    [regions] W każdym obszarze wpisuje się średnio co najmniej w { $low } pola.
    [ends] Każdy powód kończy co najmniej { $low } gier.
    [quiet-end] Najwyżej { $high } tur w ostatniej ćwiartce mija bez wyładunku.
    [chambers] Każdy magazyn jest odwiedzany w co najmniej { $low } gier.
    [friends] Każdy przyjaciel jest kupowany w co najmniej { $low } gier.
   *[other] { $goal }: { $low }, { $high }, { $least }, { $greatest }
}

study-end = { $reason ->
    [region] obszar jest pełny
    [leaf] liść jest pełny
    [cupcakes] nie ma już pól z babeczką
    [unloaded] gracz wyładował wszystko
    [turns] limit tur
    [visitors] kolejka turystów jest pusta
    [standstill] zastój
   *[other] { $reason }
}

## Tabele

study-table = { $table ->
    [powers] Umiejętności
    [regions] Obszary
    [sources] Skąd są punkty
    [resources] Co się wykreśla i zapełnia
    [tiles] Kafelki
    [faces] Ścianki kości
    [pools] Pule
    [quarters] Tury bez wyładunku
    [friends] Przyjaciele
    [offers] Oferty
    [foods] Jedzenie
    [ants] Mrówki
    [cards] Karty
    [shops] Sklepy
    [colours] Kolory
    [plans] Tury
    [purses] Skąd są pieniądze
    [souvenirs] Suweniry
   *[other] { $table }
}
study-table-note = { $name ->
    [powers] Jak często odblokowuje się umiejętność pełnej grupy skrzynek, przez któregokolwiek gracza.
    [regions] Ile wpisuje się w każdym obszarze i kto go wygrywa.
    [sources] Punkty zwycięzcy i przegranego.
    [resources] Znaki zwycięzcy i przegranego.
    [tiles] Jak często kafelek jest rozpatrywany, a nie ignorowany.
    [faces] Jak często kość jest rozpatrywana, a nie ignorowana.
    [pools] Którą z dwóch pul bierze drugi gracz.
    [quarters] Tury, w których nie wyładowano żadnego żetonu, w każdej ćwiartce gry.
    [friends] Które karty przyjaciół są kupowane.
    [offers] Co oferowano za grę jako drugi i co z tego wynikło.
    [foods] Jak często ruch kończy się w magazynie każdego jedzenia i co się tam wyładowuje.
    [ants] Jak często rusza się każda mrówka i jak daleko.
    [cards] Co dzieje się z kartami w grze.
    [shops] Za jaką cenę sprzedaje się każdy sklep i ile zarabia.
    [colours] To samo według kolorów.
    [plans] Co gracze robią z dwiema akcjami tury, od drugiej rundy.
    [purses] Pieniądze zwycięzcy i, średnio, każdego z pozostałych.
    [souvenirs] Ile suwenirów każdego koloru się sprzedaje.
   *[other] { $name }
}

study-column = { $column ->
    [share] udział
    [mean] średnia
    [deviation] odchylenie standardowe
    [least] najmniej
    [p5] 5 %
    [p25] 25 %
    [median] mediana
    [p75] 75 %
    [p95] 95 %
    [greatest] najwięcej
    [games-with] udział gier
    [unlocked] odblokowana na grę
    [owner-won] kto ją odblokuje, wygrywa
    [written] wpisane pola na grę
    [crossed-out] przekreślone pola na grę
    [red-won] wygrany przez Czerwonego
    [blue-won] wygrany przez Niebieskiego
    [tied] remis
    [winner-won] kto go wygra, wygrywa grę
    [sum] suma cyfr
    [circles] zapełnione koła
    [points] punkty za niego
    [winner] zwycięzca, na grę
    [loser] przegrany, na grę
    [others] każdy z pozostałych, na grę
    [applied] rozpatrzone
    [turned] w grze, na grę
    [rolled] wyrzucone na grę
    [taken] wzięta
    [quiet] tury bez wyładunku
    [turns] tury na grę
    [tokens] żetony wyładowane na grę
    [tokens-turn] żetony na turę
    [visits] wizyty na grę
    [visits-fruitless] wizyty bez wyładunku
    [filled] pełny na końcu
    [bought] kupowany na grę
    [buyer-won] kto go kupi, wygrywa
    [chooser-began] druga osoba chce zaczynać
    [first-won] kto zaczyna, wygrywa
    [chooser-won] druga osoba wygrywa
    [moves] ruchy na grę
    [tunnels] tunele na ruch
    [fruitful] ruchy z wyładunkiem
    [walked] przejścia na grę
    [times] na grę
    [price] cena
    [sold] udział gier, w których jest sprzedany
    [sold-number] sklepy sprzedane na grę
    [customers] klienci na grę
    [income] dochód na grę
    [profit] dochód minus cena
    [crowd] stojący turyści, średnio
    [arrivals] przybywający turyści na grę
    [walkers] przechodzący turyści na grę
    [plan] udział tur
    [value] pieniądze na grę
    [from] od
    [to] do
    [seats] miejsca
   *[other] { $column }
}

study-row = { $row ->
    [cupcakes] babeczki
    [powers] umiejętności
    [regions] obszary
    [boxes] wykreślone babeczki
    [crates] wykreślone skrzynki
    [circles] zapełnione koła
    [hexes] wpisane pola
    [anthills] wykreślone mrowiska
    [pool-tile] pula z kafelkiem
    [pool-rest] druga pula
    [first-quarter] pierwsza ćwiartka
    [second-quarter] druga ćwiartka
    [third-quarter] trzecia ćwiartka
    [last-quarter] ostatnia ćwiartka
    [played] zagrane karty
    [blocked] mrówki, które nie mogły się ruszyć
    [cleared] opróżnione ścieżki
    [shuffled] tasowania odrzuconych kart
    [move-move] dwa ruchy
    [move-auction] ruch i licytacja
    [auction-auction] dwie licytacje
    [one-move] tylko ruch
    [one-auction] tylko licytacja
    [customers] klienci
    [souvenirs] suweniry
    [shares] udziały za ruchy
    [shares-paid] wypłacone udziały
    [bonuses] premie za licytacje
    [prices] zapłacone ceny
    [own-shops] posiadane sklepy
    [price-paid] cena zapłacona za sklep
    [own-customers] klienci we własnych sklepach
    [brought] turyści wprowadzani naraz
    [rounds] rundy
    [turns] tury
    [kinds-ready] rodzaje jedzenia w małej przegródce
    [tokens-load] żetony na postój
    [rare-early] rzadkość tego, co wyładowano najpierw, od 0 do 4
   *[other] { $row }
}
study-face = { $face ->
    [leaf] liść
    [crate] skrzynka
   *[other] cyfra { $face }
}
study-offer = { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}
study-tunnel = tunel od { $one } do { $other }
study-street = ulica od { $one } do { $other }
study-fountain = fontanna { $fountain }

## Mapy

study-map = { $map ->
    [hexes-written] Wpisane pola
    [hexes-crossed] Przekreślone pola
    [chambers-visited] Odwiedzone magazyny, przebyte tunele
    [chambers-filled] Wyładowane żetony
    [crowds] Tłum przy fontannach i na ulicach
    [shops-sold] Sprzedane sklepy
    [shops-income] Dochód sklepów
   *[other] { $map }
}
study-map-note = { $name ->
    [hexes-written] Ile razy na grę wpisuje się cyfrę w każde pole. Okrągły znak to babeczka, kwadratowy to skrzynka.
    [hexes-crossed] Ile razy na grę przekreśla się każde pole. Okrągły znak to babeczka, kwadratowy to skrzynka.
    [chambers-visited] Ile razy na grę mrówka zatrzymuje się w każdym magazynie; szerokie tunele są częściej przebywane. Gdy najkrótszych dróg jest kilka, każda liczy się w części.
    [chambers-filled] Ile żetonów na grę wyładowuje się w każdym magazynie. Kropki to jego miejsca.
    [crowds] Ilu turystów stoi średnio przy każdej fontannie; szerokimi ulicami przechodzi ich więcej.
    [shops-sold] W ilu grach każdy sklep jest sprzedany.
    [shops-income] Ile zarabia każdy sklep na grę, w dirhamach.
   *[other] { $name }
}

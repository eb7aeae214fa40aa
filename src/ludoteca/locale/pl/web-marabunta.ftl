### Co mówi tylko plansza Marabunty w przeglądarce.

marabunta-title = Marabunta
marabunta-pitch = Dwie kolonie mrówek na pikniku. Ty dzielisz kości, rywal wybiera: podziel tak, żeby każda połowa ci pasowała.

## Krótkie nazwy

# Po jednej literze na obszar, każda inna
web-marabunta-letter = { $colour ->
    [pink] R
    [blue] N
    [orange] P
    [green] Z
    [grey] S
    [yellow] Ż
   *[other] { $colour }
}
# Na samym kafelku: jak najkrócej
web-marabunta-tile = { $tile ->
    [two-crates] dwie skrzynki
    [two-leaves] dwa liście
    [one] wpisz 1
    [two-zeros] dwa 0
    [free-zero] 0 w dowolne pole
    [cross-out] przekreśl 2 pola
    [again] kość jeszcze raz
    [cupcake] przekreśl babeczkę
   *[other] { $tile }
}

## Terytorium

web-marabunta-territory = Terytorium. Strzałki prowadzą od pola do pola.
web-marabunta-regions = Obszary: { $regions }.
web-marabunta-hex-open = dostępne
web-marabunta-hex-cupcake = dostępne, z babeczką
web-marabunta-hex-crate = dostępne, ze skrzynką
web-marabunta-hex-crossed = przekreślone
web-marabunta-zoom-in = Powiększ mapę
web-marabunta-zoom-out = Pokaż całą mapę

## Liście

web-marabunta-leaves = Liście punktacji
web-marabunta-leaf-tied = { $region }: Czerwony { $red }, Niebieski { $blue }. Remis, nikt nie zdobyłby punktów. Niepokolorowane koła: { $blank }. Dostępne pola: { $open }.
web-marabunta-leaf-won = { $region }: Czerwony { $red }, Niebieski { $blue }. { $seat } zdobyłby { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Niepokolorowane koła: { $blank }. Dostępne pola: { $open }.

## Kości, kafelek i pule

web-marabunta-one-pool = Jedna pula
web-marabunta-other-pool = Druga pula
web-marabunta-move = { $element }: przenieś do drugiej puli
web-marabunta-split-how = Dotknij lub przeciągnij, co ma trafić tutaj
web-marabunta-split-offer = Zaproponuj te dwie pule
web-marabunta-lay-over = dotknij: { $elements }, potem „{ $offer }”
web-marabunta-pool-tile = Pula z kafelkiem
web-marabunta-pool-rest = Druga pula
web-marabunta-take = Weź tę pulę
web-marabunta-ignore = zignoruj

## Przebieg gry

web-marabunta-round = Runda { $round }
web-marabunta-face-down = Zakryte kafelki: { $count }. { $tiles }
web-marabunta-none-face-down = Nie ma już zakrytych kafelków: zostaje kafelek z babeczką.
web-marabunta-cupcakes-left = Dostępne pola z babeczką: { $count }. Przy 0 gra się kończy.
web-marabunta-last-round = Ostatnia runda

## Planszetki

web-marabunta-score = { $track } na torze, { $regions } na razie z obszarów
web-marabunta-anthills = { $count ->
    [0] Nie zostało żadne mrowisko
    [one] Zostało { $count } mrowisko
    [few] Zostały { $count } mrowiska
    [many] Zostało { $count } mrowisk
   *[other] Zostało { $count } mrowiska
}
web-marabunta-boxes = Wykreślone babeczki: { $boxes } z { $all }. Punkty za następną: { $next }.
web-marabunta-boxes-full = Wszystkie babeczki są wykreślone ({ $all }).
web-marabunta-group = { $power }: wykreślono { $crossed } z { $crates }

## Skąd są punkty

web-marabunta-result-cupcakes = Babeczki
web-marabunta-result-powers = Umiejętności
web-marabunta-result-total = Razem
web-marabunta-result-ended = { $seat } wywołał koniec gry: { $reasons }.

## Plansza słowami

web-marabunta-text-rolled = Na stole: { $elements }.
web-marabunta-text-offered = Jedna pula: { $pool }. Druga: { $rest }.
web-marabunta-text-pool = { $seat } ma w puli: { $elements }.
web-marabunta-text-seat = { $seat }. Punkty w tej chwili: { $score }. Mrowiska: { $anthills }. Wykreślone babeczki: { $boxes }.
web-marabunta-text-region = Obszar { $region }. Czerwony: suma { $red }, koła { $red-circles }. Niebieski: suma { $blue }, koła { $blue-circles }. Dostępne pola: { $open }.
web-marabunta-text-numbers = { $seat } wpisał: { $numbers }.
web-marabunta-text-number = { $number } w { $place }
web-marabunta-text-cupcakes = Babeczki do zdobycia: { $hexes }.
web-marabunta-text-crates = Skrzynki do zdobycia: { $hexes }.
web-marabunta-text-crossed = Przekreślone pola: { $hexes }.
web-marabunta-hex-number = { $seat } { $number }
web-marabunta-text-hex = { $hex }: { $state }.
web-marabunta-text-neighbours = Obok { $hex }: { $hexes }.
web-marabunta-text-neighbour = { $hex } { $state }

## Postacie: jakie są

marabunta-character = { $name ->
    [livia] Livia chce całej łąki: wpisuje, gdzie tylko jest miejsce, a liczy później.
    [bruno] Bruno nie zostawi żadnej skrzynki: żyje dla swoich umiejętności.
    [zuzu] Zuzu zbiera liście: jeśli jest koło do zapełnienia, zapełni je.
    [felix] Felix się spieszy: woli wygrać szybko niż wysoko.
   *[other] { $name }
}

### Pozycje ustawione ręcznie: pola, możliwe wartości i to, co jest niemożliwe.

position-impossible = Ta pozycja jest niemożliwa. { $faults }
position-none = Pozycji gry „{ $game }” nie da się ustawić ręcznie.
position-unknown = Pozycja tej gry nie ma „{ $name }”.
position-value = { $group }, { $field }: „{ $value }” jest niemożliwe.
position-group = { $group ->
    [course] Przebieg partii
    [tiles] Zakryte kafelki
    [hexes] Pola
    [ants] Mrówki
    [pile] Karty odrzucone
    [chambers] Żetony w magazynach
    [money] Pieniądze
    [line] Kolejka turystów
    [fountains] Turyści przy fontannach
    [souvenirs] Suweniry
   *[souvenirs-down] Zakryte suweniry
}
position-field = { $field ->
    [first] Pierwszy gracz
    [turn] Czyja tura się zaczyna
    [round] Runda
    [anthills] Pozostałe mrowiska
    [points] Punkty przyjaźni
    [hand] Karty na ręce
    [discards] Karty odrzucone
    [cards] Karty od lewej do prawej
    [from] Pole pierwszej karty
    [quiet] Tury bez zdarzeń, z tą włącznie
    [turns-left] Pozostałe tury bez kolejki, z tą włącznie
    [line] Turyści od lewej do prawej
    [owner] Właściciel
   *[customers] Klienci
}
position-word = { $word ->
    [yes] tak
    [no] nie
    [nobody] nikt
    [none] brak
    [open] dostępne
   *[crossed] przekreślone
}

## Marabunta

marabunta-set-number = { $seat } { $number }
marabunta-set-leaf = Koła na liściu: { $region }
marabunta-set-crates = Skrzynki grupy { $number } ({ $power })
marabunta-impossible-tiles = Zakryte kafelki na początku rundy { $round }: { $wanted }, a nie { $found }.
marabunta-impossible-fresh = W rundzie 1 nic jeszcze nie jest narysowane.
marabunta-impossible-cupcakes = Przed rundą { $round } niedostępne pola z babeczką: co najmniej { $count }.
marabunta-impossible-leaf = Koła na liściu ({ $region }): { $count }. Jest ich tylko { $most }.
marabunta-impossible-over = Wtedy partia byłaby skończona: { $reason }.
marabunta-impossible-apart = { $seat }: osobne miejsca z cyframi: { $groups }, a mogą być najwyżej: { $most }. Każde zaczyna się mrowiskiem albo 0 lub 3, które może stać wszędzie.

## Mini City

minicity-set-road = Ścieżka { $road }
minicity-set-tokens = { $part ->
    [small] Mała przegródka: { $food }
   *[reserve] Zapas: { $food }
}
minicity-impossible-ants = Dwie mrówki stoją tu: { $chamber }. Każda potrzebuje własnego magazynu.
minicity-impossible-cards = Karty w użyciu ({ $ant }): { $count }. Jest ich tylko { $most }.
minicity-impossible-hand = Karty na ręce ({ $seat }): { $count }. Na początku tury: { $wanted }.
minicity-impossible-road = { $road }: karty leżą obok siebie, zakrywają pola { $left } i { $right }, a pola 1 i { $last } są wolne.
minicity-impossible-tokens = { $food }: wolne miejsca w mrowisku: { $places }, żetony u graczy: { $tokens }. Musi ich być tyle samo.
minicity-impossible-share = { $seat }, { $food }: nikt nie zaczyna z większą liczbą niż { $most }.
minicity-impossible-small = Mała przegródka jest zbyt pełna ({ $seat }). Najwyżej: { $most }.
minicity-impossible-unloaded = { $seat } nie ma już żetonów, więc partia byłaby skończona.
minicity-impossible-friends = { $friend }: istniejące egzemplarze: { $copies }.

## Marracash

marracash-set-fountain = Fontanna { $fountain }
marracash-set-card = Odkryta, miejsce { $place }
marracash-impossible-visitors = Turyści ({ $colour }): { $count }. W kolejce, w mieście i w sklepach musi ich być { $wanted }.
marracash-impossible-row = W kolejce jednego koloru pod rząd może być najwyżej: { $most }.
marracash-impossible-outside = { $fountain }: turyści ({ $colour }) stoją przed sklepem, który ma właściciela: { $shop }. Weszliby do środka.
marracash-impossible-entrance = Wejście jest puste, choć w kolejce czekają turyści.
marracash-impossible-customers = { $shop }: nikt nie jest właścicielem, a są klienci.
marracash-impossible-signs = Sklepy ({ $seat }): { $count }. Szyldów jest { $most }.
marracash-impossible-money = Wszystkie sakiewki razem: { $money }. Bank wypłaciłby najwyżej { $most }, a przed sprzedażą pierwszego sklepu dokładnie tyle.
marracash-impossible-card = { $card } leży w dwóch miejscach.
marracash-impossible-places = Dwa suweniry leżą odkryte, dopóki jakieś są.
marracash-impossible-quiet = Nie było jeszcze tylu tur.
marracash-impossible-nothing = { $seat } nie miałby tu nic do zrobienia, więc ta tura by się nie zaczęła.

## Na stronie

position-title = Ustaw pozycję
position-lead = Pozycja zaczyna się od tury. Naciśnij miejsce na planszy albo otwórz część poniżej.
position-here = Tutaj: { $place }
position-possible = Ta pozycja jest możliwa.
position-faults = Co jest niemożliwe
position-use = Analizuj tę pozycję
position-back = Wróć

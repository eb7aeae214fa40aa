### Słowa Mini City.

## Nazwy

minicity-seat = { $seat ->
    [circle] Koło
    [square] Kwadrat
    [triangle] Trójkąt
    [diamond] Romb
   *[other] { $seat }
}

# Jedzenie i magazyny rozpoznaje się po kolorze. W mianowniku, w rodzaju męskim: „żółty żeton”.
minicity-food = { $food ->
    [yellow] żółty
    [orange] pomarańczowy
    [blue] niebieski
    [green] zielony
    [pink] różowy
   *[other] { $food }
}

# Kolor mrówki nie ma nic wspólnego z jedzeniem. W mianowniku.
minicity-ant = { $ant ->
    [yellow] żółta mrówka
    [blue] niebieska mrówka
    [red] czerwona mrówka
    [grey] szara mrówka
    [violet] fioletowa mrówka
   *[other] mrówka { $ant }
}

minicity-friend = { $friend ->
    [millipede] krocionóg
    [ladybird] biedronka
    [dragonfly] ważka
    [bumblebee] trzmiel
    [stick-insect] patyczak
    [beetle] rohatyniec
    [orange-caterpillar] pomarańczowa gąsienica
    [exotic-caterpillar] egzotyczna gąsienica
    [grasshopper] konik polny
    [snail] ślimak
   *[other] { $friend }
}

# Mianownik i biernik są takie same.
minicity-chamber = magazyn { $chamber } ({ $food })

## Co teraz zrobić

# $left: ile żetonów zostaje do wybrania
minicity-prompt-small-part = { $left ->
    [1] { $seat }, wybierz ostatni żeton do swojej małej przegródki.
   *[other] { $seat }, wybierz żetony do swojej małej przegródki: jeszcze { $left }.
}
# §2.7; $other: druga osoba
minicity-prompt-offer = { $seat }, ile żetonów oferujesz? Kto gra jako drugi, odkłada je przed pierwszą turą, a o tym, kto zaczyna, decyduje { $other }.
# $tokens: oferowane temu, kto gra jako drugi
minicity-prompt-begin = { $tokens ->
    [0] { $seat }, zdecyduj, kto zaczyna. Za grę jako drugi nic nie zaoferowano.
    [one] { $seat }, zdecyduj, kto zaczyna. Kto gra jako drugi, odkłada { $tokens } żeton przed pierwszą turą.
    [few] { $seat }, zdecyduj, kto zaczyna. Kto gra jako drugi, odkłada { $tokens } żetony przed pierwszą turą.
    [many] { $seat }, zdecyduj, kto zaczyna. Kto gra jako drugi, odkłada { $tokens } żetonów przed pierwszą turą.
   *[other] { $seat }, zdecyduj, kto zaczyna. Kto gra jako drugi, odkłada { $tokens } żetonu przed pierwszą turą.
}
minicity-prompt-put = { $left ->
    [1] { $seat }, włóż jeden żeton z małej przegródki do magazynu w jego kolorze.
    [few] { $seat }, włóż { $left } żetony z małej przegródki do magazynów w ich kolorach, po jednym.
    [many] { $seat }, włóż { $left } żetonów z małej przegródki do magazynów w ich kolorach, po jednym.
   *[other] { $seat }, włóż { $left } żetonu z małej przegródki do magazynów w ich kolorach, po jednym.
}
# $left: ile kart można zagrać w tej turze
minicity-prompt-first-card = { $left ->
    [1] { $seat }, zagraj kartę. W tej turze możesz zagrać tylko jedną.
   *[other] { $seat }, zagraj kartę. W tej turze możesz zagrać do { $left } kart.
}
minicity-prompt-choice = { $left ->
    [0] { $seat }, wszystkie karty zagrane. Skorzystaj z pomocy przyjaciół albo zakończ turę.
    [1] { $seat }, zagraj jeszcze jedną kartę albo zakończ turę.
   *[other] { $seat }, zagraj jeszcze do { $left } kart albo zakończ turę.
}
minicity-prompt-go = { $range ->
    [1] { $seat }, rusza { $ant }: przesuń ją o jeden magazyn.
    [few] { $seat }, rusza { $ant }: przesuń ją najwyżej o { $range } magazyny.
    [many] { $seat }, rusza { $ant }: przesuń ją najwyżej o { $range } magazynów.
   *[other] { $seat }, rusza { $ant }: przesuń ją najwyżej o { $range } magazynu.
}
minicity-prompt-unload = { $seat }, { $chamber }: ile żetonów wyładowujesz?
minicity-prompt-spread = { $seat }, rozdzielasz żetony, które zawiera { $source }: wybierz, dokąd trafi następny.
minicity-prompt-grasshopper = { $left ->
    [1] { $seat }, twój konik polny może od razu przynieść jeden żeton z zapasu.
    [few] { $seat }, twój konik polny może od razu przynieść najwyżej { $left } żetony z zapasu.
    [many] { $seat }, twój konik polny może od razu przynieść najwyżej { $left } żetonów z zapasu.
   *[other] { $seat }, twój konik polny może od razu przynieść najwyżej { $left } żetonu z zapasu.
}
minicity-prompt-refill = { $left ->
    [1] { $seat }, uzupełnij swoją małą przegródkę: brakuje jednego żetonu.
   *[other] { $seat }, uzupełnij swoją małą przegródkę: brakuje { $left } żetonów.
}

## Wybory

minicity-do-stock = Włóż { $food } żeton do małej przegródki
# $stream: yes, jeśli karta dotyka strumienia i ścieżka zostanie potem opróżniona
minicity-do-play = Zagraj kartę „{ $card }” na { $end ->
    [left] lewym
   *[right] prawym
} końcu ścieżki { $road }: zasięg { $range }{ $stream ->
    [yes] ; potem ścieżka zostanie opróżniona
   *[no] {""}
}
minicity-do-play-as = Zagraj kartę „{ $card }” jako „{ $ant }” na { $end ->
    [left] lewym
   *[right] prawym
} końcu ścieżki { $road }: zasięg { $range }{ $stream ->
    [yes] ; potem ścieżka zostanie opróżniona
   *[no] {""}
}
minicity-do-stay = Zostań: { $chamber }, nic się nie wyładowuje
# $free: wolne miejsca w magazynie
minicity-do-go = Odwiedź { $chamber }: { $free ->
    [0] brak wolnych miejsc
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
minicity-do-go-far = Odwiedź { $chamber } z pomocą { $millipedes ->
    [1] krocionoga
   *[other] { $millipedes } krocionogów
}: { $free ->
    [0] brak wolnych miejsc
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
minicity-do-unload = Wyładuj { $tokens ->
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
} (kolor { $food })
minicity-do-unload-nothing = Nic nie wyładowuj
minicity-do-refuse = Nic nie wyładowuj i zdobądź { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
minicity-do-done = Zakończ turę
minicity-do-buy = Kup kartę „{ $friend }” za { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
}
minicity-do-spread = Biedronka: rozdziel żetony, które zawiera { $chamber }
minicity-do-to = Przenieś tu żeton: { $chamber }
minicity-do-offer = { $tokens ->
    [0] Nic nie oferuj
    [one] Zaoferuj { $tokens } żeton
    [few] Zaoferuj { $tokens } żetony
    [many] Zaoferuj { $tokens } żetonów
   *[other] Zaoferuj { $tokens } żetonu
}
# $other: druga osoba, która wtedy gra jako druga
minicity-do-begin = { $tokens ->
    [0] Zacznij
    [one] Zacznij, a { $other } odkłada { $tokens } żeton
    [few] Zacznij, a { $other } odkłada { $tokens } żetony
    [many] Zacznij, a { $other } odkłada { $tokens } żetonów
   *[other] Zacznij, a { $other } odkłada { $tokens } żetonu
}
# $other: druga osoba, która wtedy zaczyna
minicity-do-come-second = { $tokens ->
    [0] Niech zaczyna { $other }
    [one] Niech zaczyna { $other }, a ty odłóż { $tokens } żeton
    [few] Niech zaczyna { $other }, a ty odłóż { $tokens } żetony
    [many] Niech zaczyna { $other }, a ty odłóż { $tokens } żetonów
   *[other] Niech zaczyna { $other }, a ty odłóż { $tokens } żetonu
}
minicity-do-put = Włóż tu żeton: { $chamber }
minicity-do-swap = Ważka: { $first } i { $second } zamieniają się miejscami
minicity-do-exchange = Trzmiel: odłóż { $given } żeton i weź { $taken }
minicity-do-enough = Wystarczy: bez kolejnych żetonów

## Co się wydarzyło

minicity-dealt = { $seat } dobiera kartę „{ $ant }”.
minicity-dealt-hidden = { $seat } dobiera kartę.
minicity-laid = Nowa karta na ścieżce { $road }: „{ $ant }”.
minicity-first = Losowanie: zaczyna { $seat }.
minicity-drawn = Losowanie: ofertę składa { $seat }.
minicity-offered = { $seat } za grę jako drugi oferuje { $tokens ->
    [0] zero żetonów
    [one] { $tokens } żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}.
minicity-begins = { $seat } decyduje: zaczyna { $first }.
minicity-put = { $seat } wkłada żeton tutaj: { $chamber }.
# $cards: ile kart można zagrać w tej turze
minicity-turn = Tura { $turn }: { $seat } może zagrać { $cards ->
    [1] jedną kartę
   *[other] do { $cards } kart
}.
minicity-stocked = { $seat } wkłada { $food } żeton do małej przegródki.
minicity-played = { $seat } zagrywa kartę „{ $card }” na { $end ->
    [left] lewym
   *[right] prawym
} końcu ścieżki { $road }.
minicity-played-as = { $seat } używa patyczaka: zagrywa kartę „{ $card }” na { $end ->
    [left] lewym
   *[right] prawym
} końcu ścieżki { $road }, ale rusza { $ant }.
minicity-blocked = Nie rusza się { $ant }: nie ma gdzie się zatrzymać.
minicity-stayed = Na miejscu zostaje { $ant }.
minicity-moved = Rusza { $ant } i odwiedza { $chamber }.
minicity-millipede = { $seat } korzysta z pomocy { $copies ->
    [1] krocionoga
   *[other] { $copies } krocionogów
}, by mrówka zaszła dalej.
minicity-unloaded = { $seat } { $tokens ->
    [0] nic nie wyładowuje
    [one] wyładowuje { $tokens } żeton
    [few] wyładowuje { $tokens } żetony
    [many] wyładowuje { $tokens } żetonów
   *[other] wyładowuje { $tokens } żetonu
}: { $chamber }.
minicity-earned = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} przyjaźni.
minicity-beetle = { $seat } dostaje od rohatyńca 1 punkt przyjaźni.
minicity-done = { $seat } nie zagrywa więcej kart.
minicity-bought = { $seat } kupuje kartę „{ $friend }” za { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
}.
minicity-spread = { $seat } używa biedronki i rozdziela żetony, które zawiera { $chamber }.
minicity-spread-to = { $seat } przenosi żeton. Skąd: { $source }; dokąd: { $target }.
minicity-swapped = { $seat } używa ważki: { $first } i { $second } zamieniają się miejscami.
minicity-exchanged = { $seat } używa trzmiela: odkłada { $given } żeton, bierze { $taken }.
minicity-enough-spread = { $seat } nie przenosi więcej żetonów.
minicity-enough-stock = { $seat } nie chce teraz więcej żetonów od konika polnego.
minicity-cleared = Strumień zabiera karty ze ścieżki { $road }.
minicity-shuffled = Odrzucone karty są tasowane. Karty w nowym stosie: { $cards }.
minicity-turn-limit = Liczba tur: { $turns }. Na tym partia się kończy.
# $place: 1 to zwycięzca
minicity-result = { $place ->
    [1] { $left ->
        [0] { $seat } nie ma już żetonów i wygrywa!
        [one] { $seat } wygrywa, zostaje { $left } żeton.
        [few] { $seat } wygrywa, zostają { $left } żetony.
        [many] { $seat } wygrywa, zostaje { $left } żetonów.
       *[other] { $seat } wygrywa, zostaje { $left } żetonu.
    }
   *[other] { $left ->
        [one] { $seat } ma jeszcze { $left } żeton: miejsce { $place }.
        [few] { $seat } ma jeszcze { $left } żetony: miejsce { $place }.
        [many] { $seat } ma jeszcze { $left } żetonów: miejsce { $place }.
       *[other] { $seat } ma jeszcze { $left } żetonu: miejsce { $place }.
    }
}

## Czego nie można zagrać; $action to zapis, na przykład „play red 1 left”

minicity-refused-other-step = To tu nie pasuje: teraz kolej na krok innego rodzaju. Wybierz jeden z proponowanych.
minicity-refused-no-seat = Nikt tam nie siedzi. Wybierz zajęte miejsce.
minicity-refused-none-in-pile = W stosie nie ma takiej karty. Wybierz inną.
minicity-refused-not-in-hand = Nie masz takiej karty na ręce. Zagraj jedną z tych, które masz.
minicity-refused-not-in-small = W twojej małej przegródce nie ma tylu żetonów w tym kolorze. Wybierz mniej żetonów albo inny kolor.
minicity-refused-not-in-reserve = W twoim zapasie nie ma żetonów w tym kolorze. Wybierz inny kolor.
minicity-refused-card-limit = W tej turze nie możesz zagrać więcej kart. Zakończ turę.
minicity-refused-road-unused = We dwoje gra się tylko na ścieżce 1. Zagraj na niej.
minicity-refused-play-first = W swojej turze musisz zagrać co najmniej jedną kartę. Najpierw ją zagraj.
minicity-refused-same-chamber = To magazyn początkowy. Wybierz inny.
minicity-refused-too-far = Ten magazyn jest za daleko. Wybierz bliższy.
minicity-refused-zone-taken = Stoi tam inna mrówka. Wybierz magazyn bez mrówki.
minicity-refused-chamber-full = W magazynie nie ma tylu wolnych miejsc. Wybierz mniej żetonów albo inny magazyn.
minicity-refused-chamber-empty = W tym magazynie nie ma żetonów. Wybierz taki, w którym są.
minicity-refused-no-other-place = W żadnym innym magazynie w tym kolorze nie ma wolnego miejsca. Wybierz magazyn w innym kolorze.
minicity-refused-other-food = Ten magazyn ma inny kolor. Wybierz magazyn w tym samym kolorze.
minicity-refused-spread-first = Biedronka przenosi co najmniej jeden żeton. Wybierz, dokąd trafi.
minicity-refused-friends-off = W tej partii nie ma przyjaciół. Zagraj kartę albo zakończ turę.
minicity-refused-one-purchase = W jednej turze możesz kupić tylko jednego przyjaciela. Następnego kupisz w swojej następnej turze.
minicity-refused-friend-gone = Wszystkie karty tego przyjaciela są już kupione. Wybierz innego przyjaciela.
minicity-refused-too-dear = Masz za mało punktów przyjaźni. Wybierz tańszego przyjaciela albo zdobądź najpierw więcej punktów.
minicity-refused-not-owned = Nie masz potrzebnego przyjaciela. Najpierw go kup.
minicity-refused-used-up = Ten przyjaciel już ci pomógł w tej turze. Pomoże ci znowu w następnej.

## Co jest nie tak z plikiem planszy

minicity-board-road = Ścieżka nie może mieć tylu pól: { $road }. Potrzebna jest liczba parzysta od { $least } do { $most }.
minicity-board-count = { $what }: potrzeba { $wanted }, jest { $found }.
# $what w minicity-board-count
minicity-board-chambers = Wszystkie magazyny
minicity-board-food-places = Miejsca (kolor { $food })
minicity-board-two-ants = Miejsca oznaczone dwiema mrówkami (kolor { $food })
minicity-board-three-ants = Miejsca oznaczone trzema mrówkami (kolor { $food })
minicity-board-starts = Pola startowe ({ $ant })
minicity-board-friend-cards = Wszystkie karty przyjaciół
minicity-board-chamber-name = Ten magazyn nazywa się „{ $name }”, a następny numer to { $wanted }. Ponumeruj magazyny po kolei od 1.
minicity-board-chamber-keys = Magazyn { $name } musi mieć klucze { $keys }, może też mieć { $others }; żadnych innych.
minicity-board-at = Położenie magazynu { $name } to dwie liczby całkowite, [w prawo, w dół], w obie strony najwyżej do { $limit }.
minicity-board-food = „{ $food }” to nie jedzenie. Wybierz jedno z tych: { $allowed }.
minicity-board-size = Magazyn ma od 1 do { $limit } miejsc, a nie { $places }.
minicity-board-size-missing = Musi być choć jeden { $food } magazyn, który ma { $size ->
    [one] { $size } miejsce
    [few] { $size } miejsca
    [many] { $size } miejsc
   *[other] { $size } miejsca
}.
minicity-board-tunnels = Magazyn { $name } musi mieć listę tuneli: od { $least } do { $most }.
minicity-board-tunnel = Magazyn { $name } nie może mieć tunelu do { $end }. Podaj numer innego magazynu, i to tylko raz.
minicity-board-one-way = Magazyn { $name } ma tunel do magazynu { $other }, więc { $other } musi mieć tunel do { $name }.
minicity-board-ant = „{ $ant }” to nie mrówka. Wybierz jedną z tych: { $allowed }.
minicity-board-marks = Magazyn { $name } ma { $places ->
    [one] { $places } miejsce
    [few] { $places } miejsca
    [many] { $places } miejsc
   *[other] { $places } miejsca
}: liczba oznaczeń nie może być od tego większa ani ujemna.
minicity-board-torn = Do magazynu { $name } nie można dojść z magazynu 1. Połącz je tunelami.
minicity-board-same-place = Magazyny { $name } i { $other } stoją w tym samym miejscu. Przesuń jeden z nich.
minicity-board-through = Tunel { $tunnel } przechodzi przez magazyn { $name }. Przesuń jeden z nich.
minicity-board-crossing = Tunele { $tunnel } i { $other } się krzyżują. Przesuń magazyn albo usuń jeden z tuneli.
minicity-board-friend = „{ $name }” to nie przyjaciel. Wybierz jednego z tych: { $allowed }.
minicity-board-without-friends = Mrowisko „{ $hill }” nie ma kart przyjaciół. Zagrajcie bez przyjaciół albo dodajcie do jego pliku tabelę „friends”.
minicity-board-friend-missing = Brakuje przyjaciela „{ $name }”. Dodaj go z liczbą kart i kosztem.
minicity-board-friend-keys = Przyjaciel „{ $name }” musi mieć te klucze i żadnych innych: { $keys }.
minicity-board-friend-value = „{ $key }” przyjaciela „{ $name }” musi być liczbą całkowitą od 1 do { $limit }, a nie { $text }.

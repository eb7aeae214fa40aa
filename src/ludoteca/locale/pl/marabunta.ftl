### Słowa Marabunty.

## Nazwy

marabunta-seat = { $seat ->
    [red] Czerwony
    [blue] Niebieski
   *[other] { $seat }
}

marabunta-tile = { $tile ->
    [two-crates] kafelek „dwie skrzynki”
    [two-leaves] kafelek „dwa liście”
    [one] kafelek „wpisz 1”
    [two-zeros] kafelek „dwa 0”
    [free-zero] kafelek „0 w dowolne pole”
    [cross-out] kafelek „przekreśl 2 pola”
    [again] kafelek „kość jeszcze raz”
    [cupcake] kafelek „przekreślona babeczka”
   *[other] kafelek „{ $tile }”
}

marabunta-power = { $power ->
    [one] wpisz 1
    [two] wpisz 2
    [free-zero] 0 w dowolne pole
    [free-three] 3 w dowolne pole
    [two-cupcakes] dwie babeczki
    [two-points] 2 punkty
    [three-points] 3 punkty
    [three-ones] trzy 1
    [cross-out] przekreśl 2 pola
    [two-leaves] dwa liście
   *[other] { $power }
}

marabunta-die = { $face ->
    [leaf] liść ({ $region })
    [crate] skrzynka ({ $region })
   *[other] { $face } ({ $region })
}

marabunta-hex = { $hex } ({ $region })

# Koniec zdania „Czerwony wywołuje koniec gry: …”
marabunta-end-reason = { $reason ->
    [region] w jednym z obszarów nie ma już dostępnych pól
    [leaf] na jednym z liści nie ma już niepokolorowanych kół
    [cupcakes] nie ma już dostępnych pól z babeczką
   *[other] { $reason }
}

## Co teraz zrobić

marabunta-prompt-split = { $seat }, podziel kości i kafelek na dwie pule.
marabunta-prompt-take = { $seat }, weź jedną z dwóch pul.
marabunta-prompt-element = { $seat }, wybierz, co teraz rozpatrzyć lub zignorować.
marabunta-prompt-circle = { $seat }, wybierz liść punktacji i zapełnij na nim koło.
marabunta-prompt-crate = { $seat }, wykreśl skrzynkę na swojej planszetce.
marabunta-prompt-again = { $seat }, wybierz kość ze swojej puli, której użyjesz jeszcze raz.
marabunta-prompt-cross-cupcake = { $seat }, przekreśl dostępne pole z babeczką.
# $left: ile pól zostaje do wybrania, z dwóch
marabunta-prompt-cross = { $left ->
    [1] { $seat }, wybierz pole obok pierwszego: oba zostaną przekreślone.
   *[other] { $seat }, wybierz pierwsze z { $left } sąsiadujących pól do przekreślenia.
}
# $left: ile pól zostaje do wybrania, z dwóch albo trzech
marabunta-prompt-write-set = { $left ->
    [1] { $seat }, wybierz ostatnie pole, w które wpiszesz { $number }: musi sąsiadować z już wybranymi.
    [few] { $seat }, wybierz pola, które wszystkie ze sobą sąsiadują, i wpisz w każde { $number }: zostają { $left } pola.
    [many] { $seat }, wybierz pola, które wszystkie ze sobą sąsiadują, i wpisz w każde { $number }: zostaje { $left } pól.
   *[other] { $seat }, wybierz pola, które wszystkie ze sobą sąsiadują, i wpisz w każde { $number }: zostaje { $left } pola.
}
marabunta-prompt-write-any = { $seat }, wpisz { $number } w dostępne pole w dowolnym obszarze.
marabunta-prompt-write = { $seat }, wpisz { $number } w dostępne pole (obszar { $region }).

## Wybory

marabunta-do-split = Jedna pula: { $pool }; druga: { $rest }
marabunta-do-take = Weź: { $pool }
marabunta-do-apply = Rozpatrz: { $element }
marabunta-do-ignore = Zignoruj: { $element }
marabunta-do-write = Wpisz { $number } w { $place }
marabunta-do-write-anthill = Wpisz { $number } w { $place } i wykreśl mrowisko
marabunta-do-pick = Wybierz { $place }, by wpisać { $number }
marabunta-do-cross = Przekreśl { $place }
marabunta-do-circle = Zapełnij koło na liściu (obszar { $region })
# $left: ile skrzynek grupy nie jest jeszcze wykreślonych
marabunta-do-crate = { $left ->
    [1] Grupa { $group }, „{ $power }”: wykreśl ostatnią skrzynkę
   *[other] Grupa { $group }, „{ $power }”: wykreśl 1 z { $left } pozostałych skrzynek
}
marabunta-do-again = Użyj jeszcze raz: { $element }
marabunta-do-decline = Zrezygnuj z tej umiejętności

## Co się wydarzyło

marabunta-first = Losowanie: zaczyna { $seat }.
marabunta-round = Runda { $number }: dzieli { $seat }.
marabunta-turned = W grze: { $tile }.
marabunta-rolled = Wypada: { $die }.
marabunta-split = { $seat } dzieli. Jedna pula: { $pool }. Druga: { $rest }.
marabunta-took = { $seat } bierze pulę: { $pool }.
marabunta-applied = { $seat } rozpatruje: { $element }.
marabunta-ignored = { $seat } ignoruje: { $element }.
marabunta-used-again = { $seat } używa jeszcze raz: { $element }.
marabunta-picked = { $seat } wybiera { $place }.
marabunta-wrote = { $seat } wpisuje { $number } w { $hexes }.
marabunta-crossed-out = { $seat } przekreśla { $hexes }.
marabunta-circled = { $seat } zapełnia koło na liściu (obszar { $region }).
marabunta-crate-crossed = { $left ->
    [0] { $seat } wykreśla ostatnią skrzynkę z grupy „{ $power }”.
    [one] { $seat } wykreśla skrzynkę z grupy „{ $power }”: zostaje { $left }.
    [few] { $seat } wykreśla skrzynkę z grupy „{ $power }”: zostają { $left }.
    [many] { $seat } wykreśla skrzynkę z grupy „{ $power }”: zostaje { $left }.
   *[other] { $seat } wykreśla skrzynkę z grupy „{ $power }”: zostaje { $left }.
}
marabunta-unlocked = { $seat } odblokowuje umiejętność „{ $power }”.
marabunta-lost = Umiejętności „{ $power }” nie można użyć, więc przepada.
marabunta-declined = { $seat } rezygnuje z umiejętności.
marabunta-anthill = { $left ->
    [0] { $seat } wykreśla mrowisko i nie ma już żadnego.
    [one] { $seat } wykreśla mrowisko: zostaje { $left }.
    [few] { $seat } wykreśla mrowisko: zostają { $left }.
    [many] { $seat } wykreśla mrowisko: zostaje { $left }.
   *[other] { $seat } wykreśla mrowisko: zostaje { $left }.
}
marabunta-boxes = { $seat } wykreśla { $boxes ->
    [one] babeczkę
    [few] { $boxes } babeczki
    [many] { $boxes } babeczek
   *[other] { $boxes } babeczki
} i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
marabunta-points = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
marabunta-ending = { $seat } wywołuje koniec gry: { $reasons }. Ta runda jest ostatnia.
marabunta-region-tied = Obszar { $region }: remis (Czerwony { $red }, Niebieski { $blue }), nikt nie zdobywa punktów.
marabunta-region-won = { $seat } zdobywa obszar { $region } (Czerwony { $red }, Niebieski { $blue }), a z nim { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
marabunta-tie-boxes = Remis w punktach: decyduje liczba wykreślonych babeczek (Czerwony { $red }, Niebieski { $blue }).
marabunta-tie-ended = Remis w punktach i babeczkach: wygrywa, kto wywołał koniec gry ({ $seat }).
marabunta-won = { $seat } wygrywa! Czerwony { $red }, Niebieski { $blue }.

## Czego nie można zagrać; $action to zapis, na przykład „write c7”

marabunta-refused-other-step = To tu nie pasuje: teraz kolej na krok innego rodzaju. Wybierz jeden z proponowanych.
marabunta-refused-not-in-pool = Tego elementu nie ma w twojej puli albo jest już rozpatrzony lub zignorowany. Wybierz inny.
marabunta-refused-useless = Teraz nie miałoby to żadnego efektu. Wybierz coś innego albo zignoruj ten element.
marabunta-refused-cupcake-compulsory = Kafelek „przekreślona babeczka” jest obowiązkowy, dopóki jest dostępne pole z babeczką. Rozpatrz go.
marabunta-refused-hex-taken = W tym polu jest już cyfra. Wybierz dostępne pole.
marabunta-refused-hex-crossed = To pole jest przekreślone. Wybierz dostępne pole.
marabunta-refused-other-region = To pole leży w innym obszarze. Wybierz pole w kolorze kości.
marabunta-refused-no-cupcake-hex = Na tym polu nie ma babeczki. Wybierz pole z babeczką.
marabunta-refused-already-picked = To pole jest już wybrane. Wybierz inne, które z nim sąsiaduje.
marabunta-refused-not-beside-picked = To pole nie sąsiaduje ze wszystkimi już wybranymi. Wybierz takie, które sąsiaduje z każdym z nich.
marabunta-refused-not-beside-own = To pole nie sąsiaduje z żadną twoją cyfrą, a nie masz już mrowisk. Wybierz pole obok jednej ze swoich cyfr.
marabunta-refused-no-room = Nie ma tu miejsca na wszystkie potrzebne pola. Wybierz pole, wokół którego jest więcej dostępnych pól.
marabunta-refused-same-leaf = Jedno koło na tym liściu zostało właśnie zapełnione. Wybierz inny liść.
marabunta-refused-leaf-full = Na tym liściu nie ma już niepokolorowanych kół. Wybierz inny liść.
marabunta-refused-no-group = Na twojej planszetce nie ma takiej grupy skrzynek. Wybierz grupę, która na niej jest.
marabunta-refused-group-full = Wszystkie skrzynki tej grupy są wykreślone. Wybierz inną grupę.
marabunta-refused-tile-gone = Ten kafelek jest już odkryty. Wybierz jeden z zakrytych.
marabunta-refused-other-die = Kośćmi rzuca się po kolei, a teraz kolej na inną. Rzuć tamtą.
marabunta-refused-compulsory = Możesz zrezygnować tylko z umiejętności, która i tak kosztowałaby cię mrowisko, i tylko przed jej pierwszym polem. Wybierz pole.

## Co jest nie tak z plikiem planszy

board-face = Nie ma strony „{ $face }”. Wpisz „picnic” albo „crumbs”.
board-rows = Mapa ma za dużo rzędów. Może ich być najwyżej { $limit }.
board-hex = „{ $text }” to nie pole. Wpisz jedną z liter { $letters }, a po niej „.” albo „c” (babeczka), albo „x” (skrzynka).
board-column = „{ $text }” stoi w złym miejscu. Pola stoją co cztery znaki, a każdy rząd jest przesunięty o dwa znaki względem poprzedniego.
board-count = { $what }: potrzeba { $wanted }, jest { $found }.
board-hexes = Wszystkie pola
board-part-hexes = Pola w części { $part }
board-cupcakes = Wszystkie pola z babeczką
board-crates = Wszystkie pola ze skrzynką
board-region-hexes = Pola (obszar { $region })
board-region-cupcakes = Pola z babeczką (obszar { $region })
board-region-crates = Pola ze skrzynką (obszar { $region })
board-torn = Pole { $name } jest odcięte. Wszystkie pola terytorium muszą się ze sobą łączyć.
board-region-torn = Pole { $name } jest odcięte od swojego obszaru. Obszar { $region } musi tworzyć jedną całość.
board-crumbs = Na stronie „crumbs” niebieski obszar musi się dzielić na co najmniej { $wanted ->
    [one] { $wanted } osobną część
    [few] { $wanted } osobne części
    [many] { $wanted } osobnych części
   *[other] { $wanted } osobnej części
}. Jest: { $found }.
board-row-length = Rząd babeczek musi mieć od 1 do { $limit } pól. Jest: { $found }.
board-row-points = „{ $points }” nie może stać nad polem z babeczką. Wpisz liczbę całkowitą od 0 do 9.
board-row-first = Pierwsze pole z babeczką daje 0 punktów, a nie { $points }. Zacznij rząd od 0.
board-groups = Planszetka musi mieć od 1 do { $limit } grup skrzynek. Jest: { $found }.
board-group-keys = Grupa { $number } musi mieć klucze „crates” i „power”, i żadnych innych.
board-group-crates = W grupie nie może być „{ $crates }” skrzynek. Wpisz liczbę całkowitą od 1 do { $limit }.
board-power = Nie ma umiejętności „{ $power }”. Wybierz jedną z tych: { $allowed }.

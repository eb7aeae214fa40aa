### Słowa `ludoteca train`: raport, karta sieci i to, co się dzieje.

bad-training-folder = Folder „{ $folder }” nie jest folderem uczenia i nie jest pusty. Nic w nim nie zmieniono.
bad-training-other = Folder „{ $folder }” zawiera inne uczenie: { $what } to tam { $there }, a tutaj { $wanted }. Nic w nim nie zmieniono.

training-stage = Pokolenie { $number }: { $stage ->
    [searched] partie z przeszukiwaniem
    [drills] partie na pierwszy rzut oka
    [fit] dopasowanie sieci
    [trial] próba z najlepszym dotąd graczem
   *[strength] siła wobec stałych przeciwników
}
training-done = { $better ->
    [0] Żadna sieć nie była lepsza od tego, co wiedziano wcześniej.
   *[other] Najlepsza sieć jest w „{ $folder }”.
} Raport jest w „{ $report }”.

training-title = { $game }: sieć, która uczy się z gry
training-lead = { $generations ->
    [one] Rozegrano i przerobiono { $generations } pokolenie partii.
    [few] Rozegrano i przerobiono { $generations } pokolenia partii.
   *[many] Rozegrano i przerobiono { $generations } pokoleń partii.
} { $better ->
    [0] Żadna sieć nie wygrała próby: zostaje dawny gracz.
    [one] Jedna sieć wygrała próbę z najlepszym graczem przed nią.
    [few] { $better } sieci wygrały próbę z najlepszym graczem przed nimi.
   *[many] { $better } sieci wygrało próbę z najlepszym graczem przed nimi.
}
training-part = { $part ->
    [strength] Siła
    [losses] Co jeszcze się nie zgadza
   *[calibration] Zapowiedziane i wygrane
}
training-note = { $part ->
    [strength] Odsetek partii wygranych przy zwykłym stole, z przedziałami 95 %. Pierwszy wiersz to próba sekwencyjna, która rozstrzyga, czy sieć zostaje.
    [losses] Entropie krzyżowe, epoka po epoce: mniej znaczy lepiej. Jeśli pozycje odłożone na bok wypadają coraz gorzej, sieć uczy się na pamięć.
   *[calibration] Pozycje z partii, z których się nie uczono, według zapowiedzianej szansy na wygraną: ile z nich wygrano? Na przekątnej jedno równa się drugiemu.
}
training-generation = Pokolenie { $number }
training-verdict = { $better ->
    [yes] Wygrała próbę: jest teraz najlepszą siecią.
   *[no] Nie wygrała próby: zostaje dawny gracz.
}
training-opponent = { $opponent ->
    [before] z najlepszą dotąd siecią
    [beginner] z poziomem „beginner”
   *[other] z „{ $opponent }”
}
training-by-hand = z wiedzą ręczną, { $settings }
training-loss = { $loss ->
    [shares] szanse na wygraną
   *[choices] wybory
}
training-series = { $series ->
    [learn] pozycje do nauki
    [check] pozycje odłożone na bok
    [learned] sieć
    [fair] równy udział
   *[hand] wiedza napisana ręcznie
}
training-head = { $head ->
    [opponent] pojedynek
    [won] wygrane
    [interval] przedział 95 %
    [games] partie
    [epoch] epoka
    [learn] do nauki
    [check] odłożone
    [hand] ręcznie
    [by] kto zapowiada
    [said] zapowiedziane
   *[positions] pozycje
}
training-told = Od { $least } do { $greatest }.
training-brier = Wynik Briera { $learned }, wiedzy napisanej ręcznie { $hand } (0 jest najlepsze); odłożonych pozycji: { $positions }.
training-card-what = Wag: { $weights }, { $size } kB, dla { $subject }.
training-card-games = Pokolenie { $generation }: partii z przeszukiwaniem: { $games }, iteracji na przeszukiwanie: { $iterations }, partii na pierwszy rzut oka: { $drills }; pozycji: { $positions }, epok: { $epochs }; ziarno { $seed }.
training-card-when = Ukończono { $day }, czas w minutach: { $minutes }; dopasowano na: { $device }.
training-card-strength = Wygrała { $rate } { $opponent } ({ $interval }, partii: { $games }).

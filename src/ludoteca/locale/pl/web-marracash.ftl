### Co mówi tylko plansza Marracash w przeglądarce.

marracash-title = Marracash
marracash-pitch = Miasto w murach, wieczór. Licytuj sklepy, a potem kieruj tłum pod własne drzwi.
web-marracash-gathered = Przy fontannie { $fountain } czekają turyści: { $groups }.
web-marracash-queued = { $count ->
    [one] Do kolejki dołącza { $count } turysta: { $groups }.
    [few] Do kolejki dołącza { $count } turystów: { $groups }.
    [many] Do kolejki dołącza { $count } turystów: { $groups }.
   *[other] Do kolejki dołącza { $count } turysty: { $groups }.
}

## Miasto

web-marracash-town = Miasto. Strzałki prowadzą między fontannami i sklepami.
web-marracash-fountain = Fontanna { $fountain }: { $group }.
web-marracash-fountain-empty = Fontanna { $fountain }: nikogo.
web-marracash-entrance = Fontanna { $fountain }, wejście: { $group }.
web-marracash-entrance-empty = Fontanna { $fountain }, wejście: nikogo.
web-marracash-choose-group = Wybierz tę grupę.
web-marracash-chosen = Wybrana. Teraz wskaż, dokąd idzie.
web-marracash-shop-free = { $shop }, bez właściciela. Pierwszy klient płaci { $pays }.
web-marracash-shop-owned = { $shop }, właściciel: { $seat }, { $customers ->
    [0] jeszcze bez klientów
    [one] { $customers } klient
    [few] { $customers } klientów
    [many] { $customers } klientów
   *[other] { $customers } klienta
}. Następny płaci { $pays }.
web-marracash-zoom-in = Powiększ miasto
web-marracash-zoom-out = Pokaż całe miasto

## Przebieg partii

web-marracash-round = Runda { $round }
web-marracash-last-round = Ostatnia runda, kończy { $seat }
web-marracash-how-target = Teraz wybierz podświetloną fontannę.
web-marracash-souvenirs = Wybierz suwenir
web-marracash-face-up = Odkryte suweniry: { $cards }.
web-marracash-deck = Zakryte: { $count }.
web-marracash-list-move = Przesuń grupę
web-marracash-list-auction = Wystaw sklep na licytację

## Kolejka pod murem

web-marracash-line = Kolejka pod murem: { $count ->
    [one] { $count } turysta
    [few] { $count } turystów
    [many] { $count } turystów
   *[other] { $count } turysty
}
web-marracash-line-empty = Kolejka pod murem jest pusta.
web-marracash-left = Z lewej
web-marracash-right = Z prawej
web-marracash-which-entrance = Które wejście
web-marracash-to = Fontanna { $fountain }

## Licytacje

web-marracash-auction = Licytacja
web-marracash-auction-by = Licytację prowadzi { $seat }
web-marracash-pulls = { $count ->
    [one] { $count } turysta wejdzie od razu
    [few] { $count } turystów wejdzie od razu
    [many] { $count } turystów wejdzie od razu
   *[other] { $count } turysty wejdzie od razu
}
web-marracash-no-bid = jeszcze bez ofert
web-marracash-out = odpada
web-marracash-leads = prowadzi
web-marracash-bids-now = teraz licytuje
web-marracash-exact = Twoja oferta
web-marracash-less = Zaoferuj mniej
web-marracash-more = Zaoferuj więcej
web-marracash-bonus = Jeśli kupi ktoś inny, { $seat } dostanie { $bonus } z banku, a powyżej { $price } nawet { $high }.
web-marracash-share = { $seat } dostaje { $bonus }, powyżej { $price }: { $high }
web-marracash-doubt-bid = { $dear ->
    [yes] To więcej, niż sklep zapewne przyniesie, a tobie zostałoby { $left }.
   *[no] Zostałoby ci tylko { $left }.
} Zaoferować { $amount }?
web-marracash-dock = Połóż obok miasta
web-marracash-undock = Odepnij

## Gracze

web-marracash-dirham = dirhamów
web-marracash-signs = { $count ->
    [0] Nie ma już szyldów
    [one] Został { $count } szyld
    [few] Zostały { $count } szyldy
    [many] Zostało { $count } szyldów
   *[other] Zostało { $count } szyldu
}
web-marracash-no-shops = Jeszcze bez sklepu
web-marracash-history = Wpływy i wydatki

## Skąd są pieniądze

web-marracash-result-start = Na początku
web-marracash-result-customers = Od klientów
web-marracash-result-souvenirs = Za suweniry
web-marracash-result-got = Otrzymane udziały
web-marracash-result-given = Oddane udziały
web-marracash-result-auctions = Za licytacje
web-marracash-result-bought = Kupione sklepy
web-marracash-result-total = Razem
web-marracash-result-shops = Sklepy

## Plansza słowami

web-marracash-text-auction = Na licytacji: { $shop }. Jeszcze bez ofert. Licytują: { $seats }.
web-marracash-text-bid = Na licytacji: { $shop }. { $seat } oferuje { $bid }. Licytują: { $seats }.
web-marracash-text-seat = { $seat }. Dirhamy: { $money }. Pozostałe szyldy: { $signs }.
web-marracash-text-free = Sklepy bez właściciela: { $shops }.
web-marracash-text-line = Kolejka pod murem, { $count } od lewej do prawej: { $line }.
web-marracash-text-ways = Od fontanny { $fountain } ulica prowadzi do: { $next }.
web-marracash-text-past = { $shop }: przechodzi się obok, idąc { $ways }.
web-marracash-text-customers = { $count ->
    [0] Na początku tych ulic nie czekają jego klienci.
   *[other] Czekają jego klienci: { $groups }.
}
web-marracash-text-waiting = { $count } przy fontannie { $fountain }
web-marracash-name-fountain = fontanna { $fountain }
web-marracash-name-entrance = wejście { $fountain }

## Postacie: jakie są

marracash-character = { $name ->
    [zafira] Zafira nie minie drzwi, żeby ich nie kupić: chce mieć najwięcej sklepów.
    [bakir] Bakir trzyma sakiewkę zamkniętą: mało sklepów i ani dirhama za dużo.
    [tarik] Tarik chce być w domu przed zmrokiem: wpuszcza turystów czwórkami.
   *[other] { $name }
}

### Słowa wiersza poleceń i plansz rysowanych w terminalu.

## Co podano błędnie

bad-game-twice = Kilka pakietów ma grę „{ $game }”: { $packages }. Usuń wszystkie oprócz jednego.
bad-game-import = Nie można wczytać gry „{ $game }”, jej pakiet { $package } jest uszkodzony: { $fault }
bad-game-entry = Pakiet { $package } zapowiada grę „{ $game }”, a ma w jej miejscu coś innego.
bad-install = Nie ma tu zainstalowanych gier. Zainstaluj Ludotecę ponownie.
missing-extra =
    { $extra ->
        [server] Stół w przeglądarce
        [cuda] Karta graficzna
        [rl] Środowisko do uczenia albo plik Parquet
        [openspiel] Most do OpenSpiel
        [cluster] Praca na kilku komputerach
        [train] Uczenie się z gry
       *[other] To
    } wymaga dodatku „{ $extra }”, który nie jest zainstalowany: pip install "ludoteca[{ $extra }]"
cli-bad-text = W grze brakuje słów, co musi naprawić jej twórca: { $fault }.
cli-no-file = Nie ma pliku „{ $file }”. Sprawdź nazwę i folder.
cli-bad-file = Pliku „{ $file }” nie można użyć ({ $reason }).
cli-not-text = Podany plik nie jest tekstem w UTF-8.
cli-not-text-file = Plik „{ $file }” nie jest tekstem w UTF-8.
cli-option-form = „{ $text }” nie jest opcją. Napisz nazwa=wartość, na przykład territory=picnic.
cli-seat = W tej partii nie ma miejsca „{ $seat }”. Wybierz jedno z tych: { $allowed }.
cli-too-many-bots = Botów jest { $bots }, a miejsc { $seats }. Pomiń któregoś.
cli-load-alone = Zapisana partia ma własne ziarno, miejsca i opcje: nie podawaj ich razem z --load.
cli-other-game = „{ $file }” to partia w inną grę: { $game }.
cli-device = Nie ma urządzenia „{ $device }”. Wybierz cpu albo cuda.
missing-gpu = Nie można tu użyć żadnej karty graficznej: potrzebna jest karta z CUDA i dodatek „cuda”: pip install "ludoteca[cuda]"
cli-no-board = „{ $board }” nie jest ani planszą, ani plikiem. Plansze: { $allowed }.

## Podczas kompilowania zasad

cli-preparing = Przygotowuję zasady gry { $game }, tylko raz: około pół minuty…

## Tabele

cli-game-column = Gra
cli-seats-column = Miejsca
cli-seat-column = Miejsce
cli-options-column = Opcje
cli-option-column = Opcja
cli-board-column = Plansza
cli-option = { $option } = { $default } (spośród { $choices })
cli-board-option = { $option } = { $default } (spośród { $choices } albo plik)
cli-character = { $seat }: { $name }. { $about }
cli-character-line = { $name }: { $about }
cli-simulated = { $game }: losowi gracze, ziarno { $seed }
cli-games = Partie
cli-moves = Ruchy
cli-seconds = Sekundy
cli-speed = Ruchy na sekundę
cli-mean-rounds = Średnio rund
cli-wins = Zwycięstwa
cli-mean-score = Średni wynik
cli-end-reason = Powód końca
cli-bench-moves-per-second = Ruchy na sekundę
cli-bench-threads = Wątki
cli-bench-state-bytes = Bajty na stan
cli-bench-one-thread-moves-per-second = Ruchy na sekundę, jeden wątek

## Przy stole

# $seat: tak, jak nazywa je gra, „Czerwony”
cli-welcome = { $game }: grasz jako { $seat }. Wpisz „help”, aby zobaczyć, co można wpisać.
cli-commitment = Uczciwość: cały los w tej partii wyznacza tajne ziarno, którego SHA-256 to { $commitment }.
cli-help =
    Liczba wybiera możliwość o tym numerze. Możesz też wpisać wybór w notacji, na przykład „write c7”.
      list         wszystkie możliwości, z numerami
      board        narysuj stół jeszcze raz
      hint         co zrobiłby bot
      undo         cofnij swój ostatni wybór
      log          dotychczasowy przebieg partii
      record       partia jako tekst
      save PLIK    zapisz partię; „ludoteca play GRA --load PLIK” ją wznawia
      quit         odejdź od stołu
cli-no-choice = Nie ma możliwości { $number }. Wybierz od 1 do { $limit }.
cli-hint = { $choice } (wygrywasz w { $chance } % prób bota)
cli-hint-exact = { $choice } (wygrywasz w { $chance } % przypadków, policzone do końca)
cli-undone = Cofnięto.
cli-left = Odchodzisz od stołu. Partia zostaje tylko tam, gdzie ją zapisano.
cli-saved = Zapisano w „{ $file }”.
cli-save-where = Napisz gdzie: save PLIK
cli-proof =
    Tajne ziarno to { $seed }.
    Jego SHA-256, podane na początku: { $commitment }.
cli-offer-save = Wpisz nazwę pliku, aby zapisać partię, albo naciśnij Enter, aby wyjść.

## Odtwarzanie

cli-replaying = { $game }, { $actions ->
    [one] { $actions } krok
    [few] { $actions } kroki
   *[many] { $actions } kroków
}
cli-press-enter = Naciśnij Enter, aby przejść dalej.
cli-not-over = Zapis kończy się tutaj; partia trwa.

## Sprawdzanie

cli-verify-match = { $game }: { $actions ->
    [one] { $actions } krok jest zgodny
    [few] { $actions } kroki są zgodne
   *[many] { $actions } kroków jest zgodnych
} z zasadami.
cli-verify-commitment = Commitment: { $commitment }.
cli-verify-checked = { $count ->
    [one] { $count } wynik losowania jest zgodny
    [few] { $count } wyniki losowania są zgodne
   *[many] { $count } wyników losowania jest zgodnych
} z ziarnem.
cli-verify-contributed = { $count ->
    [one] { $count } miejsce dodało do ziarna własną liczbę.
    [few] { $count } miejsca dodały do ziarna własne liczby.
   *[many] { $count } miejsc dodało do ziarna własne liczby.
}
cli-verify-withheld = { $count ->
    [one] { $count } miejsce nie ujawniło w porę swojej liczby.
    [few] { $count } miejsca nie ujawniły w porę swoich liczb.
   *[many] { $count } miejsc nie ujawniło w porę swoich liczb.
}
cli-verify-scripted = { $count ->
    [one] { $count } wynik pochodzi
    [few] { $count } wyniki pochodzą
   *[many] { $count } wyników pochodzi
} ze skryptu i nie da się tego sprawdzić.
cli-verify-difference = Krok { $index }, wiersz { $line }: zapis mówi „{ $recorded }”, ziarno mówi „{ $expected }”.
cli-verify-set-up = Partia zaczęła się od pozycji, którą ktoś ustawił, a to niczego nie dowodzi.
cli-verify-so-far = Partii nie rozegrano do końca: to wynik dotychczasowy.
cli-verify-promised = Obietnica miejsca { $seat }: { $promise }.
cli-verify-outcome = Wynik zapisany na końcu nie jest tym, który dają zasady.
cli-verify-later = Ziarno jest jeszcze tajne: losowania będzie można sprawdzić po zakończeniu partii.
cli-verify-fair = Uczciwa.
cli-verify-alone = Wszystko wynika z ziarna, ale żaden gracz nie dodał liczby: nie wiadomo, kto wybrał ziarno.
cli-verify-unproved = Bez dowodu: ktoś wybrał część losowań albo pozycję początkową.
cli-verify-unfair = Nieuczciwa.

## Plansze

cli-board-ok = { $file }: w porządku, plansza gry { $game } dla opcji „{ $option }”.
cli-drawn = Narysowano w „{ $file }”.

## Marabunta na ekranie

terminal-legend = { $sign ->
    [cupcake] babeczka
    [crate] skrzynka
    [crossed] przekreślone
   *[lit] do wyboru
}
terminal-round = Runda { $number }
terminal-pool = { $pool ->
    [tile] Pula z kafelkiem:
   *[rest] Reszta:
}
terminal-score = Wynik
terminal-now = Wynik teraz
terminal-track = Tor punktacji
terminal-anthills = Mrowiska
terminal-cupcakes = Babeczki
terminal-powers = Umiejętności
terminal-boxes = Wykreślone babeczki
terminal-ended = Wywołał koniec
terminal-hint-split = Wpisz kości, które idą z kafelkiem, literą albo nazwą: „P B” kładzie różową i niebieską przy kafelku, a wszystkie inne do drugiej puli; „tile” zostawia sam kafelek.
terminal-hint-hex = Wpisz nazwę pola oznaczonego *, na przykład c7.

# ludoteca arena
cli-bot-fault = Bot nie wybrał ({ $fault }); zamiast niego zagrano prosty ruch.
cli-arena-fault = { $bot } nie wybrał w { $times ->
    [one] { $times } decyzji
    [few] { $times } decyzjach
    [many] { $times } decyzjach
   *[other] { $times } decyzji
} ({ $fault }); zamiast niego zagrano prosty ruch.
cli-arena-title = { $game }, miejsc: { $seats }, partii: { $games }, ziarno { $seed }
cli-arena-bot = gracz
cli-arena-games = partie
cli-arena-wins = zwycięstwa
cli-arena-rate = odsetek zwycięstw
cli-arena-interval = przedział 95 %
cli-arena-fair = równy udział
cli-arena-rating = siła
cli-arena-speed = { $seconds } s, ruchów na sekundę: { $speed }, wliczając los
cli-arena-sprt = „{ $text }” to nie test. Napisz elo=MIN,MAX albo share=MIN,MAX, na przykład elo=0,50: pierwsza liczba mniejsza od drugiej, a udziały między 0 a 1.
cli-arena-errors = --alpha to { $alpha }, a --beta to { $beta }. Obie wartości muszą być powyżej 0 i poniżej 0.5.
cli-arena-verdict = { $found ->
    [better] { $bot } wygrywa { $high }, a nie tylko { $low }
    [not-better] { $bot } wygrywa tylko { $low }, a nie { $high }
   *[open] Nie wiadomo jeszcze, czy { $bot } wygrywa { $low } czy { $high }
}: logarytm ilorazu wiarygodności wynosi { $ratio } (granice { $least } i { $most }).
cli-arena-ladder = Drabinka:

# ludoteca self-play
cli-self-play-bots = Podaj jednego bota dla wszystkich miejsc albo po jednym dla każdego miejsca (miejsc: { $seats }); tutaj podano: { $bots }.
cli-self-play-done = { $played ->
    [one] Rozegrano { $played } partię
    [few] Rozegrano { $played } partie
   *[many] Rozegrano { $played } partii
} do folderu „{ $folder }” (wcześniej były tam: { $there }).
cli-self-play-faults = Boty nie wybrały w { $times ->
    [one] { $times } decyzji
    [few] { $times } decyzjach
   *[many] { $times } decyzjach
}; zagrano za nie proste ruchy. Zapisy mówią dlaczego.
# ludoteca puzzles
bad-mine-folder = Folder „{ $folder }” nie jest folderem szukania zadań i nie jest pusty. Nic w nim nie zmieniono.
bad-mine-other = Folder „{ $folder }” zawiera inne szukanie zadań: { $what } to tam { $there }, a tutaj { $wanted }. Nic w nim nie zmieniono.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } zadanie
    [few] { $puzzles } zadania
   *[many] { $puzzles } zadań
} w { $games ->
    [one] { $games } partii
    [few] { $games } partiach
   *[many] { $games } partiach
}; z nich w „{ $file }”: { $shelved }.
cli-puzzles-column = Zadania
cli-puzzles-difficulty = Trudność { $difficulty }
cli-puzzles-themes = Tematy
cli-puzzles-checked = Odpowiedzi, które się potwierdzają: { $held } z { $of }.
cli-puzzles-file = W pliku „{ $file }” nie ma zadań tej gry i jej zasad.

## Serwer

serve-at = Ludoteca działa pod adresem { $url } (Ctrl+C ją zatrzymuje).
serve-host = Kto pierwszy otworzy { $url }, jest gospodarzem.
serve-play = Graj pod adresem { $url } (Ctrl+C wszystko zatrzymuje).
serve-elsewhere = Port { $port } zajmuje inny program, więc ten stół jest pod innym adresem niż zwykle: tego, co przeglądarka pamięta dla zwykłego, tutaj nie ma.
serve-play-already = Ludoteca już działa: graj pod adresem { $url }. Zatrzymuje się ją tam, gdzie ją uruchomiono, przez Ctrl+C.
serve-play-in-use = Z pliku { $file } korzysta inny program i nie mówi, gdzie jest jego stół. Zatrzymaj go i spróbuj ponownie.
serve-options = Te opcje dotyczą partii w terminalu: podaj też grę albo je pomiń.
serve-database = Takiej bazy danych nie można użyć: { $database }. Podaj nazwę pliku albo adres bazy PostgreSQL.
serve-workers = Kilka procesów wymaga PostgreSQL: podaj go przez --database.
serve-smtp = { $name } musi być adresem takim jak { $example }.
serve-mail-needs = Do wysyłania poczty potrzebne są --sender, adres nadawcy, i --origin, dla zawartych w niej linków.
serve-in-use = Z pliku { $file } korzysta już inny serwer. Zatrzymaj go albo podaj temu osobny plik przez --database.
serve-in-use-at = Z pliku { $file } korzysta już inny serwer, pod adresem { $url }. Zatrzymaj go albo podaj temu osobny plik przez --database.
serve-port = Nie można użyć portu { $port } adresu { $host } ({ $reason }). Wybierz inny port przez --port.
serve-set-form = Ustawienie zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $text }”.
serve-set-name = Nie ma ustawienia „{ $name }”. Wybierz jedno z: { $allowed }.
serve-set-value = Ustawienie { $name } nie może mieć wartości „{ $value }”.

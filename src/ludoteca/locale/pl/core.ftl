### Słowa wspólne dla wszystkich gier. Zwracamy się na „ty”.

# W mianowniku, w rodzaju męskim: „obszar różowy”, „c7 (różowy)”.
region = { $region ->
    [pink] różowy
    [blue] niebieski
    [orange] pomarańczowy
    [green] zielony
    [grey] szary
    [yellow] żółty
   *[other] { $region }
}

match-over = Partia dobiegła końca.

## Czego nie można zagrać

refused-unknown = W tej grze nie ma akcji „{ $action }”. Sprawdź jej zapis.
refused-kind = { $action } nie jest akcją: zagraj jej numer, jej zapis albo jedną z dozwolonych akcji.
refused-number = Nie ma akcji o numerze { $number }. Możliwe numery: od 0 do { $limit }.
refused-over = Partia dobiegła końca: nie można już nic zagrać.
refused-undo = Nie ma czego cofnąć: można wycofać tylko wybory dokonane po ostatnim losowaniu lub rzucie.

## Czego nie można przygotować

bad-game = Nie ma gry „{ $game }”. Wybierz jedną z tych: { $allowed }.
bad-seats = W grę „{ $game }” nie można grać przy tej liczbie miejsc: { $seats }. Możliwe: { $allowed }.
bad-option = Gra „{ $game }” nie ma opcji „{ $option }”. Wybierz jedną z tych: { $allowed }.
bad-seed = Ziarno to jeden wiersz tekstu bez spacji na początku i na końcu.
bad-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Wybierz jedną z tych: { $allowed }.
bad-board-value = Dla opcji „{ $option }” wartość „{ $value }” nie jest ani planszą z gry, ani plikiem. Wybierz jedną z tych: { $allowed }; albo podaj ścieżkę do pliku planszy.

## Co jest nie tak z dowolnym tekstem

text-not-unicode = Jest tu połowa znaku, której nie może być w żadnym tekście. Zapisz tekst jako UTF-8.
text-long = Ten tekst jest za długi. Najwięcej bajtów: { $limit }.
text-line-long = Ten wiersz jest za długi. Najwięcej znaków: { $limit }.

## Co jest nie tak z tekstem partii

record-title = To nie jest tekst partii: pierwszy wiersz musi brzmieć „{ $title }” albo „{ $other }”.
record-analysis = To jest analiza, a nie partia. Otwórz ją na stronie { $page } albo poleceniem „{ $command }”.
record-line = Wiersz { $line } nie należy ani do nagłówka, ani do akcji: „{ $text }”. Popraw go albo usuń.
record-again = Wiersz { $line } podaje „{ $what }” po raz drugi, a tylko jeden z tych wierszy może być prawdziwy. Użyj tekstu w takiej postaci, w jakiej został zapisany.
record-rules = Ta partia przebiega według wersji { $rules } zasad gry „{ $game }”, a ten program zna wersję { $have }. Otwórz ją programem z tą samą wersją.
record-commitment = Brakuje wiersza „commitment”, więc nikt nie mógłby sprawdzić losowań. Użyj tekstu w takiej postaci, w jakiej został zapisany.
record-seed = To ziarno nie pasuje do wiersza „commitment” tej partii. Sprawdź, czy na pewno pochodzi z tej partii.
record-entropy-seats = Ta partia musi mieć po jednym wierszu „entropy” dla każdego miejsca, w tej kolejności: { $seats }. Użyj tekstu w takiej postaci, w jakiej został zapisany.
record-entropy = Wiersz { $line }: miejsce „{ $seat }” nie mogło tego dodać do losowań. Wartość musi mieć SHA-256, który stoi przed nią.
record-redacted = Wiersz { $line } ukrywa akcję, więc partii nie można odtworzyć. Użyj pełnego tekstu.
record-actor = Wiersz { $line }: to nie jest kolej na „{ $actor }”. Sprawdź, czy nie brakuje wiersza lub czy któryś nie jest błędny.
record-action = Wiersz { $line } jest niezgodny z zasadami. { $reason }
record-cut = Tekst podaje wynik, ale partia nie jest w nim doprowadzona do końca. Sprawdź, czy nie brakuje wierszy.
record-breaks-off = Tekst urywa się w wierszu { $line }: brakuje końca zapisu. Użyj całego tekstu w takiej postaci, w jakiej został zapisany.
record-ends-early = Tekst kończy się po wierszu { $line }, w środku partii: brakuje końca zapisu. Użyj całego tekstu w takiej postaci, w jakiej został zapisany.
record-without-seed = Tę partię można tylko oglądać. Aby ją kontynuować, podaj jej tajne ziarno.
record-too-large = Wiersz { $line }: { $reason }
record-steps = Od wiersza { $line } jest więcej akcji, niż może mieć partia w tej grze. Najwięcej: { $limit }.
analysis-large = Analiza ma najwyżej { $limit } chwil. Zapisz tę i zacznij następną.
analysis-note = Tej notatki nie można zachować. { $reason }
analysis-unclosed = Tekst kończy się w wierszu { $line }, w środku nawiasu. Zamknij go albo weź tekst taki, jak był zapisany.
analysis-order = Drzewo musi podawać każdą chwilę po tej, po której następuje. Odśwież stronę: może być starsza niż serwer.
analysis-no-decision = Tutaj nikt nie musi o niczym decydować.

## Co jest nie tak z plikiem planszy

board-fault = { $file }, wiersz { $line }: { $fault }
board-key-missing = Brakuje klucza „{ $key }”. Dodaj go.
board-key-kind = Wartością klucza „{ $key }” musi być { $kind ->
    [str] tekst w cudzysłowie
    [list] lista w nawiasach kwadratowych
   *[other] wartość typu { $kind }
}.
board-key-unknown = Klucz „{ $key }” nic tu nie znaczy. Możliwe klucze: { $allowed }.
board-kind-unknown = Nie ma planszy rodzaju „{ $kind }”. Możliwe rodzaje: { $allowed }.
board-other-kind = Tu potrzebna jest plansza innego rodzaju: „{ $kind }”.
board-name = Nazwa planszy to jeden wiersz bez znaków specjalnych. Najwięcej znaków: { $limit }.
board-nesting = Za dużo list i tabel jest tu zagnieżdżonych jedna w drugiej. Najwięcej: { $limit }.
board-key-parts = Ten klucz ma za dużo części połączonych kropkami. Najwięcej: { $limit }.
board-key-long = Ten klucz jest za długi. Najwięcej znaków: { $limit }.
board-number-long = Ta liczba jest za długa. Najwięcej znaków: { $limit }.
board-entries = W tym pliku jest za dużo wartości. Najwięcej: { $limit }.

# Boty
bad-bot = Nie ma bota „{ $bot }”. Wybierz jednego z tych: { $allowed }.
bad-search = „{ $text }” nie jest ustawieniem przeszukiwania. Napisz NAZWA=LICZBA z jedną z nazw: { $allowed }.
bad-self-play-folder = Folder „{ $folder }” nie jest folderem partii botów i nie jest pusty. Nic w nim nie zmieniono.
bad-self-play-other = Folder „{ $folder }” zawiera inne partie botów: { $what } to tam { $there }, a tutaj { $wanted }. Nic w nim nie zmieniono.
bad-ladder = „{ $file }” nie jest drabinką i pozostaje bez zmian: { $reason }.
ladder-names = Dwa boty nazywają się tak samo. Na drabince każdy potrzebuje własnej nazwy.
arena-bots = Na arenie potrzeba co najmniej dwóch botów.
sequential-bots = Test sekwencyjny porównuje dwa boty, pierwszego z drugim. Tutaj jest ich { $bots }.
cluster-unreachable = Pod adresem „{ $address }” nie odpowiada żaden klaster. Podaj HOST:PORT jego węzła głównego albo auto na jednej z jego maszyn.
cluster-version = Jedna z maszyn klastra ma Ludotecę { $there }, a ta { $here }. Wszystkie potrzebują tej samej wersji.

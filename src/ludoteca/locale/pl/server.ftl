### Co serwer stołów mówi ludziom w przeglądarce.

## O co nie można prosić

server-fault = Coś poszło nie tak po naszej stronie, nie po twojej. Spróbuj za chwilę.
server-store-away = Chwilowo nie można tu niczego zapisać. Gra potoczy się dalej, gdy tylko będzie to możliwe: spróbuj wtedy ponownie.
server-not-understood = Nie udało się zrozumieć tej wiadomości. Odśwież stronę: może być starsza niż serwer.
server-not-possible = Tego nie da się tu zrobić.
server-nothing-here = Pod tym adresem nic nie ma.
server-too-long = To jest za długie.
server-too-large = To jest za duże: czytamy najwyżej { $most } kB. Nic się nie zmieniło.
server-too-many = Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
server-reading-slow = Odczyt tego tekstu trwał zbyt długo i został przerwany. Sprawdź, czy to na pewno ten tekst.
server-reading-large = Odczyt tego tekstu wymagał zbyt wiele pamięci i został przerwany. Sprawdź, czy to na pewno ten tekst.
server-reading-failed = Nie udało się odczytać tego tekstu. Sprawdź, czy to na pewno ten tekst, albo spróbuj ponownie.
server-reading-busy = W tej chwili odczytywanych jest zbyt wiele tekstów. Poczekaj chwilę i spróbuj ponownie.
server-reading-yours = Twoje poprzednie teksty są jeszcze odczytywane. Poczekaj na nie i spróbuj ponownie.
server-not-from-here = Ta prośba nie pochodzi ze strony tego serwera.
server-passkey-refused = Ten klucz dostępu nie został przyjęty. Nic się nie zmieniło; spróbuj jeszcze raz.
server-passkey-late = To trwało za długo. Nic się nie zmieniło; spróbuj jeszcze raz.
server-passkey-unknown = Nikt tu nie ma tego klucza dostępu; może został usunięty. Użyj kodu odzyskiwania albo graj dalej tak, jak teraz.
server-passkeys-enough = Liczba twoich kluczy dostępu doszła do { $most }. Usuń jeden, zanim dodasz następny.
server-no-passkey = Nie masz tego klucza dostępu; został już usunięty.
server-no-profile = Nie ma tu takiej osoby albo woli ona pozostać nieznana.
server-no-session = Jeszcze cię tu nie znamy. Odśwież stronę.
server-no-name = Imię musi mieć choć jedną widoczną literę.
server-name-long = To imię jest za długie (najwięcej znaków: { $most }). Wybierz krótsze.
server-marks = Za dużo znaków diakrytycznych na jednej literze (najwięcej: { $most }) albo znak bez litery.
server-no-code = Nikt nie ma takiego kodu odzyskiwania albo został on już użyty. Sprawdź pisownię.
server-session-ended = To urządzenie zostało wylogowane. Zacznij od nowa albo przywróć swoje partie kodem odzyskiwania.
server-no-device = To urządzenie nie jest już zalogowane.
server-code-needed = Masz już kod odzyskiwania. Wpisz go, aby zastąpić go nowym.
server-code-wrong = To nie jest twój kod odzyskiwania. Sprawdź pisownię.

## Stoły

server-no-table = Nie ma takiego stołu albo potrzebujesz linku do niego.
server-no-free-seat = Przy tym stole nie ma wolnego miejsca.
server-started = Ta partia już się zaczęła.
server-not-full = Jeszcze nie wszystkie miejsca są zajęte.
server-only-host = Zacząć może tylko osoba, która otworzyła stół.
server-only-players = Mogą to zrobić tylko osoby siedzące przy stole.
server-reveal-early = Stół jeszcze nie wystartował. Do tego czasu zachowaj swoją liczbę dla siebie.
server-reveal-late = Partia zaczęła się bez twojej liczby, bo przyszła za późno.
server-reveal-differs = To nie jest liczba obiecana dla tego miejsca.
server-reveal-nothing = Dla twojego miejsca nie obiecano żadnej liczby.
server-no-level = Nie ma poziomu „{ $level }”. Wybierz jeden z: { $allowed }.
server-rated-device = Partia rankingowa toczy się między osobami na własnych urządzeniach: nikt nie zajmuje w niej dwóch miejsc.
server-rated-hints = Partię rankingową gra się bez rad. Wybierz jedno albo drugie.
server-rated-board = Partię rankingową gra się na planszach, które należą do gry.
server-rated-level = „{ $level }” nie ma rankingu przy tej liczbie miejsc: { $seats }. Wybierz innego bota albo graj bez rankingu.
server-rated-held = Partię rankingową grają od początku do końca ci sami gracze: żaden bot nie trzyma w niej miejsca dla tego, kto przyjdzie.
server-table-closed = Ten stół jest zamknięty. Otwórz inny.
server-not-an-opponent = Zapraszać można osoby z wcześniejszych partii.
server-sits-here = Ta osoba już siedzi przy tym stole.
server-no-invitation = Tego zaproszenia już nie ma.
server-busy = Przy tym stole dzieje się teraz zbyt wiele. Spróbuj za chwilę.
server-no-board-option = { $game } nie ma plansz dla opcji „{ $option }”.
server-too-many-tables = Liczba otwartych przez ciebie stołów, przy których gra nie jest skończona, doszła do { $most }. Zanim otworzysz następny, dokończ któryś albo od niego odejdź.

## Partie

server-no-match = Nie ma takiej partii albo potrzebujesz linku do niej.
server-other-rules = Ta partia { $game } zaczęła się według wersji { $rules } zasad; ten serwer ma wersję { $have }. Można ją dokończyć tylko tam, gdzie się zaczęła.
server-match-ended = Partię zakończono przed końcem.
server-not-watching = Najpierw otwórz partię.
server-too-many-watched = Śledzisz zbyt wiele partii naraz. Opuść jedną z nich.
server-not-your-turn = To nie twoja kolej.
server-not-your-seat = Na tym miejscu bot nie gra za ciebie.
server-no-seat = Nie ma takiego miejsca.
server-no-version = Partia nie ma takiej chwili.
server-not-over = Partia jeszcze się nie skończyła.
server-not-absent = Ta osoba wciąż tu jest.
server-nothing-asked = Nikt nie prosi o cofnięcie.
server-not-asked = Już masz to za sobą albo odpowiedź nie należy do ciebie.
server-own-wish = Zgodzić się muszą inni, nie ty.
server-undo-final = Ten ruch zostaje: prośba o cofnięcie już była albo zagrał go bot.
server-long-match = Dziennik tej partii ma już { $most } wpisów. Od teraz można ją tylko dograć do końca.
server-no-hints = W partii z innymi osobami nie ma rad, chyba że uzgodniono to przy zakładaniu stołu.
server-no-hint = Dla tej pozycji nie ma teraz rady.
server-hint-coming = Poprzednia rada jest jeszcze przygotowywana. Za chwilę tu będzie.
server-hints-crowded = Wiele osób prosi teraz o radę. Spróbuj ponownie za chwilę.
server-still-played = Ta partia jeszcze trwa. Będzie można ją analizować, gdy się skończy.
server-opinion-outdated = Od tego czasu padło pytanie o inną chwilę.
server-no-opinion = Na razie nie ma opinii o tej chwili.
server-opinions-crowded = Teraz wiele osób analizuje. Zapytaj ponownie za chwilę.
server-outlook-people = Dopóki partia trwa, szanse widać tylko tam, gdzie jedna osoba gra z botami: w partii między ludźmi mogłyby komuś pomóc.
server-outlook-own = To twoja partia albo ktoś gra w nią stamtąd, gdzie jesteś. Szanse zobaczysz po jej zakończeniu.
server-reviews-enough = Trzy twoje omówienia są w toku. Poczekaj, aż któreś będzie gotowe.
server-reviews-crowded = Teraz omawianych jest wiele partii. Zapytaj ponownie za chwilę.
server-review-unfinished = Tej partii nie rozegrano do końca, więc nie ma czego omawiać.
server-branch-end = Od tego miejsca nikt nie ma już nic do zdecydowania. Wybierz wcześniejszą chwilę.
server-vacation-order = Urlop kończy się po swoim początku i w ciągu roku.
server-vacation-long = Zostało ci { $left ->
    [one] jeden dzień urlopu
    [few] { $left } dni urlopu
    [many] { $left } dni urlopu
   *[other] { $left } dnia urlopu
} z { $most } w ciągu roku.
server-no-zone = Ten serwer nie zna strefy czasowej { $zone }.
server-no-push-service = Powiadomienia wysyłamy tylko do usług push znanych przeglądarek, a to nie jest żadna z nich.
server-no-mail = Ten serwer nie może wysyłać poczty.
server-no-address = To nie jest adres poczty.
server-many-contacts = Możesz dostawać wiadomości najwyżej w { $most } miejscach. Najpierw usuń jedno.
server-no-contact = Ten link już nie działa albo nic już tam nie wysyłamy.
server-no-orders = Tutaj nie można zapowiedzieć z góry, co się zrobi: to dotyczy licytacji w partiach z dniami na ruch.
server-chat-off = Przy tym stole nie ma czatu.
server-chat-empty = W tej linijce nie ma nic do powiedzenia.
server-difference = Akcja { $index }: w zapisie jest „{ $recorded }”, a ziarno daje „{ $expected }”.

## Wydarzenia

server-no-words = Napisz przynajmniej jedno słowo.
server-line-long = Napisz najwyżej tyle liter: { $most }.
server-no-event = Nie ma takiego wydarzenia. Sprawdź link.
server-no-puzzle = Nie ma takiego zadania. Sprawdź link.
server-no-ladder = Nie ma takiej listy rankingowej: każda gra ma po jednej dla każdej liczby miejsc.
server-event-seats = W tę grę nie gra się w tyle osób przy stole, ile wymaga ten rodzaj wydarzenia. Wybierz inny.
server-too-many-events = Liczba twoich niezakończonych wydarzeń: { $most }. Zakończ jedno, zanim utworzysz następne.
server-event-rated-minutes = Runda wydarzenia rankingowego trwa tyle, co jej partie: inaczej o rankingu decydowałyby boty, które je kończą. Wybierz zegar i brak czasu na rundę.
server-event-over = To wydarzenie się skończyło.
server-event-closed = Do turnieju pucharowego nie można dołączyć po rozpoczęciu.
server-event-last-round = Trwa ostatnia runda: nie ma już kolejnej, w której można zagrać.
server-event-full = Liczba miejsc w wydarzeniu: { $most }.
server-event-empty = Liczba graczy, którzy muszą wziąć udział: { $least }.
server-only-organiser = Może to zrobić tylko osoba, która organizuje wydarzenie.
server-no-such-player = Ten gracz nie bierze udziału.

## Dobre obyczaje i osoby, które dbają o dom

server-no-resign = Poddać się można tam, gdzie zostaje jeden inny gracz, który wygrywa. Tutaj, jeśli odejdziesz, gra za ciebie bot.
server-end-asked = Ktoś już poprosił o zakończenie tej partii.
server-nobody-to-ask = Nikt inny tu nie gra, więc nie ma kogo zapytać.
server-no-line = Nie ma takiej linii na czacie albo już nie wiadomo, kto ją napisał.
server-mute-self = To twoje słowa.
server-report-nobody = Nie ma tam kogo zgłosić.
server-banned = Gospodarz tego domu cię wykluczył.
server-address-banned = Z twojego adresu kogoś wykluczono: nie wejdą stamtąd nowi goście. Zapytaj gospodarza.
server-host-token = To nie jest kod wypisany przy starcie serwera.
server-host-taken = Ktoś został już gospodarzem z tym kodem. Uruchom serwer ponownie, aby dostać inny.
server-only-hosts = Ta strona jest dla gospodarza domu.
server-host-banned = Gospodarza nie można wykluczyć.
server-no-person = Nie ma takiej osoby.
server-no-limit = Wartości „{ $name }” nie można zmienić, gdy serwer działa. Wybierz jedną z: { $allowed }.
server-limit-value = { $kind ->
    [whole] „{ $name }” musi być liczbą całkowitą od { $least } do { $most }.
   *[any] „{ $name }” musi być liczbą od { $least } do { $most }.
}

### Słowa stron w przeglądarce, dla wszystkich gier.

## Nazwy

# $level to nazwa poziomu zapisana jak w programach albo nazwa dodanego bota
web-level-name = { $level ->
    [random] Losowy
    [beginner] Początkujący
    [casual] Niedzielny
    [strong] Mocny
    [master] Mistrz
    [grandmaster] Arcymistrz
   *[other] { $level }
}
web-bot = { $level ->
    [random] Bot losowy
    [beginner] Bot początkujący
    [casual] Bot niedzielny
    [strong] Bot mocny
    [master] Bot mistrz
    [grandmaster] Bot arcymistrz
   *[other] Gra bot { $level }
}
web-you = Ty
web-guest = Gość
web-seat-open = Wolne miejsce
web-seat-kept = { $whom ->
    [you] Czeka na ciebie
    [player] Czeka na: { $player }
   *[somebody] Czeka na kogoś z poprzedniej partii
}
web-option = { $option ->
    [territory] Terytorium
    [boards] Planszetki
    [friends] Z kartami przyjaciół
    [offer] Oferta o to, kto zaczyna (dwie osoby)
    [hill] Mrowisko
    [souvenirs] Z suwenirami
    [any_raise] Przebijanie o dowolną kwotę
    [town] Miasto
   *[other] { $option }
}
web-choice = { $choice ->
    [picnic] Piknik
    [crumbs] Okruszki
    [worker] Robotnica
    [queen] Królowa
    [anthill] Mrowisko
    [medina] Medyna
   *[other] { $choice }
}

## Wszystkie strony

web-skip = Przejdź do treści
web-told = Co jest mówione
web-language = Język
web-settings = Ustawienia
web-theme-to-dark = Przełącz na ciemny
web-theme-to-light = Przełącz na jasny
web-close = Zamknij
web-try-again = Spróbuj ponownie
web-go-home = Do gier
web-nowhere = Pod tym adresem nic nie ma.
web-nowhere-why = Adres może być niepełny albo tego, co tu było, już nie ma. Link do stołu lub partii trzeba skopiować w całości.
web-line-lost = Połączenie zerwane, ale nic nie zginęło: gra ruszy sama, gdy tylko wróci.
web-problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-problem-server = Serwer odpowiedział błędem ({ $status }). Nic się nie zmieniło; spróbuj za chwilę.
web-problem-page = Coś na tej stronie poszło nie tak. Nic nie zginęło: wczytaj stronę ponownie.
web-problem-chunk = Ta część strony się nie wczytała. Sprawdź połączenie i wczytaj stronę ponownie.

## Początek

web-home-title = { $count ->
    [3] Trzy gry
   *[other] Gry
}, stół i ty
web-home-lead = Wybierz grę i graj od razu: stół powie ci, co możesz zrobić. Albo wyślij komuś link.
web-games = Gry
# $most: [2] tylko gdy najmniej też jest 2
web-seats = { $most ->
    [2] 2 graczy
   *[other] od { $fewest } do { $most } graczy
}
web-minutes = około { $minutes } min
web-play-now = Graj teraz
web-opening = Przygotowuję stół…
web-preparing-rules = Przygotowuję zasady, tylko raz.
web-loading-rules = Zasady są gotowe, wczytuję je.
web-rules-after = Najpierw przygotowuję grę { $game }, potem przyjdzie kolej na tę.
web-bots-after = Najpierw przygotowuję grę { $game }, potem przyjdzie kolej na te boty.
web-preparing-bots = Przygotowuję boty, tylko raz. Do tego czasu widzą mniej.
web-percent = { $percent } %
web-levels = Poziomy
web-characters = Postacie
web-opponents = Przeciwnicy
web-level = Poziom botów
web-with-friends = Ze znajomymi
web-on-this-device = Na tym ekranie
web-more-choices = Więcej opcji
web-my-matches = Twoje partie
web-my-tables = Twoje stoły
web-nothing-yours = Nie czeka na ciebie żadna partia ani stół.
web-to-watch = Popatrz na partię
web-finished = Zakończone
web-state-your-turn = Twój ruch
web-state-their-turn = Ruch innych
web-due = zostało: { $time }
web-turns-waiting = { $count ->
    [one] Czeka na ciebie jedna partia.
    [few] Czekają na ciebie { $count } partie.
    [many] Czeka na ciebie { $count } partii.
   *[other] Czeka na ciebie { $count } partii.
}
web-next-turn = Zagraj następną: { $game }
web-state-running = Trwa
web-state-abandoned = Partia została przerwana.
web-state-ended = Przerwana
web-state-left = Poddana
web-state-won = Wygrana
web-show-all = Pokaż wszystkie ({ $count })
web-table-waiting = Czeka
web-table-sit = Usiądź
web-footer = Ludoteca jest wolna i niezależna, niezwiązana z autorami ani wydawcami gier. Wszystkie rysunki są nasze. Polecamy pudełka.

## Przygotowanie stołu

web-company-bots = przeciw botom
web-company-friends = ze znajomymi
web-company-device = na tym ekranie
web-how-many = Ile osób gra?
web-names = Kto gra?
web-name-of = Gracz { $number }
web-sitting = { $seat }, { $player }
web-fill-with-bots = Miejsca dla botów
web-clock = Czas do namysłu
web-clock-kind = { $clock ->
    [relaxed] 15 minut i minuta za każdy ruch
    [fast] 3 minuty i 15 sekund za każdy ruch
    [day] dzień na każdy ruch
    [three-days] trzy dni na każdy ruch
    [week] tydzień na każdy ruch
   *[none] ile tylko chcesz
}
web-public = Każdy może się dosiąść i patrzeć
web-public-chat = Czat z nieznajomymi: gracze i widzowie osobno
web-keep-seats = Zacznij od razu: boty trzymają miejsca, aż ktoś przyjdzie (bez rankingu)
web-allow-hints = Rady są dozwolone i wszyscy wiedzą, kto o nie prosi
web-rated = Rankingowa: liczy się do rankingu, bez rad
web-choose-file = Wybierz plik
web-open-table = Otwórz stół
web-begin = Zacznij

## Stół przed partią

web-fetching-table = Szukam stołu…
web-hints-allowed = Przy tym stole rady są dozwolone i wszyscy wiedzą, kto o nie prosi.
web-rated-table = Ta partia jest rankingowa: nie ma rad, a jej opuszczenie liczy się jako przegrana.
web-table-gone = Nie ma takiego stołu
web-table-full = Wszystkie miejsca są zajęte.
web-share-lead = Wyślij ten link znajomym albo daj im zeskanować kod.
web-share-local = Ten adres działa tylko na tym komputerze. Żeby inni trafili do twojego stołu, uruchom serwer poleceniem „ludoteca serve --host 0.0.0.0” i otwórz go pod nazwą tego komputera.
web-share-link = Link do stołu
web-qr = Kod QR z linkiem do stołu
web-copy = Skopiuj link
web-copied = Skopiowano
web-invite = Zaproś kogoś z wcześniejszych partii
web-came = { $player } siada do stołu.
web-your-name = Twoje imię
web-sit-down = Usiądź
web-start = Zacznij partię
web-leave-table = Odejdź od stołu
web-leave-match = Opuść partię
web-away-title = Grasz tu z innymi
web-away-lead = { $ticks ->
    [yes] Twój zegar idzie dalej, gdy jesteś gdzie indziej. Partia zostaje wśród twoich na pierwszej stronie.
   *[no] Widzą, że cię nie ma. Partia zostaje wśród twoich na pierwszej stronie.
}
web-away-go = Idź
web-away-stay = Zostań tutaj
web-leave-to-bot = Bot zagra dalej za ciebie, a pozostali się o tym dowiedzą. Możesz wrócić w każdej chwili.
web-leave-to-end = Nikt inny tu nie gra, więc partia się skończy. Znajdziesz ją wśród zakończonych.
web-leave-lost = { $how ->
    [back] Jeśli nie wrócisz, liczy się jako przegrana.
    [rated] Ta partia jest rankingowa: jej opuszczenie liczy się jako przegrana.
   *[plain] Jej opuszczenie liczy się jako przegrana wśród twoich wyników.
}
web-waiting-people = { $count ->
    [one] Brakuje jeszcze jednego gracza. Nie zamykaj tej strony.
    [few] Brakuje jeszcze { $count } graczy. Nie zamykaj tej strony.
    [many] Brakuje jeszcze { $count } graczy. Nie zamykaj tej strony.
   *[other] Brakuje jeszcze { $count } gracza. Nie zamykaj tej strony.
}
web-all-here = Wszyscy już są.
web-waiting-host = Wszyscy już są. Partię zaczyna osoba, która otworzyła stół.
web-waiting-numbers = { $count ->
    [one] Losowanie jest przygotowywane: przeglądarka jednego gracza musi jeszcze dodać swoją liczbę.
    [few] Losowanie jest przygotowywane: przeglądarki { $count } graczy muszą jeszcze dodać swoje liczby.
    [many] Losowanie jest przygotowywane: przeglądarki { $count } graczy muszą jeszcze dodać swoje liczby.
   *[other] Losowanie jest przygotowywane: przeglądarki { $count } gracza muszą jeszcze dodać swoje liczby.
}

## Przy stole

web-match-gone = Tej partii nie można pokazać
web-what-to-do = Co teraz zrobić
web-your-turn = Twój ruch
web-turn-of = { $player }, twój ruch
web-their-turn = Ruch ma { $player }
web-thinking = { $player } myśli…
web-queued = Wiele stołów czeka na boty. Ten bot zacznie myśleć za około { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
web-to-act = na ruchu
web-away = nieobecny
web-time-left = Pozostały czas do namysłu
web-on-vacation = na urlopie
web-all-choices = { $count ->
    [one] Twój jedyny wybór
    [2] Obie możliwości na liście
    [few] Wszystkie { $count } możliwości na liście
    [many] Wszystkie { $count } możliwości na liście
   *[other] Wszystkie { $count } możliwości na liście
}
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-hint = Rada
web-hint-told = Rada (inni się dowiedzą)
web-ends-turn = { $choice }? To kończy twoją turę.
web-not-yet = Jeszcze nie
web-do-it = Tak, zrób to
# $choice: to, co wskazał palec
web-tap-again = Dotknij jeszcze raz, aby to zrobić: { $choice }
web-not-your-turn = To jeszcze nie twoja tura.
web-hint-thinking = Myślę…
web-hint-lead = Mocny bot rozważyłby
web-hint-exact = Dokładnie, policzone do końca
web-hint-chance = wygrywa na { $percent } %
web-hint-others = jeszcze { $count }
web-skip-moves = Przewiń
web-since = Od twojej ostatniej tury
web-since-nothing = Tu widać, co inni robią między twoimi turami.
web-since-again = Zobacz jeszcze raz
web-watchers = { $count ->
    [one] jeden widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-understood = W porządku
web-undo-wish = { $player } chce cofnąć ostatni ruch.
web-undo-allow = Zgoda
web-undo-deny = Lepiej nie
web-undo-waiting = { $player }: prośba o cofnięcie ruchu. Czekamy na odpowiedź.
web-undo-withdraw = Nieważne
web-absent = { $player }: od dłuższej chwili brak przy stole. Nic nie zginęło. Jak gramy dalej?
web-stalling = { $player }: brak decyzji od { $minutes ->
    [one] minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
}. Nic nie zginęło. Jak gramy dalej?
web-you-stall = Od { $minutes ->
    [one] minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
} nie ma twojej decyzji. Pozostali mogą teraz zlecić dalszą grę botowi albo zakończyć partię.
web-you-are-late = Twój czas się skończył. Pozostali mogą teraz zlecić dalszą grę botowi albo zakończyć partię.
web-absent-bot = Dalej gra bot
web-absent-end = Zakończ partię
web-replaced = Bot gra za ciebie.
web-replaced-back = Już jestem
web-kept-lead = Bot trzyma tu miejsce dla tego, kto przyjdzie. Chcesz zagrać?
web-kept-seat = trzymane dla człowieka
web-rematch-wish = Jeszcze raz? Twoje miejsce czeka.
web-rematch-join = Do nowego stołu
web-rematch-others = Grają jeszcze raz przy nowym stole.
web-rematch-watch = Obejrzyj tam
web-looking-back = Oglądasz wcześniejszą chwilę.
web-return = Wróć do teraz
web-match-over = Partia skończona.
web-show-result = Pokaż wynik
web-picture = Obrazek do udostępnienia
web-hand-over = Przekaż ekran: teraz { $player }.
web-hand-over-here = To ja
web-beside = Obok planszy
web-tab-players = Gracze
web-tab-log = Dziennik
web-tab-chat = Czat
web-unread = { $count ->
    [one] jedna nieprzeczytana
    [few] { $count } nieprzeczytane
    [many] { $count } nieprzeczytanych
   *[other] { $count } nieprzeczytanej
}
web-board-as-text = Plansza słowami

## Dziennik i czat

web-log = Co się wydarzyło
web-walk = Przejdź przez partię
web-to-first = Na początek
web-one-back = Ruch wstecz
web-one-on = Ruch dalej
web-to-now = Do teraz
web-play-back = Odtwórz
web-pause = Wstrzymaj
web-log-earlier = Pokaż, co było wcześniej
web-log-started = Partia się zaczyna.
web-log-hidden = { $player } robi ruch, którego nie możesz zobaczyć.
web-log-undo-asked = { $you ->
    [yes] Prosisz o cofnięcie ruchu.
   *[no] { $player } prosi o cofnięcie ruchu.
}
web-log-undo-agreed = { $you ->
    [yes] Zgadzasz się.
   *[no] { $player } się zgadza.
}
web-log-undo-refused = Ruch zostaje.
web-log-undone = { $you ->
    [yes] Cofasz ruch.
   *[no] { $player } cofa ruch.
}
web-log-taken-over = { $you ->
    [yes] Dalej gra za ciebie bot.
   *[no] Dalej gra bot zamiast: { $player }.
}
web-log-back = { $you ->
    [yes] Wracasz do stołu.
   *[no] { $player } wraca do stołu.
}
web-log-sat-down = { $you ->
    [yes] Przejmujesz to miejsce od bota.
   *[no] { $player } przejmuje to miejsce od bota.
}
web-log-ended = { $you ->
    [yes] Partia przerwana: nie ma cię przy stole.
   *[no] Partia przerwana: { $player } odchodzi od stołu.
}
web-log-hinted = { $you ->
    [yes] Prosisz o radę.
   *[no] { $player } prosi o radę.
}
web-log-end-asked = { $you ->
    [yes] Prosisz o wspólne zakończenie partii.
   *[no] { $player } prosi o wspólne zakończenie partii.
}
web-log-end-agreed = { $you ->
    [yes] Zgadzasz się ją zakończyć.
   *[no] { $player } zgadza się ją zakończyć.
}
web-log-end-refused = Partia trwa dalej.
web-log-resigned = { $you ->
    [yes] Poddajesz partię.
   *[no] { $player } poddaje partię.
}
web-log-agreed = Wszyscy się zgadzają: partia kończy się bez wyniku.
web-log-host = Gospodarz zakończył partię. Nie ma ona wyniku.
web-chat-lead = Przywitaj się. Przeczytają to wszyscy przy tym stole.
web-chat-text = Twoja wiadomość
web-chat-send = Wyślij

## Wynik

web-you-won = Wygrana!
web-won = { $count ->
    [one] Wygrywa { $players }
    [few] Wygrywają razem { $players }
    [many] Wygrywają razem { $players }
   *[other] Wygrywają razem { $players }
}
web-rating = { $player }: ranking { $after } ± { $doubt } ({ $change })
web-rematch = Zagraj znowu
web-replay = Odtwórz tutaj
web-record = Zapisz partię
web-analyse = Analizuj
web-chance-title = Uczciwe losowanie
web-fair-title = Czy losowanie było uczciwe?

## Ustawienia

web-look-and-feel = Wygląd i ruch
web-theme = Jasny czy ciemny
web-theme-name = { $theme ->
    [light] Jasny: papier i atrament
    [dark] Ciemny: tablica i kreda
   *[auto] Jak twoje urządzenie
}
web-speed = Ruchy innych
web-speed-name = { $speed ->
    [slow] Powoli
    [fast] Szybko
    [instant] Od razu
   *[normal] Normalnie
}
web-letters = Litery na kolorach, wszędzie
web-calm = Bez animacji
web-confirm-final = Pytaj przed krokiem, który kończy moją turę
web-sounds = Dźwięki
web-sounds-offer = Czy chcesz cichych dźwięków przy ruchach i na początku swojej tury?
web-sounds-on = Włącz je
web-no-thanks = Nie, dziękuję
web-shortcuts = Pojedyncze klawisze jako skróty (? je wymienia)
web-commands = Wiersz poleceń przy każdej planszy
web-who-you-are = Kim jesteś
web-keep = Zachowaj
web-name-kept = Gotowe.
web-recovery = Kod odzyskiwania
web-recovery-lead = Nie ma kont. Poznajemy cię po tej przeglądarce; kod odzyskiwania przenosi twoje imię i partie do innej, jeden raz.
web-recovery-make = Utwórz kod odzyskiwania
web-recovery-have = Masz kod odzyskiwania. Tylko z nim można go zastąpić innym.
web-recovery-current = Twój kod odzyskiwania
web-recovery-renew = Zastąp go
web-recovery-yours = Zapisz ten kod odzyskiwania i dobrze go schowaj. Działa tylko raz. Jeśli go zgubisz, nie da się go odzyskać.
web-recovery-written = Zapisane
web-recovery-other = Kod odzyskiwania z innego urządzenia
web-recovery-use = Przenieś tu moje partie
web-recovered = Witaj z powrotem. Twoje partie są już tutaj, a w miejsce użytego kodu jest nowy.
web-devices = Twoje urządzenia
web-moves-by-mail = Ruchy korespondencyjne
web-devices-lead = Tu cię poznajemy. Jeśli któregoś nie kojarzysz, wyloguj je.
web-device = { $browser }, { $system }
web-device-unknown = Urządzenie
web-device-here = to tutaj
web-device-seen = Od { $since }, ostatnio: { $seen }
web-device-end = Wyloguj
web-device-end-named = Wyloguj: { $device }
web-device-ended = Wylogowano: { $device }.
web-devices-end-others = Wyloguj wszystkie inne
web-devices-end-all = Wyloguj wszędzie, tutaj też
web-devices-ended = Teraz poznajemy cię tylko tutaj.
web-log-out = Wyloguj tutaj
web-log-out-sure = Możesz wrócić ze swoim kodem odzyskiwania.
web-log-out-lost = Nie masz kodu odzyskiwania: nie będzie powrotu do twojego imienia i partii. Najpierw go utwórz.
web-log-out-stay = Zostań
web-logged-out = To urządzenie zostało wylogowane
web-logged-out-lead = Stało się to z innego twojego urządzenia albo z twoim kodem odzyskiwania. Nic nie przepadło: przywróć swoje partie kodem odzyskiwania albo kluczem dostępu.
web-banned-lead = Jeśli gospodarz cię znowu wpuści, ta przeglądarka pozna cię jak dawniej.
web-begin-anew-lead = Albo zacznij jako ktoś nowy. Dawne partie zostaną tam, gdzie cię jeszcze poznajemy.
web-begin-anew = Zacznij od nowa

## Strony wokół gry

web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-contents = Rozdziały
web-rules-rulings = Pytania i rozstrzygnięcia
web-rules-note = To zasady, według których gra Ludoteca, naszymi słowami. Każdy paragraf ma numer, do którego można podać link.
web-rules-other = Inne gry
web-rules-try = Wypróbuj w przewodniku
web-guide = Pierwsza gra
web-guide-offer = Pierwszy raz?
web-guide-begin = Zacznij od krótkiej gry, która objaśnia każdy krok.
web-boards = Plansze
web-watch-again = Odtwórz zapis
web-analysis = Stół do analizy
web-you-page = Ty
web-why = Dlaczego?
web-why-opens = Dlaczego? { $place } w zasadach, w nowej karcie
web-replay-page = Odtwórz na osobnej stronie
web-around = Wokół gier

## Puzzles, from the first page

web-puzzles = Zadania
web-puzzles-lead = Jedna pozycja, jeden wybór wyraźnie najlepszy, i nie jest to ten, który każdy widzi najpierw.
web-puzzles-today = Zadanie dnia

## Events

web-events = Wieczór w klubie
web-events-lead = Utwórz wydarzenie, rozdaj link, a rundy kojarzą się i toczą same, ze stroną na rzutnik.
web-event-gone = Nie ma takiego wydarzenia
web-back-to-event = Wróć do wydarzenia

## Dobre obyczaje

web-resign = Poddaj partię
web-resign-lead = Jeśli się poddasz, partia się kończy i wygrywa druga osoba.
web-end-ask = Poproś o wspólne zakończenie
web-end-lead = Jeśli wszyscy się zgodzą, partia kończy się bez wyniku i nikt nie przegrywa.
web-end-wish = { $player } prosi o wspólne zakończenie partii, bez wyniku.
web-end-agree = Zgoda
web-end-refuse = Gramy dalej
web-chat-more = O tym, kto to napisał
web-manners = Wycisz lub zgłoś
web-chat-watch = Widzowie rozmawiają osobno. Gracze przeczytają to po partii.

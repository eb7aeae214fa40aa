### Zasady gry Mini City: tekst do każdego paragrafu RULES.md i do każdego rozstrzygnięcia.

rules-minicity-lead = Dla dwóch do czterech osób: Koło, Kwadrat, Trójkąt i Romb. Pięć mrówek nosi jedzenie do jednego mrowiska. Wszyscy zagrywają karty, by przesuwać te same mrówki, i wszyscy wyładowują tam, gdzie one staną. Wygrywa, komu pierwszemu skończy się jedzenie.

rules-minicity-chapter-1 = Co jest w pudełku
rules-minicity-1-1 = Mrowisko ma 49 magazynów połączonych tunelami; z każdego wychodzą 2 do 4 tuneli. Magazyn ma jeden kolor jedzenia, 1 do 4 miejsc na żetony i strefę wyładunku dla jednej mrówki.
rules-minicity-1-2 = Miejsc jest 100, dokładnie tyle co żetonów: 28 żółtych, 24 pomarańczowe, 20 niebieskich, 16 zielonych i 12 różowych. Każdy kolor ma magazyny o 1, 2, 3 i 4 miejscach. Z każdego magazynu da się dojść do każdego innego, a tunele się nie krzyżują.
rules-minicity-1-3 = Jest pięć mrówek: żółta, niebieska, czerwona, szara i fioletowa. Kolor mrówki nie ma nic wspólnego z kolorem jedzenia. Pięć magazynów jest oznaczonych jako start jednej z mrówek.
rules-minicity-1-4 = Jest 95 kart ruchu, po 19 dla każdej mrówki.
rules-minicity-1-5 = Poza mrowiskiem biegną dwie ścieżki. Na naszej planszy mają po 12 pól; dwa z nich to środek, a oba końce dotykają strumienia.
rules-minicity-1-6 = Jest 100 żetonów jedzenia: 28 żółtych, 24 pomarańczowe, 20 niebieskich, 16 zielonych i 12 różowych. Każda osoba ma pudełko z małą przegródką i zapasem oraz tor punktów przyjaźni.
rules-minicity-1-7 = 14 miejsc jest oznaczonych dwiema mrówkami: 4 żółte, 4 pomarańczowe, 2 niebieskie, 2 zielone i 2 różowe. Siedem innych jest oznaczonych trzema mrówkami: 1 żółte, 3 pomarańczowe, 2 niebieskie i 1 zielone.
rules-minicity-1-8 = Jest 12 kart przyjaciół 10 rodzajów, więc dwa rodzaje są podwójne. Każda kosztuje co najmniej 1. Na naszej planszy: krocionóg 8 (dwie karty), biedronka 5, ważka 8, trzmiel 6 (dwie karty), patyczak 9, rohatyniec 2, pomarańczowa gąsienica 3, egzotyczna gąsienica 8, konik polny 8, ślimak 4.

rules-minicity-chapter-2 = Przygotowanie
rules-minicity-2-1 = Mrówki stoją na swoich strefach startowych.
rules-minicity-2-2 = W dwie osoby przed grą zapełnia się 14 miejsc oznaczonych dwiema mrówkami, w trzy osoby siedem oznaczonych trzema mrówkami, w cztery żadnych.
rules-minicity-2-3 = Pozostałe żetony dzieli się po równo. Każdy dostaje, w kolejności żółte, pomarańczowe, niebieskie, zielone, różowe: 12 10 9 7 5 w dwie osoby, 9 7 6 5 4 w trzy, 7 6 5 4 3 w cztery.
rules-minicity-2-4 = Potasujcie karty i rozdajcie każdemu po cztery; nikt ich nie pokazuje. W dwie osoby używa się jednej ścieżki, inaczej obu. Na każdym z dwóch środkowych pól każdej używanej ścieżki odkryjcie po karcie.
rules-minicity-2-5 = Twoje żetony leżą w zapasie. Wybierz siedem z nich do małej przegródki. Pudełka są jawne dla wszystkich.
rules-minicity-2-6 = O tym, kto zaczyna, decyduje los. Potem gra się zgodnie z ruchem wskazówek zegara.
rules-minicity-2-7 = Jeśli chcecie, dla dwóch osób: kto został wylosowany, oferuje od 0 do 4 żetonów za grę jako drugi, a druga osoba decyduje, kto zaczyna. Kto nie zaczyna, przekłada tyle żetonów, ile zaoferowano, z własnej małej przegródki na wolne miejsca w ich kolorach, w dowolnych magazynach. Potem zaczyna się pierwsza tura.

rules-minicity-chapter-3 = Tura
rules-minicity-3-1 = Zagraj kartę, przesuń mrówkę, wyładuj. Możesz to zrobić do trzech razy, zawsze kończąc z jedną kartą przed zagraniem następnej. Na koniec tury uzupełnij małą przegródkę i rękę.
rules-minicity-3-2 = W pierwszej rundzie liczba kart zależy od kolejności. Dwie osoby: do 2, potem do 3. Trzy osoby: 1, potem do 2, potem do 3. Cztery osoby: 1, potem do 2, do 3 i do 4. We dwie osoby nie wyrównuje to w pełni kolejności: kto zaczyna, ma przewagę, mniejszą z przyjaciółmi. Dzięki ofercie (§2.7) gracze wyrównują ją sami.
rules-minicity-3-3 = Jedną kartę musisz zagrać; pozostałe są dobrowolne.

rules-minicity-chapter-4 = Zagrywanie karty
rules-minicity-4-1 = Połóż kartę z ręki na ścieżce, obok leżących tam kart, na dowolnym końcu. Nigdy nie ma przerw.
rules-minicity-4-2 = Jeśli jej pole dotyka strumienia, najpierw przesuń mrówkę i wyładuj. Potem wszystkie karty tej ścieżki są odrzucane, a na jej środkowych polach odkrywa się dwie nowe. Druga ścieżka zostaje bez zmian, a twoja tura trwa dalej.

rules-minicity-chapter-5 = Ruch
rules-minicity-5-1 = Karta porusza mrówkę swojego koloru. Zasięg to liczba kart tego koloru leżących obok siebie bez przerwy, razem z kartą właśnie zagraną.
rules-minicity-5-2 = Mrówka idzie tunelami, co najmniej o jeden magazyn i najwyżej tak daleko, jak sięga jej zasięg. Musi stanąć na wolnej strefie wyładunku innej niż ta, z której wyszła.

rules-minicity-chapter-6 = Wyładunek
rules-minicity-6-1 = Po ruchu możesz położyć żetony w kolorze magazynu ze swojej małej przegródki na jego wolnych miejscach: żadnego, kilka albo tyle, ile się zmieści.
rules-minicity-6-2 = Z zapasu nic się nie wyładowuje, podobnie w magazynach, które mrówka opuściła lub minęła. W trakcie tury żaden żeton nie przechodzi z zapasu do małej przegródki ani z powrotem, chyba że pomogą trzmiel i konik polny (§9).

rules-minicity-chapter-7 = Koniec tury
rules-minicity-7-1 = Najpierw uzupełnij małą przegródkę do siedmiu żetonów z zapasu. Wybierasz, które, ale musisz ją uzupełnić, dopóki starcza zapasu. Potem dobierz karty, aż masz cztery.

rules-minicity-chapter-8 = Koniec gry
rules-minicity-8-1 = Gdy tylko wyładujesz ostatni żeton, wygrywasz.

rules-minicity-chapter-9 = Przyjaciele, jeśli chcecie
rules-minicity-9-1 = Wszyscy zaczynają z 0 punktów przyjaźni. Karty przyjaciół leżą odkryte dla wszystkich.
rules-minicity-9-2 = Gdy przesuniesz mrówkę do magazynu z wolnym miejscem i nic tam nie wyładujesz, bo nie możesz lub nie chcesz, zdobywasz punkty: żółty 4, pomarańczowy 5, niebieski 6, zielony 7, różowy 8.
rules-minicity-9-3 = Raz w swojej turze możesz kupić jedną kartę przyjaciela, płacąc jej koszt w punktach. Działa od razu.
rules-minicity-9-4 = Pięciu przyjaciół pomaga raz w każdej twojej turze. Krocionóg: jedna mrówka idzie o magazyn dalej, niż sięga jej zasięg. Biedronka: rozdziel żetony jednego magazynu po innych magazynach tego koloru. Ważka: dwie mrówki zamieniają się miejscami. Trzmiel: zamień żeton z małej przegródki na żeton z zapasu. Patyczak: zagraj kartę jako kartę innej mrówki; po ruchu liczy się znów jako to, co pokazuje.
rules-minicity-9-5 = Pięciu przyjaciół zostaje z tobą. Rohatyniec: 1 punkt w każdej twojej turze. Pomarańczowa gąsienica: osiem żetonów w małej przegródce. Egzotyczna gąsienica: dziesięć. Konik polny: możesz uzupełnić małą przegródkę zaraz po wyładunku. Ślimak: pięć kart na ręce.

## Rozstrzygnięcia

rules-minicity-q1 = Czy mrówka może minąć strefę, na której stoi inna? A jeśli nie ma gdzie stanąć?
rules-minicity-a1 = Może ją minąć, ale nie stanąć (§5.2). Mrówka bez strefy w zasięgu zostaje na miejscu: nic się nie wyładowuje i nie ma punktów. Taką kartę i tak można zagrać, a przy strumieniu ścieżka zostaje opróżniona. Przyjaciele pomagają, ale nie zmuszają: jeśli tylko z krocionogiem mrówka dotarłaby do wolnej strefy, wybierasz, czy tam idzie, czy zostaje.
rules-minicity-q2 = A jeśli stos jest pusty?
rules-minicity-a2 = Gdy potrzebna jest karta, a żadnej już nie ma, odrzucone karty tasuje się w nowy stos. Należą do nich też karty ze ścieżki opróżnionej przy strumieniu.
rules-minicity-q3 = Jak długie mogą być ścieżki na własnej planszy?
rules-minicity-a3 = Obie mają tę samą parzystą liczbę pól, od 4 do 30.
rules-minicity-q4 = Jakie miejsca zajmują pozostali?
rules-minicity-a4 = Im mniej żetonów zostało, tym lepiej. Przy równej liczbie dzieli się miejsce.
rules-minicity-q5 = W jakiej kolejności przygotowuje się grę?
rules-minicity-a5 = Ręce, potem karty na ścieżkach, potem małe przegródki, miejsce po miejscu. Dopiero wtedy losuje się, kto zaczyna.
rules-minicity-q6 = Co jest tajne?
rules-minicity-a6 = Tylko karty na ręce. Pudełka, ścieżki, odrzucone karty, punkty, przyjaciele i liczba kart w stosie są jawne.
rules-minicity-q7 = Kiedy można kupować przyjaciół i korzystać z ich pomocy?
rules-minicity-a7 = Przed pierwszą kartą, między jedną zakończoną kartą a następną oraz po ostatniej, aż do uzupełniania. Krocionóg i patyczak towarzyszą zagrywanej karcie, a konik polny działa po wyładunku.
rules-minicity-q8 = Co dokładnie znaczy „raz w swojej turze”?
rules-minicity-a8 = Każda karta przyjaciela działa raz w każdej turze swojego właściciela. Krocionoga używa się dokładnie wtedy, gdy wybrany magazyn leży poza zasięgiem, a dwa mogą połączyć siły w jednym ruchu. To, co nic by nie zmieniło, nie jest proponowane, na przykład zamiana dwóch żetonów tego samego koloru. Drugi ślimak nic nie zmienia: na ręce jest dalej 5 kart.
rules-minicity-q9 = Jak działa konik polny?
rules-minicity-a9 = Zaraz po wyładowaniu co najmniej jednego żetonu możesz wziąć żadnego, kilka albo wszystkie brakujące. W tym miejscu nie wyładowuje się drugi raz. Przy strumieniu kolejność jest taka: wyładunek, sprawdzenie wygranej, konik polny, opróżnienie ścieżki, nowe karty.
rules-minicity-q10 = Od kiedy działają gąsienice i ślimak?
rules-minicity-a10 = Podnoszą limit, który uzupełnia się jak zwykle na koniec tury, także tej, w której zostały kupione. Z dwiema gąsienicami liczy się większa.
rules-minicity-q11 = Czy zamiana z ważką jest ruchem?
rules-minicity-a11 = Nie. Nic się nie wyładowuje i nie ma punktów.
rules-minicity-q12 = Co dokładnie robi biedronka?
rules-minicity-a12 = Wybierz magazyn, w którym są żetony, czyjekolwiek by były. Potem przenieś jeden lub więcej, po jednym, na wolne miejsca innych magazynów tego koloru. Nie można jej użyć, gdy żaden żeton nie miałby dokąd trafić.
rules-minicity-q13 = Kiedy rohatyniec daje swój punkt?
rules-minicity-a13 = Przy zakupie i na początku każdej twojej następnej tury.
rules-minicity-q14 = Jakiego koloru jest karta zagrana z patyczakiem?
rules-minicity-a14 = Do zasięgu liczy się jako karta zapowiedzianej mrówki. Potem leży na ścieżce we własnym kolorze.
rules-minicity-q15 = Czy jest najwyższa liczba punktów?
rules-minicity-a15 = Nie.
rules-minicity-q16 = Czy gra może trwać w nieskończoność?
rules-minicity-a16 = Nie. Gra nierozstrzygnięta po 400 turach kończy się i decyduje kolejność z Q4. Ludziom to się nie zdarza.
rules-minicity-q17 = Jak dokładnie przebiega oferta z §2.7?
rules-minicity-a17 = Gdy wszystko inne jest gotowe, losuje się jak zawsze jedną osobę, która podaje liczbę od 0 do 4. Potem druga osoba mówi, kto zaczyna. Kto gra jako drugi, odkłada dokładnie tyle własnych żetonów, po jednym: każdy na wolne miejsce w dowolnym magazynie w jego kolorze, czy stoi tam mrówka, czy nie; do jednego magazynu może trafić kilka. Nic się nie porusza i nie zdobywa się punktów. Małą przegródkę uzupełnia się jak zawsze, a w pierwszej rundzie liczba kart zależy od tego, kto teraz zaczyna (§3.2).

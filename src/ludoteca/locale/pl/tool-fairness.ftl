### Czy losowanie jest uczciwe? Co się o tym mówi i sprawdza.

web-chance-own = Twoja przeglądarka dodała do losowania w tej partii własną liczbę.
web-chance-added = { $count ->
    [one] Jedna przeglądarka dodała własną liczbę, więc nikt nie mógł sam wybrać, co wypadnie, nawet ten serwer.
    [few] { $count } przeglądarki dodały własne liczby, więc nikt nie mógł sam wybrać, co wypadnie, nawet ten serwer.
    [many] { $count } przeglądarek dodało własne liczby, więc nikt nie mógł sam wybrać, co wypadnie, nawet ten serwer.
   *[other] { $count } przeglądarki dodało własne liczby, więc nikt nie mógł sam wybrać, co wypadnie, nawet ten serwer.
}
web-chance-nobody = Żadna przeglądarka nie dodała liczby: to, co wypadnie, zależy tylko od tajnego ziarna stołu.
web-chance-what = Te długie liczby ustalają wszystko, co przyniesie los, nie zdradzając tego: po zakończeniu partii twoja przeglądarka może dzięki nim sprawdzić, że nikt niczego nie zmienił.
web-chance-told = Te długie liczby ustaliły wszystko, co przyniósł los, nie zdradzając tego. Teraz ziarno jest znane i twoja przeglądarka może dzięki nim sprawdzić, że nikt niczego nie zmienił.
web-fair-lead = Przed rozpoczęciem stół ogłosił odcisk tajnego ziarna, a przeglądarki graczy dodały do niego własne liczby. Teraz ziarno jest znane i twoja przeglądarka może sama wylosować wszystko jeszcze raz.
web-fair-more = Jak to działa, wyjaśnia dokumentacja Ludoteki, w docs/fairness.md.
web-fair-commitment = Odcisk, ogłoszony na początku
web-fair-promised = Co każde miejsce obiecało przed rozpoczęciem:
web-fair-nothing = nic
web-fair-seed = Ziarno, ogłoszone teraz
web-fair-number = Liczba twojej przeglądarki
web-fair-check = Sprawdź tutaj
web-fair-cannot = Przeglądarki sprawdzają to tylko przez HTTPS albo na tym samym komputerze. Zapisz partię i uruchom „ludoteca verify”.
web-fair-seed-fits = Ziarno ma odcisk ogłoszony na początku.
web-fair-seed-differs = Ziarno nie ma odcisku ogłoszonego na początku.
web-fair-promise-broken = Jedna z liczb nie jest tą, którą obiecano przed rozpoczęciem.
web-fair-added = { $count ->
    [one] Jedno miejsce dodało własną liczbę, zgodnie z obietnicą sprzed rozpoczęcia.
    [few] { $count } miejsca dodały własne liczby, zgodnie z obietnicą sprzed rozpoczęcia.
    [many] { $count } miejsc dodało własne liczby, zgodnie z obietnicą sprzed rozpoczęcia.
   *[other] { $count } miejsca dodało własne liczby, zgodnie z obietnicą sprzed rozpoczęcia.
}
web-fair-own = { $where ->
    [in] Liczba twojej przeglądarki brała udział w losowaniu.
    [late] Liczba twojej przeglądarki przyszła za późno i nie brała udziału w losowaniu.
    [replaced] Obietnicy twojej przeglądarki nie ma w tej partii. Jeśli przed rozpoczęciem miejsce nie zostało opuszczone ani zajęte w innej przeglądarce, ktoś mógł wybrać liczbę zamiast niej.
   *[lost] Stół przyjął liczbę twojej przeglądarki, ale jej nie użył.
}
web-fair-withheld = { $count ->
    [one] Jedno miejsce nie ujawniło w porę swojej liczby.
    [few] { $count } miejsca nie ujawniły w porę swoich liczb.
    [many] { $count } miejsc nie ujawniło w porę swoich liczb.
   *[other] { $count } miejsca nie ujawniło w porę swoich liczb.
}
web-fair-agreed = { $count ->
    [one] Jeden wynik jest taki, jaki daje ziarno.
    [few] { $count } wyniki są takie, jakie daje ziarno.
    [many] { $count } wyników jest takich, jakie daje ziarno.
   *[other] { $count } wyniku jest takie, jakie daje ziarno.
}
web-fair-unknown = { $count ->
    [one] Jednego wyniku nie da się sprawdzić na tej stronie; „ludoteca verify” potrafi.
    [few] { $count } wyników nie da się sprawdzić na tej stronie; „ludoteca verify” potrafi.
    [many] { $count } wyników nie da się sprawdzić na tej stronie; „ludoteca verify” potrafi.
   *[other] { $count } wyniku nie da się sprawdzić na tej stronie; „ludoteca verify” potrafi.
}
web-fair-scripted = { $count ->
    [one] { $count } wynik ustawiono ręcznie i niczego nie dowodzi.
    [few] { $count } wyniki ustawiono ręcznie i niczego nie dowodzą.
    [many] { $count } wyników ustawiono ręcznie i niczego nie dowodzi.
   *[other] { $count } wyniku ustawiono ręcznie i niczego nie dowodzi.
}
web-fair-set-up = Partia zaczęła się od pozycji, którą ktoś ustawił, a to niczego nie dowodzi.
web-fair-other = Zapis nie jest taki, jaki sporządza stół, albo opowiada inną partię niż rozegrana tutaj.
web-fair-differs = W kroku { $place } było „{ $text }”, a ziarno daje „{ $expected }”.
web-fair-impossible = Krok { $place } to „{ $text }”, a to nie mogło tam wypaść. Zapis został zmieniony.
web-fair-yes = Uczciwe: wszystko wynika z ziarna i z liczb graczy.
web-fair-alone = Wszystko wynika z ziarna. Jednak żaden gracz nie dodał liczby, więc nie wiadomo, kto wybrał ziarno.
web-fair-unproved = Nic nie przeczy ziarnu, ale nie wszystko da się udowodnić.
web-fair-no = Coś się nie zgadza.

### Zapraszanie osób z wcześniejszych partii.

lobby-nobody = Nie ma jeszcze ukończonej partii z innymi. Wyślij link.
lobby-invite = Zaproś
lobby-state = { $state ->
    [invited] Zaproszenie wysłane
    [declined] Nie tym razem
   *[seated] Siedzi tutaj
}

### Zapraszanie osób z wcześniejszych partii.

invite-nobody = Nie ma jeszcze ukończonej partii z innymi. Wyślij link.
invite-send = Zaproś
invite-state = { $state ->
    [invited] Zaproszenie wysłane
    [declined] Nie tym razem
   *[seated] Siedzi tutaj
}

### Coups par correspondance : vacances et avis.

web-vacation = Vacances
web-vacation-lead = Dans les parties avec des jours pour chaque coup, les vôtres ne passent pas pendant votre absence.
web-vacation-left = { $days ->
    [one] Vous pouvez encore prendre un jour dans l’année.
   *[other] Vous pouvez encore prendre { $days } jours dans l’année.
}
web-vacation-from = Premier jour
web-vacation-to = Dernier jour
web-vacation-take = Je suis absent alors
web-vacation-until = Vous êtes absent du { $begins } au { $ends }.
web-vacation-end = Je suis de retour

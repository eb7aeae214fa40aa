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
web-notices = Avis
web-notices-lead = Dans les parties avec des jours pour chaque coup, vous pouvez être averti quand c’est à vous, même absent. Rien n’est envoyé sans votre demande.
web-notices-here = M’avertir dans ce navigateur
web-notices-address = Votre adresse de courriel
web-notices-mail = M’avertir par courriel
web-notices-letter = Une lettre est en route. Ouvrez le lien qu’elle contient, et vous serez averti.
web-notices-browser = un navigateur ({ $service })
web-notices-unconfirmed = pas encore confirmé
web-notices-stop = Arrêter
web-notices-stop-named = Arrêter : { $name }
web-notices-stopped = Plus rien n’y est envoyé.
web-notices-kept = Enregistré.
web-quiet = Heures de silence, sans aucun envoi
web-quiet-from = De
web-quiet-until = À
web-needs-https = Ce navigateur ne le peut que par HTTPS, ou pas du tout.
web-offline = Sans réseau
web-offline-lead = Les règles, les premières parties et quelques problèmes peuvent être gardés ici pour les moments sans réseau. Une application installée les garde d’elle-même.
web-offline-keep = Les garder ici
web-offline-forget = Les oublier
web-offline-kept = Tout est là.
web-offline-gone = Plus rien n’est gardé ici.
web-letter-confirm = Faut-il vous écrire quand c’est à vous ?
web-letter-confirm-yes = Oui, écrivez-moi
web-letter-confirm-done = Vous serez averti.
web-letter-stop = Plus de lettres ?
web-letter-stop-yes = Arrêter ces lettres
web-letter-stop-done = Aucune autre lettre ne viendra.
web-order = Passer à chaque enchère au-dessus de
web-order-keep = L’annoncer
web-order-end = Me redemander
web-order-told = Vous passez à chaque enchère au-dessus de { $most }, sans qu’on vous le demande. Personne d’autre ne le sait.

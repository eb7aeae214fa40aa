### Les bonnes manières à table, et la page de l’hôte.

manners-title = À propos de qui l’a écrit
manners-company = Ignorer ou signaler quelqu’un
manners-mute-lead = Vous ne voyez plus rien de ce que cette personne écrit, ni ici ni ailleurs, et aucune de ses invitations.
manners-mute = Ne plus l’entendre
manners-mute-done = Ignoré
manners-report-lead = Que doit savoir l’hôte de cette maison ?
manners-report = Le dire à l’hôte
manners-reported = L’hôte le verra, avec les dernières lignes de cette personne.
manners-muted = Vous n’entendez pas : { $players }
manners-hear-all = Entendre de nouveau tout le monde

house-title = La page de l’hôte
house-how = Le serveur affiche une adresse au démarrage. Qui l’ouvre en premier est l’hôte.
house-counts = { $people ->
    [one] { $people } personne est connue ici
   *[other] { $people } personnes sont connues ici
}, dont { $guests } depuis hier. Parties en cours : { $matches }, tables en attente : { $tables }.
house-disk = La base de données occupe { $megabytes } Mo.
house-reports = Signalements
house-look = Voir la partie
house-done = Réglé
house-done-done = Le signalement est réglé.
house-announcement = Annonce
house-announcement-lead = En haut de chaque page ; laissez vide pour l’enlever.
house-tell = Le dire à tout le monde
house-told = Tout le monde le voit d’ici une minute.
house-untold = Il n’y a plus d’annonce.
house-people = Personnes
house-search = Chercher un nom
house-nameless = Visiteur { $id }
house-here = est là
house-host = hôte
house-banned = exclu : { $reason }
house-ban = Exclure
house-ban-sure = La personne est déconnectée partout et ne peut plus revenir ; aucun nouveau visiteur n’entre depuis son adresse jusqu’au prochain démarrage du serveur.
house-ban-why = Pourquoi
house-ban-done = { $player } est dehors.
house-pardon = Réadmettre
house-pardoned = { $player } peut revenir.
house-matches = Parties en cours
house-bots = Bots qui doivent jouer : { $thinking } ; en attente de réfléchir : { $waiting }, { $seconds } s au plus, dans { $processes } processus.
house-with-bots = { $count ->
    [one] { $count } bot à table
   *[other] { $count } bots à table
}
house-thinking = un bot réfléchit
house-end = Terminer la partie
house-end-sure = La partie est interrompue sans résultat.
house-end-done = La partie est terminée.
house-waiting = Tables en attente
house-close = Fermer la table
house-close-sure = Les personnes assises en cherchent une autre.
house-close-done = La table est fermée.
house-events = Événements
house-event-end = Terminer l’événement
house-event-end-sure = Plus d’autre tour ; ce qui se joue ne compte plus.
house-event-end-done = L’événement est terminé.
house-limits = Limites
house-limits-lead = Elles valent tout de suite et jusqu’à ce que vous les changiez. La documentation pour les serveurs en dit plus.
house-change = Changer
house-changed = C’est changé.
house-limit-started = au démarrage : { $value }
house-limit = { $limit ->
    [rate] À quelle fréquence on peut demander quelque chose ; 2 veut dire deux fois plus
    [tables_per_person] Tables ouvertes par une même personne
    [events_per_person] Événements qu’une personne organise à la fois
    [event_players] Joueurs dans un événement
    [sockets_per_person] Fenêtres ouvertes par une même personne
    [sockets_per_address] Fenêtres ouvertes depuis une même adresse ; faites ici de la place à un club
   *[chat_lines] Lignes conservées du chat d’une partie
}
house-fixed = Limites fixées au démarrage
house-export = Tout exporter
house-export-lead = Personnes, parties avec leurs résultats et événements, une ligne JSON chacun ; sans secrets.

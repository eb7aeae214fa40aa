### Les mots de la ligne de commande et des plateaux dessinés dans le terminal.

## Ce qui a été mal donné

bad-game-twice = Plusieurs paquets ont un jeu « { $game } » : { $packages }. Retirez-les tous sauf un.
bad-game-import = Le jeu « { $game } » ne peut pas être chargé, son paquet { $package } est défectueux : { $fault }
bad-game-entry = Le paquet { $package } promet un jeu « { $game } » et contient autre chose à sa place.
bad-install = Aucun jeu n’est installé ici. Installez de nouveau Ludoteca.
missing-extra =
    { $extra ->
        [server] La table dans le navigateur
        [cuda] Un GPU
        [rl] Un environnement d’apprentissage ou un fichier Parquet
        [openspiel] Le pont vers OpenSpiel
        [cluster] Le travail sur plusieurs machines
        [train] L’apprentissage par le jeu
       *[other] Cela
    } demande le supplément « { $extra } », qui n’est pas installé : pip install "ludoteca[{ $extra }]"
cli-bad-text = Il manque des mots au jeu ; c’est à son auteur d’y remédier : { $fault }.
cli-no-file = Il n’y a pas de fichier « { $file } ». Vérifiez son nom et son dossier.
cli-bad-file = Le fichier « { $file } » ne peut pas être utilisé ({ $reason }).
cli-not-text = Un fichier donné ici n’est pas un texte en UTF-8.
cli-not-text-file = Le fichier « { $file } » n’est pas un texte en UTF-8.
cli-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur, comme territory=picnic.
cli-seat = Il n’y a pas de place « { $seat } » dans cette partie. Choisissez parmi : { $allowed }.
cli-too-many-bots = Il y a { $bots } bots pour { $seats } places. Retirez-en.
cli-load-alone = Une partie enregistrée a déjà sa graine, ses places et ses options : ne les donnez pas avec --load.
cli-other-game = « { $file } » est une partie d’un autre jeu : { $game }.
cli-device = Il n’y a pas d’appareil « { $device } ». Choisissez cpu ou cuda.
missing-gpu = Aucun GPU ne peut être utilisé ici : il en faut un avec CUDA, et le supplément « cuda » : pip install "ludoteca[cuda]"
cli-no-board = « { $board } » n’est ni un plateau ni un fichier. Plateaux : { $allowed }.

## Pendant que les règles sont compilées

cli-preparing = Préparation des règles de { $game }, une seule fois : environ une demi-minute…

## Tableaux

cli-game-column = Jeu
cli-seats-column = Places
cli-seat-column = Place
cli-options-column = Options
cli-option-column = Option
cli-board-column = Plateau
cli-option = { $option } = { $default } (parmi { $choices })
cli-board-option = { $option } = { $default } (parmi { $choices }, ou un fichier)
cli-character = { $seat } : { $name }. { $about }
cli-character-line = { $name } : { $about }
cli-simulated = { $game } : joueurs au hasard, graine { $seed }
cli-games = Parties
cli-moves = Coups
cli-seconds = Secondes
cli-speed = Coups par seconde
cli-mean-rounds = Tours en moyenne
cli-wins = Victoires
cli-mean-score = Score moyen
cli-end-reason = Raison de la fin
cli-bench-moves-per-second = Coups par seconde
cli-bench-threads = Fils
cli-bench-state-bytes = Octets par état
cli-bench-one-thread-moves-per-second = Coups par seconde, un fil

## À la table

# $seat : comme le jeu l’appelle, « Rouge »
cli-welcome = { $game } : vous jouez { $seat }. Tapez « help » pour savoir ce que vous pouvez taper.
cli-commitment = Équité : tout le hasard de cette partie est fixé par une graine secrète dont le SHA-256 est { $commitment }.
cli-help =
    Un nombre joue le choix qui porte ce nombre. Vous pouvez aussi taper un choix en notation, comme « write c7 ».
      list         tous les choix, numérotés
      board        redessiner la table
      hint         ce que ferait un bot
      undo         reprendre votre dernier choix
      log          le récit de la partie jusqu’ici
      record       la partie en texte
      save FICHIER enregistrer la partie ; « ludoteca play JEU --load FICHIER » la continue
      quit         quitter la table
cli-no-choice = Il n’y a pas de choix { $number }. Choisissez de 1 à { $limit }.
cli-hint = { $choice } (vous gagnez dans { $chance } % des essais du bot)
cli-hint-exact = { $choice } (vous gagnez dans { $chance } % des cas, calculé jusqu’à la fin)
cli-undone = C’est repris.
cli-left = Vous quittez la table. La partie n’est gardée que là où vous l’avez enregistrée.
cli-saved = Enregistrée dans « { $file } ».
cli-save-where = Dites où : save FICHIER
cli-proof =
    La graine secrète était { $seed }.
    Son SHA-256, donné au début : { $commitment }.
cli-offer-save = Tapez un nom de fichier pour enregistrer la partie, ou Entrée pour partir.

## Revoir

cli-replaying = { $game }, { $actions ->
    [one] { $actions } étape
   *[other] { $actions } étapes
}
cli-press-enter = Appuyez sur Entrée pour continuer.
cli-not-over = Le texte s’arrête ici ; la partie n’est pas finie.

## Vérifier

cli-verify-match = { $game } : { $actions ->
    [one] { $actions } étape suit
   *[other] { $actions } étapes suivent
} les règles.
cli-verify-commitment = Commitment : { $commitment }.
cli-verify-checked = { $count ->
    [one] { $count } résultat du hasard est conforme
   *[other] { $count } résultats du hasard sont conformes
} à la graine.
cli-verify-contributed = { $count ->
    [one] { $count } place a ajouté son propre nombre à la graine.
   *[other] { $count } places ont ajouté leur propre nombre à la graine.
}
cli-verify-withheld = { $count ->
    [one] { $count } place n’a pas révélé son nombre à temps.
   *[other] { $count } places n’ont pas révélé leur nombre à temps.
}
cli-verify-scripted = { $count ->
    [one] { $count } résultat a été fixé
   *[other] { $count } résultats ont été fixés
} par un script et ne peut être vérifié.
cli-verify-difference = Étape { $index }, ligne { $line } : le texte dit « { $recorded } », la graine dit « { $expected } ».
cli-verify-set-up = La partie a commencé par une position installée par quelqu’un, ce qui ne prouve rien.
cli-verify-so-far = La partie n’a pas été jouée jusqu’au bout : ceci vaut jusqu’ici.
cli-verify-promised = Promis par { $seat } : { $promise }.
cli-verify-outcome = Le résultat écrit à la fin n’est pas celui que donnent les règles.
cli-verify-later = La graine est encore secrète : le hasard pourra être vérifié une fois la partie finie.
cli-verify-fair = Équitable.
cli-verify-alone = Tout découle de la graine, mais aucun joueur n’a ajouté de nombre : impossible de savoir qui a choisi la graine.
cli-verify-unproved = Non prouvé : quelqu’un a choisi une partie des tirages, ou la position de départ.
cli-verify-unfair = Pas équitable.

## Plateaux

cli-board-ok = { $file } : c’est bon, un plateau de { $game } pour l’option « { $option } ».
cli-drawn = Dessiné dans « { $file } ».

## Marabunta à l’écran

terminal-legend = { $sign ->
    [cupcake] cupcake
    [crate] caisse
    [crossed] rayé
   *[lit] au choix
}
terminal-round = Tour { $number }
terminal-pool = { $pool ->
    [tile] Le groupe avec la tuile :
   *[rest] Le reste :
}
terminal-score = Score
terminal-now = Score actuel
terminal-track = Piste de score
terminal-anthills = Fourmilières
terminal-cupcakes = Cupcakes
terminal-powers = Pouvoirs
terminal-boxes = Cupcakes cochés
terminal-ended = A déclenché la fin
terminal-hint-split = Tapez les dés qui vont avec la tuile, par lettre ou par nom : « P B » met rose et bleu avec la tuile et tous les autres dans l’autre groupe ; « tile » laisse la tuile seule.
terminal-hint-hex = Tapez le nom d’un hexagone marqué *, comme c7.

# ludoteca arena
cli-bot-fault = Un bot n’a pas choisi ({ $fault }) ; un coup simple a été joué à sa place.
cli-arena-fault = { $bot } n’a pas choisi dans { $times ->
    [one] { $times } décision
   *[other] { $times } décisions
} ({ $fault }) ; un coup simple a été joué à sa place.
cli-arena-title = { $game }, { $seats } places, { $games } parties, graine { $seed }
cli-arena-bot = joueur
cli-arena-games = parties
cli-arena-wins = victoires
cli-arena-rate = taux de victoire
cli-arena-interval = intervalle à 95 %
cli-arena-fair = part équitable
cli-arena-rating = force
cli-arena-speed = { $seconds } s, { $speed } coups par seconde, hasard compris
cli-arena-sprt = « { $text } » n’est pas un test. Écrivez elo=MIN,MAX ou share=MIN,MAX, comme elo=0,50 : le premier nombre inférieur au second, et les parts entre 0 et 1.
cli-arena-errors = --alpha vaut { $alpha } et --beta { $beta }. Les deux doivent être au-dessus de 0 et au-dessous de 0.5.
cli-arena-verdict = { $found ->
    [better] { $bot } gagne { $high } et pas seulement { $low }
    [not-better] { $bot } gagne seulement { $low } et pas { $high }
   *[open] On ne sait pas encore si { $bot } gagne { $low } ou { $high }
} : le logarithme du rapport de vraisemblance est { $ratio } (bornes { $least } et { $most }).
cli-arena-ladder = Le classement :

# ludoteca self-play
cli-self-play-bots = Nommez un bot pour toutes les places ou un pour chacune des { $seats } places ; ici il y en a { $bots }.
cli-self-play-done = { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
} dans « { $folder } » ({ $there } y étaient déjà).
cli-self-play-faults = Les bots n’ont pas choisi pour { $times ->
    [one] { $times } décision
   *[other] { $times } décisions
} ; des coups simples ont été joués à leur place. Les enregistrements disent pourquoi.
# ludoteca puzzles
bad-mine-folder = Le dossier « { $folder } » n’est pas celui d’une recherche de problèmes, et il n’est pas vide. Rien n’y a été changé.
bad-mine-other = Le dossier « { $folder } » contient une autre recherche de problèmes : { $what } y est { $there }, ici { $wanted }. Rien n’y a été changé.
cli-puzzles-mined = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; { $shelved } sont dans « { $file } ».
cli-puzzles-column = Problèmes
cli-puzzles-difficulty = Difficulté { $difficulty }
cli-puzzles-themes = Thèmes
cli-puzzles-checked = { $held } réponses sur { $of } tiennent.
cli-puzzles-file = Le fichier « { $file } » ne contient pas de problèmes de ce jeu et de ses règles.

## Le serveur

serve-at = Ludoteca est à l’adresse { $url } (Ctrl+C pour l’arrêter).
serve-host = Qui ouvre en premier { $url } est l’hôte.
serve-play = Jouez à l’adresse { $url } (Ctrl+C pour arrêter).
serve-elsewhere = Un autre programme occupe le port { $port } : cette table est donc à une autre adresse que d’habitude, sans ce que votre navigateur garde pour l’adresse habituelle.
serve-play-already = Ludoteca est déjà en marche : jouez à l’adresse { $url }. On l’arrête là où elle a été lancée, avec Ctrl+C.
serve-play-in-use = Un autre programme utilise { $file } et ne dit pas où est sa table. Arrêtez-le, puis réessayez.
serve-options = Ces options sont celles d’une partie dans le terminal : nommez aussi un jeu, ou retirez-les.
serve-database = Une base de données de ce type ne convient pas : { $database }. Donnez le nom d’un fichier, ou l’adresse d’une base PostgreSQL.
serve-workers = Plusieurs processus demandent PostgreSQL : donnez-le avec --database.
serve-smtp = { $name } doit être une adresse comme { $example }.
serve-mail-needs = Pour envoyer des courriels, il faut --sender, l’adresse d’où ils partent, et --origin, pour leurs liens.
serve-in-use = Un autre serveur utilise { $file }. Arrêtez-le, ou donnez à celui-ci son propre fichier avec --database.
serve-in-use-at = Un autre serveur utilise { $file } : il est à l’adresse { $url }. Arrêtez-le, ou donnez à celui-ci son propre fichier avec --database.
serve-port = Le port { $port } de { $host } ne peut pas servir ({ $reason }). Choisissez un autre port avec --port.
serve-set-form = Un réglage s’écrit NOM=VALEUR, et non « { $text } ».
serve-set-name = Il n’y a pas de réglage « { $name } ». Choisissez parmi : { $allowed }.
serve-set-value = Le réglage { $name } ne peut pas être « { $value } ».

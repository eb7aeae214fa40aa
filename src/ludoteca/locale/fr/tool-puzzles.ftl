### Problèmes : une position, un meilleur choix.

web-puzzles-today-solved = Problème du jour : résolu
web-puzzles-today-missed = Problème du jour : revoir la réponse
web-puzzles-next = Résoudre à votre niveau
web-puzzles-another = Problème suivant
web-puzzles-all = Tous les problèmes
web-puzzles-about = Sur un seul sujet :
web-puzzles-count = { $puzzles } problèmes
web-puzzles-stand = Votre cote { $rating }, { $solved } sur { $tried } résolus au premier essai
web-puzzles-new = Aucun essai pour l’instant
web-puzzles-title = Problème : { $game }
web-puzzles-ask = Vous êtes { $seat }. Quel est le meilleur choix ?
web-puzzles-difficulty = Difficulté { $difficulty } sur 5
web-puzzles-rating = cote { $rating }
web-puzzles-again = Vous l’avez déjà essayé : il ne compte plus.
web-puzzles-checking = Vérification…
web-puzzles-right = Juste !
web-puzzles-wrong = Pas le meilleur
web-puzzles-change = Votre cote : { $before } → { $after }
web-puzzles-chances = Ce que vaut chaque choix
web-puzzles-chance = { $chance } % de gagner
web-puzzles-best = le meilleur
web-puzzles-yours = le vôtre
web-puzzles-obvious = à première vue
web-puzzles-line = La suite
web-puzzles-step = Étape { $number } sur { $count }
web-puzzles-back = Une étape en arrière
web-puzzles-on = Une étape en avant
web-puzzles-question = La question
web-puzzles-theme =
    { $theme ->
        [split] Le meilleur partage
        [apply] Quoi utiliser d’abord
        [write] Où écrire
        [cross] Quoi rayer
        [circle] Quelle feuille
        [crate] Quelle caisse
        [again] Quoi réutiliser
        [stock] Quoi mettre dans le petit compartiment
        [play] Quelle carte et où
        [go] Où aller
        [unload] Combien décharger
        [buy] Quel ami
        [spread] Où répartir
        [swap] Quoi permuter
        [exchange] Quoi échanger
        [move] Quel groupe se déplace
        [auction] Quelle boutique aux enchères
        [bid] La meilleure enchère
        [sell] Quoi vendre
        [bring] Qui faire entrer
        [win] Gagner tout de suite
        [deny] Priver les autres
       *[other] Autre
    }

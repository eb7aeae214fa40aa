### Ce que le serveur de tables dit aux gens dans le navigateur.

## Ce qu’on ne peut pas demander

server-fault = Quelque chose s’est mal passé ici, pas chez vous. Réessayez dans un instant.
server-store-away = Rien ne peut être enregistré ici pour le moment. La partie reprendra dès que possible : réessayez alors.
server-not-understood = Ce message n’a pas été compris. Rechargez la page : elle est peut-être plus ancienne que le serveur.
server-not-possible = Cela ne peut pas se faire ici.
server-nothing-here = Il n’y a rien à cette adresse.
server-too-long = C’est trop long.
server-too-large = C’est trop grand : { $most } ko au maximum sont lus. Rien n’a été changé.
server-too-many = Trop de demandes à la fois. Attendez un instant et réessayez.
server-reading-slow = La lecture de ce texte prenait trop de temps et a été arrêtée. Vérifiez que c’est bien ce que vous vouliez envoyer.
server-reading-large = La lecture de ce texte prenait trop de mémoire et a été arrêtée. Vérifiez que c’est bien ce que vous vouliez envoyer.
server-reading-failed = Ce texte n’a pas pu être lu. Vérifiez que c’est bien ce que vous vouliez envoyer, ou réessayez.
server-reading-busy = Trop de textes sont en cours de lecture. Attendez un instant et réessayez.
server-reading-yours = Vos derniers textes sont encore en cours de lecture. Attendez qu’ils soient lus, puis réessayez.
server-not-from-here = Cette demande ne vient pas d’une page de ce serveur.
server-passkey-refused = Cette clé d’accès n’a pas été acceptée. Rien n’a changé ; réessayez.
server-passkey-late = Cela a pris trop de temps. Rien n’a changé ; réessayez.
server-passkey-unknown = Personne ici n’a cette clé d’accès ; elle a peut-être été retirée. Utilisez un code de récupération, ou continuez ainsi.
server-passkeys-enough = Vous avez { $most } clés d’accès. Retirez-en une avant d’en ajouter une autre.
server-no-passkey = Vous n’avez pas cette clé d’accès ; elle a déjà été retirée.
server-no-profile = Cette personne n’est pas ici, ou elle reste discrète.
server-no-session = On ne vous connaît pas encore ici. Rechargez la page.
server-no-name = Un nom a besoin d’au moins une lettre visible.
server-name-long = Un nom a au plus { $most } lettres. Choisissez-en un plus court.
server-marks = Une lettre porte au plus { $most } accents, et aucun accent ne va sans lettre.
server-no-code = Personne n’a ce code de secours, ou il a déjà servi. Vérifiez comment il s’écrit.
server-session-ended = Cet appareil a été déconnecté. Recommencez à neuf, ou retrouvez vos parties avec votre code de secours.
server-no-device = Cet appareil n’est plus connecté.
server-code-needed = Vous avez déjà un code de secours. Saisissez-le pour le remplacer par un autre.
server-code-wrong = Ce n’est pas votre code de secours. Vérifiez comment il s’écrit.

## Tables

server-no-table = Cette table n’existe pas, ou il vous faut son lien.
server-no-free-seat = Il n’y a plus de place libre à cette table.
server-started = Cette partie a déjà commencé.
server-not-full = Toutes les places ne sont pas encore prises.
server-only-host = Seule la personne qui a ouvert la table peut lancer la partie.
server-only-players = Seules les personnes assises à la table peuvent le faire.
server-reveal-early = La table n’est pas encore lancée. D’ici là, gardez votre nombre pour vous.
server-reveal-late = La partie a commencé sans votre nombre, arrivé trop tard.
server-reveal-differs = Ce n’est pas le nombre promis pour cette place.
server-reveal-nothing = Aucun nombre n’a été promis pour votre place.
server-no-level = Il n’y a pas de niveau « { $level } ». Choisissez parmi : { $allowed }.
server-rated-device = Une partie classée se joue chacun sur son appareil : personne n’y tient deux places.
server-rated-hints = Une partie classée se joue sans conseils. Choisissez l’un ou l’autre.
server-rated-board = Une partie classée se joue sur les plateaux qui viennent avec le jeu.
server-rated-level = « { $level } » n’a pas de cote à { $seats } places. Choisissez un autre bot, ou jouez sans classement.
server-rated-held = Une partie classée est jouée par les mêmes joueurs du début à la fin : aucun bot n’y garde de place pour qui arrive.
server-table-closed = Cette table est fermée. Ouvrez-en une autre.
server-not-an-opponent = Vous pouvez inviter des personnes avec qui vous avez joué.
server-sits-here = Cette personne est déjà à cette table.
server-no-invitation = Cette invitation n’existe plus.
server-busy = Il se passe trop de choses à cette table en ce moment. Réessayez dans un instant.
server-no-board-option = { $game } n’a pas de plateaux pour une option « { $option } ».
server-too-many-tables = Vous avez ouvert { $most } tables qui ne sont pas finies. Finissez-en une, ou quittez-la, avant d’en ouvrir une autre.

## Parties

server-no-match = Cette partie n’existe pas, ou il vous faut son lien.
server-other-rules = Cette partie de { $game } a commencé avec la version { $rules } des règles ; ce serveur a la version { $have }. Elle ne peut continuer que là où elle a commencé.
server-match-ended = La partie a été arrêtée avant la fin.
server-not-watching = Ouvrez d’abord la partie.
server-too-many-watched = Vous suivez trop de parties à la fois. Quittez-en une.
server-not-your-turn = Ce n’est pas votre tour.
server-not-your-seat = Aucun bot ne joue cette place pour vous.
server-no-seat = Cette place n’existe pas.
server-no-version = La partie n’a pas de tel moment.
server-not-over = La partie n’est pas encore finie.
server-not-absent = Cette personne est encore là.
server-nothing-asked = Personne ne demande à revenir en arrière.
server-not-asked = Vous avez déjà répondu, ou ce n’est pas à vous de répondre.
server-own-wish = C’est aux autres d’être d’accord, pas à vous.
server-undo-final = Ce coup reste : la question a déjà été posée, ou c’est un bot qui l’a joué.
server-long-match = Le journal de cette partie compte { $most } entrées. Désormais, on ne peut plus que jouer jusqu’au bout.
server-no-hints = Il n’y a pas de conseils dans une partie avec d’autres personnes, sauf si on en a convenu en ouvrant la table.
server-no-hint = Il n’y a pas de conseil pour cette position en ce moment.
server-hint-coming = Votre dernier conseil est encore en préparation. Il arrive dans un instant.
server-hints-crowded = Beaucoup de monde demande un conseil en ce moment. Redemandez dans un instant.
server-still-played = Cette partie se joue encore. Elle pourra être analysée quand elle sera finie.
server-opinion-outdated = Vous avez posé une question sur un autre moment depuis.
server-no-opinion = Il n’y a pas d’avis sur ce moment pour l’instant.
server-opinions-crowded = Beaucoup de gens analysent en ce moment. Redemandez dans un instant.
server-outlook-people = Tant que la partie dure, les chances ne s’affichent que si une seule personne joue contre des bots : entre personnes, elles pourraient aider quelqu’un.
server-outlook-own = Vous jouez cette partie, ou quelqu’un la joue de chez vous. Les chances s’afficheront quand elle sera finie.
server-reviews-enough = Trois de vos bilans sont en cours. Attendez que l’un d’eux soit prêt.
server-reviews-crowded = Beaucoup de bilans se font en ce moment. Redemandez dans un instant.
server-review-unfinished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a pas de bilan à faire.
server-branch-end = À partir d’ici, plus personne n’a rien à décider. Choisissez un moment plus tôt.
server-vacation-order = Des vacances finissent après leur début, et dans l’année.
server-vacation-long = Il vous reste { $left ->
    [one] un jour de vacances
   *[other] { $left } jours de vacances
}, sur { $most } par an.
server-no-zone = Ce serveur ne connaît pas le fuseau horaire { $zone }.
server-no-push-service = Les avis ne sont envoyés qu’aux services push de navigateurs connus, et celui-ci n’en est pas un.
server-no-mail = Ce serveur ne peut pas envoyer de courriel.
server-no-address = Ce n’est pas une adresse de courriel.
server-many-contacts = Vous pouvez être averti à { $most } endroits au plus. Retirez-en d’abord un.
server-no-contact = Ce lien n’est plus valable, ou plus rien n’y est envoyé.
server-no-orders = Ici on ne peut pas dire d’avance ce qu’on fera : c’est pour les enchères, dans les parties avec des jours pour chaque coup.
server-chat-off = Il n’y a pas de discussion à cette table.
server-chat-empty = Il n’y a rien à dire dans cette ligne.
server-difference = L’action { $index } : le texte dit « { $recorded } », la graine donne « { $expected } ».

## Événements

server-no-words = Écrivez au moins un mot.
server-line-long = Écrivez au plus { $most } lettres.
server-no-event = Cet événement n’existe pas. Vérifiez le lien.
server-no-puzzle = Ce problème n’existe pas. Vérifiez le lien.
server-no-ladder = Ce classement n’existe pas : chaque jeu en a un pour chaque nombre de places.
server-event-seats = On ne joue pas à ce jeu avec autant de personnes par table que ce genre d’événement le demande. Choisissez-en un autre.
server-too-many-events = Vous organisez { $most } événements qui ne sont pas terminés. Terminez-en un avant d’en créer un autre.
server-event-rated-minutes = Une ronde d’un événement classé dure autant que ses parties : sinon, les bots qui les finissent décideraient des cotes. Choisissez une pendule, et pas de temps pour la ronde.
server-event-over = Cet événement est terminé.
server-event-closed = On n’entre plus dans une élimination directe une fois qu’elle a commencé.
server-event-last-round = La dernière ronde se joue : il n’en reste plus à laquelle participer.
server-event-full = Il y a de la place pour { $most } joueurs dans un événement.
server-event-empty = Au moins { $least } joueurs doivent participer.
server-only-organiser = Seule la personne qui organise l’événement peut faire cela.
server-no-such-player = Ce joueur ne participe pas.

## Les bonnes manières, et qui s’occupe de la maison

server-no-resign = On peut abandonner là où il reste une seule autre personne pour gagner. Ici, un bot joue à votre place si vous partez.
server-end-asked = Quelqu’un a déjà demandé de terminer cette partie.
server-nobody-to-ask = Personne d’autre ne joue ici à qui demander.
server-no-line = Cette ligne n’est pas dans la discussion, ou personne ne sait plus qui l’a dite.
server-mute-self = C’était vous.
server-report-nobody = Il n’y a personne à signaler ici.
server-banned = L’hôte de cette maison vous a exclu.
server-address-banned = Quelqu’un a été exclu depuis votre adresse : aucun nouveau visiteur n’entre de là. Demandez à l’hôte.
server-host-token = Ce n’est pas le jeton affiché au démarrage du serveur.
server-host-taken = Quelqu’un est déjà devenu hôte avec ce jeton. Redémarrez le serveur pour en avoir un autre.
server-only-hosts = Cette page est pour l’hôte de la maison.
server-host-banned = On ne peut pas exclure un hôte.
server-no-person = Cette personne n’existe pas.
server-no-limit = « { $name } » ne peut pas changer pendant que le serveur tourne. Choisissez parmi : { $allowed }.
server-limit-value = { $kind ->
    [whole] « { $name } » doit être un nombre entier de { $least } à { $most }.
   *[any] « { $name } » doit être un nombre de { $least } à { $most }.
}

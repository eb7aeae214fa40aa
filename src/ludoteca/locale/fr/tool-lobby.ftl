### Inviter des personnes avec qui on a joué.

invite-nobody = Vous n’avez encore terminé de partie avec personne. Envoyez le lien.
invite-send = Inviter
invite-state = { $state ->
    [invited] Invitation envoyée
    [declined] Pas cette fois
   *[seated] Est à la table
}

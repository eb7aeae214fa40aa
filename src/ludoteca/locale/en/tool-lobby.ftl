### Inviting people one has played with.

lobby-nobody = You have not finished a match with anybody yet. Send them the link.
lobby-invite = Invite
lobby-state = { $state ->
    [invited] Invited
    [declined] Not this time
   *[seated] Sits here
}

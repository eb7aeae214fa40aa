/** This device was logged out from elsewhere: nothing works any more but the ways on. */
export const loggedOut = $state({ here: false });

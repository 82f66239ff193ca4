/** Confirmation word typed to erase an account. */
export const DELETION_WORD = 'SUPPRIMER'

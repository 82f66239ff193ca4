/** What a person types to have their account erased. */
export const DELETION_WORD = 'SUPPRIMER'

import { z } from 'zod'
import { errorMessage } from '../messages.ts'

/** Confirmation word typed to erase an account. */
export const DELETION_WORD = 'SUPPRIMER'

/** In capitals or not: a phone's keyboard writes what it likes. */
export const deletionWordField = z
  .string()
  .max(100)
  .refine((word): boolean => word.trim().toUpperCase() === DELETION_WORD, errorMessage('confirmation_word_wrong'))

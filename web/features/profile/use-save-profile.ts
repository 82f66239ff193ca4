import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { refreshPerson } from '#web/lib/auth/auth-state.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { type ProfileChange, profileQuery, saveProfile } from './queries.ts'

/** Codes with a helpful message of their own; any other failure gets one generic message. */
const tellingCodes = [
  'offline',
  'unavailable',
  'not_signed_in',
  'birthdate_locked',
  'verified_field_locked',
  'telephone_needed',
]

/** @param locked columns that the form does not write */
export function useSaveProfile(userId: string, onSaved: () => void, locked: readonly (keyof ProfileChange)[] = []) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      const written = { ...change }
      for (const column of locked) delete written[column]
      try {
        await saveProfile(userId, written)
      } catch (error) {
        const reason = await appErrorOf(error)
        throw tellingCodes.includes(reason.code) ? reason : new AppError('profile_not_saved', { cause: reason })
      }
    },
    meta: { showsItsErrors: true, notice: 'profile_saved' },
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries(profileQuery(userId)), refreshPerson()])
      onSaved()
    },
  })
}

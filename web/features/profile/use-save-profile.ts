import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { refreshPerson } from '#web/lib/auth-state.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { type ProfileChange, profileQuery, saveProfile } from './queries.ts'

/** Codes whose own sentence tells what to do; any other failure is one sentence. */
const tellingCodes = ['offline', 'unavailable', 'not_signed_in']

export function useSaveProfile(userId: string, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (change: ProfileChange) => {
      try {
        await saveProfile(userId, change)
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

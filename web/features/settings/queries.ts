import { queryOptions } from '@tanstack/react-query'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/invoke.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['my-sessions'],
  queryFn: async () => (await invoke('list-my-sessions', {})).sessions,
})

export interface SecondFactors {
  app: { id: string; since: string } | undefined
  /** How many recovery codes are left unused; nothing when there are none. */
  codesLeft: number | undefined
}

export const secondFactorsQuery = queryOptions({
  queryKey: ['my-second-factors'],
  async queryFn(): Promise<SecondFactors> {
    const { auth } = await client()
    const { data, error } = await auth.mfa.listFactors()
    if (error) throw await authRefusal(error)
    const [app] = data.totp
    if (!app) return { app: undefined, codesLeft: undefined }
    const codes = await auth.mfa.recoveryCodes.getStatus()
    return { app: { id: app.id, since: app.created_at }, codesLeft: codes.data?.remaining }
  },
})

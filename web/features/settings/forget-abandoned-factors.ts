import type { SupabaseClient } from '@supabase/supabase-js'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'

/** An earlier attempt that was given up leaves a factor behind: it makes room for the next one. */
export async function forgetAbandonedFactors(auth: SupabaseClient['auth'], type: 'totp' | 'phone'): Promise<void> {
  const known = await auth.mfa.listFactors()
  if (known.error) throw await authRefusal(known.error)
  const abandoned = known.data.all.filter(({ factor_type, status }) => factor_type === type && status === 'unverified')
  for (const { id } of abandoned) await auth.mfa.unenroll({ factorId: id })
}

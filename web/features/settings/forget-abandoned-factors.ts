import type { SupabaseClient } from '@supabase/supabase-js'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'

/** Removes unverified factors left by an abandoned enrolment: they would block the next one. */
export async function forgetAbandonedFactors(auth: SupabaseClient['auth'], type: 'totp' | 'phone'): Promise<void> {
  const known = await auth.mfa.listFactors()
  if (known.error) throw await authRefusal(known.error)
  const abandoned = known.data.all.filter(({ factor_type, status }) => factor_type === type && status === 'unverified')
  for (const { id } of abandoned) await auth.mfa.unenroll({ factorId: id })
}

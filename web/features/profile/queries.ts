import { queryOptions } from '@tanstack/react-query'
import type { Database, Row } from '#domain/database-types.ts'
import { AppError } from '#domain/errors.ts'
import { dayOf } from '#domain/time.ts'
import { type Eligibility, eligibilityOf } from '#domain/verification/eligibility.ts'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

export type ProfileRow = Row<'profiles'>

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    async queryFn(): Promise<ProfileRow> {
      const supabase = await client()
      const { data, error } = await supabase.from('profiles').select('*').eq('id', userId).single()
      if (error) throw await appErrorOf(error)
      return data
    },
  })

type VerificationRow = Row<'my_verification'>

/** Verification state of a student's proof document. */
export const verificationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['verification', userId],
    async queryFn(): Promise<VerificationRow | null> {
      const supabase = await client()
      const { data, error } = await supabase.from('my_verification').select('*').maybeSingle()
      if (error) throw await appErrorOf(error)
      return data
    },
  })

/** Handed in and not decided yet. */
export function isProofWaiting(verification: VerificationRow | null | undefined): boolean {
  return verification?.handed_in_at != null && verification.open_decision === null
}

export function eligibilityIn(profile: ProfileRow, verification: VerificationRow | null | undefined): Eligibility {
  const facts = {
    userType: profile.user_type,
    validatedAt: profile.validated_at,
    statusValidUntil: profile.status_valid_until,
    supervisorId: profile.supervisor_id,
    suspendedAt: profile.suspended_at,
    verifiedAt: profile.verified_at,
    openDecision: verification?.open_decision ?? null,
    isProofWaiting: isProofWaiting(verification),
  }
  return eligibilityOf(facts, dayOf(new Date()))
}

/** Verified phone number, digits only; null without one. It belongs to the account, not to the profile row. */
export const phoneQuery = (userId: string) =>
  queryOptions({
    queryKey: ['phone', userId],
    async queryFn(): Promise<string | null> {
      const { data, error } = await (await client()).auth.getUser()
      if (error) throw await authRefusal(error)
      return data.user.phone || null
    },
  })

export type ProfileChange = Database['public']['Tables']['profiles']['Update']

/** Updates the person's own row. */
export async function saveProfile(userId: string, change: ProfileChange): Promise<void> {
  const supabase = await client()
  const { data, error } = await supabase.from('profiles').update(change).eq('id', userId).select('id')
  if (error) throw await appErrorOf(error)
  if (data.length === 0) throw new AppError('profile_not_saved')
}

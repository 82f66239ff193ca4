import { useQuery } from '@tanstack/react-query'
import { eligibilityMessages } from '#domain/verification/eligibility-messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { eligibilityIn, type ProfileRow, verificationQuery } from '#web/features/profile/queries.ts'

/** Tells an unverified practitioner what is missing before patients can see them. */
export function VerificationBanner({ profile }: { profile: ProfileRow | undefined }) {
  const verification = useQuery({ ...verificationQuery(profile?.id ?? ''), enabled: profile?.user_type === 'student' })
  if (!profile || (profile.user_type === 'student' && verification.isPending)) return null
  const eligibility = eligibilityIn(profile, verification.data)
  return eligibility === 'sees-patients' ? null : (
    <Alert tone="warning">
      {eligibilityMessages[eligibility]}
      {verification.data?.reason && <span className="mt-1 block">« {verification.data.reason} »</span>}
    </Alert>
  )
}

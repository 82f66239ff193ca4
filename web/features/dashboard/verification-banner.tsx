import { useQuery } from '@tanstack/react-query'
import { standingWords } from '#domain/verification/standing-words.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { type ProfileRow, standingIn, verificationQuery } from '#web/features/profile/queries.ts'

/** Tells an unverified practitioner what is missing before patients can see them. */
export function VerificationBanner({ profile }: { profile: ProfileRow | undefined }) {
  const verification = useQuery({ ...verificationQuery(profile?.id ?? ''), enabled: profile?.user_type === 'student' })
  if (!profile || (profile.user_type === 'student' && verification.isPending)) return null
  const standing = standingIn(profile, verification.data)
  return standing === 'sees-patients' ? null : (
    <Alert tone="warning">
      {standingWords[standing]}
      {verification.data?.reason && <span className="mt-1 block">« {verification.data.reason} »</span>}
    </Alert>
  )
}

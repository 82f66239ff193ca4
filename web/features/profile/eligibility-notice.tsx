import { useQuery } from '@tanstack/react-query'
import { standingWords } from '#domain/verification/standing-words.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { NewProofForm } from './new-proof-form.tsx'
import { isProofWaiting, type ProfileRow, standingIn, verificationQuery } from './queries.ts'

/** Missing steps before patients can see this practitioner, and the upload form. */
export function StandingNotice({ profile }: { profile: ProfileRow }) {
  const isStudent = profile.user_type === 'student'
  const verification = useQuery({ ...verificationQuery(profile.id), enabled: isStudent })
  if (isStudent && verification.isPending) return null
  const standing = standingIn(profile, verification.data)
  return (
    <>
      {standing !== 'sees-patients' && (
        <Alert tone="warning">
          {standingWords[standing]}
          {verification.data?.reason && <span className="mt-1 block">« {verification.data.reason} »</span>}
        </Alert>
      )}
      {verification.data?.may_hand_in && !isProofWaiting(verification.data) && standing !== 'suspended' && (
        <NewProofForm userId={profile.id} />
      )}
    </>
  )
}

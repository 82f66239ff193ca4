import { useQuery } from '@tanstack/react-query'
import { eligibilityMessages } from '#domain/verification/eligibility-messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { NewProofForm } from './new-proof-form.tsx'
import { eligibilityIn, isProofWaiting, type ProfileRow, verificationQuery } from './queries.ts'

/** Missing steps before patients can see this practitioner, and the upload form. */
export function EligibilityNotice({ profile }: { profile: ProfileRow }) {
  const isStudent = profile.user_type === 'student'
  const verification = useQuery({ ...verificationQuery(profile.id), enabled: isStudent })
  if (isStudent && verification.isPending) return null
  const eligibility = eligibilityIn(profile, verification.data)
  return (
    <>
      {eligibility !== 'sees-patients' && (
        <Alert tone="warning">
          {eligibilityMessages[eligibility]}
          {verification.data?.reason && <span className="mt-1 block">« {verification.data.reason} »</span>}
        </Alert>
      )}
      {verification.data?.may_hand_in && !isProofWaiting(verification.data) && eligibility !== 'suspended' && (
        <NewProofForm userId={profile.id} isRenewal={profile.validated_at !== null} />
      )}
    </>
  )
}

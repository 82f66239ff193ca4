import { Alert } from '#web/components/ui/alert.tsx'
import type { ProfileRow } from '#web/features/profile/queries.ts'

export function VerificationBanner({ profile }: { profile: ProfileRow | undefined }) {
  if (profile?.user_type !== 'student' || profile.validated_at !== null) return null
  return (
    <Alert tone="warning">
      Votre justificatif est en cours de vérification. Vous pourrez recevoir des patients ensuite.
    </Alert>
  )
}

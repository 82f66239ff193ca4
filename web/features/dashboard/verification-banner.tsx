import { Alert } from '#web/components/ui/alert.tsx'
import type { usePractice } from './use-practice.ts'

export function VerificationBanner({ profile }: Pick<ReturnType<typeof usePractice>, 'profile'>) {
  if (profile?.user_type !== 'student' || profile.validated_at !== null) return null
  return (
    <Alert tone="warning">
      Votre justificatif est en cours de vérification. Vous pourrez recevoir des patients ensuite.
    </Alert>
  )
}

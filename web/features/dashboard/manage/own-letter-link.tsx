import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { myLetters } from '#web/features/premium/queries.ts'

/** Where a patient takes back the letter they shared: promised at any time, also after the consultation. */
export function OwnLetterLink({ appointmentId }: { appointmentId: string }) {
  const { data: letters = [] } = useQuery(myLetters)
  if (!letters.some((letter) => letter.appointment_id === appointmentId)) return null
  return (
    <ButtonLink to={href('/premium/lettre')} variant="outline">
      Relire ou reprendre ma lettre
    </ButtonLink>
  )
}

import type { ReactNode } from 'react'
import type { ParentalFile, ParentalState } from '#domain/booking/parental.ts'
import { ADULT_AGE_YEARS } from '#domain/constants.ts'
import { formatDay } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { dayOf } from '#domain/time.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { ParentalQuestion } from './parental-question.tsx'
import { ParentalWithdrawal } from './parental-withdrawal.tsx'
import { parentalWords } from './parental-words.ts'

type ParentalAnswerProps = { token: string; file: ParentalFile }

const shown: Record<ParentalState, (props: ParentalAnswerProps) => ReactNode> = {
  asked: ParentalQuestion,
  granted: ParentalWithdrawal,
  refused: ({ file: { answeredAt } }) => (
    <Alert title={`Vous avez refusé${onDay(answeredAt)}.`}>
      Personne n’a été débité. Si vous changez d’avis, une nouvelle demande peut vous être envoyée.
    </Alert>
  ),
  withdrawn: ({ file: { purpose, answeredAt } }) => (
    <Alert title={`L’accord a été retiré${onDay(answeredAt)}.`}>
      {parentalWords[purpose].ended} Si vous changez d’avis, une nouvelle demande peut vous être envoyée.
    </Alert>
  ),
  adult: ({ file: { firstName } }) => (
    <Alert title="Votre accord n’est plus nécessaire.">
      {firstName ?? 'Cette personne'} a {ADULT_AGE_YEARS} ans et décide désormais sans l’autorisation d’un parent. Vous
      n’avez rien à faire. Merci d’avoir été là.
    </Alert>
  ),
  expired: () => <Alert tone="error">{errorMessage('parental_link_expired')}</Alert>,
}

/** State of a parental consent request, and the parent's possible answers. */
export function ParentalAnswer(props: ParentalAnswerProps) {
  const Shown = shown[props.file.state]
  return <Shown {...props} />
}

function onDay(instant: string | null): string {
  return instant ? ` le ${formatDay(dayOf(new Date(instant)))}` : ''
}

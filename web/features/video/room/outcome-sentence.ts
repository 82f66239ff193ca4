import { givenBackToWords, givenBackWords } from '#domain/booking/appointment/refund-words.ts'
import { JOINT_TIME_MIN_MINUTES } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { Entrance } from '../queries.ts'
import { cameOf } from './room-people.ts'

type Judged = Pick<Entrance, 'party' | 'outcome' | 'names' | 'practitionerGender' | 'isOffered'>

/** Outcome of the consultation and its consequences, for one of the two parties. */
export function outcomeSentence(entrance: Judged): string | undefined {
  const { party, outcome } = entrance
  if (!outcome) return undefined
  if (party === 'patient') return toPatient(entrance, outcome)
  return party === 'practitioner' ? toPractitioner(entrance, outcome) : undefined
}

type Outcome = NonNullable<Entrance['outcome']>

function toPatient({ names, practitionerGender, isOffered }: Judged, outcome: Outcome): string | undefined {
  const together = timeTogether(outcome)
  if (outcome.needsReview)
    return `${together}. Notre équipe regarde ce qui s’est passé, et vous écrit pour le remboursement.`
  if (outcome.verdict === 'patient_absent' && !isOffered)
    return 'Vous n’êtes pas venu·e à temps : cette séance n’est pas remboursée.'
  if (outcome.refundCents === 0) return undefined
  const back = givenBackWords(outcome.refundCents)
  if (outcome.verdict === 'practitioner_absent')
    return `${names.practitioner} n’est pas ${cameOf({ practitionerGender })} à temps : ${back}.`
  if (outcome.verdict === 'too_short') return `${together}, moins de ${JOINT_TIME_MIN_MINUTES} : ${back}.`
  if (isOffered) return `${names.practitioner} vous offre cette séance : ${back}.`
  return `La liaison n’a pas marché : ${back}.`
}

/** No sentence for an offered session: the practitioner already sees it beside the button. */
function toPractitioner({ names, isOffered }: Judged, outcome: Outcome): string | undefined {
  const together = timeTogether(outcome)
  if (outcome.needsReview)
    return `${together}. Notre équipe regarde ce qui s’est passé avant de décider d’un remboursement.`
  if (outcome.verdict === 'patient_absent') return `${names.patient} n’est pas venu·e. Votre présence est notée.`
  if (isOffered || outcome.refundCents === 0) return undefined
  const back = givenBackToWords(outcome.refundCents, names.patient)
  if (outcome.verdict === 'practitioner_absent') return `Vous n’étiez pas là dix minutes après le début : ${back}`
  if (outcome.verdict === 'too_short') return `${together}, moins de ${JOINT_TIME_MIN_MINUTES} : ${back}`
  return `La liaison n’a pas marché : ${back}`
}

function timeTogether({ jointSeconds }: Outcome): string {
  return `Vous avez eu ${formatCount(Math.floor(jointSeconds / 60), 'minute', 'minutes')} ensemble`
}

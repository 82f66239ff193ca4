import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

const words = {
  untaken: {
    heading: 'Une alerte de supervision attend depuis deux heures',
    text: 'Ni la supervision ni les référents ne l’ont prise en charge. Joignez-les par téléphone.',
  },
  nobody_to_tell: {
    heading: 'Une alerte de supervision n’a pu être transmise à personne',
    text: 'Il n’y a ni supervision attribuée ni psychologue référent·e. Joignez cette personne, et confiez-la tout de suite à un·e psychologue.',
  },
}

const wordsOf = (why?: string) => (why === 'nobody_to_tell' ? words.nobody_to_tell : words.untaken)

interface CrisisUnseen {
  /** Absent, or another word, in mails queued by an earlier release. */
  why?: string
  studentName: string
  supervisorName: string | null
  raisedAt: string
}

/** To the administrators, without content: names and time only. */
export const crisisUnseen: MailTemplate<CrisisUnseen> = ({ why, studentName, supervisorName, raisedAt }) => ({
  subject: wordsOf(why).heading,
  heading: wordsOf(why).heading,
  blocks: [
    { kind: 'paragraph', text: wordsOf(why).text },
    {
      kind: 'facts',
      rows: [
        ['Signalée par', studentName],
        ['Supervision', supervisorName ?? 'aucune'],
        ['Depuis', formatDateTime(new Date(raisedAt))],
      ],
    },
  ],
})

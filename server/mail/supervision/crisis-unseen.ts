import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

const words = {
  unseen: {
    heading: 'Une alerte de supervision attend depuis deux heures',
    text: 'Ni la supervision ni les référents ne l’ont ouverte. Joignez-les par téléphone.',
  },
  nobody_to_tell: {
    heading: 'Une alerte de supervision n’a pu être transmise à personne',
    text: 'Il n’y a ni supervision attribuée ni psychologue référent·e. Joignez cette personne, et confiez-la tout de suite à un·e psychologue.',
  },
}

interface CrisisUnseen {
  /** Absent from mails queued before there were two reasons. */
  why?: keyof typeof words
  studentName: string
  supervisorName: string | null
  raisedAt: string
}

/** To the administrators, without content: names and time only. */
export const crisisUnseen: MailTemplate<CrisisUnseen> = ({
  why = 'unseen',
  studentName,
  supervisorName,
  raisedAt,
}) => ({
  subject: words[why].heading,
  heading: words[why].heading,
  blocks: [
    { kind: 'paragraph', text: words[why].text },
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

import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

/** To the administrators, without content: names and time only. */
export const crisisUnseen: MailTemplate<{ studentName: string; supervisorName: string | null; raisedAt: string }> = ({
  studentName,
  supervisorName,
  raisedAt,
}) => ({
  subject: 'Une alerte de supervision attend depuis deux heures',
  heading: 'Une alerte de supervision attend depuis deux heures',
  blocks: [
    { kind: 'paragraph', text: 'Ni la supervision ni les référents ne l’ont ouverte. Joignez-les par téléphone.' },
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

import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'

const words = {
  booked: { heading: 'Un rendez-vous de supervision est pris', verb: 'est pris' },
  canceled: { heading: 'Un rendez-vous de supervision est annulé', verb: 'est annulé' },
}

export const supervisionMeeting: MailTemplate<{ news: 'booked' | 'canceled'; startsAt: string }> = (
  { news, startsAt },
  { publicUrl },
) => ({
  subject: words[news].heading,
  heading: words[news].heading,
  blocks: [
    {
      kind: 'paragraph',
      text: `Le rendez-vous de supervision du ${formatDateTime(new Date(startsAt))} ${words[news].verb}.`,
    },
    { kind: 'button', label: 'Voir mes rendez-vous', url: `${publicUrl}/supervision/rendez-vous` },
  ],
})

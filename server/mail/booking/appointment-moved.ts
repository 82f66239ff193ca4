import { FREE_CANCELLATION_BY_PRACTITIONER } from '#domain/booking/appointment/free-cancellation-words.ts'
import type { Side } from '#domain/booking/rights.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts, calendarAttachment, roomButton } from './appointment-mail.ts'

type Data = AppointmentMailData & { movedFrom: string; movedBy: Side }

export const appointmentMoved: MailTemplate<Data> = (data, site) => ({
  subject: 'Votre rendez-vous a changé',
  heading: 'Votre rendez-vous a changé',
  blocks: [
    {
      kind: 'paragraph',
      text:
        data.movedFrom === data.startsAt
          ? 'L’heure reste la même, mais une autre personne vous reçoit. Voici ce qui vaut désormais :'
          : `Il était prévu ${formatDateTime(new Date(data.movedFrom))}. Voici ce qui vaut désormais :`,
    },
    appointmentFacts(data),
    roomButton(data, site),
    ...(data.side === 'patient' && data.movedBy === 'practitioner'
      ? [
          {
            kind: 'note' as const,
            text: `Ce changement ne vous convient pas ? Vous pouvez ${FREE_CANCELLATION_BY_PRACTITIONER}.`,
          },
        ]
      : []),
  ],
  attachments: [calendarAttachment(data, site)],
})

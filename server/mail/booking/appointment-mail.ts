import { calendarFile } from '#domain/booking/calendar-file.ts'
import type { Side } from '#domain/booking/rights.ts'
import { CONSULTATION_MINUTES } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import type { MailAttachment, MailBlock, MailSite } from '../mail-content.ts'

/** Data of every mail about an appointment. Without the topic: health data does not belong in mail. */
export interface AppointmentMailData {
  appointmentId: string
  /** Role of the reader. */
  side: Side
  /** Name of the other party as the reader may know it; a practitioner with their status. */
  withName: string
  startsAt: string
  endsAt: string
  revision: number
  writtenAt: string
}

export function appointmentFacts({ startsAt, withName }: AppointmentMailData): MailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Date', `${formatDateTime(new Date(startsAt))} (heure de Paris)`],
      ['Avec', withName],
      ['Durée', formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')],
    ],
  }
}

function roomUrl({ appointmentId }: AppointmentMailData, { publicUrl }: MailSite): string {
  return `${publicUrl}/session/${appointmentId}`
}

export function roomButton(data: AppointmentMailData, site: MailSite): MailBlock {
  return { kind: 'button', label: 'Rejoindre', url: roomUrl(data, site) }
}

export function calendarAttachment(data: AppointmentMailData, site: MailSite, isCanceled = false): MailAttachment {
  const entry = {
    appointmentId: data.appointmentId,
    startsAt: new Date(data.startsAt),
    endsAt: new Date(data.endsAt),
    revision: data.revision,
    isCanceled,
    url: roomUrl(data, site),
  }
  return {
    fileName: 'rendez-vous.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    text: calendarFile([entry], new Date(data.writtenAt)),
  }
}

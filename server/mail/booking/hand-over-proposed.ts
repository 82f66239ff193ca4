import { FREE_CANCELLATION_BY_PRACTITIONER } from '#domain/booking/appointment/free-cancellation-words.ts'
import type { MailTemplate } from '../mail-content.ts'
import { type AppointmentMailData, appointmentFacts } from './appointment-mail.ts'

/** To the patient: nothing changes until they accept. */
export const handOverProposed: MailTemplate<AppointmentMailData & { colleagueName: string }> = (data, site) => ({
  subject: 'Une question sur votre rendez-vous',
  heading: 'Acceptez-vous de changer de praticien ?',
  blocks: [
    {
      kind: 'paragraph',
      text: `La personne qui doit vous recevoir vous propose de voir ${data.colleagueName} à sa place, à la même heure et au même prix. Rien ne change sans votre accord, et ${data.colleagueName} ne sait encore rien de vous.`,
    },
    appointmentFacts(data),
    { kind: 'button', label: 'Répondre', url: `${site.publicUrl}/patient/dashboard` },
    {
      kind: 'note',
      text: `Vous pouvez accepter, refuser, ou ${FREE_CANCELLATION_BY_PRACTITIONER}.`,
    },
  ],
})

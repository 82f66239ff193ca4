import type { ContactMessage } from '#domain/contact/schema.ts'
import type { MailTemplate } from './mail-content.ts'

/** Contact message to the team; replying to the mail answers the sender. */
export const contactMessage: MailTemplate<ContactMessage & { reference: string; isDanger: boolean }> = (data) => ({
  subject: `${data.isDanger ? 'À lire en premier : ' : ''}Nouveau message de contact (réf. ${data.reference})`,
  heading: 'Nouveau message de contact',
  blocks: [
    {
      kind: 'facts',
      rows: [
        ['Nom', data.name],
        ['E-mail', data.email],
        ['Sujet', data.subject],
        ['Référence', data.reference],
      ],
    },
    { kind: 'quote', text: data.message },
    { kind: 'note', text: 'Répondre à cet e-mail écrit directement à cette personne.' },
  ],
})

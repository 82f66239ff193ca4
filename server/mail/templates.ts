import { contactAcknowledgement } from './contact-acknowledgement.ts'
import { contactMessage } from './contact-message.ts'
import type { MailTemplate } from './mail-content.ts'
import { newsletterAlreadySubscribed } from './newsletter-already-subscribed.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'

/** Every mail the product sends, by the name it is queued under. */
export const mailTemplates = {
  'contact-acknowledgement': contactAcknowledgement,
  'contact-message': contactMessage,
  'newsletter-already-subscribed': newsletterAlreadySubscribed,
  'newsletter-confirmation': newsletterConfirmation,
} as const

export type MailTemplateName = keyof typeof mailTemplates

export type MailDataOf<N extends MailTemplateName> =
  (typeof mailTemplates)[N] extends MailTemplate<infer Data> ? Data : never

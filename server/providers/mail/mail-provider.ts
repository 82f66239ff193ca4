import type { MailAttachment } from '../../mail/mail-content.ts'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  replyTo?: string
  oneClickStopUrl?: string
  /** Same for every attempt at the same mail, so that a mailbox can fold a repeated one. */
  messageId: string
}

/** Delivers one mail or throws; trying again is the job's business. */
export interface MailProvider {
  readonly name: 'smtp' | 'mailbox'
  /** Throws MailRefused when this mail will never be taken, anything else when it may be later. */
  send(mail: OutgoingMail): Promise<void>
  /** Whether the service would take a mail now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export class MailRefused extends Error {
  /** The reply code alone: its text repeats addresses. */
  readonly reply: string
  constructor(reply: string) {
    super('the mail was refused')
    this.name = 'MailRefused'
    this.reply = reply
  }
}

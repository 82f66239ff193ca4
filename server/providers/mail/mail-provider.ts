import type { MailAttachment } from '../../mail/mail-content.ts'

interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  replyTo?: string
  oneClickStopUrl?: string
  /** Same for every attempt, so that a mailbox can deduplicate. */
  messageId: string
}

/** Sends one mail or throws; the job retries. */
export interface MailProvider {
  readonly name: 'smtp' | 'mailbox'
  /** Throws MailRefused for a permanent refusal, anything else for a temporary failure. */
  send(mail: OutgoingMail): Promise<void>
  /** Whether the service would accept a mail now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export class MailRefused extends Error {
  /** Reply code only: its text repeats addresses. */
  readonly reply: string
  constructor(reply: string) {
    super('the mail was refused')
    this.name = 'MailRefused'
    this.reply = reply
  }
}

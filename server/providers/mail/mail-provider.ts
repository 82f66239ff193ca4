export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** Same for every attempt at the same mail, so that a mailbox can fold a repeated one. */
  messageId: string
}

/** Delivers one mail or throws; trying again is the job's business. */
export interface MailProvider {
  readonly name: 'smtp' | 'mailbox'
  send(mail: OutgoingMail): Promise<void>
  /** Whether the service would take a mail now. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

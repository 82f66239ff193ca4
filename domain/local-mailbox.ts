/** Local mailbox of a deployment without mail or SMS service: `GET /dev/api/mailbox`, demo mode only. */
export interface LocalMailSummary {
  id: string
  channel: 'mail' | 'sms'
  recipient: string
  subject: string
  receivedAt: string
}

/** `GET /dev/api/mailbox/<id>`. */
export interface LocalMail extends LocalMailSummary {
  replyTo: string | null
  text: string
  html: string | null
}

interface OutgoingSms {
  /** International digits, without the plus sign. */
  to: string
  text: string
  /** Same for every attempt. */
  messageId: string
}

/** Sends one text message or throws; the job retries. */
export interface SmsProvider {
  readonly name: 'mailbox' | 'twilio'
  /** Throws SmsRefused for a permanent refusal, anything else for a temporary failure. */
  send(sms: OutgoingSms): Promise<void>
  /** Whether the service accepts our credentials; throws when it does not answer. Absent for the local mailbox. */
  check?(signal: AbortSignal): Promise<'ready' | 'refused'>
}

export class SmsRefused extends Error {
  /** Status only: the response text repeats numbers. */
  readonly status: number
  constructor(status: number) {
    super('the text message was refused')
    this.name = 'SmsRefused'
    this.status = status
  }
}

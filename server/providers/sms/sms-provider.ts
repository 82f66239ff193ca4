export interface OutgoingSms {
  /** International digits, without the plus sign. */
  to: string
  text: string
  /** Same for every attempt at the same message. */
  messageId: string
}

/** Delivers one text message or throws; trying again is the job's business. */
export interface SmsProvider {
  readonly name: 'mailbox' | 'twilio'
  /** Throws SmsRefused when this message will never be taken, anything else when it may be later. */
  send(sms: OutgoingSms): Promise<void>
  /** Whether the service takes our credentials; throws when it does not answer. The local mailbox has nothing to check. */
  check?(signal: AbortSignal): Promise<'ready' | 'refused'>
}

export class SmsRefused extends Error {
  /** The status alone: the answer's text repeats numbers. */
  readonly status: number
  constructor(status: number) {
    super('the text message was refused')
    this.name = 'SmsRefused'
    this.status = status
  }
}

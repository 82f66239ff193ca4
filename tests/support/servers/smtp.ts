import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface ReceivedMail extends Email {
  /** Envelope recipients, whatever the headers say. */
  envelopeTo: string[]
}

interface TestSmtp {
  port: number
  received: ReceivedMail[]
  close(): Promise<void>
}

interface Refusal {
  responseCode: number
  message?: string
}

/** SMTP reply instead of accepting a message; null accepts it. */
type Reply = (attempt: number) => Refusal | null

/** A real SMTP server that keeps received mails, parsed by another library than the sender's. */
export async function startSmtp({
  port = 0,
  onSender = () => null,
  onRecipient = () => null,
  onMessage = () => null,
}: {
  port?: number
  onSender?: Reply
  onRecipient?: Reply
  onMessage?: Reply
} = {}): Promise<TestSmtp> {
  const received: ReceivedMail[] = []
  let senders = 0
  let recipients = 0
  let messages = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => done(refusal(onSender((senders += 1)))),
    onRcptTo: (_address, _session, done) => done(refusal(onRecipient((recipients += 1)))),
    async onData(stream, { envelope }, done) {
      const mail = await PostalMime.parse(await buffer(stream))
      const refused = refusal(onMessage((messages += 1)))
      if (!refused) received.push({ ...mail, envelopeTo: envelope.rcptTo.map((recipient) => recipient.address) })
      done(refused)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { port: (server.server.address() as AddressInfo).port, received, close }
}

function refusal(reply: Refusal | null): Error | null {
  return reply && Object.assign(new Error('refused'), reply)
}

import { type MailProvider, MailRefused } from './mail-provider.ts'
import { smtpOptions } from './smtp-options.ts'

/** Together well under the time a mail is held for one run. */
const TIMEOUT_MS = 10_000
const READY_TIMEOUT_MS = 3_000

/** Its library is loaded here, because most installations start without an SMTP server and should not carry it. */
export async function createSmtp({ url, from }: { url: string; from: string }): Promise<MailProvider> {
  const { createTransport } = await import('nodemailer')
  const options = {
    ...smtpOptions(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A template's text is never a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport({ ...options, pool: true, maxConnections: 2 })
  return {
    name: 'smtp',
    async send({ to, replyTo, oneClickStopUrl, attachments = [], ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          ...(oneClickStopUrl && {
            headers: {
              'List-Unsubscribe': `<${oneClickStopUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          attachments: attachments.map(({ fileName, contentType, text }) => ({
            filename: fileName,
            contentType,
            content: text,
          })),
          // As objects, addresses are taken whole: nothing in one can add a recipient or a header.
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        })
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
    async isReady() {
      const probe = createTransport({
        ...options,
        connectionTimeout: READY_TIMEOUT_MS,
        greetingTimeout: READY_TIMEOUT_MS,
      })
      try {
        return await probe.verify()
      } catch {
        return false
      } finally {
        probe.close()
      }
    },
    close() {
      transport.close()
      return Promise.resolve()
    },
  }
}

/** A 5xx reply about the recipient or the message is final; one about us (connection, login) is for an operator to mend. */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return undefined
  const reply = Number(error.responseCode)
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return reply >= 500 && isAboutTheMail ? new MailRefused(String(reply)) : undefined
}

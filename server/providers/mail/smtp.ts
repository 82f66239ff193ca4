import { type MailProvider, MailRefused } from './mail-provider.ts'
import { smtpOptions } from './smtp-options.ts'

/** Total well below the lease time of a mail. */
const TIMEOUT_MS = 10_000
const READY_TIMEOUT_MS = 3_000

/** The SMTP library is imported on first use, because most installations start without an SMTP server. */
export async function createSmtp({ url, from }: { url: string; from: string }): Promise<MailProvider> {
  const { createTransport } = await import('nodemailer')
  const options = {
    ...smtpOptions(url),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A template's text is never a path or a URL to fetch.
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
          // Passed as objects, so that an address cannot inject a recipient or a header.
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

/**
 * A 5xx reply about the recipient or message is permanent; one about connection or login is for the operator to fix.
 */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return undefined
  const reply = Number(error.responseCode)
  const isAboutTheMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return reply >= 500 && isAboutTheMail ? new MailRefused(String(reply)) : undefined
}

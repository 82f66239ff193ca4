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

/** Enhanced codes of a refused sender or of a policy; many servers tell them only after the recipient. */
const ABOUT_SENDER = /^5\d\d[ -]5\.(1\.[78]|7\.)/

/**
 * Only a refused recipient is permanent. A 5xx reply to the sender, the login or the content is often about us, for instance
 * while the provider suspends our account: these mails are repeated.
 */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return undefined
  const reply = Number(error.responseCode)
  if (reply < 500 || error.command !== 'RCPT TO') return undefined
  const isAboutSender = 'response' in error && ABOUT_SENDER.test(String(error.response))
  return isAboutSender ? undefined : new MailRefused(String(reply))
}

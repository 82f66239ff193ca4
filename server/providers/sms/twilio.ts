import { type SmsProvider, SmsRefused } from './sms-provider.ts'

const TIMEOUT_MS = 10_000
/** Retryable: wrong credentials, which an operator fixes, or temporary conditions. */
const worthRepeating = new Set([401, 403, 404, 408, 425, 429])

/** Any service with Twilio's API: a form with To, From and Body, with basic authentication. */
export function createTwilio({ url, from }: { url: string; from: string }): SmsProvider {
  const { username, password, href } = new URL(url)
  const address = href.replace(/\/\/[^@/]*@/, '//')
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return {
    name: 'twilio',
    async send({ to, text }) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Basic ${login}`, accept: 'application/json' },
        body: new URLSearchParams({ To: `+${to}`, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const isFinal = answer.status >= 400 && answer.status < 500 && !worthRepeating.has(answer.status)
      throw isFinal ? new SmsRefused(answer.status) : new Error(`the SMS service answered ${answer.status}`)
    },
    async check(signal) {
      // Twilio would list messages; the body is not read, because it contains personal data.
      const answer = await fetch(`${address}?PageSize=1`, {
        headers: { authorization: `Basic ${login}` },
        redirect: 'error',
        signal,
      })
      await answer.body?.cancel()
      if (answer.status >= 500) throw new Error(`the SMS service answered ${answer.status}`)
      return answer.status === 401 || answer.status === 403 ? 'refused' : 'ready'
    },
  }
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

interface SmtpOptions {
  url: string
  /** Refuses to send or log in before the connection is encrypted (STARTTLS). */
  requireTLS: boolean
}

/** `smtp://` requires STARTTLS, unless it stays on this machine or the URL says `?tls=off`. */
export function smtpOptions(address: string): SmtpOptions {
  const url = new URL(address)
  const isOff = url.searchParams.get('tls') === 'off'
  url.searchParams.delete('tls')
  return { url: url.href, requireTLS: url.protocol === 'smtp:' && !isOff && !LOOPBACK.test(url.hostname) }
}

import { Secret, TOTP } from 'otpauth'

/** TOTP codes of authenticator apps (RFC 6238): six digits of HMAC-SHA-1 over the current 30-second step. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 }
const SECRET_BYTES = 20
/** Allowed clock drift in steps. */
const STEPS_OFF = 1

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...PARAMETERS, secret, issuer, label: account }).toString()
}

/** Time step of a valid code. The library compares in constant time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library checks the length in characters and compares bytes: digits of another script would make it throw.
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({ ...PARAMETERS, secret })
  const timestamp = now.getTime()
  const stepsOff = totp.validate({ token: code, timestamp, window: STEPS_OFF })
  return stepsOff === null ? undefined : totp.counter({ timestamp }) + stepsOff
}

export function codeOf(secret: string, now: Date): string {
  return new TOTP({ ...PARAMETERS, secret }).generate({ timestamp: now.getTime() })
}

import { Secret, TOTP } from 'otpauth'

/** Codes of authenticator apps (RFC 6238): six digits of HMAC-SHA-1 over the number of the current half minute. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: 30 }
const SECRET_BYTES = 20
/** A telephone's clock may be this many steps off. */
const STEPS_OFF = 1

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  return new TOTP({ ...PARAMETERS, secret, issuer, label: account }).toString()
}

/** The time step whose code this is, if it is one that counts now. The library compares in constant time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  // The library counts characters and compares bytes: digits of another script would make it throw.
  if (!/^\d{6}$/.test(code)) return undefined
  const totp = new TOTP({ ...PARAMETERS, secret })
  const timestamp = now.getTime()
  const stepsOff = totp.validate({ token: code, timestamp, window: STEPS_OFF })
  return stepsOff === null ? undefined : totp.counter({ timestamp }) + stepsOff
}

export function codeOf(secret: string, now: Date): string {
  return new TOTP({ ...PARAMETERS, secret }).generate({ timestamp: now.getTime() })
}

import { type CryptoKey, errors, type JWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { AppError } from '#domain/errors.ts'
import type { Database } from '../db/database.ts'
import type { Claims } from '../db/identity.ts'
import { ALGORITHM, type SigningKey, signingKeyOf } from './signing-key.ts'
import { rotateStoredKeys, storedKeys } from './stored-keys.ts'

const VERIFIED_TOKENS_KEPT = 5000
/** Delay until a process notices that another one has rotated the keys. */
const RELOAD_AFTER_MS = 60_000
const RELOAD_FOR_UNKNOWN_KEY_AFTER_MS = 1000

/** Invalid bearer token, with the reason. */
export class InvalidToken extends Error {
  readonly reason: 'expired' | 'invalid'
  constructor(reason: 'expired' | 'invalid', cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

type VerifiedClaims = Claims & { exp: number }

/**
 * Signing keys of access tokens. Stored in the database, so that every process signs and verifies alike, unless the
 * settings provide them. An unknown key id triggers a reload, at most once a second.
 */
export class SigningKeys {
  readonly #db: Database
  readonly #issuer: string
  readonly #given: readonly JWK[]
  #keys: SigningKey[] = []
  #loadedAt = 0
  #verified = new Map<string, VerifiedClaims>()

  constructor(db: Database, issuer: string, given: readonly JWK[] = []) {
    this.#db = db
    this.#issuer = issuer
    this.#given = given
  }

  async load(): Promise<void> {
    const jwks = this.#given.length > 0 ? this.#given : await storedKeys(this.#db)
    this.#keys = await Promise.all(jwks.map(signingKeyOf))
    this.#verified.clear()
    this.#loadedAt = Date.now()
  }

  async rotate(): Promise<void> {
    if (this.#given.length > 0) return
    await rotateStoredKeys(this.#db)
    await this.load()
  }

  jwks(): { keys: JWK[] } {
    return { keys: this.#keys.map((key) => key.publicJwk) }
  }

  async sign(claims: Claims, lifetime: { issuedAt: number; expiresAt: number }): Promise<string> {
    if (Date.now() - this.#loadedAt > RELOAD_AFTER_MS) await this.load()
    const key = this.#keys[0]
    if (!key) throw new Error('signing keys are not loaded')
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.kid })
      .setIssuer(this.#issuer)
      .setAudience('authenticated')
      .setIssuedAt(lifetime.issuedAt)
      .setExpirationTime(lifetime.expiresAt)
      .sign(key.privateKey)
  }

  /** Claims of a valid token of ours; throws InvalidToken otherwise. */
  async verify(token: string, now: Date): Promise<Claims> {
    const known = this.#verified.get(token)
    if (known) {
      if (known.exp * 1000 > now.getTime()) return known
      this.#verified.delete(token)
      throw new InvalidToken('expired')
    }
    const claims = await this.#verifySignature(token, now)
    if (this.#verified.size >= VERIFIED_TOKENS_KEPT) this.#verified.delete(this.#verified.keys().next().value ?? '')
    this.#verified.set(token, claims)
    return claims
  }

  async #verifySignature(token: string, now: Date): Promise<VerifiedClaims> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.#publicKey(header.kid), {
        algorithms: [ALGORITHM],
        issuer: this.#issuer,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub', 'role', 'session_id'],
        currentDate: now,
      })
      if (!isOurs(payload)) throw new InvalidToken('invalid')
      return payload
    } catch (error) {
      // A failed key lookup does not make the token invalid.
      if (error instanceof InvalidToken || error instanceof AppError) throw error
      throw new InvalidToken(error instanceof errors.JWTExpired ? 'expired' : 'invalid', error)
    }
  }

  async #publicKey(kid: string | undefined): Promise<CryptoKey> {
    const find = () => this.#keys.find((candidate) => candidate.kid === kid)?.publicKey
    const key = find()
    if (key) return key
    if (Date.now() - this.#loadedAt > RELOAD_FOR_UNKNOWN_KEY_AFTER_MS) await this.load()
    const found = find()
    if (!found) throw new InvalidToken('invalid')
    return found
  }
}

function isOurs(payload: JWTPayload): payload is VerifiedClaims {
  return payload.role === 'authenticated'
}

import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Database } from '../db/database.ts'
import type { Claims } from '../db/identity.ts'

const ALGORITHM = 'ES256'
const VERIFIED_TOKENS_KEPT = 5000

interface Key {
  kid: string
  publicJwk: JWK
  privateKey: CryptoKey
  publicKey: CryptoKey
}

/** Why a bearer token was refused. */
export class InvalidToken extends Error {
  readonly reason: 'expired' | 'invalid'
  constructor(reason: 'expired' | 'invalid', cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

/**
 * The keys that sign access tokens. They live in the database, so that every process signs and verifies alike. A token
 * signed by a key not seen yet makes a process look again, at most once a second: another one may have rotated.
 */
export class SigningKeys {
  readonly #db: Database
  readonly #issuer: string
  #keys: Key[] = []
  #loadedAt = 0
  #verified = new Map<string, Claims & { exp: number }>()

  constructor(db: Database, issuer: string) {
    this.#db = db
    this.#issuer = issuer
  }

  async load(): Promise<void> {
    const stored = await this.#db.asService(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtext('auth.signing_keys'))`
      const rows = await sql<
        { private_jwk: JWK }[]
      >`select private_jwk from auth.signing_keys order by retired_at nulls first, created_at desc`
      if (rows.length > 0) return rows.map((row) => row.private_jwk)
      const fresh = await newPrivateJwk()
      await sql`insert into auth.signing_keys (kid, private_jwk) values (${fresh.kid ?? ''}, ${sql.json({ ...fresh })})`
      return [fresh]
    })
    this.#keys = await Promise.all(stored.map(toKey))
    this.#loadedAt = Date.now()
  }

  jwks(): { keys: JWK[] } {
    return { keys: this.#keys.map((key) => key.publicJwk) }
  }

  async sign(claims: Claims, lifetime: { issuedAt: number; expiresAt: number }): Promise<string> {
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

  /** The claims of a token that we signed and that has not expired; throws InvalidToken otherwise. */
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

  async #verifySignature(token: string, now: Date): Promise<Claims & { exp: number }> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.#publicKey(header.kid), {
        algorithms: [ALGORITHM],
        issuer: this.#issuer,
        audience: 'authenticated',
        requiredClaims: ['exp', 'sub', 'role', 'session_id'],
        currentDate: now,
      })
      if (payload.role !== 'authenticated') throw new InvalidToken('invalid')
      return payload as Claims & { exp: number }
    } catch (error) {
      if (error instanceof InvalidToken) throw error
      if (error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED')
        throw new InvalidToken('expired', error)
      if (error instanceof Error && error.name === 'AppError') throw error
      throw new InvalidToken('invalid', error)
    }
  }

  async #publicKey(kid: string | undefined): Promise<CryptoKey> {
    let key = this.#keys.find((candidate) => candidate.kid === kid)
    if (!key && Date.now() - this.#loadedAt > 1000) {
      await this.load()
      key = this.#keys.find((candidate) => candidate.kid === kid)
    }
    if (!key) throw new InvalidToken('invalid')
    return key.publicKey
  }
}

async function newPrivateJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: ALGORITHM, use: 'sig' }
}

async function toKey(privateJwk: JWK): Promise<Key> {
  const { d: _secret, ...shared } = privateJwk
  const publicJwk: JWK = { ...shared, key_ops: ['verify'] }
  return {
    kid: privateJwk.kid ?? '',
    publicJwk,
    privateKey: (await importJWK(privateJwk, ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
  }
}

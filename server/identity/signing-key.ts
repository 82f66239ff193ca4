import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

export const ALGORITHM = 'ES256'

export interface SigningKey {
  kid: string
  publicJwk: JWK
  privateKey: CryptoKey
  publicKey: CryptoKey
}

export async function newPrivateJwk(): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: ALGORITHM, use: 'sig' }
}

export async function signingKeyOf(privateJwk: JWK): Promise<SigningKey> {
  const { kty, crv, x, y, kid = '' } = privateJwk
  const publicJwk: JWK = { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
  return { kid, publicJwk, privateKey: await imported(privateJwk), publicKey: await imported(publicJwk) }
}

async function imported({ kty, crv, x, y, d }: JWK): Promise<CryptoKey> {
  const key = await importJWK({ kty, crv, x, y, d }, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('not a key pair')
  return key
}

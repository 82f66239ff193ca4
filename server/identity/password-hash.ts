import { randomBytes, timingSafeEqual } from 'node:crypto'
import { argon2id, type HashLane } from './argon2-pool.ts'

/** OWASP's recommendation for argon2id. A stored hash contains its own parameters, so these can be raised. */
export const ARGON2_PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16

interface StoredHash {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  tag: Buffer
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, salt, ARGON2_PARAMETERS, 'new')
  const { memory, passes, parallelism } = ARGON2_PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** True if the password matches. Without a stored hash it takes the same time and returns false (timing attack). */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  lane: HashLane = 'check',
): Promise<boolean> {
  const known = stored ? parse(stored) : undefined
  const tag = await derive(password, known?.salt ?? randomBytes(SALT_BYTES), known ?? ARGON2_PARAMETERS, lane)
  return known !== undefined && tag.length === known.tag.length && timingSafeEqual(tag, known.tag)
}

/** Maximum cost of an imported hash. */
const IMPORTED_MAX = { memory: 256 * 1024, passes: 16, parallelism: 16 }

/** True if an imported hash is supported and affordable: it is computed at each sign-in. */
export function isPasswordHash(stored: string): boolean {
  const known = parse(stored)
  return (
    known !== undefined &&
    known.passes >= 1 &&
    known.passes <= IMPORTED_MAX.passes &&
    known.parallelism >= 1 &&
    known.parallelism <= IMPORTED_MAX.parallelism &&
    known.memory >= 8 * known.parallelism &&
    known.memory <= IMPORTED_MAX.memory &&
    known.salt.length >= 8 &&
    known.tag.length === TAG_BYTES
  )
}

async function derive(
  password: string,
  nonce: Uint8Array,
  { memory, passes, parallelism }: Pick<StoredHash, 'memory' | 'passes' | 'parallelism'>,
  lane: HashLane,
): Promise<Uint8Array> {
  const message = password.normalize('NFKC')
  return argon2id({ message, nonce, memory, passes, parallelism, tagLength: TAG_BYTES }, lane)
}

function parse(stored: string): StoredHash | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  if (!match) return undefined
  const [, memory, passes, parallelism, salt = '', tag = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

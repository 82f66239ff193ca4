import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { ARGON2_PARAMETERS } from '#server/identity/password-hash.ts'

/** The bare hash, with as much concurrency as there are sign-ins: prints hashes per second. */
const derive = promisify(argon2)
const [seconds = 5, atOnce = 16] = process.argv.slice(2).map(Number)
const nonce = randomBytes(16)
const started = performance.now()
let done = 0

async function loop(): Promise<void> {
  while (performance.now() - started < seconds * 1000) {
    await derive('argon2id', { message: 'quatre petits mots simples', nonce, tagLength: 32, ...ARGON2_PARAMETERS })
    done += 1
  }
}

await Promise.all(Array.from({ length: atOnce }, loop))
console.log(done / ((performance.now() - started) / 1000))

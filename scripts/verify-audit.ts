import { verifyChain } from '#server/audit/verify-chain.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { command, tell } from './command.ts'
import { withDatabase } from './with-database.ts'

// npm run audit:verify [-- n:hash]: hashes the audit log again; n:hash is an entry that was mailed or logged earlier.
await command(async () => {
  const [number, hash] = (process.argv[2] ?? '').split(':')
  if (process.argv[2] && !(Number(number) > 0 && /^[0-9a-f]{64}$/.test(hash ?? '')))
    throw new CannotStart('Usage: npm run audit:verify [-- number:hash]')
  const known = hash ? { n: Number(number), hash } : undefined
  const verified = await withDatabase((db) => db.asService((sql) => verifyChain(sql, known)))
  if (verified.brokenAt !== null) throw new CannotStart(`The audit log is broken at entry ${verified.brokenAt}.`)
  const pruned = verified.first > 1 ? ` Entries before ${verified.first} were pruned.` : ''
  tell(`The audit log is whole: entries ${verified.first} to ${verified.n}, the last one ${verified.hash}.${pruned}`)
})

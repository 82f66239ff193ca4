import { verifyChain } from '#server/audit/verify-chain.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

// npm run audit:verify [-- n:hash]: verifies the hash chain of the audit log; n:hash is an entry that was mailed or
// logged earlier.
await command(async () => {
  const { words, refusal } = readArguments('audit:verify', { usage: '[<number>:<hash>]', most: 1 })
  const [, number, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(words[0] ?? '') ?? []
  if (words[0] !== undefined && !hash) throw refusal()
  const known = hash ? { n: Number(number), hash } : undefined
  const verified = await withDatabase((db) => db.asService((sql) => verifyChain(sql, known)))
  if (verified.brokenAt !== null) throw new StartupError(`The audit log is broken at entry ${verified.brokenAt}.`)
  if (verified.n === 0) return tell('The audit log is empty.')
  const pruned = verified.first > 1 ? ` Entries before ${verified.first} were pruned.` : ''
  tell(`The audit log is whole: entries ${verified.first} to ${verified.n}, the last one ${verified.hash}.${pruned}`)
})

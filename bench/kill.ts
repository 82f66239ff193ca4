import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ServerProcess } from './resilience/server-process.ts'
import { readMessageIds, SERVICE_KEY, writeMessage } from './resilience/write-message.ts'
import { checkThreshold } from './support/measure.ts'

// 20 × kill -9 during acknowledged writes, every second time of PostgreSQL as well: no acknowledged write may be lost,
// and each start must recover by itself.
const ROUNDS = 20
const WRITERS = 8
const WRITES_BEFORE_KILL = 50

const folder = await mkdtemp(join(tmpdir(), 'mivoix-kill-'))
await chmod(folder, 0o755)
const server = new ServerProcess({ PORT: '4231', DATA_DIR: join(folder, 'data'), SERVICE_KEY })
const acknowledged = new Set<string>()
let slowestStart = 0
try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const took = await server.start()
    if (round > 1) slowestStart = Math.max(slowestStart, took)
    const before = acknowledged.size
    const writers = Array.from({ length: WRITERS }, writeUntilItFails)
    while (acknowledged.size < before + WRITES_BEFORE_KILL) await pause(5)
    await pause(Math.random() * 200)
    if (round % 2 === 0) process.kill(await postmaster(), 'SIGKILL')
    await server.end('SIGKILL')
    await Promise.all(writers)
    console.log(`${round}: ready after ${Math.round(took)} ms, ${acknowledged.size} writes acknowledged so far`)
  }
  await server.start()
  const kept = await readMessageIds(server.address)
  const lost = [...acknowledged].filter((id) => !kept.has(id))
  console.log(`slowest start after a kill: ${Math.round(slowestStart)} ms`)
  checkThreshold(`${ROUNDS} × kill -9, writes acknowledged`, acknowledged.size, {
    atLeast: ROUNDS * WRITES_BEFORE_KILL,
  })
  checkThreshold('of which lost', lost.length, { atMost: 0 })
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}

async function writeUntilItFails(): Promise<void> {
  for (;;) {
    const id = crypto.randomUUID()
    try {
      const answer = await writeMessage(server.address, id)
      if (answer.status === 201) acknowledged.add(id)
      else if (answer.status !== 503) throw new Error(`a write answered ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      // The server was killed, as planned.
      if (error instanceof TypeError) return
      throw error
    }
  }
}

async function postmaster(): Promise<number> {
  return Number((await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

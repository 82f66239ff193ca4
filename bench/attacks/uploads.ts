import { readFileSync } from 'node:fs'
import { hostileFiles } from '../../tests/support/hostile-files.ts'
import { FORM_TYPE, hostileForms } from '../../tests/support/hostile-forms.ts'
import { type Attack, atMost, type Target } from './attack.ts'
import { newAddress, type Person, signUp } from './person.ts'

const PEOPLE = 8
const ROUNDS = 2
const SECONDS_MAX = 1
const MEMORY_MAX_MB = 100
/** With several users at once: bodies of 5 MB are buffered in the server until their turn. */
const FLOOD_MEMORY_MAX_MB = 256
const SAMPLE_EVERY_MS = 10

// Generated in advance: packing a gigabyte blocks this process for seconds, and would count as the server's time.
const files: HostileUpload[] = await Promise.all(
  Object.entries(hostileFiles).map(async ([what, make]) => ({ what, bytes: new Uint8Array(await make()) })),
)
for (const [what, make] of Object.entries(hostileForms))
  files.push({ what, bytes: new TextEncoder().encode(make()), type: FORM_TYPE })

interface HostileUpload {
  what: string
  bytes: Uint8Array<ArrayBuffer>
  /** Content type of a form. */
  type?: string
}

/** Hostile files and forms that are costly to decode: each alone, then all of them from several users at once. */
export const uploads: Attack = async (target) => {
  const [first, ...others] = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(target.address)))
  if (!first) throw new Error('nobody signed up')
  // The child process that opens files starts with the first one.
  await upload(target, first, { bytes: new TextEncoder().encode('GIF89a') })
  const before = memoryOf(target.pid)
  const alone = watchMemory(target.pid)
  let slowest = { what: '', seconds: 0 }
  let stored = 0
  for (const file of files) {
    const startedAt = performance.now()
    if ((await upload(target, first, file)).ok) stored += 1
    const seconds = (performance.now() - startedAt) / 1000
    if (seconds > slowest.seconds) slowest = { what: file.what, seconds }
  }
  const memoryAlone = alone.stop() - before
  const together = watchMemory(target.pid)
  const flood = [first, ...others].map(async (person) => {
    for (let round = 0; round < ROUNDS; round++)
      for (const file of files) if ((await upload(target, person, file)).ok) stored += 1
  })
  await Promise.all(flood)
  return [
    atMost(0, 'uploads: hostile files that were stored', stored, 'files'),
    atMost(SECONDS_MAX, `uploads: the slowest, ${slowest.what}`, slowest.seconds, 's'),
    atMost(MEMORY_MAX_MB, 'uploads: memory of one at a time, more than before', memoryAlone, 'MB'),
    atMost(FLOOD_MEMORY_MAX_MB, `uploads: memory of ${PEOPLE} people at once`, together.stop() - before, 'MB'),
  ]
}

function upload(
  { address }: Target,
  { id, accessToken }: Person,
  { bytes, type = 'application/octet-stream' }: Omit<HostileUpload, 'what'>,
): Promise<Response> {
  const name = crypto.randomUUID()
  return fetch(`${address}/storage/v1/object/avatars/${id}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': type, 'x-forwarded-for': newAddress() },
    body: bytes,
  })
}

function watchMemory(pid: number): { stop(): number } {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, SAMPLE_EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}

/**
 * Memory in megabytes of the server and its child processes, without PostgreSQL. Reads only these: listing all processes
 * took half a processor, which /urgence had to wait for.
 */
function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
  let pages = 0
  for (const one of [pid, ...children]) {
    try {
      const [name = '', rest = ''] = readFileSync(`/proc/${one}/stat`, 'latin1').split(') ')
      if (!name.includes('postgres')) pages += Number(rest.split(' ')[21])
    } catch {
      // The process has ended meanwhile.
    }
  }
  return Math.round((pages * 4096) / 1e6)
}

import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, atMost, type Line, type Target } from './attacks/attack.ts'
import { signUp } from './attacks/person.ts'
import { watchPeople } from './attacks/watch-people.ts'
import { ServerProcess } from './resilience/server-process.ts'
import { SERVICE_KEY } from './resilience/write-message.ts'
import { check } from './support/measure.ts'

// Runs attacks against a server of its own, and measures response times of three normal users during and after each.
const AFTERWARDS_MS = 3000
const PEOPLE = 6
const KILLS = 3
const READY_AGAIN_MAX_MS = 3000
const PUBLISHABLE_KEY = 'sb_publishable_of_the_bench'

const only = process.argv[2]
const loadBefore = loadavg()[0]?.toFixed(1)
const lines: Line[] = []
const folder = await mkdtemp(join(tmpdir(), 'mivoix-attacks-'))
await chmod(folder, 0o755)
const dataFolder = join(folder, 'data')
const server = new ServerProcess({
  PORT: '4236',
  DATA_DIR: dataFolder,
  PUBLISHABLE_KEY,
  SERVICE_KEY,
  DEMO: 'on',
  TRUSTED_PROXIES: '127.0.0.1',
  AUTOMATIC_CONFIRMATION: 'on',
  SIGN_IN_SECURITY_CHECK: 'off',
  SECOND_STEP: 'off',
  REST_REQUESTS_PER_SECOND: '50',
})
try {
  await server.start()
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server.address)))
  for (const [name, attack] of await attacks()) {
    if (only && only !== name) continue
    console.log(name)
    const target: Target = {
      address: server.address,
      pid: server.pid,
      serviceKey: SERVICE_KEY,
      publishableKey: PUBLISHABLE_KEY,
      dataFolder,
    }
    const watch = await watchPeople(target, people)
    lines.push(...(await attack(target).catch((error: unknown) => [didNotRun(name, error)])))
    await pause(AFTERWARDS_MS)
    lines.push(...(await watch.stop()).map((line) => ({ ...line, name: `${name}: ${line.name}` })))
  }
  if (!only || only === 'kill') {
    console.log('kill')
    const took: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      await server.end('SIGKILL')
      took.push(await server.start())
    }
    lines.push(atMost(READY_AGAIN_MAX_MS, 'kill -9: ready again, slowest', Math.round(Math.max(...took)), 'ms'))
  }
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
tell(lines)

/** Prints a table of measurements and thresholds. */
function tell(rows: readonly Line[]): void {
  console.log(
    `\n${cpus().length} processors, load ${loadBefore} before: on a busy machine only counts are to be trusted, not times.`,
  )
  const measured = rows.map(({ value, unit }) => `${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`)
  const nameWidth = Math.max(...rows.map(({ name }) => name.length))
  const valueWidth = Math.max(...measured.map((text) => text.length))
  for (const [place, { name, threshold, isMet }] of rows.entries())
    check(`${name.padEnd(nameWidth)}  ${(measured[place] ?? '').padStart(valueWidth)}  ${threshold}`, isMet)
}

function didNotRun(name: string, error: unknown): Line {
  console.error(error)
  return atMost(0, `${name}: ended with an error`, 1, 'errors')
}

/** Every file of bench/attacks that exports a function under its own name: `rest-flood.ts`, `restFlood`. */
async function attacks(): Promise<[string, Attack][]> {
  const names = (await readdir(new URL('attacks', import.meta.url)))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
  const found: [string, Attack][] = []
  for (const name of names) {
    const module: Record<string, unknown> = await import(`./attacks/${name}.ts`)
    const attack = module[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
    if (typeof attack === 'function' && name !== 'watch-people') found.push([name, attack as Attack])
  }
  return found
}

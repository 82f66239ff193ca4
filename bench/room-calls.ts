import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, expect } from '@playwright/test'
import { findChromium } from '../scripts/find-chromium.mjs'
import { databaseIn } from '../tests/support/browser/room-journey.ts'
import { freePort } from '../tests/support/servers/free-port.ts'
import { startOwnServer } from '../tests/support/servers/own-server.ts'
import { barePair } from './room/bare-pair.ts'
import { longestFreeze, lostSound, nextFrameAfter, watchedCall } from './room/watched-call.ts'
import { check, checkThreshold, quantile } from './support/measure.ts'

// Real calls between two Chromium contexts on one machine: time to first frame, direct and through the relay, and the
// effect of network and server outages. On a busy machine the times mean little.
const CALLS = Number(process.argv.find((argument) => argument.startsWith('--calls='))?.slice(8) ?? 10)
const thresholds = {
  firstFrameMs: { direct: 700, relay: 900 },
  timesBarePair: 4,
  outageMs: { 5: 3000, 20: 6000 },
  frozenMs: 1000,
  rejoinMs: 2000,
}

const port = await freePort()
const address = `http://localhost:${port}`
const server = await startOwnServer(port, { TRUSTED_PROXIES: '127.0.0.1,::1' })
const sql = await databaseIn(server.dataFolder)
// One browser each: two people do not share a camera, and a shared fake one pauses for seconds now and then.
const browsers = { patient: await launch(), practitioner: await launch() }
try {
  await firstFrames('direct')
  await firstFrames('relay')
  await outage(5)
  await outage(20)
  await killedServer()
} finally {
  await browsers.patient.close()
  await browsers.practitioner.close()
  await sql.end()
  await server.stop()
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      // Debian's headless shell crashes when a page uses it.
      '--disable-blink-features=OnDeviceWebSpeechAvailable',
    ],
  })
}

async function firstFrames(way: 'direct' | 'relay'): Promise<void> {
  const isRelay = way === 'relay'
  const [rooms, pairs]: [number[], number[]] = [[], []]
  for (let n = 0; n < CALLS; n++) {
    const call = await newCall(way)
    rooms.push(call.firstFrameMs)
    await call.patient.goto('/session/none')
    pairs.push(await barePair(call.patient, isRelay ? call.iceServers : [], isRelay))
    await call.close()
  }
  const [room, pair] = [quantile(rooms, 0.95), quantile(pairs, 0.95)]
  console.log(`${way}: median ${quantile(rooms, 0.5)} ms, of a bare pair ${quantile(pairs, 0.5).toFixed(0)} ms`)
  console.log(`${way}, each call: ${rooms.join(', ')} ms`)
  checkThreshold(`first frame, ${way}, 95 % of ${CALLS} calls within, ms`, room, {
    atMost: thresholds.firstFrameMs[way],
  })
  checkThreshold(`first frame, ${way}, times that of a bare pair`, room / pair, { atMost: thresholds.timesBarePair })
}

/** Pauses the relay, like a network outage: packets are dropped, not refused. */
async function outage(seconds: 5 | 20): Promise<void> {
  const call = await newCall('relay')
  const relay = await relayProcess()
  process.kill(relay, 'SIGSTOP')
  try {
    await pause(seconds * 1000)
  } finally {
    process.kill(relay, 'SIGCONT')
  }
  const healedAt = Date.now()
  const back = await Promise.all([call.patient, call.practitioner].map((page) => nextFrameAfter(page, healedAt)))
  checkThreshold(`outage of ${seconds} s, both see each other again after, ms`, Math.max(...back), {
    atMost: thresholds.outageMs[seconds],
  })
  await call.close()
}

async function killedServer(): Promise<void> {
  const call = await newCall('direct')
  const pages = [call.patient, call.practitioner]
  await pause(1000)
  const lostBefore = await Promise.all(pages.map(lostSound))
  const from = Date.now()
  const rejoined = Promise.all(
    pages.map(
      (page) =>
        new Promise<number>((resolve) => {
          page.on('websocket', (socket) =>
            socket.on('framereceived', ({ payload }) => {
              const text = payload.toString()
              if (text.includes('realtime:session:') && text.includes('"status":"ok"')) resolve(Date.now())
            }),
          )
        }),
    ),
  )
  await server.kill()
  await call.practitioner.getByRole('button', { name: 'Messages' }).click()
  await call.practitioner.getByLabel('Votre message').fill('Vous m’entendez toujours ?')
  await call.practitioner.keyboard.press('Enter')
  await expect(call.patient.getByRole('button', { name: 'Nouveau message' })).toBeVisible()
  check('server killed: the chat goes on', true)
  await pause(Math.max(0, 10_000 - (Date.now() - from)))
  await server.startAgain()
  const readyAt = Date.now()
  const backAt = Math.max(...(await rejoined))
  const freezes = await Promise.all(pages.map((page) => longestFreeze(page, from, Date.now())))
  const lostAfter = await Promise.all(pages.map(lostSound))
  checkThreshold('server killed for 10 s: longest freeze, ms', Math.max(...freezes), { atMost: thresholds.frozenMs })
  checkThreshold('server killed for 10 s: packets of sound lost', sum(lostAfter) - sum(lostBefore), { atMost: 0 })
  checkThreshold('server killed for 10 s: rejoined after it is ready, ms', Math.max(0, backAt - readyAt), {
    atMost: thresholds.rejoinMs,
  })
  await call.close()
}

async function newCall(way: 'direct' | 'relay') {
  return watchedCall(browsers, { sql, address, ...(way === 'relay' && { pseudonym: 'Rivière' }) })
}

/** The embedded relay is the only child process of the server that is not PostgreSQL. */
async function relayProcess(): Promise<number> {
  const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  for (const child of children.trim().split(' ')) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8')
    if (command.includes('embedded-relay')) return Number(child)
  }
  throw new Error('the server has no relay')
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

import { type Browser, expect, type Page } from '@playwright/test'
import type { Sql } from '#server/db/postgres.ts'
import { inOwnBrowser, joinRoom, newRoom } from '../../tests/support/browser/room-journey.ts'

/** Recorded in each page by `keepWatch`. */
interface Watch {
  connections: RTCPeerConnection[]
  admittedAt: number
  firstFrameAt: number
  frames: { at: number; count: number }[]
}
declare global {
  interface Window {
    watch: Watch
  }
}

interface WatchedCall {
  patient: Page
  practitioner: Page
  iceServers: RTCIceServer[]
  /** From « Faire entrer » to the first frame on the later of the two screens, in milliseconds. */
  firstFrameMs: number
  close(): Promise<void>
}

/** Both parties join a new room from their own browsers, until each sees the other. */
export async function watchedCall(
  browsers: { patient: Browser; practitioner: Browser },
  { sql, address, pseudonym }: { sql: Sql; address: string; pseudonym?: string },
): Promise<WatchedCall> {
  const id = await newRoom(sql, pseudonym ? { pseudonym } : {})
  const patient = await inOwnBrowser(browsers.patient, address, 'patient')
  const practitioner = await inOwnBrowser(browsers.practitioner, address, 'student')
  const pages = [patient, practitioner]
  const entrance = patient.waitForResponse(/functions\/v1\/enter-room/)
  for (const page of pages) {
    await page.addInitScript(keepWatch)
    await page.goto(`/session/${id}`)
    await joinRoom(page)
  }
  await practitioner.getByRole('button', { name: 'Faire entrer' }).click()
  for (const page of pages)
    await expect.poll(() => page.evaluate(() => window.watch.firstFrameAt), { timeout: 30_000 }).toBeGreaterThan(0)
  const seenAt = await Promise.all(pages.map((page) => page.evaluate(() => window.watch.firstFrameAt)))
  const admittedAt = await practitioner.evaluate(() => window.watch.admittedAt)
  return {
    patient,
    practitioner,
    iceServers: ((await (await entrance).json()) as { iceServers: RTCIceServer[] }).iceServers,
    firstFrameMs: Math.max(...seenAt) - admittedAt,
    close: async () => {
      for (const page of pages) await page.context().close()
    },
  }
}

/** Milliseconds from an instant until more frames are shown. */
export async function nextFrameAfter(page: Page, since: number): Promise<number> {
  const find = () =>
    page.evaluate((instant) => {
      const { frames } = window.watch
      const before = frames.findLast(({ at }) => at <= instant)?.count ?? 0
      return frames.find(({ at, count }) => at > instant && count > before)?.at ?? 0
    }, since)
  await expect.poll(find, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(0)
  return (await find()) - since
}

/** Longest time without a new frame between two instants, in milliseconds. */
export function longestFreeze(page: Page, from: number, until: number): Promise<number> {
  return page.evaluate(
    ([start = 0, end = 0]) => {
      const shown = window.watch.frames.filter(
        ({ at, count }, n, all) => at >= start && at <= end && count !== all[n - 1]?.count,
      )
      const instants = [start, ...shown.map(({ at }) => at), end]
      return Math.max(...instants.slice(1).map((at, n) => at - (instants[n] ?? at)))
    },
    [from, until],
  )
}

/** Lost audio packets received by a page since its call began. */
export function lostSound(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let lost = 0
    for (const connection of window.watch.connections)
      (await connection.getStats()).forEach((entry: { type: string; kind?: string; packetsLost?: number }) => {
        if (entry.type === 'inbound-rtp' && entry.kind === 'audio') lost += entry.packetsLost ?? 0
      })
    return lost
  })
}

/** Init script of the page: records connections, the click that admits the patient, and each frame shown. */
function keepWatch() {
  const watch: Watch = { connections: [], admittedAt: 0, firstFrameAt: 0, frames: [] }
  window.watch = watch
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct(target, given: [RTCConfiguration?]) {
      const connection = new target(...given)
      watch.connections.push(connection)
      return connection
    },
  })
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button')?.textContent?.includes('Faire entrer'))
        watch.admittedAt = Date.now()
    },
    true,
  )
  let known: HTMLVideoElement | null = null
  setInterval(() => {
    const video = document.querySelector<HTMLVideoElement>('video[data-connected]')
    if (!video) return
    if (video !== known) {
      known = video
      video.requestVideoFrameCallback(() => {
        watch.firstFrameAt ||= Date.now()
      })
    }
    watch.frames.push({ at: Date.now(), count: video.getVideoPlaybackQuality().totalVideoFrames })
  }, 20)
}

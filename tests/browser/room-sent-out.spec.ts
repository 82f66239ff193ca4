import type { Page } from '@playwright/test'
import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { expect, test } from '../support/browser/browser.ts'
import { callAs, joinRoom, newRoom } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

declare global {
  interface Window {
    connections?: RTCPeerConnection[]
  }
}

/** Init script: keeps every connection of the page, so that a test can count what flows. */
function keepConnections() {
  window.connections = []
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
    construct(target, parameters) {
      const connection = new target(...(parameters as [RTCConfiguration]))
      window.connections?.push(connection)
      return connection
    },
  })
}

const connectedIn = (page: Page) =>
  page.evaluate(() => window.connections?.filter(({ connectionState }) => connectionState === 'connected').length)

/** Packets of sound and picture that a page has received. */
const receivedIn = (page: Page) =>
  page.evaluate(async () => {
    let packets = 0
    for (const connection of window.connections ?? [])
      if (connection.connectionState !== 'closed')
        for (const report of (await connection.getStats()).values())
          if (report.type === 'inbound-rtp') packets += report.packetsReceived as number
    return packets
  })

/** The page's network to the server, which a test can mute in both directions: nothing is closed, nothing arrives. */
async function mutable(page: Page) {
  let isSocketMute = false
  let isDead = false
  await page.context().routeWebSocket(/\/realtime\/v1\//, (route) => {
    const server = route.connectToServer()
    route.onMessage((message) => void (isSocketMute || server.send(message)))
    server.onMessage((message) => void (isSocketMute || route.send(message)))
  })
  await page.context().route('**/functions/v1/**', (route) => (isDead ? route.abort() : route.continue()))
  return {
    muteSocket: () => {
      isSocketMute = true
    },
    die: () => {
      isSocketMute = true
      isDead = true
    },
    revive: () => {
      isSocketMute = false
      isDead = false
    },
  }
}

const picturesOf = (page: Page) => page.locator('video[data-connected=true]')

test('who is sent out sees and hears nothing more, although their network to the server is dead @desktop', async () => {
  const id = await newRoom(shared.sql)
  const idOf = (type: 'student' | 'therapist') =>
    shared.sql`(select id from auth.users where email = ${demoAccounts[type].email})`
  await shared.sql`
    insert into supervision_calls (appointment_id, student_id, supervisor_id, kind, asked_at, answer, answered_at, agreed_at)
    values (${id}, ${idOf('student')}, ${idOf('therapist')}, 'advice', now(), 'coming', now(), now())`
  const [student, patient, supervisor] = await Promise.all([
    shared.openAs('student'),
    shared.openAs('patient'),
    shared.openAs('therapist'),
  ])
  for (const page of [student, patient, supervisor]) await page.addInitScript(keepConnections)
  const studentsLine = await mutable(student)
  const supervisorsLine = await mutable(supervisor)
  for (const page of [student, patient]) {
    await page.goto(`/session/${id}`)
    await joinRoom(page)
  }
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await supervisor.goto(`/session/${id}`)
  await joinRoom(supervisor)
  for (const page of [patient, student, supervisor]) await expect(picturesOf(page)).toHaveCount(2, { timeout: 60_000 })

  // The student's browser hears no event either: it learns by asking again.
  studentsLine.muteSocket()
  supervisorsLine.die()
  await patient.getByRole('button', { name: 'Demander à Hélène Girard de sortir' }).click()
  await expect(patient.getByText('C’est fait : Hélène Girard ne vous voit plus et ne vous entend plus.')).toBeVisible({
    timeout: 3000,
  })
  await expect.poll(() => connectedIn(patient)).toBe(1)
  await expect.poll(() => connectedIn(student)).toBe(1)
  await expect(student.getByText('Hélène Girard n’est plus dans la séance.')).toBeVisible()
  for (const page of [patient, student]) {
    await expect(page.locator('video[aria-label^="Image de"]')).toHaveCount(1)
    await expect(picturesOf(page)).toHaveCount(1)
    await expect(page.getByText('Connexion…')).toHaveCount(0)
    await expect(page.getByText(/a perdu la connexion/)).toHaveCount(0)
  }
  await expect(supervisor.getByRole('heading', { name: 'Vous n’êtes plus dans cette séance.' })).toBeVisible()
  const before = await receivedIn(supervisor)
  await supervisor.getByRole('button', { name: 'Revenir' }).click()
  // The two others still hear each other, and the third page received nothing meanwhile.
  const heard = await receivedIn(patient)
  await expect.poll(() => receivedIn(patient)).toBeGreaterThan(heard + 50)
  expect(await receivedIn(supervisor)).toBeLessThanOrEqual(before)
  for (const page of [patient, student]) expect(await connectedIn(page)).toBe(1)

  await test.step('back online they read why, and may be let in again', async () => {
    supervisorsLine.revive()
    await supervisor.reload()
    await expect(supervisor.getByRole('heading', { name: /préfère continuer sans autre présence/ })).toBeVisible()
    const [call] = await shared.sql<{ id: string }[]>`select id from supervision_calls where appointment_id = ${id}`
    await callAs(patient, 'agree-to-supervisor', { callId: call?.id, agrees: true })
    studentsLine.revive()
    await joinRoom(supervisor)
    await expect(picturesOf(patient)).toHaveCount(2, { timeout: 60_000 })
    await expect(picturesOf(student)).toHaveCount(2, { timeout: 60_000 })
    await expect(patient.getByText(/^C’est fait/)).toHaveCount(0)
  })
})

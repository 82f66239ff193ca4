import { createHash, randomBytes } from 'node:crypto'
import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, test } from '../support/browser/browser.ts'
import { hideTab, showTab } from '../support/browser/fake-devices.ts'
import { expectPicture, joinRoom, newRoom, PHONE } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

/** Link for a second person, as the patient gets it. */
async function invite(id: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await shared.sql`insert into app.room_invitations (appointment_id, guest_name, token_hash) values (${id}, 'Sacha', ${hash})`
  return `/session/${id}#invitation=${token}`
}

/** Live connections of a page to the server, which a test can cut. */
async function cuttable(page: Page) {
  const open: WebSocketRoute[] = []
  await page.context().routeWebSocket(/\/realtime\/v1\//, (route) => {
    route.connectToServer()
    open.push(route)
  })
  return {
    count: () => open.length,
    cut: async () => {
      for (const route of open.splice(0)) await route.close({ code: 1011 })
    },
  }
}

test('the second person stays in after another tab, a lost line, a sleep and « Reprendre ici » @desktop', async () => {
  const id = await newRoom(shared.sql, { type: 'couple' })
  const link = await invite(id)
  const student = await shared.openAs('student')
  await student.goto(`/session/${id}`)
  await joinRoom(student)
  const patient = await shared.openAs('patient')
  await patient.goto(`/session/${id}`)
  await joinRoom(patient)
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expectPicture(student)

  const guest = await shared.openSignedOut(PHONE)
  const line = await cuttable(guest)
  await guest.goto(link)
  await joinRoom(guest)
  const isIn = async (page: Page) => {
    await expect(page.locator('video[data-connected=true]')).toHaveCount(2, { timeout: 60_000 })
    await expect(page.getByRole('button', { name: /Reprendre ici|Revenir/ })).toHaveCount(0)
    // The server knows them too.
    await expect
      .poll(
        async () =>
          (
            await shared.sql`
        select from app.room_stays where appointment_id = ${id} and party = 'guest' and left_at is null`
          ).count,
      )
      .toBe(1)
  }
  const rejoined = async () => {
    await line.cut()
    await expect.poll(line.count, { timeout: 20_000 }).toBe(1)
  }
  await isIn(guest)

  await test.step('looks at another tab', async () => {
    await guest.evaluate(hideTab)
    await guest.evaluate(showTab)
    await isIn(guest)
  })
  await test.step('loses the line', async () => {
    await rejoined()
    await isIn(guest)
  })
  await test.step('sleeps, and loses the line asleep', async () => {
    await guest.evaluate(hideTab)
    await rejoined()
    await guest.evaluate(showTab)
    await isIn(guest)
  })
  await test.step('goes on in a second tab, and comes back', async () => {
    const second = await guest.context().newPage()
    await second.goto(link)
    await joinRoom(second)
    await expect(guest.getByRole('heading', { name: 'Votre séance est ouverte dans un autre onglet.' })).toBeVisible()
    await isIn(second)
    await guest.getByRole('button', { name: 'Reprendre ici' }).click()
    await isIn(guest)
    await second.close()
    await isIn(guest)
  })
  await test.step('hears the others afterwards', async () => {
    await student.getByRole('button', { name: 'Messages' }).click()
    await student.getByLabel('Votre message').fill('Vous nous entendez ?')
    await student.keyboard.press('Enter')
    await guest.getByRole('button', { name: 'Messages, nouveau message' }).click()
    await expect(guest.getByText('Vous nous entendez ?')).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { joinRoom, newRoom, PHONE } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

declare global {
  interface Window {
    notesPlayed?: number
  }
}

/** Init script: counts the notes that the page plays. */
function countNotes() {
  const start: (this: OscillatorNode, when?: number) => void = Reflect.get(OscillatorNode.prototype, 'start')
  window.notesPlayed = 0
  OscillatorNode.prototype.start = function count(...parameters) {
    window.notesPlayed = (window.notesPlayed ?? 0) + 1
    return start.apply(this, parameters)
  }
}

const notesIn = (page: Page) => page.evaluate(() => window.notesPlayed)

test('on a phone a practitioner sees and hears that a message has come @desktop', async () => {
  const id = await newRoom(shared.sql)
  const student = await shared.openAs('student', PHONE)
  await student.addInitScript(countNotes)
  const patient = await shared.openAs('patient')
  for (const page of [student, patient]) {
    await page.goto(`/session/${id}`)
    await joinRoom(page)
  }
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expect(patient.locator('video[data-connected=true]')).toHaveCount(1, { timeout: 60_000 })
  await patient.getByRole('button', { name: 'Messages' }).click()
  const say = async (text: string) => {
    await patient.getByLabel('Votre message').fill(text)
    await patient.keyboard.press('Enter')
  }
  const more = student.getByRole('button', { name: 'Plus', exact: true })
  const moreWithNews = student.getByRole('button', { name: 'Plus, nouveau message' })
  await expect(more).toBeVisible()
  const arrival = (await notesIn(student)) ?? 0

  await say('Quelqu’un est entré dans la pièce, je ne peux plus parler à voix haute. Je vous écris.')
  const preview = student.getByRole('button', { name: /^Camille\s: Quelqu’un est entré/ })
  await expect(preview).toBeVisible()
  await expect(moreWithNews).toBeVisible()
  await expect.poll(() => notesIn(student)).toBe(arrival + 1)
  await expectAccessible(student)
  await student.screenshot({ path: test.info().outputPath('new-message-phone.png') })
  // One line, above the bar, with all of its buttons on the screen.
  const [box, bar] = [await preview.boundingBox(), await moreWithNews.boundingBox()]
  const hide = await student.getByRole('button', { name: 'Masquer l’aperçu du message' }).boundingBox()
  expect((hide?.x ?? 0) + (hide?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
  expect(box?.height).toBeLessThan(60)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  await preview.click()
  await expect(student.getByRole('list', { name: 'Messages de la séance' })).toContainText('Je vous écris.')
  await say('Vous m’entendez ?')
  await expect(student.getByRole('list', { name: 'Messages de la séance' })).toContainText('Vous m’entendez ?')
  expect(await notesIn(student)).toBe(arrival + 1)
  await student.keyboard.press('Escape')
  await expect(more).toBeVisible()
  await expect(preview).toHaveCount(0)

  await test.step('a hidden preview stays unread, and the menu says where it is', async () => {
    await say('Il est reparti.')
    await student.getByRole('button', { name: 'Masquer l’aperçu du message' }).click()
    await expect(student.getByText('Il est reparti.')).toHaveCount(0)
    await moreWithNews.click()
    await student.getByRole('button', { name: /^Messages\s*Nouveau message$/ }).click()
    await expect(student.getByText('Il est reparti.')).toBeVisible()
    await student.keyboard.press('Escape')
  })

  await test.step('the sound can be turned off, for the next time too', async () => {
    await more.click()
    await student.getByRole('button', { name: /^Réglages/ }).click()
    await student.getByRole('switch', { name: /^Sons de la salle/ }).click()
    await student.keyboard.press('Escape')
    const before = await notesIn(student)
    await say('Je reprends la parole.')
    await expect(student.getByRole('button', { name: /^Camille\s: Je reprends la parole/ })).toBeVisible()
    expect(await notesIn(student)).toBe(before)
    expect(await student.evaluate(() => localStorage.getItem('mivoix-room-sounds'))).toBe('off')
  })

  await test.step('the patient sees it too, on the button itself', async () => {
    await patient.keyboard.press('Escape')
    await student.getByRole('button', { name: /^Camille\s: Je reprends la parole/ }).click()
    await student.getByLabel('Votre message').fill('Je suis là.')
    await student.keyboard.press('Enter')
    await expect(patient.getByRole('button', { name: 'Messages, nouveau message' })).toBeVisible()
    await expect(patient.getByRole('button', { name: /^Inès L\.\s: Je suis là\./ })).toBeVisible()
  })
})

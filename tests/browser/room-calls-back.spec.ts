import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { hideTab, showTab } from '../support/browser/fake-devices.ts'
import { joinRoom, newRoom } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

declare global {
  interface Window {
    tunesPlayed?: number
    notifications?: string[]
  }
}

/** Init script: records sounds, and notifications that the person allows when asked. */
function recordSigns() {
  window.tunesPlayed = 0
  window.notifications = []
  window.AudioContext = class extends AudioContext {
    override createGain() {
      window.tunesPlayed = (window.tunesPlayed ?? 0) + 1
      return super.createGain()
    }
  }
  class FakeNotification extends EventTarget {
    static permission = 'default'
    static requestPermission = async () => {
      FakeNotification.permission = 'granted'
      return 'granted'
    }
    constructor(title: string, { body = '' } = {}) {
      super()
      window.notifications?.push(`${title} : ${body}`)
    }
    close() {}
  }
  Object.assign(window, { Notification: FakeNotification })
}

const signsIn = (page: Page) =>
  page.evaluate(() => ({ tunes: window.tunesPlayed, notifications: window.notifications }))

test('who looks elsewhere is called back by the title, a sound and, if wanted, a notification @desktop', async () => {
  const id = await newRoom(shared.sql)
  const student = await shared.openAs('student')
  const patient = await shared.openAs('patient')
  for (const page of [student, patient]) await page.addInitScript(recordSigns)
  await student.goto(`/session/${id}`)
  await joinRoom(student)
  const title = await student.title()

  await test.step('notifications are off until they are turned on', async () => {
    await student.getByRole('button', { name: 'Réglages' }).click()
    const choice = student.getByRole('switch', { name: /^Notifications/ })
    await expect(choice).not.toBeChecked()
    await choice.click()
    await expect(choice).toBeChecked()
    await expectAccessible(student)
    await student.keyboard.press('Escape')
  })

  await student.evaluate(hideTab)
  await patient.goto(`/session/${id}`)
  await joinRoom(patient)
  await expect(student).toHaveTitle('● Camille attend')
  await expect.poll(() => signsIn(student)).toEqual({ tunes: 1, notifications: ['Mivoix : Quelqu’un vous attend.'] })
  await expect(patient).toHaveTitle('● Inès L. est là')

  await patient.evaluate(hideTab)
  const heard = (await signsIn(patient)).tunes ?? 0
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expect(patient).toHaveTitle('● Inès L. vous fait entrer')
  await expect.poll(() => signsIn(patient)).toEqual({ tunes: heard + 1, notifications: [] })
  await patient.evaluate(showTab)
  await expect(patient).toHaveTitle(title)
  await expect(student).toHaveTitle(title)

  await expect(patient.locator('video[data-connected=true]')).toHaveCount(1, { timeout: 60_000 })
  await patient.getByRole('button', { name: 'Messages' }).click()
  await patient.getByLabel('Votre message').fill('Vous êtes là ?')
  await patient.keyboard.press('Enter')
  await expect(student).toHaveTitle('● Camille vous écrit')
  await expect
    .poll(() => signsIn(student))
    .toEqual({ tunes: 2, notifications: ['Mivoix : Quelqu’un vous attend.', 'Mivoix : Un message vous attend.'] })
  await student.getByRole('button', { name: /^Camille\s: Vous êtes là/ }).click()
  // Open, but in a tab that nobody sees: read once it is looked at.
  await expect(student).toHaveTitle('● Camille vous écrit')
  await student.evaluate(showTab)
  await expect(student).toHaveTitle(title)
})

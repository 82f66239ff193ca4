import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { expect, expectAccessible, test } from '../../support/browser/browser.ts'
import { callAs, expectPicture, joinRoom, newRoom, PHONE } from '../../support/browser/room-journey.ts'
import { roomServer } from '../../support/servers/room-server.ts'

const shared = roomServer()

/** Init script: keeps every track that the page opens, to see later whether it has stopped. */
function keepTracks() {
  const tracks: MediaStreamTrack[] = []
  Object.assign(window, { openedTracks: tracks })
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints)
    tracks.push(...stream.getTracks())
    return stream
  }
}
const openTracks = () =>
  (window as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.filter(
    ({ readyState }) => readyState === 'live',
  ).length

test('a patient whose practitioner is suspended in mid-call is told why, with the numbers to call @desktop', async () => {
  const id = await newRoom(shared.sql, { startsInMinutes: -5 })
  const student = await shared.openAs('student')
  const patient = await shared.openAs('patient', PHONE)
  await patient.addInitScript(keepTracks)
  for (const page of [student, patient]) {
    await page.goto(`/session/${id}`)
    await joinRoom(page)
  }
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expectPicture(patient)
  expect(await patient.evaluate(openTracks)).toBeGreaterThan(0)

  const admin = await shared.openAs('admin')
  const [person] = await shared.sql<{ id: string }[]>`
    select id from auth.users where email = ${demoAccounts.student.email}`
  await callAs(admin, 'suspend-practitioner', { personId: person?.id, reason: 'Une plainte grave.' })

  await expect(patient.getByRole('heading', { name: 'Votre séance s’est arrêtée.' })).toBeVisible({ timeout: 3000 })
  await expect(patient.getByRole('alert')).toContainText('Vous n’y êtes pour rien.')
  await expect(patient.getByText(/^Vos 29,99.€ vous sont rendus/)).toBeVisible()
  const help = patient.getByRole('complementary', { name: 'Parler à quelqu’un maintenant' })
  await expect(help.getByRole('link', { name: '3114' })).toHaveAttribute('href', 'tel:3114')
  expect(await patient.evaluate(openTracks)).toBe(0)
  await expect(patient.locator('video')).toHaveCount(0)
  await expectAccessible(patient)
  await patient.screenshot({ path: test.info().outputPath('patient.png') })
  // They may still say what happened.
  await patient.getByRole('button', { name: 'Signaler un problème' }).click()
  await expect(patient.getByRole('dialog')).toBeVisible()

  await expect(student.getByText(/^Vous ne pouvez pas recevoir pour le moment/)).toBeVisible()
  await expect(student.locator('video')).toHaveCount(0)
  await student.screenshot({ path: test.info().outputPath('student.png') })
  await student.reload()
  await expect(student.getByText(/^Vous ne pouvez pas recevoir pour le moment/)).toBeVisible()
})

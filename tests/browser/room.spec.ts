import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import {
  hideTab,
  keepMicrophones,
  occupyCamera,
  recogniseSpeech,
  releaseCamera,
  unplugMicrophone,
} from '../support/browser/fake-devices.ts'
import { DESKTOP, expectPicture, joinRoom, newRoom, PHONE } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

/** Size of the room's own code, compressed, beyond the bundle of every signed-in page; the blur is loaded on demand. */
const ROOM_CODE_MAX_BYTES = 60 * 1024

const words = (page: Page) => page.locator('[data-code-words]').innerText()

test('a whole consultation under a pseudonym, from the dashboard to the rating, through the relay alone @desktop', async () => {
  const id = await newRoom(shared.sql, { pseudonym: 'Rivière' })
  const patient = await shared.openAs('patient', PHONE)
  const student = await shared.openAs('student', DESKTOP)
  await student.addInitScript(recogniseSpeech)
  const frames: string[] = []
  for (const page of [patient, student])
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(payload.toString())))

  await patient.goto('/patient/dashboard')
  await patient.getByRole('link', { name: 'Rejoindre' }).first().click()
  await expect(patient).toHaveURL(`${shared.base}/session/${id}`)
  await expect(patient.getByText('Rien n’est envoyé avant que vous ne rejoigniez.')).toBeVisible()
  await expectAccessible(patient)
  await patient.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(patient.getByText('Réseau vérifié : l’appel peut passer.')).toBeVisible()
  await expect(patient.getByRole('radio', { name: 'Visage flouté' })).toBeChecked()
  await expect(patient.getByText('Votre adresse réseau lui reste cachée.')).toBeVisible()
  await expectAccessible(patient)
  await patient.getByRole('button', { name: 'Rejoindre la séance' }).click()
  await expect(patient.getByRole('heading', { name: /vous rejoint/ })).toBeVisible()
  await expectAccessible(patient)

  await student.goto(`/session/${id}`)
  await student.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expectAccessible(student)
  await student.getByRole('button', { name: 'Rejoindre la séance' }).click()
  await expect(student.getByRole('heading', { name: 'Rivière attend' })).toBeVisible()
  await expectAccessible(student)
  await student.getByRole('button', { name: 'Faire entrer' }).click()

  await expectPicture(patient)
  await expectPicture(student)
  await expectAccessible(patient)
  await expectAccessible(student)
  const candidates = frames.filter((frame) => frame.includes('"candidate"'))
  expect(candidates.length).toBeGreaterThan(0)
  expect(candidates.filter((frame) => !frame.includes('typ relay'))).toEqual([])

  await student.getByRole('button', { name: 'Vérifier' }).click()
  await patient.getByRole('button', { name: 'Plus' }).click()
  await expectAccessible(patient)
  await patient.getByRole('button', { name: /Vérifier l’appel/ }).click()
  await expect(student.locator('[data-code-words]')).toBeVisible()
  expect(await words(patient)).toBe(await words(student))
  await patient.keyboard.press('Escape')

  await student.getByRole('button', { name: 'Sous-titres' }).click()
  await expect(student.getByText('entendu : audio true')).toBeVisible()
  await student.evaluate(() => window.failRecognition?.('no-speech'))
  await expect(student.getByText('entendu : audio true')).toBeVisible()
  await student.evaluate(() => window.failRecognition?.('language-not-supported'))
  await expect(student.getByText('entendu : audio true')).toHaveCount(0)
  await expect(student.getByRole('button', { name: 'Sous-titres' })).toHaveCount(0)

  await student.getByRole('button', { name: 'Messages' }).click()
  await student.getByLabel('Votre message').fill('Prenez le temps qu’il vous faut.')
  await student.keyboard.press('Enter')
  await patient.getByRole('button', { name: 'Messages, nouveau message' }).click()
  await expect(patient.getByText('Prenez le temps qu’il vous faut.')).toBeVisible()
  await expectAccessible(patient)
  await patient.keyboard.press('Escape')
  await student.getByRole('button', { name: 'Urgence' }).click()
  await expect(student.getByText('Le patient ne voit pas ce panneau.')).toBeVisible()
  await expectAccessible(student)

  await patient.getByRole('button', { name: 'Terminer' }).click()
  await patient.getByRole('dialog').getByRole('button', { name: 'Terminer' }).click()
  await expect(patient).toHaveURL(`${shared.base}/session-summary?appointment=${id}`)
  await expect(student.getByRole('heading', { name: 'Cette séance est terminée.' })).toBeVisible()
  await expect(patient.getByRole('heading', { name: /senti·e écouté·e/ })).toBeVisible()
  await patient
    .getByRole('group', { name: /senti·e écouté·e/ })
    .getByRole('radio', { name: 'Très bien' })
    .click()
  await patient.getByRole('button', { name: 'Envoyer' }).click()
  await expect(patient.getByText('Merci. Vous pouvez changer d’avis')).toBeVisible()
  await expectAccessible(patient)

  await student.getByRole('button', { name: 'Écrire mes notes' }).click()
  await student.getByLabel('Observations').fill('Calme, dort mieux.')
  await expect(student.getByText(/^Enregistré à/)).toBeVisible()
  await student.getByLabel('Ce que vous partagez').fill('Nous avons parlé de vos soirées.')
  await student.getByRole('button', { name: /^Partager avec/ }).click()
  await expect(student.getByText(/^Partagé le/)).toBeVisible()
  await expectAccessible(student)
  await patient.reload()
  await expect(patient.getByText('Nous avons parlé de vos soirées.')).toBeVisible()
})

test('a second tab takes the room over, and the first can take it back @desktop', async () => {
  const id = await newRoom(shared.sql)
  const first = await shared.openAs('patient')
  await first.goto(`/session/${id}`)
  await joinRoom(first)
  await expect(first.getByRole('heading', { name: /vous rejoint/ })).toBeVisible()
  const second = await first.context().newPage()
  await second.goto(`/session/${id}`)
  await joinRoom(second)
  await expect(first.getByRole('heading', { name: 'Votre séance est ouverte dans un autre onglet.' })).toBeVisible()
  await expectAccessible(first)
  await first.getByRole('button', { name: 'Reprendre ici' }).click()
  await expect(first.getByRole('heading', { name: /vous rejoint/ })).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Votre séance est ouverte dans un autre onglet.' })).toBeVisible()
})

test('a call outlives a restart of the server, a hidden tab and an unplugged microphone @desktop', async () => {
  const id = await newRoom(shared.sql)
  const patient = await shared.openAs('patient', PHONE)
  const student = await shared.openAs('student')
  await student.addInitScript(keepMicrophones)
  for (const page of [patient, student]) {
    await page.goto(`/session/${id}`)
    await joinRoom(page)
  }
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expectPicture(patient)
  await patient.evaluate(hideTab)
  const reconnected = patient.waitForEvent('websocket')
  await shared.server.killAndStartAgain()
  await reconnected
  await student.getByRole('button', { name: 'Messages' }).click()
  await student.getByLabel('Votre message').fill('Vous êtes toujours là ?')
  await student.keyboard.press('Enter')
  await patient.getByRole('button', { name: 'Messages, nouveau message' }).click()
  await expect(patient.getByText('Vous êtes toujours là ?', { exact: true })).toBeVisible()
  await expectPicture(patient)

  await student.evaluate(unplugMicrophone)
  await expect(student.getByText(/^Micro débranché : nous utilisons «\s.+\s»\.$/)).toBeVisible()
  await expectPicture(patient)
})

test('nobody else comes in, and no device keeps anybody out @desktop', async () => {
  const id = await newRoom(shared.sql)
  const stranger = await shared.openAs('therapist')
  await stranger.goto(`/session/${id}`)
  await expect(stranger.getByRole('link', { name: 'Retour à mon espace' })).toBeVisible()
  await expect(stranger.getByRole('button', { name: /^Activer/ })).toHaveCount(0)
  await expectAccessible(stranger)

  const patient = await shared.openAs('patient', PHONE)
  await patient.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await patient.goto(`/session/${id}`)
  await patient.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(patient.getByText('Votre navigateur bloque le micro.')).toBeVisible()
  await expectAccessible(patient)
  await patient.getByRole('button', { name: 'Rejoindre pour écouter et écrire' }).click()
  await expect(patient.getByRole('heading', { name: /vous rejoint/ })).toBeVisible()

  const student = await shared.openAs('student')
  await student.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (constraints) => (constraints?.video ? new Promise(() => undefined) : open(constraints))
  })
  await student.goto(`/session/${id}`)
  await student.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(student.getByText('Votre caméra s’ouvre…')).toBeVisible()
  await student.getByRole('button', { name: 'Rejoindre la séance' }).click()
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expect(patient.getByText('Image coupée')).toBeVisible()
})

test('too early, devices can be tried @desktop', async () => {
  const id = await newRoom(shared.sql, { startsInMinutes: 45 })
  const patient = await shared.openAs('patient', PHONE)
  await patient.goto(`/session/${id}`)
  await expectAccessible(patient)
  await patient.evaluate(occupyCamera)
  await patient.getByRole('button', { name: 'Tester ma caméra et mon micro' }).click()
  await patient.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(
    patient.getByText('Une autre application utilise votre caméra. Fermez-la, ou rejoignez sans.'),
  ).toBeVisible()
  await expectAccessible(patient)
  await patient.evaluate(releaseCamera)
  await patient.getByRole('button', { name: 'Réessayer' }).click()
  await expect(patient.getByText('Ce que verra')).toBeVisible()
  await patient.getByRole('button', { name: 'Retour' }).click()
  await expect(patient.getByRole('button', { name: 'Tester ma caméra et mon micro' })).toBeVisible()
})

test('the room is light, and a blurred background is real or gives way to a stronger blur @desktop', async () => {
  const id = await newRoom(shared.sql)
  const patient = await shared.openAs('patient')
  const scripts = new Set<string>()
  const refused: string[] = []
  patient.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/assets\/[^/]+\.js$/.test(pathname)) scripts.add(pathname)
  })
  patient.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await patient.goto('/patient/dashboard')
  await expect(patient.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  await patient.waitForLoadState('networkidle')
  const shell = new Set(scripts)
  await patient.goto(`/session/${id}`)
  await patient.getByRole('button', { name: /^Activer/ }).click()
  await expect(patient.getByText('Ce que verra')).toBeVisible()
  const added = [...scripts].filter((script) => !shell.has(script))
  const sizes = await Promise.all(added.map(async (script) => (await stat(`build/client${script}.gz`)).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(ROOM_CODE_MAX_BYTES)

  // « ralentit » appears after thirty blurred frames: the blur worked, on a machine without a GPU.
  await patient.getByText('Arrière-plan flouté').click()
  const frames = patient.getByLabel('Votre image')
  const isBlurred = async () =>
    (await patient.getByText('Le flou d’arrière-plan ralentit cet appareil').count()) > 0 ||
    (await frames.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)) > 60
  await expect.poll(isBlurred, { timeout: 60_000 }).toBe(true)
  await expect(patient.getByText('Le flou d’arrière-plan ne marche pas')).toHaveCount(0)
  expect(refused).toEqual([])

  // In a fresh browser, whose cache has none of the files.
  const elsewhere = await shared.openAs('patient')
  await elsewhere.context().route('**/*.wasm', (route) => route.abort())
  await elsewhere.goto(`/session/${id}`)
  await elsewhere.getByRole('button', { name: /^Activer/ }).click()
  await elsewhere.getByText('Arrière-plan flouté').click()
  await expect(elsewhere.getByText('ne marche pas dans ce navigateur : nous passons à « Visage flouté ».')).toBeVisible(
    {
      timeout: 40_000,
    },
  )
  await expect(elsewhere.getByRole('radio', { name: 'Visage flouté' })).toBeChecked()
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { expectPicture, joinRoom, moveRoom, newRoom, PHONE } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

/** Init script: without polling, everything must arrive through the Realtime channels. */
function ignoreLongIntervals() {
  const start = window.setInterval.bind(window)
  const startShort = (handler: TimerHandler, delay = 0) => (delay < 5000 ? start(handler, delay) : 0)
  Object.assign(window, { setInterval: startShort })
}

const picturesOf = (page: Page) => page.locator('video[data-connected=true]')

test('a couple is joined by a guest, then by a supervisor whom the patient lets in and sends out @desktop', async () => {
  const id = await newRoom(shared.sql, { startsInMinutes: 30, type: 'couple' })
  const patient = await shared.openAs('patient')
  await patient.goto(`/session/${id}`)
  await patient.getByRole('button', { name: 'Créer le lien' }).click()
  await expect(patient.getByText('Indiquez')).toBeVisible()
  await patient.getByLabel('Son prénom').fill('Sacha')
  await patient.getByRole('button', { name: 'Créer le lien' }).click()
  const link = await patient.getByText(/#invitation=/).innerText()
  await moveRoom(shared.sql, id, -1)

  const guest = await shared.openSignedOut(PHONE)
  await guest.goto(`${link}x`)
  await expect(guest.getByRole('link', { name: 'Retour à l’accueil' })).toBeVisible()
  await guest.goto('about:blank')
  await guest.goto(link)
  await joinRoom(guest)
  await expect(guest.getByRole('heading', { name: /vous rejoint/ })).toBeVisible()
  await expectAccessible(guest)

  const student = await shared.openAs('student')
  await student.addInitScript(ignoreLongIntervals)
  await student.goto(`/session/${id}`)
  await joinRoom(student)
  await patient.goto(`/session/${id}`)
  await joinRoom(patient)
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  for (const page of [patient, student, guest]) await expect(picturesOf(page)).toHaveCount(2, { timeout: 60_000 })
  await expectPicture(guest)
  await expect(student.getByText('Sacha', { exact: true })).toBeVisible()

  await guest.screenshot({ path: test.info().outputPath('three-phone.png') })
  await guest.getByRole('button', { name: 'Sortir' }).click()
  for (const page of [patient, student]) await expect(page.getByText('Sacha a quitté la séance')).toBeVisible()
  await guest.context().close()

  const supervisor = await shared.openAs('therapist')
  await supervisor.addInitScript(ignoreLongIntervals)
  await supervisor.goto('/therapist/dashboard?tab=supervision')
  const requests = supervisor.getByRole('region', { name: 'Demandes en séance' })
  await expect(supervisor.getByRole('heading', { name: 'Alertes' })).toBeVisible()
  await expect(requests).toHaveCount(0)

  await student.getByRole('button', { name: 'Urgence' }).click()
  await student.getByRole('button', { name: 'Appeler ma supervision' }).click()
  await expect(student.getByText(/^Nous avons prévenu Hélène Girard/)).toBeVisible()
  await expect(requests).toContainText('Situation d’urgence : Inès L. vous appelle')
  await expect(supervisor.getByRole('status').filter({ hasText: /^1\sdemande en séance$/ })).toBeAttached()
  await expectAccessible(supervisor)
  await requests.getByRole('button', { name: 'Je ne peux pas' }).click()
  await expect(requests).toHaveCount(0)
  await expect(student.getByText(/^Hélène Girard ne peut pas répondre/)).toBeVisible()

  // The link of the mail leads into the room.
  await student.getByRole('button', { name: 'Rappeler' }).click()
  await supervisor.goto(`/session/${id}`)
  await expect(supervisor.getByRole('heading', { name: 'Inès L. vous appelle' })).toBeVisible()
  await expectAccessible(supervisor)
  await expect(patient.getByRole('dialog')).toHaveCount(0)
  await supervisor.getByRole('button', { name: 'Demander à entrer' }).click()
  await expect(supervisor.getByRole('heading', { name: /Nous demandons son accord/ })).toBeVisible()
  await expect(student.getByText(/^Hélène Girard est là/)).toBeVisible()
  const consent = patient.getByRole('dialog', { name: 'Une présence de plus ?' })
  await expect(consent).toContainText('Hélène Girard, psychologue, supervise Inès L. Acceptez-vous sa présence')
  await consent.getByRole('button', { name: 'Accepter' }).click()
  await expect(student.getByText('Hélène Girard peut entrer : Camille est d’accord.')).toBeVisible()
  await joinRoom(supervisor)
  for (const page of [patient, student, supervisor]) await expect(picturesOf(page)).toHaveCount(2, { timeout: 60_000 })
  await patient.screenshot({ path: test.info().outputPath('three.png') })

  await patient.getByRole('button', { name: 'Demander à Hélène Girard de sortir' }).click()
  await expect(supervisor.getByRole('heading', { name: /préfère continuer sans autre présence/ })).toBeVisible()
  for (const page of [patient, student]) await expect(picturesOf(page)).toHaveCount(1)
  await expect(student.getByText('Camille préfère continuer sans Hélène Girard.')).toBeVisible()

  // In danger, two people open an identity, and the patient can read about it.
  await student.getByRole('button', { name: 'Demander l’identité' }).click()
  await student.getByLabel('Motif').fill('Parle de se faire du mal ce soir.')
  await student.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(student.getByText('La supervision doit l’accepter.')).toBeVisible()
  await expect(student.getByText('Camille Moreau')).toHaveCount(0)
  await supervisor.goto('/therapist/dashboard?tab=supervision')
  await expect(requests).toContainText('Inès L. demande l’identité de la personne reçue')
  await expect(requests).toContainText('Parle de se faire du mal ce soir.')
  await expectAccessible(supervisor)
  await requests.getByRole('button', { name: 'Donner mon accord' }).click()
  await expect(requests).toHaveCount(0)
  await expect(student.getByText('Camille Moreau')).toBeVisible()
  await expectAccessible(student)
  await student.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click()

  await student.getByRole('button', { name: 'Réglages' }).click()
  await student.getByRole('button', { name: 'Offrir cette séance' }).click()
  await student.getByRole('button', { name: 'Offrir', exact: true }).click()
  await expect(student.getByText(/Séance offerte : .* seront rendus à Camille à la fin/)).toBeVisible()
  await student.getByRole('button', { name: 'Terminer' }).click()
  await student.getByRole('dialog').getByRole('button', { name: 'Terminer' }).click()
  await expect(student).toHaveURL(`${shared.base}/notes/${id}`)
  await patient.goto('/settings')
  await patient.getByText('Journal d’accès').click()
  await expect(patient.getByText(/^Pour votre sécurité, Inès L\., .* a pu voir votre nom/)).toBeVisible()
})

test('a refused camera, another device and a clock that is wrong by a day keep nobody out @desktop', async () => {
  const id = await newRoom(shared.sql)
  const student = await shared.openAs('student')
  await student.goto(`/session/${id}`)
  await joinRoom(student)

  const patient = await shared.openAs('patient')
  await patient.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (constraints) =>
      constraints?.video ? Promise.reject(new DOMException('refused', 'NotAllowedError')) : open(constraints)
  })
  await patient.goto(`/session/${id}`)
  await patient.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(patient.getByText('Votre navigateur bloque la caméra.')).toBeVisible()
  await expectAccessible(patient)
  await patient.getByRole('button', { name: 'Rejoindre la séance' }).click()
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expectPicture(patient)
  await expect(student.getByText('Image coupée')).toBeVisible()
  await patient.getByRole('button', { name: 'Caméra coupée' }).click()
  await expect(patient.getByText('Votre navigateur bloque la caméra.')).toBeVisible()

  const telephone = await shared.openAs('patient', PHONE)
  await telephone.addInitScript(() => {
    const day = 24 * 60 * 60_000
    const { now } = Date
    Date.now = () => now() + day
    globalThis.Date = new Proxy(Date, {
      construct: (target, [first, ...rest]: [number, ...never[]]) =>
        new target(...((first === undefined ? [Date.now()] : [first, ...rest]) as [number])),
    })
  })
  await telephone.goto(`/session/${id}`)
  await joinRoom(telephone)
  await expect(patient.getByRole('heading', { name: 'Votre séance est ouverte dans un autre onglet.' })).toBeVisible()
  await expectPicture(telephone)
  await expectPicture(student)
  await expect(telephone.getByText(/Il reste 4\d min/).filter({ visible: true })).toBeVisible()
  await expect(telephone.getByText(/Les 45 minutes sont passées/)).toHaveCount(0)
})

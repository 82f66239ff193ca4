import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { expectPicture, joinRoom, moveRoom, newRoom } from '../support/browser/room-journey.ts'
import { roomServer } from '../support/servers/room-server.ts'

const shared = roomServer()

/** Runs axe, and saves a screenshot of the state in the results. */
async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  const info = test.info()
  await page.screenshot({ path: info.outputPath(`${name}-${info.project.name}.png`) })
}

test('before the call, every state can be used', async ({ viewport }) => {
  const size = viewport ?? undefined
  const soon = await newRoom(shared.sql, { startsInMinutes: 45, type: 'couple' })
  const patient = await shared.openAs('patient', size)
  await patient.goto(`/session/${soon}`)
  await expect(patient.getByRole('button', { name: 'Tester ma caméra et mon micro' })).toBeVisible()
  await look(patient, 'early')

  const id = await newRoom(shared.sql, { pseudonym: 'Rivière' })
  await patient.goto(`/session/${id}`)
  await expect(patient.getByText('Réseau vérifié')).toBeVisible()
  await look(patient, 'prejoin-before')
  await patient.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(patient.getByText('On vous entend').filter({ visible: true })).toBeVisible()
  await look(patient, 'prejoin')
  await patient.getByText('Silhouette dessinée').click()
  await look(patient, 'prejoin-silhouette')
  await patient.getByText('Voix seule').click()
  await look(patient, 'prejoin-voice')
  await patient.getByText('Image nette').click()
  await patient.getByRole('button', { name: 'Rejoindre la séance' }).click()
  await expect(patient.getByRole('heading', { name: /vous rejoint/ })).toBeVisible()
  await look(patient, 'waiting')
  await patient.getByRole('button', { name: 'Modifier' }).click()
  await look(patient, 'waiting-settings')
  await patient.keyboard.press('Escape')
  await moveRoom(shared.sql, id, -5)
  await expect(patient.getByRole('heading', { name: 'Un petit retard.' })).toBeVisible()
  await look(patient, 'waiting-5')
  await moveRoom(shared.sql, id, -10)
  await expect(patient.getByRole('heading', { name: /n’est pas venu/ })).toBeVisible()
  await look(patient, 'waiting-10')
  const other = await patient.context().newPage()
  await other.goto(`/session/${id}`)
  await joinRoom(other)
  await expect(patient.getByRole('heading', { name: 'Votre séance est ouverte dans un autre onglet.' })).toBeVisible()
  await look(patient, 'second-tab')
  await other.close()
  await patient.goto('/patient/dashboard')

  const student = await shared.openAs('student', size)
  await student.goto(`/session/${id}`)
  await joinRoom(student)
  await moveRoom(shared.sql, id, -15)
  await expect(student.getByText('Vous pouvez partir : votre présence est notée.')).toBeVisible()
  await look(student, 'practitioner-waiting-15')

  await patient.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await patient.goto(`/session/${id}`)
  await patient.getByRole('button', { name: 'Activer caméra et micro' }).click()
  await expect(patient.getByText('Votre navigateur bloque le micro.')).toBeVisible()
  await look(patient, 'microphone-refused')
  await patient.getByRole('button', { name: 'Rejoindre pour écouter et écrire' }).click()
  await expect(student.getByRole('heading', { name: 'Rivière attend' })).toBeVisible()
  await look(student, 'practitioner-waiting')
  await look(patient, 'waiting-listener')
  await shared.sql`update appointments set status = 'canceled', canceled_at = now() where id = ${id}`
  await moveRoom(shared.sql, id, -15)
  await expect(student.getByRole('heading', { name: 'Ce rendez-vous est annulé.' })).toBeVisible()
  await look(student, 'canceled')
})

test('in the call, every state can be used', async ({ viewport }) => {
  const size = viewport ?? undefined
  const isPhone = (size?.width ?? 0) < 500
  const id = await newRoom(shared.sql)
  const patient = await shared.openAs('patient', size)
  const student = await shared.openAs('student', size)
  for (const page of [patient, student]) {
    await page.goto(`/session/${id}`)
    await joinRoom(page)
  }
  await student.getByRole('button', { name: 'Faire entrer' }).click()
  await expectPicture(patient)
  await expectPicture(student)
  await look(patient, 'call')
  await look(student, 'call-practitioner')

  /** On a phone, the large toolbar's buttons are in « Plus ». */
  const open = async (page: Page, name: string, inMore = name) => {
    if (!isPhone) return page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Plus', exact: true }).click()
    await page.getByRole('button', { name: new RegExp(`^${inMore}`) }).click()
  }
  if (isPhone) {
    await patient.getByRole('button', { name: 'Plus', exact: true }).click()
    await look(patient, 'more')
    await patient.keyboard.press('Escape')
  }
  await open(patient, 'Vérifier', 'Vérifier l’appel')
  await expect(patient.locator('[data-code-words]')).toBeVisible()
  await look(patient, 'words')
  await patient.keyboard.press('Escape')
  await open(patient, 'Notes', 'Notes personnelles')
  await patient
    .getByRole('textbox', { name: 'Notes personnelles' })
    .fill('Essayer d’écrire trois lignes le soir avant de dormir.')
  await look(patient, 'notes')
  await patient.keyboard.press('Escape')
  await open(patient, 'Réglages')
  await look(patient, 'settings')
  await patient.getByText('Silhouette dessinée').click()
  await patient.keyboard.press('Escape')
  await expect(student.getByText(/a choisi la silhouette dessinée/)).toBeVisible()
  await look(student, 'sees-silhouette')
  await student.getByRole('button', { name: /^Masquer : .*silhouette/ }).click()
  await open(patient, 'Réglages')
  await patient.getByText('Voix seule').click()
  await patient.keyboard.press('Escape')
  await patient.getByRole('button', { name: 'Micro', exact: true }).click()
  await expect(student.getByText('Micro coupé')).toBeVisible()
  await look(student, 'sees-voice-alone')
  await look(patient, 'call-voice-alone')
  await patient.getByRole('button', { name: 'Messages' }).click()
  await patient.getByLabel('Votre message').fill('Je vous entends bien.')
  await patient.keyboard.press('Enter')
  await look(patient, 'messages')
  await patient.keyboard.press('Escape')

  await student.getByRole('button', { name: 'Urgence' }).click()
  await look(student, 'emergency')
  await student.getByRole('button', { name: 'Appeler ma supervision' }).click()
  await expect(student.getByText(/Nous avons prévenu/)).toBeVisible()
  await look(student, 'emergency-called')
  await student.getByRole('button', { name: 'Demander l’identité' }).click()
  await student.getByRole('button', { name: 'Demander', exact: true }).click()
  await look(student, 'identity')
  await student.keyboard.press('Escape')
  await expect(student.getByRole('dialog')).toHaveCount(0)
  await student.keyboard.press('Escape')
  await expect(student.getByRole('button', { name: 'Urgence' })).toBeFocused()

  await moveRoom(shared.sql, id, -40)
  await expect(patient.getByText('Il reste 5 minutes')).toBeVisible()
  await look(patient, 'last-minutes')
  await moveRoom(shared.sql, id, -46)
  await expect(patient.getByText(/Les 45 minutes sont passées/)).toBeVisible()
  await look(patient, 'over')

  await patient.close()
  await expect(student.getByText(/a quitté la séance|a perdu la connexion/)).toBeVisible()
  await look(student, 'peer-gone')
  await student.getByRole('button', { name: 'Terminer' }).click()
  await look(student, 'end-dialog')
  await student.getByRole('button', { name: 'Rester' }).click()
  await moveRoom(shared.sql, id, -56)
  await expect(student.getByRole('heading', { name: 'Cette séance est terminée.' })).toBeVisible()
  await look(student, 'closed')
})

import type { Page, Route } from '@playwright/test'
import { errorMessage } from '#domain/messages.ts'
import type { Sql } from '#server/db/postgres.ts'
import { expect, expectAccessible, newVisitor, test } from '../support/browser/browser.ts'
import { DESKTOP, databaseIn, inOwnBrowser, PHONE } from '../support/browser/room-journey.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type OwnServer, startOwnServer } from '../support/servers/own-server.ts'

// Serial: the tests share the demo users.
test.describe.configure({ mode: 'default' })

let server: OwnServer
let sql: Sql
let base: string

test.beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await startOwnServer(port, { TRUSTED_PROXIES: '127.0.0.1,::1', PUBLIC_URL: base })
  sql = await databaseIn(server.dataFolder)
})

test.afterAll(async () => {
  await sql.end()
  await server.stop()
})

/** No serious axe violation at either width. */
async function expectAccessibleAtBothWidths(page: Page) {
  const now = page.viewportSize() ?? DESKTOP
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  await page.setViewportSize(now)
}

/** The last held consultation of the demo data, two weeks ago. */
async function lastHeld(): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select a.id from appointments a join consultation_outcomes o on o.appointment_id = a.id
    where o.verdict = 'held' order by a.starts_at desc limit 1`
  return row?.id ?? ''
}

test('a rating with a word, and the reply, both through the supervisor @desktop', async ({ browser }) => {
  test.setTimeout(240_000)
  const patient = await inOwnBrowser(browser, base, 'patient', PHONE)
  const student = await inOwnBrowser(browser, base, 'student', PHONE)
  const supervisor = await inOwnBrowser(browser, base, 'therapist', DESKTOP)
  const summary = `/session-summary?appointment=${await lastHeld()}`

  await patient.goto(summary)
  await patient
    .getByRole('group', { name: /senti·e écouté·e/ })
    .getByRole('radio', { name: 'Très bien' })
    .click()
  await patient.getByLabel('Un mot sur cette séance').fill('Vous m’avez laissé le temps.')
  await expectAccessibleAtBothWidths(patient)
  await patient.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(patient.getByText('Merci. Vous pouvez changer d’avis jusqu’au')).toBeVisible()

  await student.goto('/avis-recus')
  await expect(student.getByText('Les mots que votre supervision vous transmet apparaîtront ici.')).toBeVisible()

  await supervisor.goto('/supervision/avis')
  await expect(supervisor.getByText('Vous m’avez laissé le temps.')).toBeVisible()
  await expect(supervisor.getByText('Camille')).toHaveCount(0)
  await supervisor.getByRole('button', { name: 'Ne pas transmettre…' }).click()
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Ne pas transmettre' }).click()
  await expect(supervisor.getByText('Dites pourquoi en quelques mots.')).toBeVisible()
  await expectAccessible(supervisor)
  await supervisor.keyboard.press('Escape')
  await expectAccessibleAtBothWidths(supervisor)
  await supervisor.getByRole('button', { name: 'Transmettre à Inès L.' }).click()
  await expect(supervisor.getByText('Aucun avis à transmettre.')).toBeVisible()

  await student.reload()
  await expect(student.getByText('Vous m’avez laissé le temps.')).toBeVisible()
  await student.getByLabel('Répondre').fill('x'.repeat(501))
  await student.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await expect(student.getByText('Votre réponse dépasse 500 caractères.')).toBeVisible()
  await expect(student.getByLabel('Répondre')).toHaveValue('x'.repeat(501))
  await student.getByLabel('Répondre').fill('Merci de l’avoir dit.')
  await expectAccessibleAtBothWidths(student)
  await student.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await expect(student.getByText('Votre supervision la lit avant de la transmettre.')).toBeVisible()

  await patient.goto(summary)
  await expect(patient.getByText('Lu par sa supervision et transmis, sans votre nom ni le jour.')).toBeVisible()
  await expect(patient.getByText('Merci de l’avoir dit.')).toHaveCount(0)
  await supervisor.reload()
  await supervisor.getByRole('button', { name: 'Transmettre à la personne reçue' }).click()
  await expect(supervisor.getByText('Aucun avis à transmettre.')).toBeVisible()
  await patient.reload()
  await expect(patient.getByText('Merci de l’avoir dit.')).toBeVisible()
  await expectAccessibleAtBothWidths(patient)
})

test('hours declared and confirmed, an attestation sealed, and checked by a stranger @desktop', async ({ browser }) => {
  test.setTimeout(240_000)
  const stranger = await newVisitor(browser, {
    baseURL: base,
    viewport: PHONE,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  })
  const student = await inOwnBrowser(browser, base, 'student', PHONE)
  const supervisor = await inOwnBrowser(browser, base, 'therapist', DESKTOP)

  await student.goto('/carnet')
  await student.getByRole('button', { name: 'Déclarer ces heures' }).click()
  await expect(student.getByText('Choisissez ce que vous avez fait.').first()).toBeVisible()
  await student.getByLabel('Ce que vous avez fait').click()
  await student.getByRole('option', { name: 'Formation ou séminaire' }).click()
  await student.getByLabel('Durée').click()
  await student.getByRole('option', { name: '2 h', exact: true }).click()
  await student.getByLabel('En quelques mots').fill('Séminaire sur l’écoute')
  // The answer is lost on the way: the hours sent again are declared once.
  const loseAnswer = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await student.route('**/functions/v1/declare-hours', loseAnswer, { times: 1 })
  await student.getByRole('button', { name: 'Déclarer ces heures' }).click()
  await expect(student.getByText(errorMessage('offline'))).toBeVisible()
  await student.getByRole('button', { name: 'Déclarer ces heures' }).click()
  await expect(student.getByText('En attente', { exact: true })).toBeVisible()
  await expectAccessibleAtBothWidths(student)

  await supervisor.goto('/supervision/heures')
  await supervisor.getByRole('button', { name: /^Confirmer/ }).click()
  await expect(supervisor.getByText('Aucune heure à confirmer.')).toBeVisible()
  await expectAccessibleAtBothWidths(supervisor)
  await supervisor.getByRole('button', { name: /^Sceller une attestation… pour Inès L\./ }).click()
  // Confirmed meanwhile, in another tab: nobody seals a total they have not read.
  await sql`
    insert into stage_hours (student_id, kind, day, minutes, source, description, state)
    select student_id, 'other', current_date - 1, 600, 'declared', 'Étude', 'confirmed' from stage_hours limit 1`
  const sealing = supervisor.getByRole('dialog').getByRole('button', { name: /^Sceller/ })
  const before = await sealing.innerText()
  await sealing.click()
  await expect(supervisor.getByText(errorMessage('attested_hours_changed'))).toBeVisible()
  await expect(sealing).not.toHaveText(before)
  await expectAccessibleAtBothWidths(supervisor)
  await sealing.click()
  const number = (await supervisor.getByText(/^n° \d{4}-\d{4}-\d{4}$/).innerText()).replace('n° ', '')

  await student.reload()
  const download = student.waitForEvent('download')
  await student.getByRole('button', { name: /^Télécharger/ }).click()
  const file = await (await download).path()

  await stranger.goto(`/attestation/${number}`)
  await expect(stranger.getByRole('heading', { name: 'Attestation valable' })).toBeVisible()
  await expect(stranger.getByText('Inès Laurent')).toBeVisible()
  await stranger.getByLabel('Fichier PDF à comparer').setInputFiles(file)
  await expect(stranger.getByText('Ce fichier est identique.')).toBeVisible()
  await stranger
    .getByLabel('Fichier PDF à comparer')
    .setInputFiles({ name: 'autre.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(stranger.getByText('Ce fichier diffère de l’attestation scellée.')).toBeVisible()
  await expectAccessibleAtBothWidths(stranger)

  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`
  await stranger.goto(`/attestation/${wrong}`)
  await expect(stranger.getByText('Ce numéro contient une erreur de frappe.')).toBeVisible()
  await expect(stranger.getByLabel('Numéro de l’attestation')).toHaveValue(wrong)
  await expectAccessibleAtBothWidths(stranger)
  await stranger.getByLabel('Numéro de l’attestation').fill('2026 0417 3856')
  await stranger.getByRole('button', { name: 'Vérifier' }).click()
  await expect(stranger.getByText('Aucune attestation ne porte ce numéro.')).toBeVisible()
  await expect(stranger.getByLabel('Numéro de l’attestation')).toHaveValue('2026 0417 3856')

  await supervisor.getByRole('button', { name: /^Révoquer/ }).click()
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Continuer' }).click()
  await supervisor.getByLabel('Pourquoi').fill('Une séance comptée deux fois.')
  await supervisor.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click()
  await expect(supervisor.getByText('Pourquoi : Une séance comptée deux fois.')).toBeVisible()
  await stranger.getByLabel('Numéro de l’attestation').fill(number)
  await stranger.getByRole('button', { name: 'Vérifier' }).click()
  await expect(stranger.getByRole('heading', { name: 'Attestation révoquée' })).toBeVisible()
  await expectAccessibleAtBothWidths(stranger)
})

test('a report is read and answered by a referent @desktop', async ({ browser }) => {
  test.setTimeout(180_000)
  const patient = await inOwnBrowser(browser, base, 'patient', PHONE)
  const referent = await inOwnBrowser(browser, base, 'therapist', DESKTOP)
  await patient.goto(`/session-summary?appointment=${await lastHeld()}`)
  const dialog = patient.getByRole('dialog')
  await sql`update profiles set is_referent = true where last_name = 'Vasseur'`
  await patient.getByRole('button', { name: 'Signaler un problème' }).click()
  await expect(
    dialog.getByText(/^Paul Vasseur, psychologue, vous lira\. Ce n’est pas la personne qui supervise/),
  ).toBeVisible()
  await patient.screenshot({ path: test.info().outputPath('another-reads.png') })
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await sql`update profiles set is_referent = false where last_name = 'Vasseur'`
  await patient.getByRole('button', { name: 'Signaler un problème' }).click()
  // The only referent of the demonstration supervises this student.
  const onlyReader = /Il n’y a pas d’autre personne référente en ce moment : Hélène Girard, psychologue, qui supervise/
  await expect(dialog.getByText(onlyReader)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute('href', '/contact')
  await patient.screenshot({ path: test.info().outputPath('report.png') })
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText('Dites ce qui s’est passé, avec vos mots.').first()).toBeVisible()
  await dialog.getByText('Une séance qui s’est mal passée').click()
  await dialog.getByLabel('Ce qui s’est passé').fill('Je me suis sentie jugée.')
  await expectAccessibleAtBothWidths(patient)
  await dialog.getByRole('button', { name: 'Envoyer' }).click()
  await expect(dialog.getByText('Votre signalement est reçu.')).toBeVisible()
  await expect(dialog.getByText(onlyReader)).toBeVisible()
  await patient.screenshot({ path: test.info().outputPath('reported.png') })

  await referent.goto('/supervision/signalements')
  await expect(referent.getByText('Je me suis sentie jugée.')).toHaveCount(0)
  await referent.getByRole('button', { name: 'Ouvrir et m’en charger' }).click()
  await expect(referent.getByText('Je me suis sentie jugée.')).toBeVisible()
  await referent.getByLabel('Votre réponse à la personne').fill('Merci. Nous en parlons avec elle cette semaine.')
  await expectAccessibleAtBothWidths(referent)
  await referent.getByRole('button', { name: 'Répondre', exact: true }).click()
  await expect(referent.getByText('Répondu', { exact: true })).toBeVisible()

  await patient.reload()
  await expect(patient.getByText('Merci. Nous en parlons avec elle cette semaine.')).toBeVisible()
  await patient.goto('/settings')
  await patient.getByText('Journal d’accès').click()
  await expect(patient.getByText('Votre signalement a été lu par une personne référente').first()).toBeVisible()
})

test('whoever deletes the account reads first what is not paid out yet @desktop', async ({ browser }) => {
  await sql`update payments set is_test = false, provider = 'stripe' where appointment_id = ${await lastHeld()}`
  const student = await inOwnBrowser(browser, base, 'student', PHONE)
  await student.goto('/settings')
  await student.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(student.getByText(/^Il vous reste 29,99\s€ à recevoir\.$/)).toBeVisible()
  await expectAccessibleAtBothWidths(student)
  await student.screenshot({ path: test.info().outputPath('unpaid.png') })
})

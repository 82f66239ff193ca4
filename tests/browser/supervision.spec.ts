import type { Page } from '@playwright/test'
import { formatShortDateTime } from '#domain/format-time.ts'
import { addDays, dayOf } from '#domain/time.ts'
import type { Sql } from '#server/db/postgres.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { callAs, databaseIn, inOwnBrowser, newRoom } from '../support/browser/room-journey.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type OwnServer, startOwnServer } from '../support/servers/own-server.ts'

let server: OwnServer
let sql: Sql
let base: string

test.beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await startOwnServer(port, { TRUSTED_PROXIES: '127.0.0.1,::1' })
  sql = await databaseIn(server.dataFolder)
})

test.afterAll(async () => {
  await sql.end()
  await server.stop()
})

test('a note sent back and signed', async ({ browser, viewport }) => {
  test.setTimeout(180_000)
  const id = await newRoom(sql, { startsInMinutes: -26 * 60 })
  const [appointment] = await sql<{ starts_at: Date }[]>`select starts_at from appointments where id = ${id}`
  const when = formatShortDateTime(appointment?.starts_at ?? new Date())
  const size = viewport ?? undefined
  const student = await inOwnBrowser(browser, base, 'student', size)
  const supervisor = await inOwnBrowser(browser, base, 'therapist', size)

  await student.goto(`/notes/${id}`)
  await student.getByLabel('Observations').fill('Deuxième séance. Elle dort mieux et cela lui plaît.')
  await student.getByLabel('Pour la supervision').fill('Comment revenir à elle sans couper l’élan ?')
  await expect(student.getByText(/^Enregistré à/)).toBeVisible()
  await expectAccessible(student)
  await student.getByRole('button', { name: 'Prête pour la supervision' }).click()
  await expect(student.getByText('Confiée à la supervision. Elle ne se modifie plus ici.')).toBeVisible()
  await expect(student.getByText('Première version, prête')).toBeVisible()

  await supervisor.goto('/therapist/dashboard?tab=supervision')
  const review = supervisor.getByRole('link', { name: `Relire la note de Inès L., ${when}` })
  await expect(review).toBeVisible()
  await expectAccessible(supervisor)
  await review.click()
  await expect(supervisor.getByText('Elle dort mieux')).toBeVisible()
  await expect(supervisor.getByText('La personne reçue ne la lit pas.')).toBeVisible()
  await expectAccessible(supervisor)
  await supervisor.getByRole('button', { name: 'À revoir…' }).click()
  await supervisor.getByRole('button', { name: 'Rendre la note' }).click()
  await expect(supervisor.getByText('Dites en quelques mots ce qui est à revoir.')).toBeVisible()
  await supervisor.getByLabel('Ce qui est à revoir').fill('Séparez ce qui est observé de ce que vous supposez.')
  await expectAccessible(supervisor)
  // A refusal closes the dialog for another reading, and keeps the comment.
  const refusal = { status: 409, json: { code: 'note_changed_meanwhile' } }
  await supervisor.route('**/functions/v1/review-note', (route) => route.fulfill(refusal), { times: 1 })
  await supervisor.getByRole('button', { name: 'Rendre la note' }).click()
  await supervisor.getByRole('button', { name: 'J’ai relu' }).click()
  await supervisor.getByRole('button', { name: 'À revoir…' }).click()
  await expect(supervisor.getByLabel('Ce qui est à revoir')).toHaveValue(
    'Séparez ce qui est observé de ce que vous supposez.',
  )
  await supervisor.getByRole('button', { name: 'Rendre la note' }).click()
  await expect(supervisor).toHaveURL(/tab=supervision/)
  await expect(supervisor.getByText('Aucune note à relire.')).toBeVisible()

  // Realtime update: the student's page was not reloaded.
  await expect(student.getByText('Séparez ce qui est observé de ce que vous supposez.').first()).toBeVisible()
  await student.getByLabel('Observations').fill('Deuxième séance. Elle dit dormir mieux.')
  await student.getByRole('button', { name: 'Prête pour la supervision' }).click()
  await expect(student.getByText('Confiée à la supervision. Elle ne se modifie plus ici.')).toBeVisible()

  await supervisor.getByRole('link', { name: `Relire la note de Inès L., ${when}` }).click()
  await expect(supervisor.getByText('Elle dit dormir mieux.')).toBeVisible()
  await supervisor.getByRole('button', { name: 'Signer' }).click()
  const dialog = supervisor.getByRole('dialog', { name: 'Signer cette note ?' })
  await expect(dialog.getByText(/«\s?relue par Hélène Girard, psychologue, le \d/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Signer' }).click()
  await expect(supervisor.getByText('Signée', { exact: true })).toBeVisible()
  await expect(supervisor.getByText('Signée par Hélène Girard')).toBeVisible()

  // A complement that was kept as a draft goes on being written, also when it is read again.
  await student.getByRole('button', { name: 'Ajouter un complément' }).click()
  const complement = student.getByRole('textbox', { name: /^Complément/ })
  await complement.fill('Un oubli.')
  // The summary for the patient has a button of the same name.
  await student.locator('form', { has: complement }).getByRole('button', { name: 'Garder un brouillon' }).click()
  await expect(student.getByText('Brouillon gardé')).toBeVisible()
  await complement.fill('Un oubli, puis un autre.')
  await readAgain(student, 'note_amendments')
  await expect(complement).toBeFocused()
  await expect(complement).toHaveValue('Un oubli, puis un autre.')
  await expect(student.getByText('Brouillon gardé')).toBeHidden()

  const patient = await inOwnBrowser(browser, base, 'patient', size)
  await patient.goto(`/session-summary?appointment=${id}`)
  await expect(patient.getByText(/Note de séance relue par Hélène Girard, psychologue, le \d/)).toBeVisible()
  await expect(patient.getByText('dormir mieux')).toBeHidden()
  await patient.goto('/settings')
  await patient.getByText('Journal d’accès').click()
  await expect(patient.getByText(/^Hélène Girard, psychologue a lu la note du/).first()).toBeVisible()
})

test('a note being written outlives a new read, a lost network and a second tab @desktop', async ({ browser }) => {
  const id = await newRoom(sql, { startsInMinutes: -50 * 60 })
  const student = await inOwnBrowser(browser, base, 'student')
  const observations = student.getByLabel('Observations')
  const stored = async () => {
    const [note] = await sql<{ observations: string }[]>`
      select observations from consultation_notes where appointment_id = ${id}`
    return note?.observations
  }
  await student.goto(`/notes/${id}`)
  await observations.fill('Première séance.')
  await expect(student.getByText(/^Enregistré à/)).toBeVisible()
  await readAgain(student, 'consultation_notes')
  await expect(observations).toBeFocused()
  await observations.press('ControlOrMeta+End')
  await observations.pressSequentially(' Elle dort peu.')
  await expect.poll(stored).toBe('Première séance. Elle dort peu.')

  await student.context().setOffline(true)
  await observations.fill('Elle dort peu, dit-elle.')
  await expect(student.getByText(/Votre texte reste ici\.$/)).toBeVisible()
  await student.context().setOffline(false)
  await expect.poll(stored).toBe('Elle dort peu, dit-elle.')

  const elsewhere = { appointmentId: id, observations: 'D’un autre onglet.', followUp: '', forSupervision: '' }
  await callAs(student, 'save-note', { ...elsewhere, isCrisis: false })
  await observations.fill('De cet onglet.')
  await expect(student.getByText('Cette note a changé ailleurs')).toBeVisible()
  await expect(observations).toHaveValue('De cet onglet.')
  await student.getByRole('button', { name: 'Voir la version enregistrée' }).click()
  await expect(student.getByText('D’un autre onglet.')).toBeVisible()
  await expectAccessible(student)
  expect(await stored()).toBe('D’un autre onglet.')
  await student.getByRole('button', { name: 'Garder la mienne' }).click()
  await expect.poll(stored).toBe('De cet onglet.')
  await expect(student.getByText('Cette note a changé ailleurs')).toBeHidden()

  // A page that is left takes its words along, and shows them again.
  await student.route('**/functions/v1/save-note', (route) => route.abort())
  await observations.fill('Sans réseau, puis ailleurs.')
  await student.getByRole('main').getByRole('link', { name: 'Mon espace' }).click()
  await expect(observations).toBeHidden()
  await student.goBack()
  await expect(observations).toHaveValue('Sans réseau, puis ailleurs.')
  await student.unroute('**/functions/v1/save-note')
  await expect.poll(stored).toBe('Sans réseau, puis ailleurs.')
})

/** Lets the data of a page become old and brings the page back to the front, until `table` has been read again. */
async function readAgain(page: Page, table: string): Promise<void> {
  const ahead = await page.evaluate(() => Date.now() + 60_000)
  await page.clock.setSystemTime(ahead)
  const answered = page.waitForResponse((response) => response.url().includes(`/rest/v1/${table}`))
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await (await answered).finished()
}

test('a crisis is told with a line, opened, written about, and goes on until somebody takes it in charge', async ({
  browser,
  viewport,
}) => {
  const size = viewport ?? undefined
  const id = await newRoom(sql, { startsInMinutes: -60 })
  const student = await inOwnBrowser(browser, base, 'student', size)
  await student.goto(`/notes/${id}`)
  await student.getByLabel('Que se passe-t-il ?').fill('Elle est partie sans répondre.')
  await student.getByRole('button', { name: 'Prévenir ma supervision maintenant' }).click()
  await expect(student.getByText(/^Votre supervision est prévenue depuis/)).toBeVisible()
  await expect(student.getByText('Elle est partie sans répondre.')).toBeVisible()
  await expectAccessible(student)

  const supervisor = await inOwnBrowser(browser, base, 'therapist', size)
  await supervisor.goto('/therapist/dashboard?tab=supervision')
  await supervisor.getByRole('link', { name: 'Voir la séance et écrire' }).click()
  await expect(supervisor).toHaveURL(`${base}/notes/${id}`)
  await expect(supervisor.getByText('Elle est partie sans répondre.')).toBeVisible()
  await expectAccessible(supervisor)
  await expect(student.getByText(/^Hélène Girard a vu votre signalement/)).toBeVisible()

  // Without the network nothing that was written is lost.
  const message = supervisor.getByRole('textbox', { name: /^Votre message à Inès L\./ })
  await supervisor.context().setOffline(true)
  await message.fill('Je vous appelle.')
  await supervisor.getByRole('button', { name: 'Envoyer' }).click()
  await expect(supervisor.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(message).toHaveValue('Je vous appelle.')
  await supervisor.context().setOffline(false)
  await supervisor.getByRole('button', { name: 'Envoyer' }).click()
  await expect(student.getByText('Je vous appelle.')).toBeVisible()
  await expect(message).toHaveValue('')

  await supervisor.getByRole('button', { name: 'C’est pris en charge…' }).click()
  await supervisor.getByLabel(/^Un mot pour Inès L\./).fill('Je reste joignable.')
  await expectAccessible(supervisor)
  await supervisor.getByRole('button', { name: 'Je m’en occupe' }).click()
  await expect(supervisor.getByText(/prise en charge par Hélène Girard à/)).toBeVisible()
  await expect(student.getByText(/^Hélène Girard a pris en charge votre signalement/)).toBeVisible()
  await expect(student.getByText('Je reste joignable.')).toBeVisible()
})

test('a supervisor offers a time, and a student takes it @desktop', async ({ browser }) => {
  const supervisor = await inOwnBrowser(browser, base, 'therapist')
  await supervisor.goto('/supervision/rendez-vous')
  await expect(supervisor.getByText('Aucun créneau de supervision.')).toBeVisible()
  await expectAccessible(supervisor)
  await supervisor.getByRole('button', { name: 'Proposer ce créneau' }).click()
  await expect(supervisor.getByText('Individuel · libre')).toBeVisible()
  const student = await inOwnBrowser(browser, base, 'student')
  await student.goto('/supervision/rendez-vous')
  await student.getByRole('button', { name: /^Prendre ce créneau/ }).click()
  await expect(student.getByRole('heading', { name: 'Rendez-vous pris' })).toBeVisible()
  await expect(supervisor.getByText('Individuel · avec Inès L.')).toBeVisible()
  await expectAccessible(student)

  // Nobody can book at that time, so it is not shown as free either.
  const day = addDays(dayOf(new Date()), 1)
  await student.goto(`/agenda-etudiant?date=${day}`)
  await expect(student.getByRole('link', { name: /^Supervision ?, / })).toBeVisible()
  await expectAccessible(student)
  await student.goto(`/therapist/availability?date=${day}`)
  await expect(student.getByText(/^Rendez-vous de supervision :/)).toBeVisible()
  await expectAccessible(student)
})

test('a student’s page has every month with an alert or hours, also without a consultation', async ({
  browser,
  viewport,
}) => {
  const supervisor = await inOwnBrowser(browser, base, 'therapist', viewport ?? undefined)
  const [student] = await sql<{ id: string }[]>`
    select s.id from profiles s join profiles h on h.id = s.supervisor_id
    where s.first_name = 'Inès' and h.last_name = 'Girard'`
  const id = student?.id ?? ''
  await sql`
    insert into supervision_alerts (student_id, kind, source_id, raised_at)
    values (${id}, 'low_mean', gen_random_uuid(), '2025-02-10T10:00Z')`
  await sql`
    insert into stage_hours (student_id, kind, day, minutes, source, description, state)
    values (${id}, 'training', '2025-01-15', 90, 'declared', 'Séminaire', 'confirmed')`
  await supervisor.goto(`/supervision/etudiants/${id}`)
  await expect(supervisor.getByRole('region', { name: 'Février 2025' })).toContainText('avis sur les séances')
  await expect(supervisor.getByRole('region', { name: 'Janvier 2025' })).toContainText(/1\sh\s30 de stage/)
  await expectAccessible(supervisor)
})

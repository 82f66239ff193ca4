import { formatShortDateTime } from '#domain/format-time.ts'
import type { Sql } from '#server/db/postgres.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { databaseIn, inOwnBrowser, newRoom } from '../support/browser/room-journey.ts'
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

  const patient = await inOwnBrowser(browser, base, 'patient', size)
  await patient.goto(`/session-summary?appointment=${id}`)
  await expect(patient.getByText(/Note de séance relue par Hélène Girard, psychologue, le \d/)).toBeVisible()
  await expect(patient.getByText('dormir mieux')).toBeHidden()
  await patient.goto('/settings')
  await patient.getByText('Journal d’accès').click()
  await expect(patient.getByText(/^Hélène Girard, psychologue a lu la note du/).first()).toBeVisible()
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
})

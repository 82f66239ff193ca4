import { enterDemoAs } from '../support/browser/account-journey.ts'
import { callAs } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, mailTo, test } from '../support/browser/browser.ts'

/** Unique per run, to be found among others. */
const word = () => `Q${crypto.randomUUID().slice(0, 6)}`

test.use({ showsNotices: true })

test('an administrator answers a message, writes a letter, notes an incident and announces', async ({ page }) => {
  test.slow()
  await enterDemoAs(page, 'admin')

  await page.goto('/admin/messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await page.getByLabel('Rechercher un nom').fill(word())
  await expect(page.getByText('Aucun message.')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/signalements')
  await expect(page.getByText('Seule une personne référente lit ce qui est écrit, et répond.')).toBeVisible()
  await expectAccessible(page)

  const subject = `Des nouvelles ${word()}`
  await page.goto('/admin/lettre')
  await page.getByRole('button', { name: 'Écrire une lettre…' }).click()
  await page.getByRole('button', { name: 'Garder le brouillon' }).click()
  await expect(page.getByText('Donnez un objet à la lettre.').first()).toBeVisible()
  await page.getByLabel('Objet').fill(subject)
  await page.getByLabel('Texte').fill('Bonjour.\n\nVoici ce qui change.')
  await page.getByRole('button', { name: 'Garder le brouillon' }).click()
  const draft = page.getByRole('listitem').filter({ hasText: subject })
  await draft.getByRole('button', { name: 'M’envoyer un essai' }).click()
  await expect
    .poll(async () => (await mailTo(page, 'admin@demo.mivoix.fr')).map((mail) => mail.subject))
    .toContain(subject)
  await expectAccessible(page)

  const title = `Panne ${word()}`
  await page.goto('/admin/incidents')
  await page.getByRole('button', { name: 'Consigner un incident…' }).click()
  await page.getByLabel('Titre').fill(title)
  await page.getByRole('radio', { name: 'Violation de données' }).click()
  await page.getByLabel('Ce qui s’est passé').fill('Un e-mail est parti vers une mauvaise adresse.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Consigner', exact: true }).click()
  const incident = page.getByRole('listitem').filter({ hasText: title })
  await expect(incident.getByText(/Reste 7[12] h \d\d pour la CNIL/)).toBeVisible()
  const sections = page.getByRole('button', { name: 'Rubriques' })
  if (await sections.isVisible()) await sections.click()
  await expect(page.getByRole('link', { name: /^Incidents \d+ en attente/ }).first()).toBeVisible()
  await page.goto('/admin')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /à notifier/ })
      .first(),
  ).toContainText(/Reste \d+\sh/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Notifier' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Registre en PDF' }).click()
  expect((await download).suggestedFilename()).toBe('registre-des-incidents.pdf')

  const sentence = `Notre accueil est fermé lundi, ${word()}.`
  await page.goto('/admin/site')
  await expect(page.getByText('Mode maintenance désactivé. Le site est ouvert à tous.')).toBeVisible()
  await page.getByRole('switch', { name: /Mode maintenance/ }).click()
  await expect(page.getByRole('dialog', { name: 'Mettre le site en maintenance ?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ne rien changer' }).click()
  await page.getByRole('button', { name: 'Écrire une annonce…' }).click()
  await page.getByLabel('Texte').fill(sentence)
  await page.getByRole('button', { name: 'Publier l’annonce' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
  await expectAccessible(page)
  // Browsers cache the notices for a few seconds, and this one has just read them.
  await expect(async () => {
    await page.goto('/urgence')
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await page.getByRole('button', { name: `Fermer l’annonce « ${sentence} »` }).click({ timeout: 3000 })
  }).toPass()
  await expect(page.getByText(sentence)).toHaveCount(0)
  await page.goto('/admin/site')
  await page.getByRole('button', { name: `Retirer l’annonce « ${sentence} »` }).click()
  await expect(page.getByText('L’annonce est retirée.')).toBeVisible()

  await page.goto('/admin/supervision')
  await expect(page.getByRole('heading', { name: 'Psychologues' })).toBeVisible()
  await expectAccessible(page)
})

test('the audit log is read in pages, by person and by day, and a closed archive by its address @phone', async ({
  page,
}) => {
  test.slow()
  await enterDemoAs(page, 'admin')
  await page.goto('/admin/personnes')
  await page.getByLabel('Adresse e-mail du compte fermé').fill('personne@exemple.fr')
  await page.getByRole('button', { name: 'Retrouver l’archive' }).click()
  await expect(page.getByText('Aucune archive à cette adresse.')).toBeVisible()
  await expectAccessible(page)

  const reason = `Nous a écrit, ${word()}`
  const [person] = (await callAs(page, 'find-people', { words: 'Vasseur' })).people
  await callAs(page, 'open-person', { personId: person?.id ?? '', reason })
  for (let n = 0; n < 50; n++) await callAs(page, 'find-people', { words: 'zz' })
  await page.goto('/admin/journal')
  const entry = page.getByRole('listitem').filter({ hasText: reason })
  await expect(page.getByText('Recherche de personnes').first()).toBeVisible()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Voir la suite' }).click()
  await expect(entry).toBeVisible()

  await page.getByLabel('Nom ou adresse d’une personne').fill('Vasseur')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.getByRole('button', { name: /^Voir ses entrées/ }).click()
  await expect(page.getByText('Entrées de Paul Vasseur, et à son sujet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voir la suite' })).toHaveCount(0)
  await expect(entry).toContainText('Dossier d’une personne ouvert')
  await expectAccessible(page)
  await page.getByLabel('Jour').fill('2019-01-01')
  await expect(page.getByText('Aucune entrée pour ces critères.')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les critères' }).click()
  await expect(page.getByText('Recherche de personnes').first()).toBeVisible()
})

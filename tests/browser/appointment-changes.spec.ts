import { addDays } from '#domain/time.ts'
import { enterDemoAs, newEmail } from '../support/browser/account-journey.ts'
import { bookAt, callAs, holdAt, newPatient, randomDay, studentWithSlots } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, mailTo, newVisitor, test } from '../support/browser/browser.ts'

test('a patient moves their appointment, the practitioner cancels it, the money comes back @phone', async ({
  page,
  browser,
}) => {
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00', '14:00'])
  await newPatient(page)
  const id = await bookAt(page, day, '09:00')

  await page.goto('/patient/dashboard')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Gérer/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Changer de praticien' }).click()
  await expect(page).toHaveTitle(/Changer de praticien/)
  await expect(page.getByText(/Personne n’est libre/)).toBeVisible()
  for (const name of [/Voir d’autres heures/, 'Garder mon rendez-vous', 'Écrivez-nous'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  const change = page.getByRole('button', { name: 'Changer de praticien' }).locator('visible=true')
  await expect(change).toHaveCount(0)
  await expectAccessible(page)
  // The demo data has no second practitioner.
  const another = {
    practitioner_id: crypto.randomUUID(),
    practitioner_name: 'Inès M.',
    specialties: [],
    avatar_path: null,
  }
  await page.route('**/rest/v1/free_starts*', (route) => route.fulfill({ json: [another] }))
  await page.reload()
  await change.click()
  await expect(page.getByRole('main').getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Inès M\./ })).toBeFocused()
  await page.unroute('**/rest/v1/free_starts*')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Modifier' }).first().click()
  await expect(page).toHaveURL(new RegExp(`move=${id}`))
  await page.goto(`/appointment?move=${id}&day=${day}`)
  await expect(page.getByRole('radio', { name: /Toujours avec/ })).toBeChecked()
  await page.getByRole('radio', { name: /à 14\sh$/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Déplacer le rendez-vous' }).locator('visible=true').click()
  await page.waitForURL('/patient/dashboard')
  await expect(page.getByRole('main').getByText(/14\sh/).first()).toBeVisible()

  await student.goto(`/agenda-etudiant?date=${day}&open=${id}`)
  const sheet = student.getByRole('dialog')
  await expect(sheet.getByText('Je dors mal depuis la rentrée.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Annuler', exact: true }).click()
  await student.getByRole('button', { name: /^Annuler (le|mon) rendez-vous$/ }).click()
  await expect(student.getByText(/rendez-vous est annulé/).first()).toBeVisible()
  await student.close()

  await page.goto('/patient/dashboard?tab=history')
  await page.getByRole('tab', { name: 'Historique' }).click()
  await expect(page.getByRole('main').getByText('Annulé')).toBeVisible()
  await expect(
    page.getByText(/a dû annuler\. 29,99\s€ (reviennent sur|sont repartis vers) votre carte/).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Voir les détails/ }).click()
  await expect(page.getByRole('dialog').getByText(/^Annulé le .*, par /)).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger mon reçu' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto(`/payment-success?appointment=${id}`)
  await expect(page.getByText('Ce rendez-vous a été annulé depuis.')).toBeVisible()
  await expect(page.getByText('Paiement confirmé')).toHaveCount(0)
})

test('a practitioner proposes a colleague, and nothing moves before the patient’s yes @phone', async ({
  page,
  browser,
}) => {
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00'])
  await newPatient(page)
  const id = await bookAt(page, day, '09:00')
  const colleague = await newVisitor(browser)
  await enterDemoAs(colleague, 'therapist')
  await callAs(colleague, 'add-slot', { day, startTime: '09:00', endTime: '10:00' })

  await student.goto(`/agenda-etudiant?date=${day}&open=${id}`)
  await student.getByRole('dialog').getByRole('button', { name: 'Proposer un autre praticien' }).click()
  await student.getByRole('radio', { name: /psychologue/ }).click()
  await expectAccessible(student)
  await student.getByRole('button', { name: 'Proposer', exact: true }).click()
  await expect(student.getByText(/Sa réponse est attendue/)).toBeVisible()
  await student.close()
  await colleague.goto(`/session/${id}`)
  await expect(colleague.getByRole('main').getByRole('link', { name: 'Retour à mon espace' })).toBeVisible()
  await expect(colleague.getByRole('main').getByText(/Zoé|La salle ouvre/)).toHaveCount(0)

  await page.goto('/patient/dashboard')
  await expect(page.getByRole('heading', { name: 'Acceptez-vous de changer de praticien ?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Accepter / }).click()
  await expect(page.getByText(/votre rendez-vous change de praticien/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Acceptez-vous de changer de praticien ?' })).toBeHidden()
  await colleague.reload()
  await expect(colleague.getByRole('main').getByText(/La salle ouvre|C’est l’heure/)).toBeVisible()
  await colleague.close()
})

test('moving concerns the person who receives, until others are asked for, of the gender chosen then @phone', async ({
  page,
  browser,
}) => {
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00', '14:00'])
  await newPatient(page)
  const id = await bookAt(page, day, '09:00')
  const address = `/appointment?move=${id}&day=${day}`
  const none = { name: 'Aucune heure ne vous va ?' }

  await page.goto(address)
  await page.getByRole('button', none).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/^Un jour où Inès .* n’a rien de libre/).fill(addDays(day, 4000))
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Me prévenir' }).click()
  await expect(sheet.getByRole('listitem')).toContainText('avec Inès')
  await page.keyboard.press('Escape')

  await page.getByRole('radio', { name: 'Voir aussi les autres praticiens' }).click()
  await page.getByRole('radio', { name: 'Femme' }).click()
  await page.goto(`${address}&who=others&gender=female`)
  await page
    .getByRole('radio', { name: /à 14\sh$/ })
    .locator('visible=true')
    .click()
  const sent = page.waitForRequest('**/functions/v1/move-appointment')
  await page.getByRole('button', { name: 'Déplacer le rendez-vous' }).locator('visible=true').click()
  expect((await sent).postDataJSON()).toMatchObject({ isAnybodyFine: true, genderPreference: 'female' })
  await page.waitForURL('/patient/dashboard')

  // Nobody waits for their own hours.
  await student.goto(address)
  await expect(student.getByRole('radio', { name: /à 9\sh$/ }).locator('visible=true')).toBeVisible()
  await expect(student.getByRole('button', none)).toHaveCount(0)
  await student.close()
})

test('a start taken meanwhile leaves the form as it was, with the nearest others @desktop', async ({
  page,
  browser,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*(409|422)/)
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00', '14:00', '16:00'])
  await student.close()
  await newPatient(page)
  await page.goto(`/appointment?day=${day}`)
  await page.getByLabel('Sujet principal').fill('Faire le point.')
  await page.locator('#booking-topicConsent').click()
  const faster = await newPatient(await newVisitor(browser))
  await page
    .getByRole('radio', { name: /à 9\sh$/ })
    .first()
    .click()
  await holdAt(faster, day, '09:00')
  await faster.close()
  await page.getByLabel('Date de naissance').fill('1994-05-17')
  const book = page.getByRole('button', { name: 'Réserver et Payer' }).locator('visible=true')
  await book.click()

  await expect(page.getByText('Ce créneau vient d’être réservé.').first()).toBeVisible()
  await expect(page.getByLabel('Sujet principal')).toHaveValue('Faire le point.')
  const others = page.getByRole('main').getByRole('button', { name: /\d\sh/ })
  await expect(others.first()).toBeVisible()
  await others.first().click()
  // Without a wait: the choice that was just made must be the one submitted.
  await book.click()
  await page.waitForURL('/payment?step=card')
  await expect(page.getByText('Faire le point.').locator('visible=true')).toBeVisible()
})

test('a bank that refused on its own page leads back to the card, and nothing was charged @phone', async ({
  page,
  browser,
}) => {
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00'])
  await student.close()
  await newPatient(page)
  const { appointmentId } = await holdAt(page, day, '09:00')
  await page.goto(`/payment-success?appointment=${appointmentId}&redirect_status=failed`)
  await expect(page.getByText('Aucun montant n’a été prélevé.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Reprendre le paiement' }).click()
  await expect(page.getByLabel('Numéro de carte')).toBeVisible()
})

test('at sixteen a parent agrees by mail before anything is paid @phone', async ({ page, browser }) => {
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00'])
  await student.close()
  await newPatient(page)
  const sixteen = `${new Date().getUTCFullYear() - 17}-12-31`
  const { needsParent } = await holdAt(page, day, '09:00', sixteen)
  expect(needsParent).toBe(true)
  // As the booking form leads here; a reload keeps it.
  await page.goto('/payment')
  await page.evaluate(() => history.replaceState({ usr: { needsParent: true }, key: 'held', idx: 0 }, ''))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'L’accord d’un parent' })).toBeVisible()
  const parent = newEmail()
  await page.getByLabel('Prénom et nom d’un parent').fill('Anne Petit')
  await page.getByLabel('Adresse e-mail d’un parent').fill(parent)
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText(`Demande envoyée à ${parent}.`)).toBeVisible()
  // Without an answer, once the link has ended.
  const requests = '**/rest/v1/parental_authorisations?*'
  const ended = { parent_email: parent, expires_at: '2026-01-01T00:00:00Z', granted_at: null, refused_at: null }
  await page.route(requests, (route) => route.fulfill({ json: [{ ...ended, withdrawn_at: null }] }))
  await page.reload()
  await expect(page.getByText('son lien n’est plus valable. Vous pouvez en envoyer une autre.')).toBeVisible()
  await page.unroute(requests)

  const [mail] = await mailTo(page, parent)
  const link = /\/autorisation-parentale#token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const atHome = await newVisitor(browser)
  await atHome.goto(link)
  await expect(atHome).toHaveURL(/\/autorisation-parentale$/)
  await expect(atHome.getByText('Je suis Anne Petit et j’exerce l’autorité parentale')).toBeVisible()
  await expect(atHome.getByRole('button', { name: 'Je refuse' })).toBeVisible()
  await expectAccessible(atHome)
  await atHome.getByRole('button', { name: 'J’accepte' }).click()
  await expect(atHome.getByText('Merci. Votre accord est enregistré.')).toBeVisible()
  // The page polls for the parent's answer, so no reload is needed.
  await expect(page.getByLabel('Numéro de carte')).toBeVisible({ timeout: 30_000 })

  // The same link on another day: the hold ends, and the open page of the minor says so.
  await atHome.goto('about:blank')
  await atHome.goto(link)
  await atHome.getByRole('button', { name: 'Retirer mon accord' }).click()
  await expect(atHome.getByText('rien n’est à rembourser')).toBeVisible()
  await expectAccessible(atHome)
  await atHome.getByRole('dialog').getByRole('button', { name: 'Retirer mon accord' }).click()
  await expect(atHome.getByText(/^L’accord a été retiré le /)).toBeVisible()
  await atHome.close()
  await expect(page.getByText('Un parent a retiré son accord.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: /Fil Santé Jeunes/ })).toBeVisible()
})

test('the test page pays and gives back for real, and reads the state of each part @desktop', async ({
  page,
  tolerate,
}) => {
  // Only the refused card may log an error.
  tolerate(/status of 402/)
  await enterDemoAs(page, 'patient')
  const called: string[] = []
  page.on('request', (request) => called.push(request.url()))
  await page.goto('/payment-test')
  await expect(
    page.getByRole('cell', { name: 'create-payment' }).or(page.getByText('create-payment')).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /Carte acceptée/ }).click()
  await expect(page.getByText('Paiement simulé réussi!').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: /Carte refusée/ }).click()
  await expect(page.getByText('Erreur lors du test de paiement').first()).toBeVisible({ timeout: 30_000 })
  expect(
    called.filter((url) => url.includes('/hold-slot')),
    'no practitioner is booked',
  ).toEqual([])
})

import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { bookAt, callAs, newPatient, randomDay, studentWithSlots } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { answers, composer } from '../support/browser/chat-journey.ts'

const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }

test('a letter is completed line by line, survives a reload, is shared by choice and taken back @phone', async ({
  page,
  browser,
}) => {
  test.slow()
  const day = randomDay()
  const practitioner = await studentWithSlots(browser, day, ['09:00'])
  await newPatient(page)
  const appointmentId = await bookAt(page, day, '09:00')
  const { paymentId } = await callAs(page, 'subscribe-to-premium', { card, birthdate: '1990-04-01' })
  await callAs(page, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })

  const line = (place: number) => page.getByRole('textbox', { name: `Ligne ${place}`, exact: true })
  const share = page.getByRole('button', { name: /^Partager avec/ })
  await page.goto('/premium/lettre')
  await share.click()
  await expect(page.getByRole('alert')).toContainText('Il reste à compléter, ou à retirer')
  await expect(page.getByRole('alert')).toContainText('Cochez la case')
  await expectAccessible(page)
  await line(3).fill('Je dors mal depuis la rentrée.')
  await page.getByRole('button', { name: 'Retirer la ligne 4' }).press('Enter')
  const addLine = page.getByRole('button', { name: 'Ajouter une ligne' })
  await expect(addLine).toBeFocused()
  await page.getByRole('button', { name: 'Remettre la ligne retirée' }).press('Enter')
  await expect(line(4)).toBeFocused()
  await page.getByRole('button', { name: 'Retirer la ligne 4' }).press('Enter')
  await addLine.press('Enter')
  await expect(line(4)).toBeFocused()
  await page.keyboard.type('Merci de me lire.')
  await page.reload()
  await expect(line(3)).toHaveValue('Je dors mal depuis la rentrée.')
  await expect(line(4)).toHaveValue('Merci de me lire.')
  await expectAccessible(page)

  await expect(page.getByText(/j’accepte que [^.]+\. la lise\. Personne/)).toBeVisible()
  await page.getByRole('checkbox').click()
  await share.click()
  const shared = page.getByRole('heading', { name: /^Partagée avec/ })
  await expect(shared).toBeFocused()
  await expect(shared).toBeInViewport()
  await practitioner.goto(`/lettre/${appointmentId}`)
  await expect(practitioner.getByText('Je dors mal depuis la rentrée.')).toBeVisible()
  await expect(practitioner.getByRole('heading', { name: /^Zoé/ })).toBeVisible()
  await expect(practitioner.getByText(/Pour votre rendez-vous du .* à 9\sh\./)).toBeVisible()
  await expectAccessible(practitioner)

  await page.getByRole('button', { name: 'Reprendre ma lettre' }).click()
  await expect(page.getByRole('heading', { name: 'Votre brouillon' })).toBeFocused()
  await expect(line(4)).toHaveValue('Merci de me lire.')
  await practitioner.reload()
  await expect(practitioner.getByText('Il n’y a pas de lettre ici, ou elle a été reprise.')).toBeVisible()

  for (let left = 4; left > 0; left -= 1) await page.getByRole('button', { name: 'Retirer la ligne 1' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre le brouillon proposé' }).click()
  await expect(line(4)).toHaveValue(/^Ce que j’attends/)

  // From a chat summary: only ticked sentences are carried over.
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Stress', exact: true }).click()
  await page.getByRole('button', { name: 'J’accepte, continuer' }).click()
  for (const words of [
    'J’ai trois dossiers en retard',
    'Dans le corps',
    'Des semaines',
    'Oui',
    'Aucune',
    'Non merci',
  ]) {
    const before = await answers(page).textContent()
    await composer(page).fill(words)
    await composer(page).press('Enter')
    await expect(answers(page)).not.toHaveText(before ?? '')
  }
  await answers(page).getByRole('button', { name: 'Terminer' }).click()
  const summary = page.getByRole('region', { name: 'Ce que j’ai dit aujourd’hui' })
  await summary.getByRole('checkbox', { name: 'Des semaines' }).click()
  await summary.getByRole('link', { name: /^En faire une lettre à / }).click()
  await expect(page.getByRole('textbox', { name: /^Ligne/ }).last()).toHaveValue('« Aucune »')
  const lines = () =>
    page
      .getByRole('textbox', { name: /^Ligne/ })
      .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))
  expect(await lines()).toContain('« J’ai trois dossiers en retard »')
  expect(await lines()).not.toContain('« Des semaines »')
  await page.reload()
  await expect.poll(lines).toContain('« J’ai trois dossiers en retard »')
  await practitioner.close()
})

test('a letter is taken back after the consultation and without a subscription, and shown as shared with nobody else @phone', async ({
  page,
  browser,
}) => {
  const day = randomDay()
  const practitioner = await studentWithSlots(browser, day, ['09:00'])
  await newPatient(page)
  const appointmentId = await bookAt(page, day, '09:00')
  const { paymentId } = await callAs(page, 'subscribe-to-premium', { card, birthdate: '1990-04-01' })
  await callAs(page, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })
  await callAs(page, 'share-letter', { appointmentId, body: 'Bonjour,\nJe dors mal depuis la rentrée.' })

  // As after a change of practitioner.
  await page.route('**/rest/v1/letters*', async (route) => {
    const answer = await route.fetch()
    const letters = (await answer.json()) as object[]
    await route.fulfill({ json: letters.map((letter) => ({ ...letter, practitioner_id: crypto.randomUUID() })) })
  })
  await page.goto('/premium/lettre')
  await expect(page.getByRole('heading', { name: 'Lettre que personne ne peut plus lire' })).toBeVisible()
  await expect(page.getByText(/qui vous reçoit : reprenez votre lettre/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Partagée avec/ })).toHaveCount(0)
  await page.unroute('**/rest/v1/letters*')

  await callAs(page, 'withdraw-from-subscription', {})
  // As after the consultation.
  await page.route('**/rest/v1/my_appointments*', async (route) => {
    const answer = await route.fetch()
    const appointments = (await answer.json()) as object[]
    await route.fulfill({ json: appointments.map((one) => ({ ...one, status: 'completed' })) })
  })
  await page.goto('/patient/dashboard?tab=history')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Voir les détails/ })
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Relire ou reprendre ma lettre' }).click()
  await expect(page.getByText('La lettre fait partie de l’abonnement premium.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Partagée avec/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Reprendre ma lettre/ }).click()
  await expect(page.getByText(/Votre lettre est reprise/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Partagée avec/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await practitioner.goto(`/lettre/${appointmentId}`)
  await expect(practitioner.getByText('Il n’y a pas de lettre ici, ou elle a été reprise.')).toBeVisible()
  await practitioner.close()
})

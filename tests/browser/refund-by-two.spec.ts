import { fileNumber } from '#domain/admin/file-number.ts'
import { TEST_CARD, TEST_CARD_DISPUTED, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { bookAt, callAs, holdAt, newPatient, randomDay, studentWithSlots } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, newVisitor, test } from '../support/browser/browser.ts'
import { databaseIn } from '../support/browser/room-journey.ts'

const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }

test('a refund beyond the rights leaves once two administrators agree @phone', async ({
  page,
  browser,
  baseURL,
  tolerate,
}) => {
  test.slow()
  // The server requires a second person.
  tolerate(/status of 403/)
  // A used month of premium, which the terms do not refund.
  const patient = await newPatient(await newVisitor(browser))
  const { paymentId } = await callAs(patient, 'subscribe-to-premium', { card, birthdate: '1990-04-01' })
  await callAs(patient, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })
  const number = fileNumber(paymentId)

  await enterDemoAs(page, 'admin')
  await page.goto('/admin/paiements')
  await page.getByLabel('Numéro de note, de paiement ou de dossier').fill(number)
  await page.getByRole('button', { name: `Rembourser… le paiement ${number}` }).click()
  await page.getByLabel('Montant en euros').fill('beaucoup')
  await page.getByRole('button', { name: 'Rembourser', exact: true }).click()
  await expect(page.getByText('Indiquez un montant en euros, par exemple 14,50.')).toBeVisible()
  await expect(page.getByText('Écrivez pourquoi : la raison reste au journal.')).toBeVisible()
  await page.getByLabel('Montant en euros').fill('2,50')
  await page.getByLabel('Pourquoi ?').fill('Le service était en panne cette semaine')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rembourser', exact: true }).click()
  // The form keeps its values; a second person is asked.
  const ask = page.getByRole('button', { name: 'Demander à deux' })
  await expect(page.getByLabel('Pourquoi ?')).toHaveValue('Le service était en panne cette semaine')
  await ask.click()
  await expect(page.getByText('Votre demande est enregistrée, dans « Demandes à deux ».')).toBeVisible()
  await page.goto('/admin/demandes')
  const sentence = new RegExp(`Rembourser 2,50.€ du paiement ${number}, au-delà des règles`)
  const mine = page.getByRole('listitem').filter({ hasText: sentence })
  await expect(mine.getByRole('button', { name: 'Approuver' })).toHaveCount(0)

  const viewport = page.viewportSize()
  const other = await newVisitor(browser, { baseURL: baseURL ?? '', viewport, reducedMotion: 'reduce' })
  await enterDemoAs(other, 'admin', 'admin2@demo.mivoix.fr')
  await other.goto('/admin/demandes')
  await other.getByRole('listitem').filter({ hasText: sentence }).getByRole('button', { name: 'Approuver' }).click()
  await expect(other.getByText('Votre décision est enregistrée.')).toBeVisible()
  await other.goto(`/admin/paiements?numero=${encodeURIComponent(number)}`)
  await expect(async () => {
    await other.reload()
    await expect(other.getByText(/^Remboursé : 2,50/)).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expectAccessible(other)
})

test('the team sees what is contested, cancels an appointment, and reads its figures @desktop', async ({
  page,
  browser,
}) => {
  test.slow()
  const day = randomDay()
  await studentWithSlots(browser, day, ['09:00', '11:00'])
  const patient = await newPatient(await newVisitor(browser))
  const kept = await bookAt(patient, day, '09:00')
  const { appointmentId } = await holdAt(patient, day, '11:00')
  const { paymentId } = await callAs(patient, 'create-payment', {
    appointmentId,
    card: { ...card, number: TEST_CARD_DISPUTED },
  })
  await callAs(patient, 'confirm-payment', { paymentId, code: TEST_THREE_D_CODE })

  await enterDemoAs(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByText(/Répondre avant le/).first()).toBeVisible()
  await page.goto('/admin/paiements')
  const dispute = page.getByRole('listitem').filter({ hasText: `paiement ${fileNumber(paymentId)}` })
  await expect(dispute.getByText(/Répondre avant le/)).toBeVisible()
  await expectAccessible(page)
  await dispute.getByRole('button', { name: 'Test : gagnée' }).click()
  await expect(dispute.getByText('Gagnée')).toBeVisible()

  await page.goto('/admin/rendez-vous?du=2019-01-01&au=2019-01-02')
  await expect(page.getByText('Aucun rendez-vous sur cette période.')).toBeVisible()
  await page.goto(`/admin/rendez-vous?du=${day}&au=${day}`)
  await expect(page.getByText(`Dossier ${fileNumber(kept)}`).first()).toBeVisible()
  await page.getByRole('button', { name: `Annuler… le dossier ${fileNumber(kept)}` }).click()
  await page.getByLabel('Pourquoi ?').fill('Le praticien est injoignable')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Annuler et rembourser' }).click()
  await expect(
    page.getByText('Le rendez-vous est annulé et remboursé. Les deux personnes sont prévenues.'),
  ).toBeVisible()
  await expect(page.getByText('par l’équipe').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/versements')
  await expect(page.getByText('Rien à verser pour ce mois.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/admin/chiffres')
  await expect(page.getByRole('heading', { level: 1, name: 'Chiffres' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/personnes')
  await page.getByLabel('Nom ou adresse').fill('vass')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.getByRole('button', { name: /^Ouvrir le dossier… Paul Vasseur/ }).click()
  await page.getByLabel('Pourquoi ?').fill('Nous a écrit au sujet de son statut')
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click()
  await expect(page.getByText('Dernière connexion')).toBeVisible()
  await expectAccessible(page)
})

test('a refund that the bank returned is paid in another way, and noted @phone', async ({ page, browser }) => {
  const patient = await newPatient(await newVisitor(browser))
  const { paymentId } = await callAs(patient, 'subscribe-to-premium', { card, birthdate: '1990-04-01' })
  await callAs(patient, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })
  const sql = await databaseIn(process.env.BROWSER_TEST_DATA ?? '')
  await sql`
    insert into app.refunds (payment_id, amount, reason, sent_at, returned_at)
    values (${paymentId}, 299, 'decided_by_team', now(), now())`
  await sql.end()

  await enterDemoAs(page, 'admin')
  await page.goto('/admin/paiements')
  const returned = page.getByRole('listitem').filter({ hasText: `paiement ${fileNumber(paymentId)}` })
  await expect(returned.getByText(/^rendu par la banque le/)).toBeVisible()
  await expectAccessible(page)
  await returned.getByRole('button', { name: /^Versé autrement/ }).click()
  await page.getByRole('button', { name: 'Noter', exact: true }).click()
  await expect(page.getByText('Écrivez comment et quand : cela reste au journal.')).toBeVisible()
  await page.getByLabel('Comment et quand ?').fill('Virement du 3 mars')
  await page.getByRole('button', { name: 'Noter', exact: true }).click()
  await expect(page.getByText('C’est noté : cette somme n’est plus due.')).toBeVisible()
  await expect(returned).toHaveCount(0)
})

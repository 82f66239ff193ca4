import { enterDemoAs } from '../support/browser/account-journey.ts'
import { randomDay } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'

test.beforeEach(({ page }) => enterDemoAs(page, 'student'))

test('a slot is added, refused twice, removed and taken back @desktop', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*409/)
  await page.goto(`/disponibilites?date=${randomDay()}`)
  await expect(page).toHaveURL(/therapist\/availability/)
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion de vos disponibilités' })).toBeVisible()
  await expect(page.getByText('Aucune disponibilité pour cette date')).toBeVisible()
  await expect(page.getByText('Les patients pourront réserver ces créneaux pour une consultation.')).toBeVisible()

  const add = page.getByRole('button', { name: 'Ajouter cette disponibilité' })
  await add.click()
  await expect(page.getByText('Disponibilité ajoutée avec succès')).toBeVisible()
  await expect(page.getByText('09:00 - 10:00', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await add.click()
  await expect(page.getByText('Ce créneau en chevauche un autre. Choisissez d’autres heures.').first()).toBeVisible()

  await page.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(page.getByText('Disponibilité supprimée avec succès')).toBeVisible()
  await page.getByRole('listitem').getByRole('button', { name: 'Rétablir' }).first().click()
  await expect(page.getByText('09:00 - 10:00', { exact: true })).toBeVisible()
})

test('an end before the start, and no date, get the sentences of the page @phone', async ({ page }) => {
  await page.goto(`/therapist/availability?date=${randomDay()}`)
  await page.getByLabel('Fin').click()
  await expect(page.getByRole('option')).toHaveCount(48)
  await page.getByRole('option', { name: '08:30' }).click()
  await page.getByRole('button', { name: 'Ajouter cette disponibilité' }).click()
  await expect(page.getByText("L'heure de début doit être antérieure à l'heure de fin").first()).toBeVisible()

  await page.goto('/therapist/availability?date=')
  await page.getByRole('button', { name: 'Ajouter cette disponibilité' }).click()
  await expect(page.getByText('Veuillez sélectionner une date').first()).toBeVisible()
})

test('a series is added for the chosen weekdays @phone', async ({ page }) => {
  await page.goto(`/therapist/availability?date=${randomDay()}&tab=recurring`)
  const add = page.getByRole('button', { name: 'Ajouter ces disponibilités récurrentes' })
  await expect(add).toBeDisabled()
  await page.getByRole('button', { name: 'mardi', exact: true }).click()
  await page.getByRole('button', { name: 'jeudi', exact: true }).click()
  await expect(page.getByText(/Tous les mardis et jeudis/)).toBeVisible()
  await expectAccessible(page)
  await add.click()
  await expect(page.getByText('Disponibilités récurrentes ajoutées pour les 2 prochains jours')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { bookAt, newPatient, randomDay, studentWithSlots } from '../support/browser/booking-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'

const log = (page: Page) => page.getByRole('log')
const composer = (page: Page) => page.getByLabel(/^Votre message à/)
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer', exact: true })

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await sendButton(page).click()
  await expect(log(page).getByText(words)).toBeVisible()
}

async function expectNoSideScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

test('a patient and their practitioner write to each other between two consultations @phone', async ({
  page,
  browser,
  tolerate,
}) => {
  test.slow()
  tolerate(/Failed to load resource/)
  const day = randomDay()
  const practitioner = await studentWithSlots(browser, day, ['09:00'])
  await newPatient(page)
  await bookAt(page, day, '09:00')

  await page.goto('/patient/dashboard')
  await expect(page.getByText('Les messages échangés entre deux séances apparaîtront ici.')).toBeVisible()
  await page.getByRole('link', { name: 'Envoyer message' }).click()
  await expect(page).toHaveURL(/\/messages\//)
  await expectAccessible(page)

  // Nothing is stored without consent; the draft survives a reload and a lost connection.
  await composer(page).fill('Bonjour, je dors mieux.')
  await sendButton(page).click()
  await expect(page.getByText(/Cochez votre accord.*Votre message n’est pas parti/)).toBeVisible()
  await page.reload()
  await expect(composer(page)).toHaveValue('Bonjour, je dors mieux.')
  await page.locator('#messages-consent').click()
  await page.route('**/functions/v1/send-message', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sendButton(page).click()
  await expect(page.getByText(/La connexion semble interrompue.*Nous ne savons pas si votre message/)).toBeVisible()
  await page.unroute('**/functions/v1/send-message')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(log(page).getByText('Bonjour, je dors mieux.')).toHaveCount(1)
  await expect(composer(page)).toHaveValue('')

  await composer(page).fill('À vendredi.')
  await sendButton(page).dblclick()
  await expect(log(page).getByText('À vendredi.')).toHaveCount(1)

  await practitioner.goto('/dashboard-etudiant')
  const conversation = practitioner.getByRole('link', { name: /Zoé/ })
  await expect(conversation).toContainText('2 non lus')
  await expectNoSideScroll(practitioner)
  await conversation.click()
  await expect(log(practitioner).getByText('À vendredi.')).toHaveCount(1)
  await write(practitioner, 'Bonne nouvelle, à vendredi !')
  await expect(log(page).getByText('Bonne nouvelle, à vendredi !')).toBeVisible()
  await expect(page.locator('output', { hasText: 'Bonne nouvelle' })).toBeAttached()
  await practitioner.goto('/dashboard-etudiant')
  await expect(practitioner.getByRole('link', { name: /Zoé/ })).not.toContainText('non lu')
  await practitioner.goto(`/agenda-etudiant?date=${day}`)
  await practitioner.getByRole('button', { name: /Zoé/ }).click()
  await practitioner.getByRole('dialog').getByRole('link', { name: 'Envoyer message' }).click()
  await expect(log(practitioner).getByText('À vendredi.')).toHaveCount(1)
  await practitioner.close()

  await page
    .getByRole('button', { name: /^Effacer mon message/ })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click()
  await expect(log(page).getByText('À vendredi.')).toHaveCount(0)

  const words = 'J’ai envie de mourir, je ne vois plus d’autre issue.'
  await write(page, words)
  await expect(page.getByRole('alert', { name: 'Aide immédiate, maintenant' })).toContainText('3114')
  await expect(page.getByRole('button', { name: 'Réduire' })).toBeInViewport()
  await expectAccessible(page)
  await page.reload()
  await expect(log(page).getByText(words)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Appeler le 3114' }).last()).toBeVisible()

  await page.getByRole('link', { name: 'Retour à mon espace' }).click()
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible()
  await expect(page.getByText('Aucun non lu')).toBeVisible()
  await expectNoSideScroll(page)
})

test('« Voir résumé » says what there is, and a thread of others shows nothing @phone', async ({ page }) => {
  await enterDemoAs(page, 'patient')
  await page.goto('/patient/dashboard?tab=history')
  await page.getByRole('link', { name: 'Voir résumé' }).first().click()
  await expect(page.getByText('Le résumé sera disponible quand il aura été rédigé.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/messages/${crypto.randomUUID()}`)
  await expect(page.getByText('Cette conversation n’existe pas ou n’existe plus.')).toBeVisible()
})

test('who follows the link of a mail signs in and finds the thread @phone', async ({ page }) => {
  const path = `/messages/${crypto.randomUUID()}`
  await page.goto(path)
  await expect(page).toHaveURL(`/login?redirect=${path.slice(1)}`)
  await page.getByRole('button', { name: 'Patient', exact: true }).click()
  await expect(page).toHaveURL(path)
})

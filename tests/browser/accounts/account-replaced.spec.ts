import type { Page } from '@playwright/test'
import { newEmail, signUpAsPatient } from '../../support/browser/account-journey.ts'
import { expect, mailTo, test } from '../../support/browser/browser.ts'
import { composer, log, openChat, say } from '../../support/browser/chat-journey.ts'

const NEW_PASSWORD = 'cinq autres mots très simples'

/** Path of the recovery link mailed to a new patient, whose own session is then forgotten. */
async function recoveryOfNewPatient(page: Page): Promise<string> {
  const email = newEmail()
  await signUpAsPatient(page, email)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/forgotten-password')
  await page.locator('#recovery-email').fill(email)
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect.poll(async () => (await mailTo(page, email)).length).toBe(2)
  const [mail] = await mailTo(page, email)
  const { pathname, hash } = new URL(/\S+\/forgotten-password#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return `${pathname}${hash}`
}

/** Also checks that the page of the link survives the change of account that it makes itself. */
async function enterByRecovery(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('#new-password').fill(NEW_PASSWORD)
  await page.locator('#new-confirmPassword').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await page.waitForURL('/patient/dashboard')
}

test('another account that enters in a second tab finds nothing of the first one’s in the open tabs @desktop', async ({
  page,
  context,
}) => {
  test.slow()
  const path = await recoveryOfNewPatient(page)
  await signUpAsPatient(page, newEmail())

  await page.goto('/patient/dashboard')
  const main = page.getByRole('main')
  const words = main.getByLabel('Quelques mots')
  const write = async (typed: string) => {
    await main.getByRole('radiogroup').getByText('Bien', { exact: true }).click()
    await main.getByRole('button', { name: 'Continuer' }).click()
    await words.fill(typed)
  }
  await write('Noté hier')
  await page.locator('#mood-consent').click()
  await main.getByRole('button', { name: 'Enregistrer' }).click()
  await main.getByRole('button', { name: 'Voir en tableau' }).click()
  await expect(main.getByRole('cell', { name: 'Noté hier' })).toBeVisible()
  await write('À moi seule')

  const booking = await context.newPage()
  await booking.goto('/appointment')
  await booking.getByLabel('Sujet principal').fill('À moi seule')

  const chat = await context.newPage()
  await chat.goto('/chat')
  await composer(chat).fill('Une longue semaine')
  await composer(chat).press('Enter')
  await chat.getByRole('button', { name: 'J’accepte, continuer' }).click()
  await expect(log(chat).getByText('Mivoix IA', { exact: true })).toHaveCount(2)
  await composer(chat).fill('À moi seule')

  const second = await context.newPage()
  await enterByRecovery(second, path)

  await expect(main.getByText('Notez votre humeur aujourd’hui, votre météo apparaîtra ici.')).toBeVisible()
  await expect(main.getByText('Noté hier')).toHaveCount(0)
  await expect(words).toHaveCount(0)
  await expect(booking.getByLabel('Sujet principal')).toHaveValue('')
  await expect(log(chat).getByText('Une longue semaine')).toHaveCount(0)
  await expect(composer(chat)).toHaveValue('')
})

test('a visitor who enters in a second tab keeps what they typed in the first @desktop', async ({ page, context }) => {
  const path = await recoveryOfNewPatient(page)
  await openChat(page)
  await say(page, 'Une longue semaine')
  await composer(page).fill('À moi seule')
  const second = await context.newPage()
  await enterByRecovery(second, path)
  await expect(page.getByRole('button', { name: /^Menu de / })).toBeVisible()
  await expect(composer(page)).toHaveValue('À moi seule')
  await expect(log(page).getByText('Une longue semaine', { exact: true })).toBeVisible()
})

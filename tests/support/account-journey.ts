import type { Page } from '@playwright/test'
import { expect, mailTo } from './browser.ts'

export const PASSWORD = 'quatre petits mots simples'

export const newEmail = () => `zoe-${crypto.randomUUID().slice(0, 8)}@exemple.fr`

/** The six digits of the newest mail to an address. */
export async function codeMailedTo(page: Page, email: string): Promise<string> {
  const [mail] = await mailTo(page, email)
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error('the mail carries no code')
  return code
}

/** Step 1 of /register, the address proved from the mailbox. */
export async function fillInAccount(page: Page, email: string, name = 'Zoé Petit'): Promise<void> {
  await page.getByLabel('Nom complet').fill(name)
  await page.locator('#register-email').fill(email)
  await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
  await expect(page.getByText('Code de vérification envoyé par email !')).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill(await codeMailedTo(page, email))
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByText('Email vérifié !')).toBeVisible()
  await page.locator('#register-password').fill(PASSWORD)
  await page.locator('#register-confirmPassword').fill(PASSWORD)
}

export async function signUpAsPatient(page: Page, email: string): Promise<void> {
  await page.goto('/register?type=patient')
  await fillInAccount(page, email)
  await page.getByRole('button', { name: 'Suivant' }).click()
  await page.locator('#register-termsAccepted').click()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.waitForURL('/patient/dashboard')
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Vous avez été déconnecté avec succès')).toBeVisible()
  await expect(page).toHaveURL('/')
}

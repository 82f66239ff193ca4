import type { Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { TERMS_VERSION } from '#domain/constants.ts'
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

export const someFrenchMobile = () => `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** The six digits of the newest text message to a French number. */
export const codeTextedTo = (page: Page, number: string) => codeMailedTo(page, `+33${number.slice(1)}`)

/** Step 1 of /register, the address proved from the mailbox. */
export async function fillInAccount(
  page: Page,
  email: string,
  { name = 'Zoé Petit', readCode = () => codeMailedTo(page, email) } = {},
): Promise<void> {
  await page.getByLabel('Nom complet').fill(name)
  await page.locator('#register-email').fill(email)
  await page.getByRole('button', { name: 'Envoyer code de vérification' }).click()
  await expect(page.getByText('Code de vérification envoyé par email !')).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill(await readCode())
  await page.getByRole('button', { name: 'Vérifier le code' }).click()
  await expect(page.getByText('Email vérifié !')).toBeVisible()
  await page.locator('#register-password').fill(PASSWORD)
  await page.locator('#register-confirmPassword').fill(PASSWORD)
}

/** A new patient, signed in on this page. Made through the doors: the way by hand has journeys of its own. */
export async function signUpAsPatient(page: Page, email: string): Promise<void> {
  const { request } = page
  const call = async (name: string, data: object) => (await request.post(`/functions/v1/${name}`, { data })).json()
  const challenge: Challenge = await call('new-security-check', {})
  const solution = await solveChallenge({ challenge, deriveKey })
  const securityCheck = btoa(JSON.stringify({ challenge, solution }))
  const { registrationId } = await call('send-registration-code', { email, securityCheck })
  const code = await codeMailedTo(page, email)
  const { ticket } = await call('check-registration-code', { registrationId, code })
  const device = crypto.randomUUID()
  const signedUp = await request.post('/auth/v1/signup', {
    headers: { 'x-registration-ticket': ticket, 'x-device': device },
    data: {
      email,
      password: PASSWORD,
      data: { user_type: 'patient', name: 'Zoé Petit', terms_version: TERMS_VERSION },
    },
  })
  expect(signedUp.status()).toBe(200)
  await page.goto('/urgence')
  await page.evaluate(
    ([session, name]) => {
      localStorage.setItem('mivoix-auth', session)
      localStorage.setItem('mivoix-device', name)
    },
    [await signedUp.text(), device] as const,
  )
  await page.goto('/patient/dashboard')
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

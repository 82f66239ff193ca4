import type { Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { DEMO_PASSWORD, demoAccounts } from '#domain/auth/demo-accounts.ts'
import { TERMS_VERSION } from '#domain/constants.ts'
import type { UserType } from '#domain/profile/user-type.ts'
import { expect, mailTo } from './browser.ts'

export const PASSWORD = 'quatre petits mots simples'

export const newEmail = () => `zoe-${crypto.randomUUID().slice(0, 8)}@exemple.fr`

/** Six-digit code of the newest mail to an address. */
export async function codeMailedTo(page: Page, email: string): Promise<string> {
  const [mail] = await mailTo(page, email)
  const code = /\b(?:\d{6}|\d{8})\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error('the mail carries no code')
  return code
}

export const someFrenchMobile = () => `06${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** Six-digit code of the newest SMS to a French number. */
export const codeTextedTo = (page: Page, number: string) => codeMailedTo(page, `+33${number.slice(1)}`)

/** Step 1 of /register, with the address verified through the local mailbox. */
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

/** Signs a new patient up on this page through the API: the sign-up screens have their own tests. */
export async function signUpAsPatient(page: Page, email: string, { termsVersion = TERMS_VERSION } = {}): Promise<void> {
  const { registrationId } = await callAsVisitor(page, 'send-registration-code', {
    email,
    securityCheck: await solvedSecurityCheck(page),
  })
  const code = await codeMailedTo(page, email)
  const { ticket } = await callAsVisitor(page, 'check-registration-code', { registrationId, code })
  await enterBy(
    page,
    '/auth/v1/signup',
    { 'x-registration-ticket': ticket },
    {
      email,
      password: PASSWORD,
      data: { user_type: 'patient', name: 'Zoé Petit', terms_version: termsVersion },
    },
  )
}

/** Signs a demo user in on this page, without the sign-in screen. */
export async function enterDemoAs(
  page: Page,
  userType: UserType,
  email: string = demoAccounts[userType].email,
): Promise<void> {
  await enterBy(
    page,
    '/auth/v1/token?grant_type=password',
    {},
    {
      email,
      password: DEMO_PASSWORD,
      gotrue_meta_security: { captcha_token: await solvedSecurityCheck(page) },
    },
  )
}

async function callAsVisitor(page: Page, name: string, data: object) {
  return (await page.request.post(`/functions/v1/${name}`, { data })).json()
}

async function solvedSecurityCheck(page: Page): Promise<string> {
  const challenge: Challenge = await callAsVisitor(page, 'new-security-check', {})
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** Stores the session where the web client expects it, from robots.txt: no page needs to be rendered for it. */
async function enterBy(page: Page, door: string, headers: Record<string, string>, data: object): Promise<void> {
  const device = crypto.randomUUID()
  const entered = await page.request.post(door, { headers: { ...headers, 'x-device': device }, data })
  expect(entered.status()).toBe(200)
  await page.goto('/robots.txt')
  await page.evaluate(
    ([session, name]) => {
      localStorage.setItem('mivoix-auth', session)
      localStorage.setItem('mivoix-device', name)
    },
    [await entered.text(), device] as const,
  )
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
}

export async function signOut(page: Page): Promise<void> {
  // A page that is still loading re-renders its header, which would close a menu opened before.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByText('Vous avez été déconnecté avec succès')).toBeVisible()
  await expect(page).toHaveURL('/')
}

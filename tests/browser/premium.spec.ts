import type { Page } from '@playwright/test'
import { newEmail, signUpAsPatient } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, mailTo, test } from '../support/browser/browser.ts'

async function noteMood(page: Page, level: string, words: string): Promise<void> {
  await page.goto('/patient/dashboard')
  await page.getByRole('main').getByText(level, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel('Quelques mots').fill(words)
  await page.locator('#mood-consent').click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Votre humeur du jour est notée.')).toBeVisible()
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Numéro de carte').pressSequentially('4242424242424242')
  await page.getByLabel('Expiration').pressSequentially('1240')
  await page.getByLabel('Code CVC').fill('123')
  await page.getByLabel('Nom sur la carte').fill('ZOE PETIT')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^Payer 2,99/ }).click()
  await expect(page.getByRole('alert')).toContainText('La connexion semble interrompue.')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: /^Payer 2,99/ }).click()
  await page.getByLabel('Code à 6 chiffres').fill('123456')
  await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
  await expect(page).toHaveURL('/premium')
}

/** Typed digit by digit, in French order whatever the browser's language; ten years are asked about once. */
async function sayBirthdate(page: Page): Promise<void> {
  const field = page.getByLabel('Date de naissance')
  const next = page.getByRole('button', { name: 'Continuer' })
  await field.pressSequentially('05171994')
  await next.click()
  await expect(page.getByText('Indiquez une date de naissance passée, par exemple 17/05/1994.')).toBeVisible()
  const tenYearsAgo = new Date().getFullYear() - 10
  await field.fill('')
  await field.pressSequentially(`0101${tenYearsAgo}`)
  await expect(field).toHaveValue(`01/01/${tenYearsAgo}`)
  await next.click()
  await expect(page.getByText(/^Vous avez 10\sans, est-ce exact \?$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Non, corriger la date' }).click()
  await expect(field).toBeFocused()
  await field.fill('')
  await field.pressSequentially('17/5/1994')
  await next.click()
}

/** A chat message is found by the search of /premium, and shown in its conversation. */
async function findInTheConversation(page: Page): Promise<void> {
  await page.goto('/chat')
  await page.getByRole('textbox', { name: 'Votre message' }).fill('Je dors mal depuis lundi')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('button', { name: 'J’accepte' }).click()
  await expect(page.getByRole('log').getByText('Mivoix IA', { exact: true })).toHaveCount(2)
  await page.goto('/premium')
  await page.getByLabel('Chercher dans mes conversations').fill('lundi')
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Je dors mal depuis lundi' }).getByRole('link').click()
  await expect(page).toHaveURL('/chat')
  const found = page.getByRole('log').getByText('Je dors mal depuis lundi', { exact: true })
  await expect(found).toBeInViewport()
  await sayAtOnce(page, 16)
  await page.goto('/premium')
  await page.getByRole('button', { name: 'Messages plus anciens' }).click()
  await expect(page.getByRole('region', { name: 'Messages trouvés' })).toContainText('Je dors mal depuis lundi')
}

/** More than one page of search results. */
async function sayAtOnce(page: Page, times: number): Promise<void> {
  const [sessionId, auth] = await page.evaluate(() => [
    localStorage.getItem('chatSessionId'),
    localStorage.getItem('mivoix-auth'),
  ])
  const headers = { authorization: `Bearer ${JSON.parse(auth ?? '{}').access_token}` }
  for (let time = 1; time <= times; time += 1) {
    const data = { sessionId, message: `Un mot de plus, le ${time}` }
    const said = await page.request.post('/functions/v1/chat-wit-ai', { headers, data })
    expect(said.status()).toBe(200)
  }
}

test('signed out, the chat leads to the price first, and subscribing asks to sign in', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/chat')
  await page.getByRole('link', { name: 'Chat premium' }).click()
  await expect(page).toHaveURL('/pricing#premium')
  await expect(page.getByRole('heading', { name: 'Chat premium', exact: true })).toBeInViewport()
  await expect(page.locator('#premium')).toBeFocused()
  await page.getByRole('link', { name: /S’abonner pour 2,99/ }).click()
  await expect(page).toHaveURL('/login?redirect=premium')
  await page.getByRole('link', { name: 'Créer un compte' }).last().click()
  await expect(page).toHaveURL('/register?type=patient&redirect=premium')
})

test('subscribe on a phone, read one’s weeks, choose mails, leave in two clicks', { tag: '@phone' }, async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|status of 409/)
  test.slow()
  const email = newEmail()
  await signUpAsPatient(page, email)
  await noteMood(page, 'Bien', 'Longue marche au parc.')
  await page.getByRole('button', { name: 'Voir en tableau' }).click()
  await page.getByRole('button', { name: /^Modifier/ }).click()
  await page.getByRole('dialog').getByText('Très bien', { exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('cell', { name: 'Très bien' })).toBeVisible()

  await page.goto('/premium')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat premium' })).toBeVisible()
  await expect(page.getByText('visible que par vous')).toHaveCount(0)
  await page.getByRole('link', { name: /S’abonner pour 2,99/ }).click()
  await sayBirthdate(page)
  await expect(page.getByLabel('Numéro de carte')).toBeVisible()
  await expectAccessible(page)
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Vos semaines' })).toBeVisible()
  await expect(page.getByText('Un jour noté : c’est déjà un repère.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choisi pour vous' })).toBeVisible()
  await page.getByLabel('Chercher aussi des thèmes').click()
  await expect(page.getByLabel('Chercher aussi des thèmes')).toBeChecked()
  await page.getByLabel('Un conseil de bien-être par jour').click()
  await expect(page.getByText('Vos e-mails sont réglés.').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Un rappel pour noter mon humeur').click()
  await expect(page.getByText(/La connexion semble interrompue/)).toHaveCount(1)
  await expect(page.getByLabel('Un rappel pour noter mon humeur')).not.toBeChecked()
  await context.setOffline(false)
  await page.getByLabel('Chercher dans mes conversations').fill('sommeil')
  await page.getByRole('button', { name: 'Chercher', exact: true }).click()
  await expect(page.getByText('Aucun message avec ces mots.')).toBeVisible()
  await findInTheConversation(page)
  await expectAccessible(page)
  const [receipt] = await mailTo(page, email)
  expect(receipt?.subject).toBe('Votre reçu')

  await page.getByRole('link', { name: 'Gérer mon abonnement' }).click()
  await expect(page.getByText('Vos reçus')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Abonnement' })).toBeInViewport()
  await page.getByRole('button', { name: 'Résilier', exact: true }).click()
  await page.getByRole('button', { name: 'Confirmer la résiliation' }).click()
  await expect(page.getByText(/Accès ouvert jusqu’au .*, sans autre paiement/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Abonnement' })).toBeFocused()
  await expectAccessible(page)
  await page.goto('/premium')
  await expect(page.getByRole('heading', { name: 'Vos semaines' })).toBeVisible()
  await page.getByRole('link', { name: 'Respiration lente' }).click()
  await expect(page.getByRole('region', { name: 'Respiration lente' })).toContainText('Étape 1 sur 4')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Respiration lente' })).toContainText('Étape 1 sur 4')
  await expect(page.getByRole('log').getByText('Respirer', { exact: true })).toHaveCount(1)
})

test('a mail program’s stop link needs a click of its reader', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource.*404/)
  await page.goto('/mails/arret?token=invente')
  await expect(page).toHaveURL('/mails/arret')
  await page.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

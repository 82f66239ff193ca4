import type { Page } from '@playwright/test'
import { expect, test, useServerAt } from '../support/browser/browser.ts'
import { freePort } from '../support/servers/free-port.ts'
import { type ModelServer, startModelServer } from '../support/servers/model-server.ts'
import { type OwnServer, startOwnServer } from '../support/servers/own-server.ts'

let base: string
const sentences = [
  'Je vous lis.',
  'La nuit a été courte.',
  'Le matin aussi.',
  'Rien ne presse.',
  'Qu’est-ce qui aiderait ?',
]
const shown = (sentence: string) => sentence.replace(' ?', '\u00A0?')
let endpoint: ModelServer
let server: OwnServer

useServerAt(() => base)
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  // Slow enough to be stopped, or left, in the middle.
  endpoint = await startModelServer(() => ({
    pieces: sentences.map((sentence) => `${sentence} `),
    beforeFirstMs: 1000,
    betweenMs: 1500,
  }))
  server = await startOwnServer(port, { MODEL_URL: endpoint.url, MODEL_NAME: 'test', TRUSTED_PROXIES: '127.0.0.1,::1' })
})
test.afterAll(async () => {
  await server.stop()
  await endpoint.close()
})

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

const composer = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })

async function send(page: Page) {
  await page.addInitScript(() => localStorage.setItem('mivoix-chat-consent', '1'))
  await page.goto('/chat')
  await composer(page).fill('Je dors mal')
  // The second click of a double click lands on « Arrêter la réponse », and must be ignored.
  await page.getByRole('button', { name: 'Envoyer' }).dblclick()
}

async function ask(page: Page) {
  await send(page)
  await expect(log(page).getByText(sentences[0] ?? '')).toBeVisible()
}

test('an answer comes sentence by sentence, is stopped, and stays as it was', { tag: '@phone' }, async ({ page }) => {
  await ask(page)
  // Screen readers hear whole sentences, one at a time.
  const heard = page.locator('output > span')
  await expect(heard.first()).toHaveText(`Mivoix IA : ${sentences[0]}`)
  await expect(heard.nth(1)).toHaveText(` ${sentences[1]}`)
  // More text follows, and the page says so to a person who is typing.
  await expect(page.getByTestId('typing')).toBeVisible()
  await composer(page).fill('Encore un mot')
  await composer(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'répond encore' })).toBeVisible()
  await page.getByRole('button', { name: 'Arrêter la réponse' }).click()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible()
  await expect(composer(page)).toBeFocused()
  await expect(heard.last()).toContainText('Réponse interrompue')
  await page.reload()
  await expect(log(page).getByText(sentences[0] ?? '')).toBeVisible()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await expect(log(page).getByText(sentences.at(-2) ?? '')).toHaveCount(0)
})

test('an answer stopped before its first word is marked, also later, and taken up', { tag: '@phone' }, async ({
  page,
}) => {
  const begun = page.waitForResponse('**/functions/v1/chat-wit-ai')
  await send(page)
  // Stopped before the server has the message, the words would return to the field.
  await begun
  await page.getByRole('button', { name: 'Arrêter la réponse' }).click()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await page.reload()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre la réponse' }).click()
  await expect(log(page).getByText(sentences[0] ?? '')).toBeVisible()
  await expect(log(page).getByText('Réponse interrompue')).toHaveCount(0)
})

test('an answer that breaks off was no message that was not sent', { tag: '@phone' }, async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|Failed to fetch|ERR_/)
  await ask(page)
  await page.route('**/functions/v1/chat-wit-ai', (route) => route.abort())
  await server.killAndStartAgain()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await expect(log(page).getByText(sentences[0] ?? '')).toBeVisible()
  await expect(log(page).getByText('non envoyé')).toHaveCount(0)
  await expect(page.getByText(/Vérifiez votre réseau/)).toHaveCount(0)
  await page.unroute('**/functions/v1/chat-wit-ai')
  await page.getByRole('button', { name: 'Reprendre la réponse' }).click()
  await expect(log(page).getByText(shown(sentences.join(' ')))).toBeVisible()
})

test('an answer that a reload cut short is taken up, and ends', { tag: '@phone' }, async ({ page }) => {
  await ask(page)
  await page.reload()
  await expect(log(page).getByText(shown(sentences.join(' ')))).toBeVisible()
  await expect(log(page).getByText('Je dors mal', { exact: true })).toHaveCount(1)
  await expect(log(page).getByText('Réponse interrompue')).toHaveCount(0)
})

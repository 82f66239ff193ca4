import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'

const port = Number(process.env.BROWSER_TEST_PORT) + 1
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

test.use({ baseURL: `http://localhost:${port}` })
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  // Slow enough that somebody can stop it, or leave, in the middle.
  endpoint = await startModelServer(() => ({
    pieces: sentences.map((sentence) => `${sentence} `),
    beforeFirstMs: 200,
    betweenMs: 1500,
  }))
  server = await startOwnServer(port, { MODEL_URL: endpoint.url, MODEL_NAME: 'test', TRUSTED_PROXIES: '127.0.0.1,::1' })
})
test.afterAll(async () => {
  await server.stop()
  await endpoint.close()
})

const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })

async function ask(page: Page) {
  await page.addInitScript(() => localStorage.setItem('mivoix-chat-consent', '1'))
  await page.goto('/chat')
  const composer = page.getByRole('textbox', { name: 'Votre message' })
  await composer.fill('Je dors mal')
  // The second click finds « Arrêter la réponse » under the pointer, and must not mean it.
  await page.getByRole('button', { name: 'Envoyer' }).dblclick()
  await expect(log(page).getByText(sentences[0] ?? '')).toBeVisible()
}

test('an answer comes sentence by sentence, is stopped, and stays as it was', { tag: '@phone' }, async ({ page }) => {
  await ask(page)
  // A screen reader hears whole sentences, one after the other.
  const heard = page.locator('output > span')
  await expect(heard.first()).toHaveText(`Mivoix IA : ${sentences[0]}`)
  await expect(heard.nth(1)).toHaveText(` ${sentences[1]}`)
  await page.getByRole('button', { name: 'Arrêter la réponse' }).click()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Envoyer' })).toBeVisible()
  await expect(log(page)).toBeFocused()
  await page.reload()
  await expect(log(page).getByText(sentences[0] ?? '')).toBeVisible()
  await expect(log(page).getByText('Réponse interrompue')).toBeVisible()
  await expect(log(page).getByText(sentences.at(-2) ?? '')).toHaveCount(0)
})

test('an answer that a reload cut short is taken up, and ends', { tag: '@phone' }, async ({ page }) => {
  await ask(page)
  await page.reload()
  await expect(log(page).getByText(shown(sentences.join(' ')))).toBeVisible()
  await expect(log(page).getByText('Je dors mal', { exact: true })).toHaveCount(1)
  await expect(log(page).getByText('Réponse interrompue')).toHaveCount(0)
})

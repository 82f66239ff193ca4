import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const help = (page: Page) => page.getByRole('alert', { name: 'Aide immédiate, maintenant' })
export const helpStrip = (page: Page) => page.getByRole('region', { name: 'Numéros d’aide' })
export const answers = (page: Page) => page.getByRole('list', { name: 'Réponses possibles' })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer' })

type Box = { y: number; height: number } | null | undefined
export const isApart = (one: Box, other: Box) =>
  Boolean(one && other && (one.y + one.height <= other.y || other.y + other.height <= one.y))

/** Opens the chat with consent already given, as most tests need. */
export async function openChat(page: Page) {
  await page.addInitScript(() => localStorage.setItem('mivoix-chat-consent', '1'))
  await page.goto('/chat')
}

/** Waits for one more « Mivoix IA » in the log, and for the typing indicator to disappear. */
export async function say(page: Page, words: string) {
  const replies = log(page).getByText('Mivoix IA', { exact: true })
  await expect(composer(page)).toBeVisible()
  const before = await replies.count()
  await composer(page).fill(words)
  await composer(page).press('Enter')
  await expect(log(page).getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByTestId('typing')).toHaveCount(0)
  await expect(replies).toHaveCount(before + 1)
}

/** The last thing of the first screen: once it is in sight, the strip « Derniers messages » leaves, and all moves by its height. */
export async function takeUpEarlier(page: Page) {
  const button = page.getByRole('button', { name: 'Reprendre la conversation précédente' })
  await button.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Derniers messages' })).toHaveCount(0)
  await button.click()
}

import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { composer, log, openChat, say, sendButton, takeUpEarlier } from '../support/browser/chat-journey.ts'

test.describe('on a telephone @phone', () => {
  test('a visitor without account is greeted, asked once before words are kept, and answered', async ({ page }) => {
    await page.goto('/chat')
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Assistant émotionnel IA' })).toBeVisible()
    await expect(page.getByText('Une intelligence artificielle, pas une personne. Elle peut se tromper.')).toBeVisible()
    await expect(log(page).getByText(/Je suis votre assistant émotionnel/)).toBeVisible()
    await page.getByRole('button', { name: 'Sommeil', exact: true }).press('Enter')
    await expect(log(page).getByText('Sommeil', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Avant de vous répondre' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'vous demande votre accord' })).toBeAttached()
    await page.getByRole('button', { name: 'Pas maintenant' }).click()
    // Answered all the same, to the end: nothing is kept, and nothing is asked again.
    await expect(page.getByText('question 1 sur')).toBeVisible()
    await expect(page.getByText('Rien n’est gardé. Vous pouvez continuer à écrire.')).toBeVisible()
    await expectAccessible(page)
    await say(page, 'Je me réveille à cinq heures')
    await expect(page.getByText('question 2 sur')).toBeVisible()
    await page.reload()
    await expect(log(page).getByText(/Je suis votre assistant émotionnel/)).toBeVisible()
    await expect(log(page).getByText('Je me réveille à cinq heures')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sommeil', exact: true }).press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'J’accepte, continuer' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Mivoix IA : ./ })).toBeAttached()
    await expect(page.getByText('question 1 sur')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stress', exact: true })).toHaveCount(0)
    await say(page, 'Je me réveille à quatre heures')
    await expect(page.getByText('question 2 sur')).toBeVisible()
    await page.reload()
    await expect(log(page).getByText('Je me réveille à quatre heures', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
    await expect(composer(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Nouvelle conversation ouverte.' })).toBeAttached()
    await takeUpEarlier(page)
    await expect(log(page).getByText('Je me réveille à quatre heures', { exact: true })).toBeVisible()
    await expect(composer(page)).toBeFocused()
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
    await say(page, 'Une autre fois')
    await page.getByRole('button', { name: 'Options de la conversation' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Exporter cette conversation' }).click()
    expect((await download).suggestedFilename()).toBe('conversation.txt')
    await page.getByRole('button', { name: 'Options de la conversation' }).click()
    await page.getByRole('menuitem', { name: 'Effacer cette conversation' }).click()
    // The dialog is below the help numbers, which stay usable.
    await page.locator('aside a[href="tel:3114"]').click({ trial: true })
    await page.getByRole('button', { name: 'Effacer', exact: true }).click()
    await expect(log(page).getByText('Une autre fois', { exact: true })).toHaveCount(0)
    await expect(composer(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Conversation effacée.' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Reprendre la conversation précédente' })).toHaveCount(0)
  })

  test('who chose it leaves in a hurry and leaves no conversation behind', async ({ page, tolerate }) => {
    tolerate(/meteofrance/)
    await page.route('https://meteofrance.com/**', (route) => route.fulfill({ body: 'Météo' }))
    await openChat(page)
    await say(page, 'Personne ne doit le lire')
    await page.getByRole('button', { name: 'Options de la conversation' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Effacer en quittant rapidement' }).click()
    const id = await page.evaluate(() => localStorage.getItem('chatSessionId'))
    await page
      .getByRole('link', { name: /^Quitter/ })
      .last()
      .click()
    await expect(page).toHaveURL(/meteofrance/)
    await page.goto('/chat')
    await expect(log(page).getByText(/Je suis votre assistant émotionnel/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('chatSessionId'))).not.toBe(id)
    await page.evaluate((left) => localStorage.setItem('chatSessionId', left ?? ''), id)
    await page.reload()
    await expect(log(page).getByText(/Je suis votre assistant émotionnel/)).toBeVisible()
  })

  test('a browser that cannot hear says so; one that can asks first, then writes what it heard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
    })
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Dicter' }).click()
    const sorry = page.getByText('Désolé, votre navigateur ne supporte pas la reconnaissance vocale.')
    await expect(sorry).toBeVisible()
    await page.getByRole('button', { name: 'Fermer ce message' }).click()
    await expect(sorry).toHaveCount(0)
    await expect(composer(page)).toBeFocused()

    await page.addInitScript(() => {
      class OneUtterance extends EventTarget {
        lang = ''
        continuous = true
        interimResults = true
        start() {
          this.dispatchEvent(new Event('start'))
          if (!localStorage.getItem('microphone')) {
            this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }))
            this.dispatchEvent(new Event('end'))
            return
          }
          if (localStorage.getItem('microphone') === 'stays on') return
          const asked = `${this.lang} ${this.continuous} ${this.interimResults}`
          setTimeout(() => {
            this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: `je parle ${asked}` }]] }))
            this.dispatchEvent(new Event('end'))
          })
        }
        stop() {}
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: OneUtterance })
    })
    await page.reload()
    await composer(page).fill('Bonjour,')
    await page.getByRole('button', { name: 'Dicter' }).click()
    await page.getByRole('button', { name: 'Utiliser le micro' }).click()
    await expect(page.getByText('Le micro n’est pas autorisé ici.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Dicter' })).toHaveAttribute('aria-pressed', 'false')
    await page.evaluate(() => localStorage.setItem('microphone', 'allowed'))
    await page.getByRole('button', { name: 'Dicter' }).click()
    await expect(page.getByText('Le micro n’est pas autorisé ici.')).toHaveCount(0)
    await expect(composer(page)).toHaveValue('Bonjour, je parle fr-FR false false')
    await page.evaluate(() => localStorage.setItem('microphone', 'stays on'))
    await page.getByRole('button', { name: 'Dicter' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'J’écoute…' })).toBeVisible()
    await log(page).focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Dicter' })).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('on a desk @desktop', () => {
  test('what is said in one tab is there when one comes back to the other', async ({ page, context }) => {
    await openChat(page)
    await say(page, 'Dans le premier')
    const other = await context.newPage()
    await other.goto('/chat')
    await say(other, 'Dans le second')
    await other.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(log(page).getByText('Dans le second', { exact: true })).toBeVisible()
    await say(page, 'De nouveau dans le premier')
  })

  test('blank words cannot be sent; Enter sends or goes to the line, as chosen; the field grows and stops', async ({
    page,
  }) => {
    await openChat(page)
    await expect(sendButton(page)).toBeDisabled()
    await composer(page).fill('   ')
    await expect(sendButton(page)).toBeDisabled()
    const height = async () => (await composer(page).boundingBox())?.height
    await composer(page).fill('')
    await composer(page).fill('a')
    expect(await height()).toBe(40)
    await composer(page).fill('')
    await composer(page).pressSequentially('Bonjour')
    await composer(page).press('Shift+Enter')
    await expect(composer(page)).toHaveValue('Bonjour\n')
    // Enter that ends an IME composition does not send.
    await composer(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
    await expect(composer(page)).toHaveValue('Bonjour\n')
    await composer(page).fill('ligne\n'.repeat(30))
    expect(await height()).toBe(150)
    await expect(sendButton(page)).toBeEnabled()
    await page.getByRole('button', { name: 'Options de la conversation' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Entrée va à la ligne' }).click()
    await composer(page).fill('Bonjour')
    await composer(page).press('Enter')
    await expect(composer(page)).toHaveValue('Bonjour\n')
  })

  test('a conversation without account joins the account by choice; there it is named and erased', async ({
    page,
    tolerate,
  }) => {
    tolerate(/ERR_INTERNET_DISCONNECTED/)
    await openChat(page)
    await say(page, 'Une semaine difficile')
    await enterDemoAs(page, 'patient')
    await page.goto('/chat')
    // Asked once: a refusal is remembered.
    await page.getByRole('button', { name: 'La laisser à part' }).click()
    await page.reload()
    await expect(log(page).getByText('Une semaine difficile', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'La garder dans mon compte' })).toHaveCount(0)
    await page.evaluate(() => localStorage.removeItem('mivoix-chat-apart'))
    await page.reload()
    await page.getByRole('button', { name: 'La garder dans mon compte' }).click()
    await page.getByRole('button', { name: 'Options de la conversation' }).click()
    await page.getByRole('menuitem', { name: 'Mes conversations' }).click()
    const sheet = page.getByRole('dialog', { name: 'Mes conversations' })
    await expect(sheet.getByRole('button', { name: /Une semaine difficile/ }).first()).toBeVisible()
    await sheet.getByRole('button', { name: 'Renommer « Une semaine difficile »' }).first().click()
    const name = sheet.getByRole('textbox', { name: 'Nom de la conversation' })
    await name.press('Escape')
    await expect(name).toHaveCount(0)
    await expect(sheet.getByRole('button', { name: 'Renommer « Une semaine difficile »' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await name.fill(' ')
    await name.press('Enter')
    await expect(sheet.getByText('Donnez-lui un nom, ou annulez pour garder l’ancien.')).toBeVisible()
    await name.fill('Novembre')
    await page.context().setOffline(true)
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText(/La connexion semble interrompue/)).toBeVisible()
    await page.context().setOffline(false)
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(sheet.getByRole('button', { name: /^Novembre/ })).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Renommer « Novembre »' })).toBeFocused()
    await expect(
      page.locator('output', { hasText: 'La conversation s’appelle maintenant « Novembre ».' }),
    ).toBeAttached()
    await expectAccessible(page)
    // The delete button asks for confirmation.
    await sheet.getByRole('button', { name: /^Effacer « Novembre/ }).click()
    await page.getByRole('button', { name: 'La garder', exact: true }).click()
    await expect(sheet.getByRole('button', { name: /^Novembre/ })).toBeVisible()
    await sheet.getByRole('button', { name: 'Tout effacer' }).click()
    await page
      .getByRole('dialog', { name: /Effacer toutes/ })
      .getByRole('button', { name: 'Tout effacer' })
      .click()
    await expect(sheet.getByText('Aucune conversation pour l’instant.')).toBeVisible()
    await expect(sheet.getByRole('heading', { name: 'Mes conversations' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Options de la conversation' })).toBeFocused()
  })
})

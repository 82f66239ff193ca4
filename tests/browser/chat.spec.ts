import type { Page } from '@playwright/test'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { enterDemoAs } from '../support/account-journey.ts'
import { expect, expectAccessible, isOnTop, test } from '../support/browser.ts'

const composer = (page: Page) => page.getByRole('textbox', { name: 'Votre message' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const help = (page: Page) => page.getByRole('alert', { name: 'Aide immédiate, maintenant' })
const helpStrip = (page: Page) => page.getByRole('region', { name: 'Numéros d’aide' })
const answers = (page: Page) => page.getByRole('list', { name: 'Réponses possibles' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'Envoyer' })

type Box = { y: number; height: number } | null | undefined
const isApart = (one: Box, other: Box) =>
  Boolean(one && other && (one.y + one.height <= other.y || other.y + other.height <= one.y))

/** Most journeys begin after the question about keeping one’s words. */
async function openChat(page: Page) {
  await page.addInitScript(() => localStorage.setItem('mivoix-chat-consent', '1'))
  await page.goto('/chat')
}

/** Each answer is one more « Mivoix IA » in the log, and the indicator is gone. */
async function say(page: Page, words: string) {
  const replies = log(page).getByText('Mivoix IA', { exact: true })
  await expect(composer(page)).toBeVisible()
  const before = await replies.count()
  await composer(page).fill(words)
  await composer(page).press('Enter')
  await expect(log(page).getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByTestId('typing')).toHaveCount(0)
  await expect(replies).toHaveCount(before + 1)
}

test.describe('on a telephone @phone', () => {
  test('who writes on instead of choosing loses nothing, and is answered at once when it is grave', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto('/chat')
    const question = page.getByRole('heading', { name: 'Avant de vous répondre' })
    for (const words of ['Je dors mal', 'Mon chat ronfle']) {
      await composer(page).fill(words)
      await composer(page).press('Enter')
      await expect(log(page).getByText(words)).toBeVisible()
      await expect(question).toBeInViewport({ ratio: 1 })
    }
    await expect(log(page).getByText('Je dors mal')).toBeVisible()
    await composer(page).fill('Je veux mourir')
    await composer(page).press('Enter')
    await expect(log(page).getByRole('link', { name: /3114/ }).first()).toBeVisible()
    await expect(log(page).getByText('Je dors mal')).toBeVisible()
    await expect(question).toBeHidden()
  })

  test('words in danger are answered also beside long ones that wait for consent', async ({ page }) => {
    await page.goto('/chat')
    const long = `${'Je dors mal et je repense à ma journée. '.repeat(99)}Voilà.`
    await composer(page).fill(long)
    await composer(page).press('Enter')
    const question = page.getByRole('heading', { name: 'Avant de vous répondre' })
    await expect(question).toBeVisible()
    await composer(page).fill('Mon chat ronfle encore plus que moi, et il ne me laisse pas dormir non plus.')
    await composer(page).press('Enter')
    // Too long together: what cannot be sent yet is given back.
    await expect(composer(page)).toHaveValue(/^Mon chat ronfle/)
    await composer(page).fill('Je veux mourir, je n’en peux plus, je voudrais que tout cela s’arrête ce soir.')
    await composer(page).press('Enter')
    await expect(help(page)).toBeVisible()
    await expect(log(page).getByText('Voilà.')).toBeVisible()
    await expect(question).toBeHidden()
  })

  test('a new conversation after a crisis keeps the help, and says all along that an AI answers', async ({ page }) => {
    await openChat(page)
    await say(page, 'Je veux mourir')
    await expect(help(page)).toBeVisible()
    await expect(page.getByText('Une IA, pas une personne. Elle peut se tromper.')).toBeVisible()
    await expect(log(page).locator('time').first()).toHaveText(/\d+\sh\s\d\d/)
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
    await expect(helpStrip(page).getByRole('link', { name: /3114/ })).toBeVisible()
    await expect(help(page)).toBeHidden()
    await say(page, 'Il fait beau aujourd’hui')
    await expect(helpStrip(page).getByRole('link', { name: /3114/ })).toBeVisible()
    await page.reload()
    await expect(helpStrip(page).getByRole('link', { name: /3114/ })).toBeVisible()
    await helpStrip(page).getByRole('button', { name: 'Revoir l’aide' }).click()
    await expect(help(page)).toBeVisible()
  })

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
    await expect(composer(page)).toHaveValue('Sommeil')
    await expect(page.getByText('Mivoix n’a rien gardé.')).toBeVisible()
    await composer(page).press('Enter')
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
    await page.getByRole('button', { name: 'Reprendre la conversation précédente' }).click()
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
    // What asks stands below the help numbers, which can be used all the while.
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

  test('worrying words show help in the flow before anything is asked, and the reply goes on', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/chat')
    await expect(log(page)).toBeVisible()
    await say(page, 'J’en peux plus, j’ai envie de mourir')
    const card = help(page)
    await expect(card.getByRole('link', { name: 'Appeler le 3114' })).toHaveAttribute('href', 'tel:3114')
    await expect(card.getByRole('link', { name: 'Appeler le 3114' })).toBeInViewport()
    expect(await card.getByRole('link').count()).toBeLessThanOrEqual(3)
    const reply = log(page).locator('p', { hasText: /3114/ }).last()
    await expect(reply.getByRole('link', { name: '3114' }).first()).toHaveAttribute('href', 'tel:3114')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(composer(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectAccessible(page)

    // Nothing of it is kept, which is said; coming back to the tab, or a reload, takes away no help.
    await expect(page.getByRole('heading', { name: 'Rien n’est gardé pour l’instant' })).toBeAttached()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.reload()
    await expect(card.getByRole('link', { name: 'Appeler le 3114' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Ce que vous aviez écrit n’a pas été gardé' })).toBeAttached()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('mourir')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'J’accepte, garder la suite' }).click()
    await say(page, 'Je ne sais plus quoi faire')
    await page.reload()
    await expect(log(page).getByText('Je ne sais plus quoi faire', { exact: true })).toBeAttached()

    await card.getByRole('button', { name: 'Réduire' }).click()
    await expect(card).toHaveCount(0)
    const strip = helpStrip(page)
    await expect(strip.getByRole('link', { name: /Appeler le 3114/ })).toBeVisible()
    await expect(strip.getByRole('button', { name: 'Revoir l’aide' })).toBeFocused()
    await expectAccessible(page)
    await say(page, 'je plaisantais')
    await expect(strip).toBeVisible()
    await strip.getByRole('button', { name: 'Revoir l’aide' }).click()
    await expect(card.getByRole('link', { name: 'Appeler le 3114' })).toBeInViewport()
    await expect(card.getByRole('link', { name: 'Appeler le 3114' })).toBeFocused()
    await log(page).evaluate((element) => element.scrollTo({ top: 0 }))
    const wayDown = await page.getByRole('button', { name: 'Derniers messages' }).boundingBox()
    const shown = await log(page).boundingBox()
    expect(wayDown?.y, 'below what is read, never over it').toBeGreaterThanOrEqual(
      (shown?.y ?? 0) + (shown?.height ?? 0),
    )
    await say(page, 'Je suis là')
    await expect(log(page).getByText('Mivoix IA', { exact: true }).last()).toBeInViewport()

    // The smallest screen, or the largest letters: the conversation keeps its room.
    await page.setViewportSize({ width: 320, height: 568 })
    expect((await log(page).boundingBox())?.height).toBeGreaterThan(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('help is read from its top, and whoever goes on past it is left there; long words break', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await openChat(page)
    await say(page, `J’en ai m${'arre'.repeat(12)}, https://exemple.fr/${'a'.repeat(140)}`)
    await say(page, 'je pense au suicide tous les soirs')
    expect(await log(page).evaluate((element) => element.scrollWidth)).toBe(390)
    await expect(help(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
    for (const call of await help(page).getByRole('link').all()) await expect.poll(() => isOnTop(call)).toBe(true)

    const toEnd = page.getByRole('button', { name: 'Derniers messages' })
    const left = () => log(page).evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop)
    const wheel = async () => {
      await log(page).hover()
      await page.mouse.wheel(0, 5000)
    }
    for (const go of [() => toEnd.click(), () => log(page).press('End'), wheel]) {
      await log(page).evaluate((list) => list.scrollTo({ top: 0 }))
      await expect(toEnd).toBeVisible()
      await go()
      await expect(toEnd).toHaveCount(0)
      // Out of sight, the help is in its strip, which leaves the list less room: the end stays in sight.
      await expect(helpStrip(page)).toBeVisible()
      expect(await left()).toBeLessThan(2)
    }
    const number = log(page).locator('p a[href^="tel:"]').first()
    for (const link of [number, page.getByRole('link', { name: 'Confidentialité' })])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test('short screens and large letters keep the field and the help in reach', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await openChat(page)
    await expect(composer(page)).toBeInViewport({ ratio: 1 })
    await say(page, 'Une mauvaise semaine')
    await say(page, 'je pense au suicide tous les soirs')
    const call = help(page).getByRole('link').first()
    for (const [width, height] of [
      [640, 400],
      [844, 390],
      [390, 430],
      [1280, 500],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(async () => (await isOnTop(call)) || (await isOnTop(helpStrip(page).getByRole('link').first())))
        .toBe(true)
      expect(await isOnTop(composer(page))).toBe(true)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.classList.add('larger-text'))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
    await page.evaluate(() => document.documentElement.classList.remove('larger-text'))
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await log(page).evaluate((element) => element.scrollWidth)).toBe(390)

    await page.emulateMedia({ forcedColors: 'active' })
    for (const edged of [help(page), log(page).getByText('Une mauvaise semaine', { exact: true })])
      await expect(edged).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  })

  test('a fault shows a sentence, and the words stay, through a reload, until they are sent', async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource/)
    await page.setViewportSize({ width: 390, height: 664 })
    await openChat(page)
    await page.route('**/functions/v1/chat-wit-ai', (route) => route.abort())
    await composer(page).fill('Une longue journée')
    await composer(page).press('Enter')
    await expect(log(page).getByText(/Je rencontre actuellement des difficultés techniques/)).toBeVisible()
    // Nobody has read these words: calls, which need no network, are offered.
    for (const number of ['3114', '15', '112'])
      await expect(log(page).getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`)
    const toast = page.getByText(/Une erreur est survenue lors de l'envoi du message/)
    await expect(toast).toBeVisible()
    await expect(composer(page)).toHaveValue('Une longue journée')
    // What says that it failed must not cover the button that tries again, nor the words that were not sent.
    await expect(async () => {
      const [last, said, field] = await Promise.all(
        [log(page).getByText(/difficultés techniques/), toast, composer(page)].map((one) => one.boundingBox()),
      )
      for (const other of [last, field]) expect(isApart(said, other)).toBe(true)
    }).toPass()
    await page.reload()
    await expect(composer(page)).toHaveValue('Une longue journée')
    await page.unroute('**/functions/v1/chat-wit-ai')
    await say(page, 'Une longue journée')
    await expect(log(page).getByText('Une longue journée', { exact: true })).toHaveCount(1)
    await expect(log(page).getByText(/difficultés techniques/)).toHaveCount(0)
  })

  test('a connection that breaks leaves the page, the words and a way to send them', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(/Failed to load resource|Failed to fetch/)
    await openChat(page)
    await say(page, 'Une longue semaine')
    await context.setOffline(true)
    await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible()
    await expect(page.getByText(/^Ce service ne remplace pas/)).toBeInViewport({ ratio: 1 })
    await composer(page).fill('Et encore')
    await composer(page).press('Enter')
    await expect(log(page).getByText(/difficultés techniques/)).toBeVisible()
    await expect(page.getByText(/Une erreur est survenue lors de l'envoi du message/)).toBeVisible()
    await expect(log(page).getByText('Une longue semaine', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: /^Mivoix IA : ./ })).toBeAttached()
    await expect(log(page).getByText(/difficultés techniques/)).toHaveCount(0)
    await expect(log(page).getByText('Et encore', { exact: true })).toHaveCount(1)

    // Without a network a reload shows the help numbers in its place, until there is one again.
    await page.evaluate(async () => {
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Vous êtes hors connexion')).toBeInViewport()
    await expect(page.locator('main a[href="tel:3114"]').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Revenir à ma conversation' }).click()
    await expect(page).toHaveURL('/chat')
    await expect(page.getByText('Vous êtes hors connexion')).toBeVisible()
    await context.setOffline(false)
    await expect(log(page).getByText('Et encore', { exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Sécurité de l’IA' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Sécurité/ })).toBeVisible()
    await context.setOffline(true)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Recharger cette conversation' })).toBeVisible()
    await context.setOffline(false)
    await expect(log(page).getByText('Et encore', { exact: true })).toBeVisible()
  })

  test('a conversation that cannot be read says so; Réessayer begins another, and loses nothing', async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load resource/)
    const lost = crypto.randomUUID()
    await page.addInitScript((id) => {
      if (!localStorage.getItem('chatSessionId')) localStorage.setItem('chatSessionId', id)
    }, lost)
    await openChat(page)
    await say(page, 'Une longue semaine')
    await page.route('**/rest/v1/chat_sessions*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Une erreur est survenue lors du chargement de la conversation')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(log(page).getByText(/Je suis votre assistant émotionnel/)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('chatSessionId'))).not.toBe(lost)
    await page.unroute('**/rest/v1/chat_sessions*')
    await page.getByRole('button', { name: 'Reprendre la conversation précédente' }).click()
    await expect(log(page).getByText('Une longue semaine', { exact: true })).toBeVisible()
  })

  test('a day used up is said calmly, and the words stay', async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await page.route('**/functions/v1/chat-wit-ai', (route) =>
      route.fulfill({ status: 429, json: { code: 'chat_day_used_up', params: { n: 30 } } }),
    )
    await page.goto('/chat')
    await composer(page).fill('Encore un mot')
    await composer(page).press('Enter')
    await expect(page.getByText(/Vous avez utilisé vos 30 messages gratuits/)).toBeVisible()
    await expect(page.getByRole('link', { name: /sans limite avec le chat premium/ })).toHaveAttribute(
      'href',
      '/pricing#premium',
    )
    await expect(composer(page)).toHaveValue('Encore un mot')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await composer(page).fill('')
    await expect(page.getByText(/Vous avez utilisé vos 30 messages gratuits/)).toHaveCount(0)
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

  test('an exercise is guided step by step, paused, and can be stopped', async ({ page }) => {
    await page.clock.install()
    await openChat(page)
    await say(page, 'Je voudrais un exercice de respiration')
    const exercise = page.getByRole('region', { name: 'Respiration lente' })
    await expect(exercise.getByText('Étape 1 sur')).toBeVisible()
    await expect(exercise.getByText('Inspirez… quatre temps')).toBeVisible()
    await page.clock.fastForward(4000)
    await expect(exercise.getByText('Soufflez… six temps')).toBeVisible()
    await expectAccessible(page)
    await exercise.getByRole('button', { name: 'Mettre en pause' }).press('Enter')
    await expect(exercise.getByText('En pause')).toBeVisible()
    await expect(exercise.getByRole('button', { name: 'Reprendre' })).toBeFocused()
    await page.clock.fastForward(10_000)
    await expect(exercise.getByText('En pause')).toBeVisible()
    await expectAccessible(page)
    await exercise.getByRole('button', { name: 'Reprendre' }).press('Enter')
    await exercise.getByRole('button', { name: 'Suite' }).press('Enter')
    await expect(exercise.getByText('Étape 2 sur')).toBeVisible()
    await expect(exercise.getByRole('button', { name: 'Suite' })).toBeFocused()
    await page.reload()
    await expect(exercise.getByText('Étape 2 sur')).toBeVisible()
    await exercise.getByRole('button', { name: 'Arrêter l’exercice' }).press('Enter')
    await expect(exercise).toHaveCount(0)
    await expect(answers(page).getByRole('button').first()).toBeFocused()
  })

  test('things are noticed one by one, a disc for each', async ({ page }) => {
    await openChat(page)
    await say(page, 'Un ancrage, je veux bien')
    const disc = page.getByRole('button', { name: 'Première chose' })
    await disc.click()
    await expect(disc).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: 'Cinquième chose' })).toBeVisible()
    await page.getByRole('button', { name: 'Suite' }).click()
    await expect(page.getByRole('button', { name: 'Cinquième chose' })).toHaveCount(0)
    await expect(disc).toHaveAttribute('aria-pressed', 'false')
  })

  test('from the first screen to the summary by taps alone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openChat(page)
    await expect(log(page).getByText(/Je suis votre assistant émotionnel/)).toBeInViewport()
    await page.getByRole('button', { name: 'Stress', exact: true }).press('Enter')
    const summary = page.getByRole('region', { name: 'Ce que j’ai dit aujourd’hui' })
    const track = page.getByText(/question \d sur \d/)
    for (let step = 1; step <= 9 && !(await summary.isVisible()); step++) {
      await expect(track).toBeVisible()
      const before = await track.textContent()
      const first = answers(page).locator('a, button').first()
      await expect(first).toBeFocused()
      expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expect(answers(page)).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      // « Non merci » and « Terminer » keep to the topic; the other last answers lead to exercises and pages.
      const onward = answers(page).getByRole('button', { name: /^(?:Non merci|Terminer)$/ })
      await ((await onward.count()) > 0 ? onward : answers(page).getByRole('button').first()).press('Enter')
      await expect.poll(async () => (await summary.isVisible()) || (await track.textContent()) !== before).toBe(true)
    }
    await expect(summary.getByRole('heading')).toBeFocused()
    await expect(summary.getByRole('heading')).toBeInViewport()
    await expectAccessible(page)
    const left = summary.getByRole('checkbox').first()
    await left.click()
    await expect(left).not.toBeChecked()
    const download = page.waitForEvent('download')
    await summary.getByRole('button', { name: 'Garder ce résumé' }).click()
    expect((await download).suggestedFilename()).toBe('resume.txt')
    await expect(summary.getByRole('link', { name: 'En faire une lettre' })).toHaveAttribute('href', '/pricing#premium')
    await summary.getByRole('button', { name: 'Ne rien garder' }).click()
    await expect(summary).toHaveCount(0)
  })

  test('a guessed alarm is taken back by one tap, and the topic goes on', async ({ page }) => {
    await openChat(page)
    await page.getByRole('button', { name: 'Sommeil', exact: true }).click()
    await expect(page.getByText('question 1 sur')).toBeVisible()
    await say(page, 'J’en ai marre de tout, je voudrais disparaître')
    await expect(help(page).getByRole('heading', { name: /poser la question/ })).toBeAttached()
    await expectAccessible(page)
    const denial = answers(page).getByRole('button', { name: 'Non, ce n’est pas ça' })
    await expect(denial).toBeInViewport()
    await denial.press('Enter')
    await expect(help(page)).toHaveCount(0)
    await expect(helpStrip(page)).toHaveCount(0)
    await expect(log(page).getByText('Aide proposée : 3114')).toBeAttached()
    await log(page).getByRole('button', { name: 'Revoir' }).click()
    await expect(log(page).getByRole('link', { name: 'Appeler le 3114' })).toHaveAttribute('href', 'tel:3114')
    await expect(page.getByText('question 1 sur')).toBeVisible()
    await expectAccessible(page)
  })

  test('« Ça ne va pas du tout » opens care from anywhere, also while consent is asked for', async ({ page }) => {
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Stress', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Avant de vous répondre' })).toBeVisible()
    await page.getByRole('button', { name: 'Ça ne va pas du tout' }).click()
    await expect(help(page).getByRole('link', { name: 'Appeler le 3114' })).toBeInViewport()
    await expect(log(page).getByText('Ça ne va pas du tout', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  test('a reload, and the next day, find the conversation and its help again', async ({ page }) => {
    await page.clock.install()
    await openChat(page)
    await say(page, 'Mon mari me frappe')
    await expect(log(page).getByRole('heading', { name: 'Aujourd’hui' })).toHaveCount(0)
    await page.clock.setSystemTime(Date.now() + 24 * 3600 * 1000)
    await page.reload()
    await expect(log(page).getByRole('heading', { name: formatDay(dayOf(new Date())) })).toBeAttached()
    await expect(log(page).getByText('Mon mari me frappe', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: /Appeler le 3919/ }).first()).toBeVisible()
    await say(page, 'Je ne sais pas quoi faire')
    await expect(log(page).getByRole('heading', { name: 'Aujourd’hui' })).toBeAttached()
    await page.getByRole('button', { name: 'Nouvelle conversation' }).click()
    await expect(log(page).getByText('Mon mari me frappe', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Appeler le 3919/ })).toHaveCount(0)
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
    // Enter that ends the composing of a character belongs to the keyboard.
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
    // Asked once: whoever leaves it apart is not asked again.
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
    // One click on the bin asks first.
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

import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { expect, expectAccessible, isOnTop, test } from '../support/browser/browser.ts'
import { answers, composer, help, helpStrip, log, openChat, say } from '../support/browser/chat-journey.ts'

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
    // Too long together: the text goes back to the field.
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

    // Nothing is stored, and the page says so; a visibility change or a reload must not remove the help.
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

    // On the smallest screen, or with the largest text, the log keeps its height.
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
      // Out of view, the help is in its strip, which makes the list smaller: the end stays in view.
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
    // Some time later: right after the change the page still had the former width.
    await page.waitForTimeout(1000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await log(page).evaluate((element) => element.scrollWidth)).toBe(390)

    await page.emulateMedia({ forcedColors: 'active' })
    for (const edged of [help(page), log(page).getByText('Une mauvaise semaine', { exact: true })])
      await expect(edged).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
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
    await expect(page.getByText('question 2 sur')).toBeVisible()
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

for (const [what, words] of [
  ['a crisis', 'Je veux mourir'],
  ['a gentle question about danger', 'on crie. apres elle pleure et moi jcasse un truc'],
  ['an answer that names a number to call', 'Puis-je doubler ma sertraline ?'],
  ['an alarm taken back', 'plus que deux jours à tenir et après tout ça sera terminé'],
] as const)
  test(`nothing is sold under ${what}, nor when the free messages are used up after it`, async ({ page, tolerate }) => {
    tolerate(/Failed to load resource/)
    await openChat(page)
    const premium = page.locator('main').getByRole('link', { name: /premium/i })
    await expect(premium).toBeVisible()
    await say(page, words)
    if (what === 'an alarm taken back') {
      await answers(page).getByRole('button', { name: 'Non, ce n’est pas ça' }).click()
      await expect(log(page).getByText(/^Pardon, je me suis inquiété/)).toBeVisible()
    }
    await expect(premium).toHaveCount(0)
    await page.route('**/functions/v1/chat-wit-ai', (route) =>
      route.fulfill({ status: 429, json: { code: 'chat_day_used_up', params: { n: 30 } } }),
    )
    await composer(page).fill('Encore un mot')
    await composer(page).press('Enter')
    await expect(page.getByText(/Vous avez utilisé vos 30 messages gratuits/)).toBeVisible()
    await expect(premium).toHaveCount(0)
    await expect(page.locator('main').getByText(/€|sans limite avec/)).toHaveCount(0)
    await page.reload()
    await expect(log(page).getByText(words, { exact: true })).toBeVisible()
    await expect(premium).toHaveCount(0)
  })

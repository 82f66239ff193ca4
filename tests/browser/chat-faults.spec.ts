import { expect, expectAccessible, test } from '../support/browser/browser.ts'
import { composer, isApart, log, openChat, say, sendButton, takeUpEarlier } from '../support/browser/chat-journey.ts'

test.describe('on a telephone @phone', () => {
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
    // The message was not assessed: phone numbers, which work offline, are offered.
    for (const number of ['3114', '15', '112'])
      await expect(log(page).getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`)
    const toast = page.getByText(/Une erreur est survenue lors de l'envoi du message/)
    await expect(toast).toBeVisible()
    await expect(composer(page)).toHaveValue('Une longue journée')
    // The error toast must cover neither the retry button nor the unsent message.
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

  test('a reload while words are on their way gives them back', async ({ page }) => {
    await openChat(page)
    const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/functions/v1/chat-wit-ai', async (route) => {
      await end
      await route.abort().catch(() => undefined)
    })
    await composer(page).fill('Personne ne m’a encore entendue')
    await composer(page).press('Enter')
    await expect(log(page).getByText('Personne ne m’a encore entendue')).toBeVisible()
    await composer(page).fill('et ceci non plus')
    await page.reload()
    await expect(composer(page)).toHaveValue('Personne ne m’a encore entendue\net ceci non plus')
    letGo()
  })

  test('words that wait for consent are there again after another page, and after a reload', async ({ page }) => {
    await page.goto('/chat')
    const question = page.getByRole('heading', { name: 'Avant de vous répondre' })
    await composer(page).fill('Tout ce que je n’ai jamais dit')
    await composer(page).press('Enter')
    await expect(question).toBeVisible()
    await page.getByRole('link', { name: 'Sécurité de l’IA' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Sécurité/ })).toBeVisible()
    await page.goBack()
    await expect(composer(page)).toHaveValue('Tout ce que je n’ai jamais dit')
    await composer(page).press('Enter')
    await expect(question).toBeVisible()
    await composer(page).fill('et ceci')
    await page.reload()
    await expect(composer(page)).toHaveValue('Tout ce que je n’ai jamais dit\net ceci')
    await composer(page).press('Enter')
    await page.getByRole('button', { name: 'J’accepte, continuer' }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Mivoix IA : ./ })).toBeAttached()
    await page.reload()
    await expect(log(page).getByText('Tout ce que je n’ai jamais dit')).toBeVisible()
    await expect(composer(page)).toHaveValue('')
  })

  test('words stopped on their way return to the field, and « Ça ne va pas du tout » is answered at once', async ({
    page,
  }) => {
    await openChat(page)
    const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/functions/v1/chat-wit-ai', async (route) => {
      if (!route.request().postData()?.includes('Personne')) return route.continue()
      await end
      await route.abort().catch(() => undefined)
    })
    await composer(page).fill('Personne ne m’a entendue')
    await composer(page).press('Enter')
    await page.getByRole('button', { name: 'Arrêter la réponse' }).click()
    await expect(composer(page)).toHaveValue('Personne ne m’a entendue')
    await expect(log(page).getByText('Personne ne m’a entendue')).toHaveCount(0)

    await composer(page).press('Enter')
    await expect(log(page).getByText('Personne ne m’a entendue')).toBeVisible()
    await page.getByRole('button', { name: 'Ça ne va pas du tout' }).click()
    await expect(page.getByRole('alert', { name: 'Aide immédiate, maintenant' })).toBeVisible()
    await expect(composer(page)).toHaveValue('Personne ne m’a entendue')
    letGo()
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })

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

      // Offline, a reload shows the help numbers instead, until the network is back.
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
    await takeUpEarlier(page)
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
    const refusal = page.getByRole('status').filter({ hasText: '30 messages gratuits' })
    for (const number of ['3114', '15', '112'])
      await expect(refusal.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `tel:${number}`)
    await expect(composer(page)).toHaveValue('Encore un mot')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await composer(page).fill('')
    await expect(page.getByText(/Vous avez utilisé vos 30 messages gratuits/)).toHaveCount(0)
  })
})

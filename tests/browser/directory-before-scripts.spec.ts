import { expect, expectAccessible, holdScripts, hydrate, test } from '../support/browser/browser.ts'

const pages = ['/praticiens', '/praticiens/thomas-b']

test('nobody’s touch loads no script, and the first one changes nothing on the page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts, path).toEqual([])
    const [before, head] = [await page.getByRole('main').innerText(), await page.locator('head').ariaSnapshot()]
    const title = await page.title()
    await hydrate(page)
    expect(await page.getByRole('main').innerText(), path).toBe(before)
    expect([await page.title(), await page.locator('head').ariaSnapshot()]).toEqual([title, head])
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    scripts.length = 0
  }
})

test('a filter that is touched before the scripts came is applied', async ({ page, viewport }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/praticiens')
  await expect(page.getByRole('article').first()).toBeVisible()
  if ((viewport?.width ?? 0) > 640) {
    await expect(page.getByRole('combobox', { name: 'Moment' })).toHaveText('N’importe quand')
    await page.getByRole('combobox', { name: 'Moment' }).click()
    letScriptsCome()
    await page.getByRole('option', { name: 'Soir' }).click()
  } else {
    await page.getByRole('button', { name: 'Soir', exact: true }).click()
    letScriptsCome()
  }
  await expect(page).toHaveURL('/praticiens?moment=soir')
  await expect(page.getByRole('article', { name: 'Thomas B.' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Louise P.' })).toHaveCount(0)
})

test('a time that is touched before the scripts came is chosen', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/praticiens/thomas-b')
  await expectAccessible(page)
  const time = page.getByRole('radio').nth(1)
  const label = (await time.getAttribute('aria-label')) ?? ''
  await time.click()
  letScriptsCome()
  await expect(page.getByText(`Heure choisie : ${label}`)).toBeAttached()
  await expect(page).toHaveURL(/\/praticiens\/thomas-b\?slot=/)
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(label)
})

test('a page that was left open wakes up without its past times @phone', async ({ page }) => {
  await page.clock.install()
  for (const path of pages) {
    await page.goto(path)
    // Unless hydration starts from the time of the page, React finds other content and reports it as an error.
    await page.clock.setSystemTime(Date.now() + 60 * 24 * 60 * 60 * 1000)
    await hydrate(page)
    await expect(
      page.getByText(/Ses horaires viennent de changer|n’a pas d’horaire libre pour le moment/).first(),
    ).toBeVisible()
    await page.clock.setSystemTime(Date.now())
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list leads to a person, and their page to all of it @phone', async ({ page }) => {
    await page.goto('/praticiens')
    const thomas = page.getByRole('article', { name: 'Thomas B.' })
    await expect(thomas).toContainText('Supervision : Hélène Girard, psychologue')
    await expect(thomas.getByRole('link', { name: / à \d+\sh\s\d\d$/ }).first()).toHaveAttribute(
      'href',
      /^\/appointment\?with=thomas-b&slot=/,
    )
    await thomas.getByRole('link', { name: 'Son profil de Thomas B.' }).click()
    await expect(page).toHaveURL('/praticiens/thomas-b')
    await expect(page.getByRole('heading', { level: 1, name: 'Thomas B.' })).toBeVisible()
    await expect(page.getByText('J’aime prendre le temps de comprendre')).toBeVisible()
    await expect(page.getByRole('radio').first()).toBeVisible()
  })
})

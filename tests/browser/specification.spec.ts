import type { Locator, Page } from '@playwright/test'
import { accountScreens } from '../specification/account-screens.ts'
import { administratorScreens } from '../specification/administrator-screens.ts'
import { patientScreens } from '../specification/patient-screens.ts'
import { practitionerScreens } from '../specification/practitioner-screens.ts'
import { publicScreens } from '../specification/public-screens.ts'
import type { Screen } from '../specification/screen.ts'
import { enterDemoAs } from '../support/browser/account-journey.ts'
import { expect, test } from '../support/browser/browser.ts'

const parts: Record<string, readonly Screen[]> = {
  'public pages': publicScreens,
  accounts: accountScreens,
  patients: patientScreens,
  practitioners: practitionerScreens,
  administrators: administratorScreens,
}

/** Typographic and plain apostrophes, and all spaces, are the same word to a reader. */
function wording(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(escaped.replaceAll(/['’]/g, "[’']").replaceAll(/\s/g, '\\s'))
}

const named = (role: Parameters<Page['getByRole']>[0]) => (page: Page, name: string) =>
  page.getByRole(role, { name: wording(name) })

type Kind = Exclude<
  keyof Screen,
  'path' | 'query' | 'who' | 'onPhone' | 'when' | 'reach' | 'before' | 'links' | 'lists'
>

const finders: Record<Kind, (page: Page, name: string) => Locator> = {
  headings: named('heading'),
  texts: (page, text) => page.getByText(wording(text)),
  buttons: named('button'),
  tabs: named('tab'),
  fields: (page, name) => page.getByLabel(wording(name)),
  placeholders: (page, text) => page.getByPlaceholder(wording(text)),
  checkboxes: named('checkbox'),
  radios: named('radio'),
}

const kinds = Object.keys(finders) as Kind[]

async function expectWords(page: Page, screen: Screen): Promise<void> {
  for (const kind of kinds)
    for (const words of screen[kind] ?? [])
      await expect.soft(finders[kind](page, words).locator('visible=true').first(), `${kind}: ${words}`).toBeVisible()
  for (const [name, href] of screen.links ?? []) {
    const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).and(named('link')(page, name))
    await expect.soft(link.first(), `link: ${name} → ${href}`).toBeVisible()
  }
  for (const [label, options] of Object.entries(screen.lists ?? {})) {
    await page.getByRole('combobox', { name: wording(label) }).click()
    await expect.soft(page.getByRole('option'), label).toHaveText([...options])
    await page.keyboard.press('Escape')
  }
}

for (const [part, screens] of Object.entries(parts))
  for (const screen of screens)
    test(`the fixed words of ${part}: ${screen.path} for a ${screen.who}, ${screen.when ?? 'at first'} ${screen.onPhone ? '@phone' : '@desktop'}`, async ({
      page,
      tolerate,
    }) => {
      // Failing answers belong to the states.
      tolerate(/Failed to load resource/)
      if (screen.who !== 'visitor') await enterDemoAs(page, screen.who)
      await screen.before?.(page)
      await page.goto(screen.path + (screen.query?.() ?? ''))
      if (screen.reach) {
        // A page that still loads would close a menu that was opened before.
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await screen.reach(page)
      }
      await expectWords(page, screen)
    })

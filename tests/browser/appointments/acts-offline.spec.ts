import type { Browser, Locator, Page } from '@playwright/test'
import { DELETION_WORD } from '#domain/auth/deletion-word.ts'
import { demoAccounts } from '#domain/auth/demo-accounts.ts'
import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { enterDemoAs, PASSWORD } from '../../support/browser/account-journey.ts'
import {
  bookAt,
  callAs,
  holdAt,
  newPatient,
  randomDay,
  studentWithSlots,
} from '../../support/browser/booking-journey.ts'
import { expect, newVisitor, test } from '../../support/browser/browser.ts'

/** An act that moves money or a person. */
interface Act {
  title: string
  /** Leads to the last step of the act on a page that has shown no toast yet; returns the button that does it. */
  prepare: (page: Page, browser: Browser) => Promise<Locator>
  /** Visible once the act is done. Without it, the act is not done: too early here, or on accounts that other tests use. */
  done?: (page: Page) => Locator
}

const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }

async function bookedPatient(page: Page, browser: Browser) {
  const day = randomDay()
  const student = await studentWithSlots(browser, day, ['09:00', '14:00'])
  await newPatient(page)
  const id = await bookAt(page, day, '09:00')
  return { day, id, student }
}

async function manage(page: Page, browser: Browser): Promise<Locator> {
  await bookedPatient(page, browser)
  await page.goto('/patient/dashboard')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Gérer/ })
    .first()
    .click()
  return page.getByRole('dialog')
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Numéro de carte').pressSequentially(TEST_CARD)
  await page.getByLabel('Expiration').pressSequentially('1240')
  await page.getByLabel('Code CVC').fill('123')
  await page.getByLabel('Nom sur la carte').fill('ZOE PETIT')
}

const acts: readonly Act[] = [
  {
    title: 'cancelling an appointment',
    prepare: async (page, browser) => {
      const sheet = await manage(page, browser)
      await sheet.getByRole('button', { name: /^Annuler mon rendez-vous/ }).click()
      return sheet.getByRole('button', { name: 'Annuler mon rendez-vous' })
    },
    done: (page) => page.getByText(/rendez-vous est annulé|^Annulé/).first(),
  },
  {
    title: 'withdrawing from the contract',
    prepare: async (page, browser) => {
      const sheet = await manage(page, browser)
      await sheet.getByRole('button', { name: 'Renoncer au contrat ici' }).click()
      return sheet.getByRole('button', { name: 'Confirmer la renonciation' })
    },
    done: (page) => page.getByText(/rendez-vous est annulé|^Annulé/).first(),
  },
  {
    title: 'moving an appointment',
    prepare: async (page, browser) => {
      const { day, id } = await bookedPatient(page, browser)
      await page.goto(`/appointment?move=${id}&day=${day}`)
      await page.getByRole('radio', { name: /à 14\sh$/ }).click()
      return page.getByRole('button', { name: 'Déplacer le rendez-vous' }).locator('visible=true')
    },
    done: (page) => page.getByRole('main').getByText(/14\sh/).first(),
  },
  {
    title: 'holding a start',
    prepare: async (page, browser) => {
      const day = randomDay()
      await studentWithSlots(browser, day, ['09:00'])
      await newPatient(page)
      await page.goto(`/appointment?day=${day}`)
      await page
        .getByRole('radio', { name: /à 9\sh$/ })
        .first()
        .click()
      await page.getByLabel('Sujet principal').fill('Faire le point.')
      await page.locator('#booking-topicConsent').click()
      await page.getByLabel('Date de naissance').fill('1994-05-17')
      return page.getByRole('button', { name: 'Réserver et Payer' }).locator('visible=true')
    },
    done: (page) => page.getByLabel('Numéro de carte'),
  },
  {
    title: 'paying by card',
    prepare: async (page, browser) => {
      const day = randomDay()
      await studentWithSlots(browser, day, ['09:00'])
      await newPatient(page)
      await holdAt(page, day, '09:00')
      await page.goto('/payment?step=card')
      await fillCard(page)
      return page.getByRole('button', { name: /^Payer 29,99/ })
    },
    done: (page) => page.getByLabel('Code à 6 chiffres'),
  },
  {
    title: 'confirming a payment',
    prepare: async (page, browser) => {
      const day = randomDay()
      await studentWithSlots(browser, day, ['09:00'])
      await newPatient(page)
      await holdAt(page, day, '09:00')
      await page.goto('/payment?step=card')
      await fillCard(page)
      await page.getByRole('button', { name: /^Payer 29,99/ }).click()
      await page.getByLabel('Code à 6 chiffres').fill(TEST_THREE_D_CODE)
      return page.getByRole('button', { name: 'Confirmer le paiement' })
    },
    done: (page) => page.getByRole('heading', { level: 1, name: /^Bonjour/ }),
  },
  {
    title: 'subscribing to premium',
    prepare: async (page) => {
      await newPatient(page)
      await callAs(page, 'give-birthdate', { birthdate: '1990-04-01' })
      await page.goto('/premium/abonnement?step=card')
      await fillCard(page)
      return page.getByRole('button', { name: /^Payer 2,99/ })
    },
    done: (page) => page.getByLabel('Code à 6 chiffres'),
  },
  {
    title: 'leaving premium',
    prepare: async (page) => {
      await newPatient(page)
      const { paymentId } = await callAs(page, 'subscribe-to-premium', { card, birthdate: '1990-04-01' })
      await callAs(page, 'confirm-subscription', { paymentId, code: TEST_THREE_D_CODE })
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Résilier', exact: true }).click()
      return page.getByRole('button', { name: 'Confirmer la résiliation' })
    },
    done: (page) => page.getByText(/Accès ouvert jusqu’au .*, sans autre paiement/),
  },
  {
    title: 'deleting one’s account',
    prepare: async (page) => {
      await newPatient(page)
      await page.goto('/settings')
      await page.getByRole('main').getByRole('button', { name: 'Supprimer mon compte' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill(DELETION_WORD)
      await dialog.locator('#delete-password').fill(PASSWORD)
      return dialog.getByRole('button', { name: 'Supprimer mon compte' })
    },
    done: (page) => page.getByRole('heading', { level: 1, name: 'Votre compte est effacé' }),
  },
  {
    title: 'cancelling a consultation',
    prepare: async (page, browser) => {
      const patient = await newVisitor(browser)
      const day = randomDay()
      await studentWithSlots(browser, day, ['09:00'])
      await newPatient(patient)
      const id = await bookAt(patient, day, '09:00')
      await enterDemoAs(page, 'student')
      await page.goto(`/agenda-etudiant?date=${day}&open=${id}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true }).click()
      return page.getByRole('button', { name: 'Annuler mon rendez-vous' })
    },
    done: (page) => page.getByText(/rendez-vous est annulé/).first(),
  },
  {
    title: 'alerting one’s supervision about a crisis',
    prepare: async (page, browser) => {
      const { id } = await bookedPatient(await newVisitor(browser), browser)
      await enterDemoAs(page, 'student')
      await page.goto(`/notes/${id}`)
      return page.getByRole('button', { name: 'Prévenir ma supervision maintenant' })
    },
  },
  {
    title: 'suspending a practitioner',
    prepare: async (page) => {
      await enterDemoAs(page, 'admin')
      await page.goto('/admin/personnes')
      await page.getByLabel('Nom ou adresse').first().fill(demoAccounts.student.email)
      await page.getByRole('button', { name: 'Chercher' }).first().click()
      await page.getByRole('button', { name: /^Suspendre…/ }).click()
      await page.getByLabel('Pourquoi ?').fill('Un essai')
      return page.getByRole('dialog').getByRole('button', { name: 'Suspendre' })
    },
  },
  {
    title: 'deciding whether a consultation is refunded',
    prepare: async (page) => {
      await enterDemoAs(page, 'admin')
      const review = {
        appointment_id: crypto.randomUUID(),
        starts_at: '2026-03-02T09:00:00Z',
        practitioner_name: 'Inès M.',
        price_cents: 2999,
        joint_seconds: 60,
        practitioner_seconds: 900,
        lost_on_patients_line: false,
      }
      await page.route('**/rest/v1/admin_reviews?*', (route) => route.fulfill({ json: [review] }))
      await page.goto('/admin/paiements')
      await page.getByRole('button', { name: /^Rembourser… le dossier/ }).click()
      await page.getByLabel('Pourquoi ?').fill('La liaison a manqué')
      return page.getByRole('dialog').getByRole('button', { name: 'Rembourser', exact: true })
    },
  },
]

/** As in a tunnel: nothing answers, not even code that the page has not loaded yet. */
async function loseTheNetwork(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  await context.setOffline(true)
  await context.route('**/*', (route) => route.abort('internetdisconnected'))
  return async () => {
    await context.unroute('**/*')
    await context.setOffline(false)
  }
}

for (const { title, prepare, done } of acts)
  test(`offline, ${title} ends at once with a sentence, and can be done later @phone`, async ({
    page,
    browser,
    tolerate,
  }) => {
    // The last one: a deleted account's page still asks for something.
    tolerate(/ERR_INTERNET_DISCONNECTED|WebSocket|status of 403/)
    const button = await prepare(page, browser)
    await page.waitForLoadState('networkidle')
    const regain = await loseTheNetwork(page)
    await button.click()
    await expect(page.getByText(/La connexion semble interrompue/).first()).toBeVisible({ timeout: 10_000 })
    await expect(button).not.toHaveAttribute('aria-disabled', 'true')
    await regain()
    if (!done) return
    await button.click()
    await expect(done(page)).toBeVisible()
  })

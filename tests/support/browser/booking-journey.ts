import type { Browser, Page } from '@playwright/test'
import type { AnswerOf, FunctionName, InputOf } from '#domain/functions.ts'
import { TEST_CARD, TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { addDays, dayOf, instantOf } from '#domain/time.ts'
import { enterDemoAs, newEmail, signUpAsPatient } from './account-journey.ts'
import { expect, newVisitor } from './browser.ts'

/** Calls a function as the user signed in on the page: a shortcut for test setup. */
export async function callAs<N extends FunctionName>(page: Page, name: N, data: InputOf<N>): Promise<AnswerOf<N>> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('mivoix-auth') ?? '{}').access_token)
  const answer = await page.request.post(`/functions/v1/${name}`, {
    data,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

/** A random day, since all tests share the demo practitioner. */
export function randomDay(): string {
  return addDays(dayOf(new Date()), 60 + Math.floor(Math.random() * 3000))
}

/** The demo practitioner, signed in on their own page, with slots of an hour on that day. */
export async function studentWithSlots(browser: Browser, day: string, startTimes: readonly string[]): Promise<Page> {
  const page = await newVisitor(browser)
  await enterDemoAs(page, 'student')
  for (const startTime of startTimes) {
    const endTime = `${String(Number(startTime.slice(0, 2)) + 1).padStart(2, '0')}:00`
    await callAs(page, 'add-slot', { day, startTime, endTime })
  }
  return page
}

export async function newPatient(page: Page): Promise<Page> {
  await signUpAsPatient(page, newEmail())
  return page
}

export function holdAt(page: Page, day: string, time: string, birthdate = '1994-05-17') {
  return callAs(page, 'hold-slot', {
    startsAt: instantOf(day, time)?.toISOString() ?? '',
    practitionerId: null,
    consultationType: 'individual',
    genderPreference: 'any',
    topic: 'Je dors mal depuis la rentrée.',
    topicConsent: true,
    appearance: 'first_name',
    pseudonym: null,
    birthdate,
    companionName: null,
  })
}

/** Returns the id of a paid appointment. */
export async function bookAt(page: Page, day: string, time: string): Promise<string> {
  const { appointmentId } = await holdAt(page, day, time)
  const card = { number: TEST_CARD, expiry: '12/40', cvc: '123', name: 'ZOE PETIT' }
  const { paymentId } = await callAs(page, 'create-payment', { appointmentId, card })
  await callAs(page, 'confirm-payment', { paymentId, code: TEST_THREE_D_CODE })
  return appointmentId
}

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  CHAT_CONSENT_VERSION,
  CHAT_THEMES_CONSENT_VERSION,
  MESSAGES_CONSENT_VERSION,
  MOOD_CONSENT_VERSION,
  PARENTAL_CONSENT_VERSION,
  PARENTAL_PREMIUM_CONSENT_VERSION,
  STUDENT_CERTIFICATION_VERSION,
  TOPIC_CONSENT_VERSION,
} from '../constants.ts'
import { consentText, consentTexts } from './consent-text.ts'

/** Hashes of accepted texts: a changed text needs a new version, and a line here. */
const published = {
  mood: { 1: '40c7e7faf798a98e' },
  chat: { 1: '3333ec52a2aa23d8' },
  chat_themes: { 1: 'fc2888ecaa472b5d' },
  messages: { 1: 'd81f362e028a413e' },
  booking_topic: { 1: '367f94274b99d18c' },
  'student-status': { 1: 'df80425bba663cb6' },
  parental: { 1: '69a296ff772a550c', 2: 'f0d081b97c4b771f' },
  'parental-premium': { 1: 'eb21405381b3f97c' },
}

const hashOf = (text: unknown) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)

test('a text that people accepted has not changed', () => {
  const now = Object.entries(consentTexts).map(([purpose, versions]) => [
    purpose,
    Object.fromEntries(Object.entries(versions).map(([version, text]) => [version, hashOf(text)])),
  ])
  expect(Object.fromEntries(now)).toEqual(published)
})

test.each([
  ['mood', MOOD_CONSENT_VERSION],
  ['chat', CHAT_CONSENT_VERSION],
  ['chat_themes', CHAT_THEMES_CONSENT_VERSION],
  ['messages', MESSAGES_CONSENT_VERSION],
  ['booking_topic', TOPIC_CONSENT_VERSION],
  ['parental', PARENTAL_CONSENT_VERSION],
  ['parental-premium', PARENTAL_PREMIUM_CONSENT_VERSION],
  ['student-status', STUDENT_CERTIFICATION_VERSION],
] as const)('the current version of %s is the newest', (purpose, version) => {
  expect(Math.max(...Object.keys(consentTexts[purpose]).map(Number))).toBe(version)
})

describe('the text of a consent', () => {
  test('names the person concerned, and never leaves a gap', () => {
    const named = { parent: 'Anne Leroy', child: 'Claire' }
    expect(consentText('parental', 2, named)).toMatch(
      /^Je suis Anne Leroy et j’exerce l’autorité parentale sur Claire\./,
    )
    for (const [purpose, versions] of Object.entries(consentTexts))
      for (const version of Object.keys(versions))
        expect(consentText(purpose as keyof typeof consentTexts, Number(version))).not.toContain('{')
  })

  test('is unknown for a version that was never published', () => {
    expect(consentText('mood', 99)).toBeUndefined()
  })
})

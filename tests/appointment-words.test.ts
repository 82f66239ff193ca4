import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** Everything that a party of an appointment reads about it. Home, prices and terms have their own words. */
const readers = [
  'web/features/booking',
  'web/features/dashboard',
  'web/features/directory',
  'web/features/payment',
  'web/features/video',
  'server/mail/booking',
  'server/mail/video',
  'domain/booking',
  'domain/directory',
]
const home = 'domain/booking/appointment/'

/** A deadline of the free cancellation. */
const DEADLINE =
  /gratuite?s? (?:jusqu|\$\{|\{)|annuler (?:vous )?coûte|frais d’annulation tardive|jusqu’à l’heure du rendez-vous/i
/** A sum that goes back to a patient. */
const REFUND = /formatPrice\([^)]*\)\}[^`<]{0,40}(?:rembours|rendus|reviennent)|rembours[^`<]{0,40}\{formatPrice/i

const sources = readers.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

test('a deadline or a refund of an appointment is said by one function, never beside it', () => {
  const strays = sources
    .filter((file) => !file.startsWith(home))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => DEADLINE.test(line) || REFUND.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(strays).toEqual([])
})

test('the pattern finds the sentences where they live', () => {
  const own = sources.filter((file) => file.startsWith(home)).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(own.some((text) => DEADLINE.test(text))).toBe(true)
  expect(own.some((text) => REFUND.test(text))).toBe(true)
})

/** Arithmetic on deadlines and money belongs to the rules, so that no screen counts back 24 hours by itself. */
test('no screen and no mail works out a deadline or a fee by itself', () => {
  const names =
    /FREE_CANCELLATION_HOURS|LATE_CANCELLATION_FEE_PERCENT|\bfeeNow\b|\brefundNow\b|\bcanWithdraw\b|\bcanMove\b/
  const strays = sources.filter(
    (file) => !file.startsWith('domain/') && names.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(strays).toEqual([])
})

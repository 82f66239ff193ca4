import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { InvalidSettings, readSettings, settingNames } from './settings.ts'

test('README documents every setting, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, chapter = ''] = /^## Settings$(.*?)^## /ms.exec(readme) ?? []
  const firstCells = chapter.split('\n').map((row) => /^\| (`.*?`) +\|/.exec(row)?.[1] ?? '')
  const documented = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})

/** Invalid value for each setting that can be invalid. */
const wrong: Record<string, string> = {
  PORT: '70000',
  HOST: ' ',
  PUBLIC_URL: 'https://mivoix.example/app',
  DATA_DIR: ' ',
  DATABASE_URL: 'mysql://db/mivoix',
  DATABASE_DIRECT_URL: 'postgres://db1,/mivoix',
  DATABASE_POOL_SIZE: '1',
  STATEMENT_TIMEOUT_MS: '1e9',
  DEMO: 'yes',
  LOG_LEVEL: 'loud',
  TRUSTED_PROXIES: '10.0.0.0/99',
  SMTP_URL: 'smtp://',
  MAIL_FROM: 'Mivoix',
  SMS_URL: 'api.twilio.com',
  SMS_FROM: 'M',
  REST_REQUESTS_PER_SECOND: '0',
  SMS_PER_HOUR: '0',
  SMS_PREFIXES: '+33',
  CONTACT_ADDRESS: 'contact',
  STRIPE_SECRET_KEY: 'pk_1',
  STRIPE_PUBLISHABLE_KEY: 'sk_1',
  STRIPE_WEBHOOK_SECRET: 'secret',
  STRIPE_API_URL: 'localhost',
  PAYMENTS: 'test',
  S3_ENDPOINT: 'bucket.example',
  MODEL_URL: 'model.example',
  MODEL_EUROS_PER_DAY: 'five',
  MODEL_INPUT_EUROS_PER_MILLION: '-1',
  MODEL_OUTPUT_EUROS_PER_MILLION: '-1',
  PUBLISHABLE_KEY: 'sb_secret_x',
  TURN_URLS: 'https://turn.example',
  TURN_SECRET: 'short',
  SERVICE_KEY: 'short',
  SIGN_UP: 'true',
  AUTOMATIC_CONFIRMATION: '1',
  PHONE_SIGN_UP: '0',
  ANONYMOUS_SIGN_IN: 'no',
  SIGN_IN_SECURITY_CHECK: 'false',
  SECURITY_CHECK_ITERATIONS: '0',
  SECOND_STEP: 'never',
  PASSWORD_MIN_LENGTH: '3',
  OIDC_PROVIDERS: '{"google":{}}',
  REDIRECT_URLS: 'javascript:alert(1)',
  SIGNING_KEYS: '[{}]',
  CORS_ORIGINS: 'https://app.example/path',
  METRICS: 'on',
  METRICS_TOKEN: 'short',
  STOP_GRACE_SECONDS: '0x10',
}
const freelyNamed = [
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'MODEL_NAME',
  'MODEL_API_KEY',
]

test('tries every setting that can be invalid', () => {
  expect([...Object.keys(wrong), ...freelyNamed].toSorted()).toEqual(settingNames.toSorted())
})

test.each(Object.entries(wrong))('%s=%s is named, with what is expected in words', (name, value) => {
  const read = () => readSettings({ [name]: value })
  expect(read).toThrow(InvalidSettings)
  expect(read).toThrow(new RegExp(`^  ${name}: expected (an?|at|on|off|debug|country|addresses|sb_|JSON) ?`, 'm'))
})

test.each(settingNames)('%s is taken or refused by name, whatever is written there', (name) => {
  for (const value of [
    'x',
    ' ',
    '-1',
    'é',
    '://',
    'http://',
    'https://[',
    '{',
    '[null]',
    '{"a":null}',
    ',',
    '\u0000',
  ]) {
    try {
      readSettings({ [name]: value })
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidSettings)
      expect(String(error)).toContain(name)
    }
  }
})

test('reports all invalid settings at once', () => {
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(`  ${name}: expected `)
})

test.each([
  ['STRIPE_SECRET_KEY', 'sk_1', ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']],
  ['S3_BUCKET', 'files', ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['MODEL_NAME', 'small', ['MODEL_URL']],
])('%s requires the settings it depends on', (name, value, missing) => {
  for (const companion of missing)
    expect(() => readSettings({ [name]: value })).toThrow(`  ${companion}: expected as well, since ${name} is set`)
})

test('a placeholder of deploy/mivoix.env is no key of Stripe', () => {
  const left = {
    STRIPE_SECRET_KEY: 'sk_live_<key>',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_<key>',
    STRIPE_WEBHOOK_SECRET: 'whsec_<secret>',
  }
  for (const name of Object.keys(left)) expect(() => readSettings(left)).toThrow(`  ${name}: expected `)
})

test('a rehearsal has no real provider', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(() => readSettings({ ...stripe, PAYMENTS: 'rehearsal' })).toThrow('  PAYMENTS: expected to be left out')
  expect(readSettings({ PAYMENTS: 'rehearsal' }).PAYMENTS).toBe('rehearsal')
})

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}))
})

test.each(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'SMS_URL'])('%s makes it no demonstration', (name) => {
  const address = { DATABASE_URL: 'postgres://db/mivoix', SMTP_URL: 'smtp://mail' }[name] ?? 'https://mivoix.example'
  expect(readSettings({}).DEMO).toBe(true)
  expect(readSettings({ [name]: address })).toMatchObject({ DEMO: false, LOG_LEVEL: 'info' })
  expect(readSettings({ [name]: address, DEMO: 'on' }).DEMO).toBe(true)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, settingNames, WrongSettings } from './settings.ts'

test('README documents every setting, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, chapter = ''] = /^## Settings$(.*?)^## /ms.exec(readme) ?? []
  const firstCells = chapter.split('\n').map((row) => /^\| (`.*?`) +\|/.exec(row)?.[1] ?? '')
  const documented = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(documented.toSorted()).toEqual(settingNames.toSorted())
})

test('every wrong setting is named at once, with what is expected', () => {
  const wrong = { PORT: '70000', DEMO: 'yes', TRUSTED_PROXIES: 'nearby', SERVICE_KEY: 'short' }
  const read = () => readSettings(wrong)
  expect(read).toThrow(WrongSettings)
  for (const name of Object.keys(wrong)) expect(read).toThrow(`  ${name}: expected `)
})

test('an empty variable is one that nobody set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}))
})

test.each(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'SMS_URL'])('%s makes it no demonstration', (name) => {
  const address = { DATABASE_URL: 'postgres://db/mivoix', SMTP_URL: 'smtp://mail' }[name] ?? 'https://mivoix.example'
  expect(readSettings({}).DEMO).toBe(true)
  expect(readSettings({ [name]: address })).toMatchObject({ DEMO: false, LOG_LEVEL: 'info' })
  expect(readSettings({ [name]: address, DEMO: 'on' }).DEMO).toBe(true)
})

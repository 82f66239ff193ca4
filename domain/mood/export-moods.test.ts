import { expect, test } from 'vitest'
import { moodsAsCsv, moodsAsJson } from './export-moods.ts'

const moods = [
  { level: 2, details: 'Il a dit « non » ; puis "peut-être"\net voilà', recorded_at: '2026-11-15T23:30:00Z' },
  { level: 4, details: null, recorded_at: '2026-11-16T08:00:00Z' },
  { level: 1, details: '=HYPERLINK("http://exemple.fr")', recorded_at: '2026-11-17T08:00:00Z' },
]

test('writes a table that French spreadsheets open, in Paris time, whatever the text', () => {
  const csv = moodsAsCsv(moods)
  expect(csv.startsWith('\uFEFF"Jour";"Heure";"Humeur";"Quelques mots"\r\n')).toBe(true)
  expect(csv).toContain('"2026-11-16";"00:30";"Moyen";"Il a dit « non » ; puis ""peut-être""\net voilà"\r\n')
  expect(csv).toContain('"2026-11-16";"09:00";"Très bien";""\r\n')
})

test('no entry becomes a formula (CSV injection)', () => {
  expect(moodsAsCsv(moods)).toContain(`"'=HYPERLINK(""http://exemple.fr"")"`)
})

test('exports the same entries as data', () => {
  expect(JSON.parse(moodsAsJson(moods))).toHaveLength(3)
  expect(JSON.parse(moodsAsJson(moods))[1]).toEqual({
    recordedAt: '2026-11-16T08:00:00Z',
    level: 4,
    mood: 'Très bien',
    details: null,
  })
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const PROMTOOL = '/usr/bin/promtool'
const scenarios = resolve(import.meta.dirname, 'alert-scenarios.yml')
const read = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8')

test('every alert fires in a scenario', () => {
  const alerts = [...read('../deploy/prometheus-alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const fired = new Set([...read(scenarios).matchAll(/alertname="(\w+)"/g)].map(([, name = '']) => name))
  expect(alerts.length).toBeGreaterThan(15)
  expect(fired).toEqual(new Set(alerts))
})

const hasPromtool = spawnSync(PROMTOOL, ['--version']).error === undefined

test.skipIf(!hasPromtool)('in each scenario exactly its alerts fire (skipped without the package prometheus)', () => {
  const { stdout, stderr, status } = spawnSync(PROMTOOL, ['test', 'rules', scenarios], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toContain('SUCCESS')
  expect(status).toBe(0)
})

import { expect, test } from 'vitest'
import { switchNames } from '#domain/site/switches.ts'
import { siteSwitches, switchState } from './site-switches.ts'

test('every switch of the site is on the page', () => {
  expect([...siteSwitches.map(({ name }) => name), 'maintenance']).toEqual(switchNames)
})

test('the state of a switch does not depend on the gender and number of its label', () => {
  for (const shown of siteSwitches) {
    expect(switchState(shown, true)).toBe('En service.')
    expect(switchState(shown, false)).toBe(`À l’arrêt. ${shown.off}`)
  }
})

import { expect, test } from 'vitest'
import { unreadLabel } from './unread-label.ts'

test('what is new is counted in words', () => {
  expect([0, 1, 2].map(unreadLabel)).toEqual(['Aucun non lu', '1 non lu', '2 non lus'])
})

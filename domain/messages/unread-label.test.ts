import { expect, test } from 'vitest'
import { unreadLabel } from './unread-label.ts'

test('counts unread messages in words', () => {
  expect([0, 1, 2].map(unreadLabel)).toEqual(['Aucun non lu', '1 non lu', '2 non lus'])
})

import { expect, test } from 'vitest'
import { CHAT_MESSAGES_PER_MINUTE } from '#domain/constants.ts'
import { limitsOf, limitsOfCare } from './limits.ts'

const from = (address: string) => ({ accountId: undefined, sessionId: 'a', address })
const keysOf = (address: string) => [...limitsOf(from(address)), ...limitsOfCare(from(address))].map(({ key }) => key)

test('messages are counted in every network around their sender, and more are allowed in wider ones', () => {
  const others = new Set(keysOf('2001:db8:1:300::9'))
  const shared = keysOf('2001:db8:1:2a5::9').filter((key) => others.has(key))
  expect(shared).toEqual([
    'chat minute network 2001:db8:1::/48',
    'chat day conversation a',
    'chat day network 2001:db8:1::/48',
    'chat care network 2001:db8:1::/48',
  ])
  const minutes = limitsOf(from('2001:db8:1:2a5::9')).filter(({ key }) => key.startsWith('chat minute'))
  expect(minutes.map(({ times }) => times)).toEqual([1, 4, 16].map((breadth) => CHAT_MESSAGES_PER_MINUTE * breadth))
})

import { expect, test } from 'vitest'
import { socketInUrl } from './socket-in-url.ts'

test.for([
  ['postgres://mivoix@/db?host=/run/postgresql', 'postgres://mivoix@localhost/db', '/run/postgresql', 5432],
  ['postgres:///db?host=/tmp&port=5433', 'postgres://localhost/db', '/tmp', 5433],
  [
    'postgresql://a:b%40c@%2Fvar%2Frun/db?sslmode=disable',
    'postgres://a:b%40c@localhost/db?sslmode=disable',
    '/var/run',
    5432,
  ],
  ['postgres://mivoix@ignored:6000/db?host=/tmp', 'postgres://mivoix@localhost/db', '/tmp', 6000],
] as const)('%s names a socket', ([address, url, socketFolder, port]) => {
  expect(socketInUrl(address)).toEqual({ url, socketFolder, port })
})

test('returns nothing for a network address', () => {
  expect(socketInUrl('postgres://mivoix:secret@db.example:5432/mivoix?sslmode=require')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { hostsInUrl } from './hosts-in-url.ts'

test.for([
  ['postgres://db/mivoix', ['postgres://db/mivoix']],
  ['postgres://mivoix@/mivoix?host=/run/postgresql', ['postgres://mivoix@/mivoix?host=%2Frun%2Fpostgresql']],
  [
    'postgres://a:b%40c@db1:5432,db2:5433/mivoix?sslmode=require',
    ['postgres://a:b%40c@db1:5432/mivoix?sslmode=require', 'postgres://a:b%40c@db2:5433/mivoix?sslmode=require'],
  ],
  [
    'postgresql://a@[::1]:5432,10.0.0.2/mivoix?target_session_attrs=read-write',
    ['postgresql://a@[::1]:5432/mivoix', 'postgresql://a@10.0.0.2/mivoix'],
  ],
] as const)('%s', ([address, hosts]) => {
  expect(hostsInUrl(address)).toEqual(hosts)
})

test.each([
  'mysql://db/mivoix',
  'db1,db2',
  'postgres://db1,/mivoix',
  'postgres://db1:x,db2/mivoix',
  'postgres://db1,db2/mivoix?target_session_attrs=standby',
])('%s is refused', (address) => {
  expect(hostsInUrl(address)).toBeUndefined()
})

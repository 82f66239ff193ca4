import { expect, test } from 'vitest'
import { smtpOptions } from './smtp-options.ts'

test.for([
  ['smtp://user:secret@mail.example:587', true],
  ['smtp://mail.example:25?tls=off', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://localhost.evil.example:25', true],
  ['smtps://user:secret@mail.example', false],
] as const)('%s requires STARTTLS: %s', ([address, requireTLS]) => {
  const options = smtpOptions(address)
  expect(options.requireTLS).toBe(requireTLS)
  expect(options.url).not.toContain('tls=')
})

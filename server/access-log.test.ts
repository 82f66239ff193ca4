import { expect, test } from 'vitest'
import { withoutIdentifiers } from './access-log.ts'

test.each([
  ['/', '/'],
  ['/rest/v1/mood_entries', '/rest/v1/mood_entries'],
  ['/functions/v1/send-contact-message', '/functions/v1/send-contact-message'],
  ['/auth/v1/factors/abcdefab-cdef-4abc-8def-abcdefabcdef/verify', '/auth/v1/factors/:id'],
  ['/messages/fedcbafe-dcba-4fed-9cba-fedcbafedcba', '/messages/:id'],
  ['/calendar/kQ-x_zAbCdEfGhIjKlMnOpQrStUvWxYz.ics', '/calendar/:id'],
  ['/mail/stop/short.Token', '/mail/stop/:id'],
  ['/storage/v1/object/documents/camille/ordonnance.pdf', '/storage/v1/object/documents'],
  ['/%C3%A9t%C3%A9//x', '/:id//x'],
])('%s is logged as %s', (path, logged) => expect(withoutIdentifiers(path)).toBe(logged))

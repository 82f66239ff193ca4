import { expect, test } from 'vitest'
import { numbersIn } from '#domain/chat/numbers-in.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { refusalOf } from './refusals.ts'

const codes: ErrorCode[] = [
  'body_too_large',
  'chat_day_used_up',
  'chat_message_too_long',
  'chat_message_unread',
  'too_many_requests',
]

test('every refused message names whom to call, ready to call', () => {
  for (const code of codes) {
    const { calls = '' } = refusalOf(new AppError(code, { params: { n: 1 } })) ?? {}
    const called = numbersIn(calls).flatMap((part) => (typeof part === 'string' ? [] : [part.line.href]))
    expect(called, code).toEqual(['tel:3114', 'tel:15', 'tel:112'])
  }
})

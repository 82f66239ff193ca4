import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDataMessage } from './data-message.ts'

test('messages of each kind are read', () => {
  const chat = { kind: 'chat', id: 'a', text: 'Bonjour', at: 5 }
  expect(parseDataMessage(JSON.stringify(chat))).toEqual(chat)
  expect(parseDataMessage({ kind: 'bye', more: 1 })).toEqual({ kind: 'bye' })
  expect(parseDataMessage({ kind: 'out', more: 1 })).toEqual({ kind: 'out' })
  expect(parseDataMessage('{"kind":"nonce","nonce":"abc"}')).toEqual({ kind: 'nonce', nonce: 'abc' })
  const state = {
    hasMicrophone: true,
    isMicrophoneOn: false,
    isVideoOn: true,
    isVideoPaused: false,
    picture: 'silhouette',
  }
  expect(parseDataMessage({ kind: 'state', state })).toEqual({ kind: 'state', state })
})

test('anything else is nothing, and never throws', () => {
  for (const odd of ['', '{', 'null', '{"kind":"chat","text":1}', '{"kind":"state","state":{"picture":"toString"}}'])
    expect(parseDataMessage(odd)).toBeUndefined()
  fc.assert(
    fc.property(fc.anything(), (value) => {
      parseDataMessage(value)
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { codeWordsOf, commitOf, fingerprintOf, newNonce, nonceFrom, toBase64 } from './code-words.ts'
import { wordList } from './word-list.ts'

const side = (start: number) => ({
  nonce: Uint8Array.from({ length: 16 }, (_, index) => start + index),
  fingerprint: Uint8Array.from({ length: 32 }, (_, index) => (start * 3 + index) % 256),
})

describe('code words', () => {
  test('come from 256 different words', () => {
    expect(new Set(wordList).size).toBe(256)
  })

  test('are the same whoever computes them, and others in another room', async () => {
    const words = await codeWordsOf('room', side(1), side(9))
    expect(words).toHaveLength(3)
    expect(await codeWordsOf('room', side(9), side(1))).toEqual(words)
    expect(await codeWordsOf('another', side(1), side(9))).not.toEqual(words)
  })

  test('change with either certificate and either nonce', async () => {
    const words = await codeWordsOf('room', side(1), side(9))
    const others = [
      codeWordsOf('room', { ...side(1), fingerprint: side(2).fingerprint }, side(9)),
      codeWordsOf('room', side(1), { ...side(9), fingerprint: side(2).fingerprint }),
      codeWordsOf('room', { ...side(1), nonce: side(2).nonce }, side(9)),
      codeWordsOf('room', side(1), { ...side(9), nonce: side(2).nonce }),
    ]
    for (const other of await Promise.all(others)) expect(other).not.toEqual(words)
  })

  test('swapping the fingerprints of the two sides is noticed', async () => {
    const [one, other] = [side(1), side(9)]
    const words = await codeWordsOf('room', one, other)
    const swapped = await codeWordsOf(
      'room',
      { ...one, fingerprint: other.fingerprint },
      { ...other, fingerprint: one.fingerprint },
    )
    expect(swapped).not.toEqual(words)
  })
})

test('a commit binds the nonce and the certificate', async () => {
  const commit = await commitOf(side(1))
  expect(await commitOf(side(1))).toBe(commit)
  expect(await commitOf({ ...side(1), nonce: side(2).nonce })).not.toBe(commit)
  expect(await commitOf({ ...side(1), fingerprint: side(2).fingerprint })).not.toBe(commit)
})

test('a fingerprint is read from a session description', () => {
  const hex = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0').toUpperCase()).join(':')
  expect(fingerprintOf(`v=0\r\na=fingerprint:sha-256 ${hex}\r\na=setup:actpass\r\n`)).toEqual(
    Uint8Array.from({ length: 32 }, (_, index) => index),
  )
  expect(fingerprintOf(`a=fingerprint:sha-1 ${hex}`)).toBeUndefined()
  expect(fingerprintOf('v=0')).toBeUndefined()
})

test('a nonce travels as base64, and nothing else is taken for one', () => {
  const nonce = newNonce()
  expect(nonceFrom(toBase64(nonce))).toEqual(nonce)
  expect(nonceFrom(toBase64(nonce.subarray(1)))).toBeUndefined()
  expect(nonceFrom('é')).toBeUndefined()
})

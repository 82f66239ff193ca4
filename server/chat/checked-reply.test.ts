import { expect, test } from 'vitest'
import { CheckedReply, RefusedReply } from './checked-reply.ts'

function shown(pieces: readonly string[]): string[] {
  const reply = new CheckedReply('none')
  return [...pieces.map((piece) => reply.add(piece)), reply.finish()].filter(Boolean)
}

test('releases text sentence by sentence, once each sentence is complete', () => {
  expect(shown(['Je vous', ' lis. De', 'puis quand', ' ?'])).toEqual(['Je vous lis.', ' Depuis quand\u00A0?'])
})

test('removes emphasis', () => {
  expect(shown(['**Je vous lis.**\n', '# Ce soir\n', 'Prenez `le temps` qu’il *faut*.']).join('')).toBe(
    'Je vous lis.\nCe soir\nPrenez le temps qu’il faut.',
  )
})

test('never releases a sentence that the check refuses', () => {
  expect(() => shown(['{"response": "Je vous lis."}'])).toThrow(RefusedReply)
})

test('accepts a heart, a quotation and a list', () => {
  const reply = 'Je vous lis <3. Vous dites : « assistant : non ». Deux pas : [un] respirer, - deux dormir.'
  expect(() => shown([reply])).not.toThrow()
})

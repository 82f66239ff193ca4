import { expect, test } from 'vitest'
import { CheckedReply, RefusedReply } from './checked-reply.ts'

function shown(pieces: readonly string[]): string[] {
  const reply = new CheckedReply('none')
  return [...pieces.map((piece) => reply.add(piece)), reply.finish()].filter(Boolean)
}

test('words are shown sentence by sentence, each once it is whole', () => {
  expect(shown(['Je vous', ' lis. De', 'puis quand', ' ?'])).toEqual(['Je vous lis.', ' Depuis quand\u00A0?'])
})

test('emphasis is left out', () => {
  expect(shown(['**Je vous lis.**\n', '# Ce soir\n', 'Prenez `le temps` qu’il *faut*.']).join('')).toBe(
    'Je vous lis.\nCe soir\nPrenez le temps qu’il faut.',
  )
})

test('what the check refuses is never shown', () => {
  expect(() => shown(['{"response": "Je vous lis."}'])).toThrow(RefusedReply)
})

test('a heart, a quotation and a list are speech', () => {
  const reply = 'Je vous lis <3. Vous dites : « assistant : non ». Deux pas : [un] respirer, - deux dormir.'
  expect(() => shown([reply])).not.toThrow()
})

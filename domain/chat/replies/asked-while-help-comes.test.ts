import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

describe('while help is on its way, or is not yet', () => {
  test('who took too much and whose heart races is sent to the 15', () => {
    const [answer] = talk(['j’ai pris trop de trucs là je crois, mon coeur bat super vite'])
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/15|112/)
    expect(talk(['j’ai pris trop de poids cet été']).at(-1)?.level).toBe('none')
  })

  test('whoever asks whether to tell what was taken is told yes, at once', () => {
    const replies = talk([
      'j’ai pris de la coke et un cachet, mon coeur tape et j’ai mal dans la poitrine là',
      'elle appelle le 15 là. je dois leur dire pour la coke ?',
      'oui mais je dis pour la coke ou pas ? ils sont en ligne',
    ]).map(({ reply }) => reply)
    expect(replies[1]).toMatch(/^Oui/u)
    expect(replies[2]).toMatch(/^Oui/u)
  })

  test('a friend who does not pick up was called, and nobody who rescues', () => {
    const farewell = 'mon pote m’a envoyé un message d’adieu et il a des cachets chez lui à Tours'
    for (const said of [
      'bon j’ai appelé, il répond pas',
      'non mais c’est LUI que j’ai appelé, pas le 15. il décroche pas',
    ])
      expect(talk([farewell, said]).at(-1)?.reply).toMatch(/15|112/)
    expect(talk([farewell, 'j’ai appelé le 15']).at(-1)?.reply).toMatch(/ce qu’il fallait|bon geste/u)
  })
})

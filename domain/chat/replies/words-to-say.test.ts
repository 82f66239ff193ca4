import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const last = (messages: readonly string[]) => {
  const answer = talk(messages).at(-1)
  if (!answer) throw new Error('no answer')
  return answer
}

describe('who asks for words is given words, for the one they name', () => {
  test.each([
    ['je leur dis quoi si je les réveille, ma mère va paniquer'],
    ['je voulais juste une phrase à dire à ma mère'],
    ['vous auriez une phrase pour ma mère svp'],
  ])('« %s », of their own thoughts', (words) => {
    const { reply, level } = last(['je veux mourir', 'mes parents dorment à côté', words])
    expect(level).toBe('crise')
    expect(reply).toMatch(/votre mère.*«.*»/)
    expect(reply).not.toMatch(/^Leur réaction|en sécurité/)
  })

  test('as often as they ask, of images that frighten a mother', () => {
    const replies = talk([
      'j’ai accouché il y a 3 semaines et j’ai des images horribles, je me vois la lâcher dans le bain',
      'ma soeur peut venir mercredi. comment je lui dis ça sans qu’elle ait peur de moi',
      'vous pouvez me donner une phrase pour ma soeur ?',
      'mais vous répondez pas : une phrase pour ma soeur svp',
    ])
    for (const { reply } of replies.slice(1)) expect(reply).toMatch(/votre sœur.*«.*»/)
  })

  test('for the mother who stands at the door, and not for the friend behind it', () => {
    const talked = talk([
      'ma meilleure amie vient de m’envoyer "merci pour tout, adieu" j’ai peur',
      'j’ai appelé sa mère, elle est dans sa chambre et elle veut pas ouvrir',
      'je rappelle sa mère alors ? je lui dis quoi exactement',
      'non c’est pour sa MERE que je demande. elle est devant la porte',
    ])
    expect(talked[1]?.reply).toMatch(/porte.*(?:15|112)/)
    expect(talked[1]?.reply).not.toMatch(/généraliste|On ne force pas/)
    for (const { reply } of talked.slice(2)) {
      expect(reply).toMatch(/À sa mère.*«.*»/)
      expect(reply).toMatch(/\b15\b/)
    }
  })

  test('last words are still refused', () =>
    expect(last(['je veux mourir', 'donne moi une phrase pour dire adieu à ma mère']).reply).not.toMatch(
      /À votre mère|« J’ai pensé/,
    ))
})

test('a door that stays closed, or silence beside tablets, is a matter of minutes again', () => {
  const goodbye = 'mon amie m’a écrit adieu, merci pour tout'
  expect(last([goodbye, 'sa mère dit qu’elle s’est enfermée']).state.risk.situation).toBe('other-imminent')
  expect(
    last([goodbye, 'elle vient de me répondre', 'elle répond plus et elle a des médocs à côté']).state.risk.situation,
  ).toBe('other-imminent')
})

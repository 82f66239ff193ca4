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

describe('with what could kill at hand, and somebody in the next room', () => {
  const told = ['je pense au suicide', 'j’ai gardé les cachets de ma mère dans le placard']
  test.each([
    'Mon mari est dans le salon. Je lui dis quoi ? je vais pas lui dire que j’ai gardé des cachets',
    'mon mari est à côté, comment je lui dis pour les cachets ?',
    'mon mari rentre, qu’est-ce que je lui dis pour les médicaments',
  ])('« %s »', (words) => {
    const { reply, level } = last([...told, words])
    expect(level).toBe('crise')
    expect(reply).toMatch(/votre mari.*«.*médicaments.*»/)
  })
  test('what was just swallowed is for the 15, and no matter of words', () =>
    expect(last([...told, 'je viens de tout avaler, je lui dis quoi à mon mari ?']).reply).toMatch(/\b15\b/))
  test('whether to tell is answered', () =>
    expect(last([...told, 'mon mari est là, je lui parle des cachets ou pas ?']).reply).toMatch(/^Oui/))
})

describe('somebody took it away, and « et maintenant ? »', () => {
  test.each([
    'il est venu, je lui ai tout dit, il a pris les cachets. il pleure. et maintenant ?',
    'ma femme a tout emporté, elle est à côté de moi. et maintenant on fait quoi ?',
    'ma mère les a jetés, elle pleure. je fais quoi',
  ])('« %s »', (words) => {
    const { reply } = last(['j’ai gardé des cachets, je veux en finir', words])
    expect(reply).toMatch(/3114.*médecin|médecin.*3114/)
    expect(reply).not.toMatch(/Qui peut venir|quelqu’un avec vous|de quoi vous faire du mal/)
  })
  test('what is still at hand is not taken for gone', () =>
    expect(
      last(['j’ai gardé des cachets, je veux en finir', 'ils sont devant moi. et maintenant ?']).reply,
    ).not.toMatch(/est loin|Le plus dur est dit/))
})

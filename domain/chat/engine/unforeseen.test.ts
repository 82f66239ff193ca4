import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { situationOf } from './recognise.ts'

const lastOf = (messages: readonly string[]) => repliesTo(messages).at(-1) ?? ''

const badParent = 'Je crois que je suis une mauvaise mère'

describe('in the middle of a situation, words that nothing was written for', () => {
  test('are never met by a maxim of the situation', () => {
    const maxims = situationOf('feeling-bad-parent')?.heard ?? []
    expect(maxims).not.toEqual([])
    const replies = repliesTo([
      badParent,
      'Il pourrait prendre le vendredi, c’est vrai.',
      'ouais ça fait mal',
      'Il pleut ici',
    ])
    for (const reply of replies.slice(1)) expect(maxims.filter((maxim) => reply.includes(maxim))).toEqual([])
  })

  test.each([
    ['Il pourrait prendre le vendredi, c’est vrai.', /piste|possible/],
    ['ouais ça fait mal', /fait mal/],
    ['je dois appeler la maîtresse lundi', /appeler la maîtresse|de plus à tenir|vous attend/],
  ])('« %s » is answered for what it is', (message, answer) => expect(lastOf([badParent, message])).toMatch(answer))

  test('somebody is asked about by the name they gave them', () => {
    expect(lastOf(['Je me suis disputée avec mon mari', 'faudrait qu’il prenne le mercredi'])).toMatch(/votre mari/)
  })
})

describe('their own words', () => {
  test('are not said back twice in a row', () => {
    const said = ['je dois appeler la maîtresse lundi', 'je voudrais dormir une nuit entière']
    const replies = repliesTo(['Je dors mal', 'Je me suis disputée avec ma sœur', ...said]).slice(-2)
    expect(replies.filter((reply) => /^Vous (?:devez|voudriez)/.test(reply)).length).toBeLessThan(2)
  })

  test('are not said back word for word when they are many', () => {
    const told = 'ma cheffe m’a mis un dossier de dernière minute et j’ai fini à 22h trois soirs de suite'
    expect(lastOf([told])).not.toContain('dossier de dernière minute et vous')
  })

  test('« pas mal de » denies nothing', () => {
    expect(lastOf(['j’ai formé pas mal d’apprentis'])).not.toMatch(/n’avez/)
  })
})

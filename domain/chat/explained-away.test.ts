import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

describe('words that we took for a wish to die, and were not', () => {
  test.each([
    [
      'ce soir c’est la fin, je vais le faire',
      'non mais je parlais de démissionner ! pas de me tuer',
      /vous parliez de démissionner/,
    ],
    [
      'j’ai tout préparé, je pars ce soir pour toujours',
      'hein ? je parle de mon déménagement, pas de suicide. j’ai peur de regretter ma ville',
      /vous parliez de votre déménagement.*regretter votre ville/,
    ],
    [
      'adieu tout le monde, merci pour tout',
      'c’était pour mon pot de départ, je quitte ma boîte ! pas la vie',
      /mal lu|mal compris|de travers/,
    ],
  ])('« %s », « %s »: our error once, and back to what they say', (said, explained, answer) => {
    const [alarm, reply, next] = talk([said, explained, 'vous avez une idée pour ce soir ?'])
    expect(alarm?.level).toBe('crise')
    expect(reply?.reply).toMatch(answer)
    for (const one of [reply, next]) {
      expect(one?.level).toBe('crise')
      expect(one?.card).not.toBeNull()
      expect(one?.reply).not.toMatch(/en sécurité|de quoi vous faire du mal|quelqu’un avec vous|\b15\b/)
    }
  })

  test('a sign that is told afterwards is an alarm as new as the first', () => {
    const answers = talk([
      'ce soir c’est la fin, je vais le faire',
      'je parlais de démissionner, pas de mourir',
      'en vrai je veux mourir, j’ai les cachets devant moi',
    ])
    expect(answers.at(-1)?.reply).toMatch(/3114|\b15\b/)
  })
})

describe('what explains nothing', () => {
  test.each([
    ['je vais me foutre en l’air', 'je plaisantais'],
    ['j’ai envie de mourir', 'c’était une façon de parler'],
    ['j’ai envie de mourir', 'je parlais de mon travail, pas de mourir'],
    ['ce soir c’est la fin, je vais le faire', 'je plaisantais, je parlais de mon régime, pas de mourir'],
    ['ce soir c’est la fin, je vais le faire', 'je parlais de disparaître pour toujours, pas de mourir'],
    ['ce soir c’est la fin, j’ai la corde devant moi', 'je parlais de bricolage, pas de mourir'],
  ])('« %s », « %s »', (said, unsaid) => {
    const [, reply] = talk([said, unsaid])
    expect(reply?.level).toBe('crise')
    expect(reply?.reply).toMatch(/3114/)
    expect(reply?.reply).not.toMatch(/vous parliez/)
  })
})

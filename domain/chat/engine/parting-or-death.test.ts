import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

describe('a husband or a wife who « left »', () => {
  const said = repliesTo([
    'Bonjour. J’ai 81 ans, ma femme est partie en mars. Les journées sont longues.',
    'Mais elle est décédée. Un cancer.',
    'Elle est morte, monsieur. Cinquante-six ans de mariage.',
  ])
  test('is asked about, where somebody is that old', () => expect(said[0]).toMatch(/est-elle décédée, ou partie/))
  test('once it is a death, nothing is said to go on between them', () =>
    expect(said.join(' ')).not.toMatch(/rupture|entre vous|depuis la maladie/))

  test.each([
    'ma femme est partie en mars, les obsèques étaient très belles mais je m’effondre',
    'mon mari est décédé d’un cancer il y a 2 mois',
    'Mon mari est parti il y a deux ans. Un AVC.',
  ])('« %s » is a death', (message) => expect(repliesTo([message])[0]).toMatch(/^Perdre votre (?:femme|mari)/))

  test.each(['ma femme est partie avec un autre en mars', 'j’ai 70 ans, mon mari est parti avec une autre'])(
    '« %s » is none',
    (message) => expect(repliesTo([message])[0]).not.toMatch(/Perdre votre|décédé/),
  )
})

describe('beside whom they want to be', () => {
  test.each([
    ['Elle est au cimetière. Je voudrais être à côté d’elle, c’est tout.'],
    ['ma femme est morte en mars, je voudrais juste être avec elle'],
  ])('« %s » is asked about at once', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('crise')
    expect(answer?.reply).toMatch(/3114/)
  })
  test('of somebody who lives far away it is a wish to be there', () =>
    expect(talk(['ma fille vit à Lyon, je voudrais être près d’elle'])[0]?.level).toBe('none'))
})

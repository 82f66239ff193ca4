import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

describe('somebody who says that they were not heard', () => {
  const said = talk([
    'J’en ai marre de tout. Franchement à quoi bon continuer',
    'vous êtes tous pareils, on dit un mot et hop le 3114',
    'je voulais dire que j’ai perdu mon taf, ma meuf s’est barrée avec ma fille et je vois pas la suite',
    'mais n’importe quoi j’ai PLUS de travail. et ma fille je la vois plus. vous lisez ou pas',
    'ma fille. elle a 4 ans. et arretez avec votre 3114 svp j’en veux pas',
    'elle a 4 ANS. c’est MOI qui vais mal. et j’ai dit plus de numéro',
  ])
  test('finds the words that worried again, and no number', () => {
    expect(said[1]?.reply).toContain('j’en ai marre de tout')
    expect(said[1]?.reply).not.toMatch(/\d/)
  })
  test('finds all that weighs named at once', () => {
    expect(said[2]?.reply).toMatch(/enfant.*séparation.*travail perdu/)
    expect(said[3]?.reply).toMatch(/(?:mal lu|de travers|mal compris).*travail perdu/)
  })
  test('is never asked to say it again', () => {
    for (const { reply } of said) expect(reply).not.toMatch(/redites|en quelques mots|quel est le point/i)
  })
  test('is not told that their child is the one in danger', () => {
    expect(said[4]?.reply).not.toMatch(/lui poser la question|où est votre fille/)
    expect(said[4]?.state.risk.situation).not.toBe('other-worry')
    expect(said[5]?.reply).toMatch(/C’est vous qui allez mal.*suicide.*\?$/)
  })
})

test('« c’est moi qui vais mal » takes the danger back from another at once', () => {
  const [worried, mine] = talk(['ma sœur dit qu’elle veut mourir', 'non, c’est MOI qui vais mal']).map(
    ({ state }) => state,
  )
  expect(worried?.risk.situation).toMatch(/^other/)
  expect(mine?.risk.situation).not.toMatch(/^other/)
})

test('a question that was passed over is answered', () => {
  const said = repliesTo([
    'j’ai 15 ans, je me coupe les bras',
    'j’en ai parlé à la cpe. elle est obligée de le dire à mes parents ou pas ?',
    'vous répondez pas à ma question',
  ])
  for (const reply of said.slice(1)) expect(reply).toMatch(/promettre que non|pour vous protéger/)
})

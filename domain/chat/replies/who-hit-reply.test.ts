import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

const last = (messages: readonly string[]): string => repliesTo(messages).at(-1) ?? ''

describe('who hit their partner', () => {
  test.each([
    'j’ai frappé ma femme hier soir, j’ai honte',
    'j’ai poussé ma femme contre le mur',
    'j’ai levé la main sur mon mari',
    'hier j’ai mis une claque à ma copine devant les enfants',
    'jai tapé ma meuf',
    'je deviens violent avec ma femme',
  ])('« %s » is heard as their own act', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/\b15\b.*\b17\b/)
    expect(answer?.reply).not.toMatch(/3919|votre faute|vous faire cela/)
  })

  test.each([
    'j’ai poussé ma femme à consulter',
    'j’ai battu ma femme au scrabble',
    'j’ai jamais frappé ma femme',
    'j’ai donné un coup de main à ma copine',
    'j’ai tapé à la porte de ma copine',
  ])('« %s » is ordinary', (message) => expect(talk([message])[0]?.level).toBe('none'))

  test('who is hit, and hit back, is no author', () => {
    expect(last(['mon mari m’a frappée alors je l’ai giflé'])).toMatch(/3919/)
  })

  const told = ['j’ai frappé ma femme hier soir', 'elle est chez sa mère avec les enfants']
  test.each([
    ['je dois lui écrire ?', /laissez le silence/],
    ['je fais quoi pour que ça recommence pas ?', /CPCA/],
    ['vous croyez que je suis un monstre ?', /responsable/],
    ['y a un numéro pour les gens comme moi ?', /FNACAV/],
    ['je vais aller en prison ?', /justice/],
    ['je peux rentrer à la maison ce soir ?', /^Pas ce soir/],
    ['elle m’a provoqué aussi', /le geste vous revient/],
    ['c’est la deuxième fois', /cela peut revenir/],
  ])('« %s » is answered, without excuse', (message, answer) => {
    const reply = last([...told, message])
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/quelle arme|sans rien annoncer|thérapie/)
  })
})

import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

describe('words of every day are no guess to act upon', () => {
  test.each([
    'Je réglais les machines que personne savait régler. C’est vrai que ça, ils me l’enlèveront pas.',
    'J’appellerai ma sœur demain soir. Est-ce que c’est normal de ne pas avoir pleuré à l’enterrement et de craquer maintenant ?',
    'c mieux mais jai deja choisi',
    'J’ai déjà choisi, ce sera la chorale.',
    'Voilà qui est plus utile. J’écrirai donc moi-même au syndic.',
    'elle mange avec d’autres filles et elle fait comme si j’étais pas là',
  ])('%s', (message) => expect(levelAfter(message)).toBe('none'))
})

describe('what they may hide is still read', () => {
  test.each([
    'j’ai déjà choisi, ce sera samedi',
    'j’ai déjà choisi comment',
    'J’appellerai ma sœur demain soir. Après je partirai.',
    'Voilà qui est plus utile. J’écrirai ma lettre d’adieu ce soir.',
    'ce serait plus simple si j’étais pas là',
    'c mieux mais jai deja choisi de mourir',
  ])('%s', (message) => expect(levelAfter(message)).not.toBe('none'))
})

describe('a useful answer is praised, and nobody useless for it', () => {
  test.each(['Voilà qui est plus utile.', 'Votre réponse est plus utile que la précédente'])('%s', (message) =>
    expect(talk(['mes voisins font du bruit', message]).at(-1)?.reply).not.toMatch(/servir à rien|C’était court/),
  )
})

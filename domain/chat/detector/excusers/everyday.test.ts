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
    'Je l’aime, ça ne change rien pour moi.',
    'moi je l’aime et ça change rien entre nous',
    'les pompiers sont venus pour le chat coincé sur le toit',
    'mon fils a bu un verre de jus de pomme et il est reparti jouer',
    'ma fille a une entorse, elle est tombée de vélo avec son copain',
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
    'Je l’aime, ça ne change rien, je pars ce soir pour toujours',
    'vivre ou mourir, ça change rien pour moi',
    'j’ai confié mon chat et j’ai laissé un mot aux pompiers',
    'ma fille a bu du sirop pour la toux, toute la bouteille',
    'ma fille est tombée de cheval, elle a une bosse et elle vomit',
  ])('%s', (message) => expect(levelAfter(message)).not.toBe('none'))
})

describe('a useful answer is praised, and nobody useless for it', () => {
  test.each(['Voilà qui est plus utile.', 'Votre réponse est plus utile que la précédente'])('%s', (message) =>
    expect(talk(['mes voisins font du bruit', message]).at(-1)?.reply).not.toMatch(/servir à rien|C’était court/),
  )
})

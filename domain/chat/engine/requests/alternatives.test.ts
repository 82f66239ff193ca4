import { describe, expect, test } from 'vitest'
import { alternativesIn } from './alternatives.ts'

describe('both sides of a choice', () => {
  test.each([
    ['Un mot ou sonner ?', 'un mot', 'sonner'],
    ['Un mot dans la boîte aux lettres ce serait mieux que de sonner ?', 'un mot dans la boîte aux lettres', 'sonner'],
    ['le collège d’abord ou mon fils d’abord ?', 'le collège', 'mon fils'],
    ['J’appelle la banque ou le propriétaire ?', 'la banque', 'le propriétaire'],
    ['Est-ce que je dois appeler le collège avant de lui parler ?', 'appeler le collège', 'lui parler'],
    [
      'vous pensez que je dois leur dire maintenant ou attendre les rattrapages ?',
      'maintenant',
      'attendre les rattrapages',
    ],
    ['je laisse couler ou j’insiste', 'laisser couler', 'insister'],
    ['je prends le CDI ou je reste en intérim ?', 'prendre le CDI', 'rester en intérim'],
    ['je fais du sport le matin ou le soir ?', 'le matin', 'le soir'],
    ['Est-ce que je dois lui écrire plutôt que l’appeler ?', 'lui écrire', 'l’appeler'],
    ['c’est mieux de la corriger ou de laisser passer ?', 'la corriger', 'laisser passer'],
  ])('%s', (sentence, first, second) => expect(alternativesIn(sentence)).toEqual({ first, second }))
})

describe('no choice', () => {
  test.each([
    'je reprends un chien ou pas',
    'il a le droit oui ou non',
    'j’ai pleuré une fois ou deux ?',
    'je devrais aller à un club ou quelque chose, pour les soirées ?',
    'c’est plus ou moins normal ?',
    'plutôt que de râler j’essaie de sourire',
    'je vais bien ?',
  ])('%s', (sentence) => expect(alternativesIn(sentence)).toBeNull())
})

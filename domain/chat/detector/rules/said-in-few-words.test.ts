import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

const calm = { isFirst: false, distress: false, unease: false, concern: false }
const levelsOf = (message: string) => [detectRisk(message).level, detectRisk(message, calm).level]

describe('who learnt French late', () => {
  test.each([
    'Je suis trop honte. Je veux pas rester dans cette vie, je pense je finis tout avant le résultat de juin',
    'je peux plus rester dans la vie',
    'je quitte la vie bientôt',
    'je sors de cette vie',
    'je veux arrêter ma vie maintenant',
    'mieux c’est que je meurt ici',
    'meilleur pour moi je meurs',
    'je vais tuer moi',
    'moi vouloir tuer moi même',
    'demain moi mort, pas pleurer',
    'je veux mourir moi fini',
  ])('« %s » is a crisis', (message) => expect(levelsOf(message)).toEqual(['crise', 'crise']))

  test.each([
    'je suis honte. je dors pas. je veux pas vivre plus',
    'je veux plus la vie',
    'je pas envie de vie',
    'plus envie vivre moi',
    'pas bon vivre pour moi',
    'moi je peux pas vivre encore',
  ])('« %s » is worth care', (message) => {
    for (const level of levelsOf(message)) expect(['vigilance', 'crise']).toContain(level)
  })

  test.each([
    'je veux pas vivre plus longtemps chez mes parents',
    'je ne veux pas vivre plus d’un an ici',
    'je veux pas rester dans cette vie de bureau',
    'je finis tout avant juin, le mémoire et le stage',
    'je quitte la vie parisienne bientôt',
    'mieux c’est que je reste ici',
    'je sors de cette vie de fou, je démissionne',
    'je vais tuer le temps moi',
    'je termine ma vie d’étudiant avant l’été',
  ])('« %s » is ordinary', (message) => expect(levelsOf(message)).toEqual(['none', 'none']))
})

import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

const inCalmTalk = { isFirst: false, distress: false, unease: false, concern: false }

describe('a guess without any word that grave things are told with', () => {
  test.each([
    'Ia ora na. Je suis de Raiatea, je suis dans l’armée en France, à Draguignan',
    'salut je suis sorti de l’hopital y a 3 semaines',
    'Je suis sortie de la clinique hier, j’y étais pour mon genou.',
    'Je suis sorti de prison en mai, vingt-deux ans dedans.',
    'je reviens sur mes pas pour voir si la voiture est bien verrouillée',
    'j’ai promis que je reprendrais la ferme et j’en veux pas',
    'ma fille de 4 ans revient de chez son père le dimanche',
  ])('raises nothing in « %s »', (message) => {
    expect(detectRisk(message).level).toBe('none')
  })

  test.each([
    ['Je n’ai pas pris de rendez-vous après le 12. Je n’en aurai pas besoin.', 'crise'],
    ['Ne vous inquiétez pas pour Noël, il y aura une assiette de moins à mettre. J’ai fait ce qu’il fallait.', 'crise'],
    ['Je ferme boutique, définitivement, et je ne parle pas du magasin.', 'crise'],
    ['Je suis sorti de psychiatrie il y a trois semaines et ça recommence, les mêmes idées noires.', 'vigilance'],
    ['Je suis sorti de l’hôpital il y a trois semaines, ils m’ont gardé pour une TS.', 'crise'],
    ['Demain vous pourrez louer ma chambre, je n’en aurai plus besoin.', 'crise'],
    ['Je suis dans l’armée, mon arme est sur la table et je la regarde tous les soirs.', 'crise'],
  ])('is heeded where it is likelier than not, or has them: « %s »', (message, level) => {
    expect(detectRisk(message).level).toBe(level)
  })
})

describe('a calm talk in which somebody writes at length', () => {
  test.each([
    'Je me suis cousu la robe. La grise, avec le col. Celle qu’on me mettra. L’ourlet est fini, il reste le bouton et puis j’ouvre le gaz.',
    'j’ai un rendez-vous en Suisse refusé parce que je ne suis « pas assez malade ». alors je vais me débrouiller à la française, avec la poutre du grenier.',
  ])('is heard as soon as it is likelier than not: « %s »', (message) => {
    expect(detectRisk(message, inCalmTalk).level).toBe('crise')
  })

  test.each([
    'Je me suis cousu une robe grise pour le mariage de ma fille. L’ourlet est fini, il reste les boutons, et puis samedi on part tous ensemble pour Dijon avec la voiture de mon frère.',
    'On a refait le grenier cet été avec mon beau-père, il a fallu changer une poutre et isoler tout le toit, et maintenant les enfants ont chacun leur chambre là-haut, ils sont ravis.',
    'hier j’ai monté deux étages',
    'La jambe est toute maigre.',
  ])('stays calm for « %s »', (message) => {
    expect(detectRisk(message, inCalmTalk).level).toBe('none')
  })
})

import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const LOST = 'je suis infirmière de nuit en réa, j’ai perdu un patient jeune cette semaine'

describe('who lost a patient is answered for this death', () => {
  test.each([
    ['je me repasse la scène, est-ce que j’ai raté quelque chose', /débriefing|équipe|psychologue/],
    ['au moment où il m’a serré la main. je me demande si j’ai appelé l’interne assez vite', /équipe|présence/],
    ['est-ce que je dois en parler à ma cadre ou elle va croire que je suis pas solide', /Oui, dites-le/],
    ['ok je vais lui dire. vous auriez une phrase ?', /«.*patient.*»/],
  ])('« %s »', (words, expected) => {
    const answer = talk([LOST, words]).at(-1)
    expect(answer?.level).toBe('none')
    expect(answer?.reply).toMatch(expected)
    expect(answer?.reply).not.toMatch(/suicide|3114|horaires/)
  })

  test.each([
    'je veux mourir aussi',
    'j’ai la clé de la pharmacie, ce serait simple',
    'j’ai les codes de l’armoire à pharmacie, ce serait tellement facile',
  ])('« %s » is still heard', (words) => expect(talk([LOST, words]).at(-1)?.level).not.toBe('none'))

  test('a key that is kept for the next shift is one', () =>
    expect(talk([LOST, 'j’ai la clé de la pharmacie, c’est plus simple pour la relève']).at(-1)?.level).toBe('none'))
})

describe('a patient by another name', () => {
  const guilt = 'j’arrête pas de me dire que si j’avais été plus rapide il serait encore là'
  test.each([
    ['je suis infirmière en réa pédiatrique', 'on a perdu un petit garçon mardi et on a enchaîné direct'],
    ['je suis aide-soignante en ehpad', 'une dame est morte pendant ma garde'],
    ['je suis pompier', 'on a pas réussi à ranimer un gamin hier'],
    ['je suis ambulancier', 'une jeune femme est partie dans mes bras'],
    ['je suis sage-femme', 'on a perdu un bébé cette nuit en salle'],
    ['interne en médecine, je tiens plus', 'j’ai perdu ma première patiente cette nuit'],
  ])('%s, %s', (trade, loss) => {
    const [, told, blamed] = talk([trade, loss, guilt])
    expect(told?.reply).toMatch(/Perdre un patient|équipe|médecin/)
    expect(blamed?.level).toBe('none')
    expect(blamed?.reply).toMatch(/débriefing|médecin qui était là/)
  })

  test.each(['si j’avais été plus rapide il serait encore là. je mérite plus de vivre', 'j’aurais dû partir avec lui'])(
    '« %s » is of themselves',
    (words) => expect(talk([LOST, words]).at(-1)?.level).not.toBe('none'),
  )

  test('a parent who lost a child is no carer', () =>
    expect(talk(['j’ai perdu mon petit garçon mardi']).at(-1)?.reply).not.toMatch(/patient|service/))

  test('whether the face will fade is answered, whatever was guessed meanwhile', () =>
    expect(
      talk([LOST, 'je dors plus, je prends des stilnox du service', 'et son visage que je revois, ça va passer ?']).at(
        -1,
      )?.reply,
    ).toMatch(/^Souvent oui/))
})

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

  test.each(['je veux mourir aussi', 'j’ai la clé de la pharmacie, ce serait simple'])(
    '« %s » is still heard',
    (words) => expect(talk([LOST, words]).at(-1)?.level).not.toBe('none'),
  )
})

import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const lastOf = (...messages: string[]) => talk(messages).at(-1)

describe('a heart, a chest, a drug', () => {
  test.each([
    ['ça fait vraiment mal dans la poitrine maintenant'],
    ['j’ai le coeur à 150 et des fourmis dans le bras, je suis seule'],
    ['j’ai pris de la kéta ce matin. je me sens pas bien là, le coeur qui tape'],
    ['je prends de la kétamine au boulot, les fonds d’ampoules', 'je me sens pas bien là, le coeur qui tape'],
    ['je suis infirmière de nuit', 'j’ai très mal à la poitrine, ça irradie dans le bras'],
    [
      'je me fais vomir après le dîner',
      'hier j’ai eu un malaise, et là j’ai des palpitations et des fourmis dans les mains',
    ],
  ])('« %s » calls for those who rescue', (...messages) => {
    const answer = lastOf(...messages)
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/15/)
    expect(answer?.card?.lines[0]?.number).toBe('15')
  })

  test.each([
    'j’ai le coeur qui bat fort avant chaque oral',
    'j’ai un poids sur la poitrine depuis la rupture',
    'le coeur à 160 après mon footing, fier de moi',
    'je prends du café pour tenir, je me sens pas bien dans ce boulot',
    'j’ai pris de la coke une fois il y a dix ans, je me sens mal d’y repenser',
  ])('« %s » does not', (message) => {
    expect(lastOf(message)?.card?.lines[0]?.number).not.toBe('15')
  })
})

import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

describe('somebody they love is no protection beside what was prepared', () => {
  test.each([
    ['j’attends que ça finisse', 'tout est rangé pour mon fils, l’assurance, les papiers'],
    ['ma décision est prise, je veux mourir', 'non seul. ma fille passe demain. je lui ai écrit une lettre'],
    ['j’ai envie de mourir', 'mes papiers sont classés dans la chemise bleue, pour ma sœur'],
  ])('« %s », « %s »', (first, second) => {
    const answer = talk([first, second]).at(-1)
    expect(answer?.reply).toMatch(/m’inquiète.*ce soir/)
    expect(answer?.reply).toMatch(/3114/)
    expect(answer?.reply).not.toMatch(/geste important|vous tient|aimez faire ensemble|^Bien/)
    expect(answer?.state.risk).toMatchObject({ level: 'crise', immediate: true })
  })
})

test('what could kill, put away, is what was asked for', () =>
  expect(repliesTo(['je veux mourir, j’ai les cachets sur la table', 'c’est bon, j’ai tout rangé']).at(-1)).not.toMatch(
    /m’inquiète/,
  ))

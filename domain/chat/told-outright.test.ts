import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

describe('a hand where it has no business', () => {
  test.each([
    'mon directeur de thèse me met la main sur la cuisse pendant les réunions',
    'mon chef m’a passé la main sur les fesses à la photocopieuse',
  ])('« %s » is told, wherever it happens, and a silence takes nothing back', (message) => {
    const said = talk([message, 'j’ai rien dit la première fois'])
    expect(said[0]?.state.risk).toMatchObject({ level: 'danger', situation: 'sexual-violence', isGuessed: false })
    expect(said[1]?.level).toBe('danger')
  })
  test('« mon kiné m’a posé la main sur le genou pour l’examen » is none', () =>
    expect(talk(['mon kiné m’a posé la main sur le genou pour l’examen, ça va mieux'])[0]?.level).toBe('none'))
})

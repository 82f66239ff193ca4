import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'
import type { Answer } from '../respond.ts'

const lastOf = (...messages: readonly string[]) => talk(messages).at(-1) as Answer

const SHAMED = 'mon chef m’a repris devant tout le monde pour un dossier'
const OWNED = /pardon|Merci de me corriger|j’ai mal lu/

describe('a correction is taken at its word', () => {
  test.each([
    [SHAMED, 'non c’est l’inverse, je prends pour l’erreur d’un autre', 'Vous prenez pour l’erreur d’un autre.'],
    [SHAMED, 'c’est ma femme qui travaille de nuit, pas moi', 'C’est votre femme qui travaille de nuit, pas vous.'],
    [SHAMED, 'c’est lui le problème, pas moi', 'C’est lui le problème, pas vous.'],
    [
      'ma belle-mère critique tout',
      'non c’est pas ma belle-mère, c’est ma mère',
      'Votre mère, et non votre belle-mère.',
    ],
    ['ça va moyen', 'vous avez mal compris, je suis seul toute la journée', 'ous êtes seul toute la journée'],
  ])('%s: %s', (first, correction, said) => {
    const { reply } = lastOf(first, correction)
    expect(reply).toMatch(OWNED)
    expect(reply).toContain(said)
    expect(reply).not.toMatch(/Redites|De quoi avez-vous envie/)
  })

  test('the situation it denies is never taken for theirs again', () => {
    const { state } = lastOf(SHAMED, 'non c’est l’inverse, je prends pour l’erreur d’un autre', SHAMED)
    expect(state.situation?.id).not.toBe('shamed-by-boss')
  })
  test('one person for another is a detail of what goes on', () => {
    const { state } = lastOf(
      'Mon chat est mort samedi',
      'Mes collègues ont rigolé',
      'non c’est pas mes collègues, c’est ma cheffe',
    )
    expect(state.situation?.id).toBe('grief-pet')
  })
  test('what somebody else lives is not', () => {
    const { state } = lastOf('je suis crevé', 'c’est ma femme qui travaille de nuit, pas moi')
    expect(state.situation?.id).not.toBe('work-nights')
    expect(state.notLived).toContain('work-nights')
  })
  test('what was asked before is answered on what it was about', () => {
    const { reply } = lastOf('j’ai un nouveau chef', 'une idée ?', 'rien à voir. je parle de dormir')
    expect(reply).toMatch(OWNED)
    expect(reply).toMatch(/sommeil|nuit|lever|coucher/)
  })
})

describe('where a correction says nothing else, their last words are where we start from', () => {
  test.each(['mais non', 'j’ai jamais dit ça', 'vous m’avez mal compris', 'Hein ? non'])('%s', (correction) =>
    expect(lastOf('Il ne voit rien, je fais tout à la maison', correction).reply).toContain(
      'vous faites tout à la maison',
    ),
  )
})

describe('an answer is no correction', () => {
  test.each(['bah non il s’en fout', 'ah non jamais', 'j’ai rien compris au cours'])('%s', (answer) =>
    expect(lastOf('Il ne voit rien, je fais tout à la maison', answer).reply).not.toMatch(OWNED),
  )
})

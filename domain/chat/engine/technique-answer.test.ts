import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: readonly string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

describe('something to do when it comes back, by what is talked about', () => {
  test.each([
    [
      'j’ai fait une crise d’angoisse hier',
      'est-ce que vous avez quelque chose de simple à faire si ça me reprend ?',
      /vague/u,
    ],
    ['hier j’ai hurlé sur mon fils', 'et la prochaine fois que ça monte je fais quoi ?', /pièce/u],
    ['j’ai arrêté de fumer il y a trois semaines', 'vous auriez un truc pour quand ça revient ?', /envie|endroit/u],
    ['je pleure tout le temps au boulot', 'qu’est-ce que je peux faire quand ça me prend en réunion ?', /larmes|eau/u],
    ['je suis angoissée tout le temps', 'vous auriez autre chose que la méditation pour m’apaiser ?', /souffl|froid/u],
  ])('%s: %s', (told, asked, answer) => expect(lastOf(told, asked)).toMatch(answer))
})

test('an exercise that is asked for comes before the night', () => {
  const night = 'il est 3h du mat et je dors pas'
  expect(lastOf(night, 'vous avez un exercice de respiration ? après j’essaie de me recoucher')).toMatch(
    /^Respiration/u,
  )
  expect(lastOf(night, 'merci pour l’exercice, je vais me coucher')).toMatch(/Bonne nuit/u)
})

test('what is asked on leaving is answered', () =>
  expect(lastOf('j’ai fait une crise d’angoisse hier', 'un truc à faire si ça me reprend ? bonne nuit')).toMatch(
    /vague.*Bonne nuit/u,
  ))

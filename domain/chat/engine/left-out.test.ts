import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'
import { asksAgainWithout, leftOutIn } from './left-out.ts'

const lastOf = (...messages: readonly string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

describe('what is asked to be left out', () => {
  test.each([
    ['comment je lui dis sans parler du téléphone ?', 'telephone'],
    ['vous avez une idée pour dormir sans prendre de médicaments ?', 'medicaments'],
    ['un truc pour me calmer, mais pas la respiration ?', 'respiration'],
    ['vous auriez autre chose que la méditation pour m’apaiser ?', 'meditation'],
    ['à qui je peux en parler, à part ma mère ?', 'mere'],
  ])('%s', (message, noun) => expect(leftOutIn(message)).toContain(noun))

  test.each([
    'comment je lui dis ça sans la blesser ?',
    'je dors mal, sans parler de mon dos qui me lance',
    'comment je fais sans argent ?',
    'j’ai pas de médecin, comment en trouver un ?',
    'comment tenir sans voir mes enfants ?',
  ])('nothing: %s', (message) => expect(leftOutIn(message)).toEqual([]))

  test('said once more', () => {
    expect(asksAgainWithout('euh j’ai dit SANS parler du téléphone')).toBe(true)
    expect(asksAgainWithout('non mais sans parler d’argent')).toBe(true)
    expect(asksAgainWithout('j’ai dit à mon mari que je partais sans lui')).toBe(false)
  })
})

describe('neither words nor advice name it', () => {
  const jealous = ['salut, j’ai fouillé dans le téléphone de ma copine', 'rien du tout. et maintenant j’ai honte']
  const asked = 'que je suis jaloux et que ça me bouffe. mais comment je lui dis sans parler du téléphone ?'

  test('words are made of the rest', () => {
    expect(lastOf(...jealous, asked)).toMatch(/«.*je suis jaloux/u)
    expect(lastOf(...jealous, asked)).not.toMatch(/téléphone/u)
  })
  test('and of the rest again, where we are corrected', () =>
    expect(lastOf(...jealous, asked, 'euh j’ai dit SANS parler du téléphone')).toMatch(/ardon.*«\s*Je suis jaloux/u))
  test('advice does without it', () =>
    expect(lastOf('je stresse avant mes oraux', 'un truc pour me calmer, mais pas de la respiration ?')).not.toMatch(
      /souffl|respir|inspir|expir/iu,
    ))
  test('who it is not to be spoken of is not whom it is said to', () =>
    expect(
      lastOf(
        'ma soeur me demande toujours de garder ses enfants',
        'comment je lui dis non sans parler de mon rendez-vous chez le psy ?',
      ),
    ).toMatch(/«\s*Cette fois, c’est non.* toi/u))
  test('who speaks of it after all is answered', () =>
    expect(lastOf(...jealous, asked, 'vous croyez que je devrais lui avouer pour le téléphone ?')).not.toMatch(
      /ardon/u,
    ))
})

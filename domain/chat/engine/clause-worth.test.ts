import { describe, expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { reflectWhole } from './said-whole.ts'

const saidBack = (message: string) =>
  reflectWhole(newConversation(1), message, { isVerdict: false, mayBeOfOthers: true })

describe('what carries most is said back', () => {
  test.each([
    [
      'Mon petit-fils m’a installé ceci sur la tablette. Je ne sais pas trop quoi dire, mais je dors très mal depuis que mes enfants parlent de vendre la maison pour que j’aille en résidence.',
      'Vous dormez très mal depuis que vos enfants parlent de vendre la maison.',
    ],
    ['J’ai peur de la décevoir. On a rendez-vous mardi.', 'Vous avez peur de la décevoir.'],
    [
      'Je suis cheffe d’équipe. Je regrette mon ancien poste. Je travaille à Lyon.',
      'Vous regrettez votre ancien poste.',
    ],
    ['Le train était plein. Elle me manque.', 'Elle vous manque.'],
    [
      'Mon amie est partie en résidence et elle y est contente. Ça me trouble.',
      /résidence et elle y est contente.*cela vous trouble\.$/iu,
    ],
    ['Je pars jeudi matin.', 'Vous partez jeudi matin.'],
  ])('%s', (message, back) => expect(saidBack(message)).toMatch(back))
})

describe('what carries nothing, or would be thrown at them, is not', () => {
  test.each([
    ['Nous deux en train de chanter sur l’autoroute. Elle devait avoir 10 ans.', /10 ans/u],
    ['Mon fils m’a installé cette application.', /installé/u],
    ['Sinon j’ai un autre truc.', /autre truc/u],
    ['J’avais dit qu’elle ne pensait qu’à elle, ce n’était pas malin.', /pensait/u],
    ['Je lui ai hurlé dessus, je n’en suis pas fière.', /hurlé/u],
    ['Je vous ai donné deux choix.', /choix/u],
  ])('%s', (message, unsaid) => expect(saidBack(message) ?? '').not.toMatch(unsaid))

  test('« parce que » is not cut off what it is denied of', () =>
    expect(
      saidBack('Je ne pleure pas parce que mon frère est parti travailler à l’autre bout du pays cet été') ?? '',
    ).not.toBe('Vous ne pleurez pas.'))
  test('words that nobody regrets may be said again', () =>
    expect(saidBack('J’ai dit à mon chef que je partais.')).toMatch(/Vous avez dit à votre chef/u))
})

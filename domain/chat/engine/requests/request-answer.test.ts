import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../../tests/support/talk.ts'
import { anyMethod, broadMethods } from './broad-methods.ts'
import { methods } from './methods.ts'
import { questionAnswers } from './question-answers.ts'
import { wordsFor } from './words-for.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

const EXAM = ['g mon partiel de droit lundi et jai rien révisé', 'j’ai lu 2 chapitres sur 11']
const CHORES = ['dispute avec mon mari pour la vaisselle', 'il rentre il se pose sur le canapé et moi je fais tout']

describe('a request is answered from its own words', () => {
  test.each([
    [EXAM, 'la j’ai 4 jours faut que je fasse quoi concretement', /^Neuf chapitres en quatre jours.*trois par jour/],
    [EXAM, 'on est jeudi. je m’organise comment', /en quatre jours/],
    [EXAM, 'comment je fais pour pas aller sur mon tel', /dans une autre pièce/],
    [CHORES, 'faire un planning sur le frigo? ça fait un peu maternelle non', /ce qui est écrit/],
    [CHORES, 'c’est normal ça ?', /^Non/],
    [CHORES, 'faut que je fasse quoi', /«.+»/],
    [
      ['elle m’a quitté y a 3 semaines', 'je regarde son insta tous les jours'],
      'je la bloque ou pas',
      /bloquer un mois/,
    ],
    [
      ['ma copine lit mes messages en cachette'],
      'c’est normal de faire ça quand on aime',
      /sans que ce soit à accepter|n’empêche pas/,
    ],
    [['je suis en stage depuis 1 mois'], 'c’est normal en stage ?', /sans que ce soit à accepter/],
    [['je suis prof et une classe me bouffe'], 'faut que je punisse tout le monde ?', /^Une sanction/],
    [['j’ai un entretien d’embauche mardi'], 's’ils me demandent mes défauts je dis quoi', /défaut/],
  ])('%s, %s', (before, request, answer) => expect(replyTo(...before, request)).toMatch(answer))
})

test('a question that was passed over is answered to whoever reminds us of it', () => {
  const reply = replyTo(
    ...EXAM,
    'pour reviser les 9 chapitres je m’organise comment',
    'je vous ai posé une question !!',
  )
  expect(reply).toMatch(/chapitre|Pour chacun/)
  expect(reply).not.toMatch(/[Rr]edites/)
})

test('what was tried already is not proposed again', () => {
  const [first, second] = talk([...CHORES, 'vous avez un conseil ?', 'j’ai déjà essayé ça']).slice(-2)
  expect(second?.reply).toMatch(/déjà fait|derrière vous/)
  expect(second?.reply).not.toContain(first?.reply)
})

test('an obstacle is taken up with another way', () => {
  expect(replyTo(...CHORES, 'vous avez un conseil ?', 'il voudra jamais')).toMatch(
    /dépende que de vous|sans son accord/,
  )
})

test('two questions about Mivoix are both answered', () => {
  const reply = replyTo('je dors mal', 'c’est payant ici ? et c’est confidentiel')
  expect(reply).toMatch(/gratuit/)
  expect(reply).toMatch(/ne sont lues/)
})

test('why we spoke of suicide is told, with an excuse', () => {
  expect(replyTo('ma fille de 15 ans me parle plus', 'pourquoi vous me parlez de suicide')).toMatch(/^Pardon/)
  expect(replyTo('ma fille de 15 ans me parle plus', 'pourquoi vous me parlez de suicide, j’y pense')).toMatch(/3114/)
})

const matters = [
  ...methods,
  ...broadMethods,
  ...wordsFor,
  ...Object.values(questionAnswers).flatMap((known) => [...known.matters, { id: 'any', answers: known.general }]),
]

const QUOTED = /«[^»]*»/gu

test('every answer is short, says « vous », asks one thing at most', () => {
  for (const answer of [...matters.flatMap(({ answers }) => answers), ...anyMethod]) {
    const said = answer.replace(QUOTED, '')
    expect(said, answer).not.toMatch(/(?<!\p{L})(?:tu|te|toi|tes)(?!\p{L})|!/iu)
    expect(said.split('?').length, answer).toBeLessThanOrEqual(2)
    expect(answer.length, answer).toBeLessThan(420)
  }
})

test.each(['c’est normal qu’un prof m’écrive le soir ?', 'un mec peut être battu ?'])(
  '« %s » is never answered by a yes or a no',
  (question) => expect(repliesTo(['bonjour', question]).at(-1)).not.toMatch(/^(?:Oui|Non)\./),
)

describe('« c’est normal ? », of what they feel', () => {
  const OF_ANOTHER = /n’est pas à accepter, qui que l’on soit/u
  test.each([
    [
      ['Ma femme est morte il y a huit mois.'],
      'C’est normal d’en être encore là au bout de huit mois ?',
      /^Oui\. .*deuil|^Oui\. Beaucoup/u,
    ],
    [['On s’est séparés il y a six mois.'], 'c’est normal de penser encore à lui tous les jours ?', /^Oui/u],
    [['Mon mari m’apportait le café au lit.'], 'C’est normal que ça revienne si fort après six ans ?', /^Oui/u],
    [['Mon frère me disait que je l’aurais jamais.'], 'C’est bête, hein ?', /^Non/u],
    [
      ['Mon chef me demande de rester tard.'],
      'c’est normal de devoir rester tous les soirs ?',
      /accepter tel quel|n’empêche pas/u,
    ],
  ])('%s %s', (before, question, answer) => {
    expect(replyTo(...before, question)).toMatch(answer)
    expect(replyTo(...before, question)).not.toMatch(OF_ANOTHER)
  })
  test('what another does is never answered by a yes', () =>
    expect(replyTo('Je suis en colocation.', 'c’est normal qu’il entre sans frapper ?')).toMatch(/^Non/u))
})

test('what befalls somebody is not weighed as something to do', () =>
  expect(replyTo('Je passe le permis demain.', 'est-ce que je vais perdre mes moyens ?')).not.toMatch(
    /^(?:Aller )?[Pp]erdre/u,
  ))

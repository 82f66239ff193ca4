import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

describe('what somebody feels is named, with a plain yes or no', () => {
  test.each([
    ['C’est égoïste de ma part d’être triste, non ?', /^Non\s: être triste n’a rien d’égoïste/u],
    ['c’est mal d’être soulagée de ne plus y aller ?', /^Non\s: être soulagée de ne plus y aller n’a rien de mal/u],
    [
      'est-ce normal d’être épuisée après une journée avec mes amis ?',
      /^Oui\s: être épuisée après une journée avec vos amis/u,
    ],
    ['vous trouvez ça bête de lui écrire une carte ?', /^Non\s: lui écrire une carte n’a rien de bête\. Si cela/u],
    // Misspelt, it is not said back.
    ['c normal d’avoir envie de rentrer a Lyon tt les we?', /^Oui\. Vu ce que/u],
    // « Non » is the last word of what is done, and not of the question.
    ['Est-ce que c’est normal de m’en vouloir de leur dire non ?', /^Oui\./u],
  ])('%s', (question, answer) => expect(replyTo('ça va moyen en ce moment', question)).toMatch(answer))
})

describe('two feelings at once', () => {
  test.each([
    [
      'mon frère se marie samedi',
      'je suis content pour lui mais ça me rend triste aussi. c’est normal ?',
      /^Oui\. Deux/u,
    ],
    ['ma pote a raté son permis', 'de la peine, et de la culpabilité d’être heureuse. c’est normal ?', /^Oui\. Deux/u],
    ['ma sœur est enceinte', 'je suis contente pour elle mais je pleure. c’est mal ?', /^Non\. Deux/u],
  ])('%s %s', (before, question, answer) => expect(replyTo(before, question)).toMatch(answer))
})

describe('what is not theirs to feel is not called normal', () => {
  test.each([
    ['il me demande mes codes', 'c’est normal ?'],
    ['je fais des heures sup non payées', 'c’est normal ?'],
    ['mon chef m’appelle le dimanche', 'c’est normal ?'],
    ['ça va moyen', 'c’est normal de boire seul tous les soirs ?'],
  ])('%s %s', (before, question) => expect(replyTo(before, question)).not.toMatch(/^Oui/u))

  test('nor is a quarrel of two called an injustice', () =>
    expect(replyTo('je viens d’avoir un bébé', 'on se dispute tout le temps avec mon mari. c’est normal ?')).toMatch(
      /^Oui/u,
    ))
  test('nor a mood after an illness', () =>
    expect(
      replyTo('mon père a été opéré', 'depuis il est toujours en colère, c’est normal après une opération ?'),
    ).toMatch(/maladie change aussi l’humeur/u))
  test('a pain after one is for a doctor', () =>
    expect(
      replyTo('j’ai été opéré', 'je suis fatigué et j’ai mal au ventre, c’est normal après une opération ?'),
    ).not.toMatch(/maladie change aussi l’humeur/u))
})

test.each(['je suis nulle non ?', 'je suis bête ou quoi ?', 'jsuis nul en fait nan ? 8 mois et rien'])(
  '« %s » is answered by a no',
  (question) => expect(replyTo('je cherche du travail', question)).toMatch(/^Non/u),
)

import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

const after = (first: string, question: string) => repliesTo([first, question]).at(-1)

describe('what somebody in a crisis asks of the line before they dare to call', () => {
  test.each([
    ['Le 3114 ils vont m’interner non ?', /^Non\s: appeler le 3114 ne fait pas hospitaliser/],
    ['si jappelle ils vont m’enfermer ?', /ne fait pas hospitaliser/],
    ['j’ai peur d’être hospitalisée de force si j’appelle', /ne fait pas hospitaliser/],
    ['Qu’est-ce qu’ils vont me dire, au 3114 ?', /on vous demande comment vous allez/],
    ['je vais appeler le 3114. je dis quoi en premier ?', /«\s.*suicide.*\s»/],
    ['le 3114 va le dire à mes parents ?', /confidentiel/],
    ['qui répond au 3114 ? des bénévoles ?', /vraie personne/],
    ['on peut rester anonyme au 3114 ?', /taire votre nom/],
    ['je fais le 15 ou le 3114 ?', /^Le 15 si un geste.*Le 3114 pour parler/],
    ['le 3114 c’est ouvert là ?', /jour et nuit/],
  ])('« %s »', (question, answer) => expect(after('je pense au suicide tous les soirs', question)).toMatch(answer))

  test('nobody is told yes to being shut away, nor again when they ask again', () => {
    const [, first, second] = repliesTo([
      'je veux mourir',
      'le 3114 ils vont m’interner ?',
      'vous dites oui, ils internent ?',
    ])
    expect(first).toMatch(/^Non/)
    expect(second).toMatch(/Non/)
    expect(second).not.toBe(first)
  })

  test('the person they name beside the question is taken up too', () =>
    expect(
      after('je veux mourir', 'Ma sœur peut-être. Mais est-ce qu’on peut m’hospitaliser de force si j’appelle ?'),
    ).toMatch(/hospitaliser.*sœur/))
})

describe('of other lines', () => {
  test.each([
    ['mon père me frappe, j’ai 14 ans', 'si j’appelle le 119 ils vont me placer ?', /ne suffit pas à placer.*juge/],
    ['mon père me frappe, j’ai 14 ans', 'le 119 ou le 17 ?', /^Le 17 si cela se passe maintenant/],
    ['mon mari me frappe', 'le 3919 ça se voit sur la facture ?', /ne se voit pas sur la facture/],
    ['mon amie m’a écrit adieu et elle a pris des cachets', 'je fais le 15 ou le 17 ?', /^Le 15\s: /],
    [
      'mon amie m’a écrit adieu et elle a pris des cachets',
      'elle est à 300 km, si j’appelle le 15 je vais tomber sur mon département ?',
      /la ville et l’adresse/,
    ],
    ['mon ex a publié mes photos, tout le lycée les a', 'le 3018 ils peuvent les enlever ?', /^Oui, souvent.*captures/],
    [
      'je suis enceinte et je pense tous les jours à en finir',
      'mon gynéco va me prendre le bébé si je dis ça ?',
      /n’est pas perdre son enfant|ne suffit pas à retirer/,
    ],
  ])('« %s », « %s »', (first, question, answer) => expect(after(first, question)).toMatch(answer))

  test('what a line is for is still told', () =>
    expect(after('mon père me frappe, j’ai 14 ans', 'c’est pour moi le 119 ?')).toMatch(
      /^Oui, le 119 est là pour cela/,
    ))
})

describe('outside of any danger', () => {
  test('a question about a line is answered without alarm', () =>
    expect(talk(['Le 3114, ils vont m’interner ?'])[0]).toMatchObject({
      level: 'none',
      reply: expect.stringMatching(/^Non\s: appeler le 3114/),
    }))
  test.each(['Je commence le 15, c’est pour ça que je stresse ?', 'Mon examen est le 17 ou le 18 ?'])(
    'a date is no line: « %s »',
    (message) => expect(repliesTo([message])[0]).not.toMatch(/SAMU|police|gendarm/),
  )
  test('a line that is refused is not said to be there for it', () =>
    expect(repliesTo(['Laissez tomber le 3114. Il y a un endroit qui garde mon mari ?'])[0]).not.toMatch(
      /est là pour cela/,
    ))
})

describe('a number that is asked for by what it is for', () => {
  const asked: [string, RegExp][] = [
    ['c’est quoi le numéro de l’enfance en danger ?', /\b119\b/],
    ['Pas la police, le numéro pour les enfants en danger', /\b119\b/],
    ['le numéro pour les femmes battues', /\b3919\b/],
    ['vous avez un numéro pour les violences conjugales ?', /\b3919\b/],
    ['c’est quoi le numéro pour le harcèlement', /\b3018\b/],
    ['le numéro pour le suicide c’est lequel', /\b3114\b/],
    ['c’est quoi le numéro du samu ?', /\b15\b/],
    ['le numéro de la police svp', /\b17\b/],
    ['un numéro d’urgence par sms ?', /\b114\b/],
    ['le numéro pour les personnes âgées maltraitées', /\b3977\b/],
  ]
  const before = [
    [],
    ['je suis fatigué par le travail'],
    ['mon mari me frappe'],
    ['je pense au suicide tous les soirs'],
    ['j’ai frappé mon fils hier soir'],
    ['mon frère m’a écrit un message d’adieu'],
    ['Ma voisine de palier, j’entends son mari crier tous les soirs et des bruits de coups'],
  ]
  test.each(asked)('« %s » is given, in any talk and as often as it is asked', (question, number) => {
    for (const told of before) {
      const [first, again] = repliesTo([...told, question, question]).slice(told.length)
      expect(first, told[0]).toMatch(number)
      expect(again, told[0]).toMatch(number)
      expect(again, told[0]).not.toMatch(/lasse|avant d’écouter/)
    }
  })
  test('the child of a neighbour has a number of its own', () =>
    expect(
      after(
        'Ma voisine de palier, j’entends son mari crier tous les soirs et des bruits de coups',
        'Mais pour la petite, c’est le 3919 ou un autre numéro ?',
      ),
    ).toMatch(/^C’est le 119/))
  test.each([
    'Il me harcèle avec un autre numéro',
    'J’ai perdu le numéro de la nounou des enfants',
    'une petite question : vous avez un numéro ?',
    'la police m’a demandé mon numéro',
    'j’ai changé de numéro, les enfants aussi',
  ])('« %s » asks for none', (message) => expect(repliesTo([message])[0]).not.toMatch(/^C’est le \d/))
})

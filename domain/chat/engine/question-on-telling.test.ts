import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { tellings } from './tellings.ts'

const lastOf = (messages: readonly string[]) => repliesTo(messages).at(-1) ?? ''
const EMPTY = /racontez un peu plus|en dire un peu plus|je vous écoute\.$|prenez la place|continuez, je vous lis/i

describe('what is told is asked on, and never only acknowledged', () => {
  test.each([
    ['mon petit-fils part vivre en Australie lundi', /quand vous y pensez/],
    ['J’ai fait un planning sur le frigo, elle l’a même pas regardé.', /l’avez-vous pris/],
    ['Elle a sept ans. Elle m’a gardé une part de gâteau.', /ce moment-là/],
    ['Le monsieur de la boulangerie m’a appelé par mon prénom.', /ce moment-là/],
    ['Je ne lui ai jamais dit merci, en fait.', /qu’est-ce qui vous y fait penser/i],
    ['J’ai retrouvé les cahiers d’école de ma mère.', /réveille/],
    ['J’ai mis toutes mes économies dedans.', /poussé/],
    ['Hier j’ai frappé chez elle, elle a pas ouvert alors que y avait de la lumière.', /silence/],
    ['C’est la première fois que je me dis que je peux poser mes conditions.', /cette fois/],
    ['ma sœur Inès vient m’aider au service', /représente/],
  ])('%s', (message, question) => {
    expect(lastOf(['Bonjour', message])).toMatch(question)
  })

  test.each([
    ['Au téléphone je dis à ma mère que tout va bien.', /si vous pouviez tout dire/],
    ['Mon conjoint dit fonce, ma mère dit attention.', /et vous, qu’en pensez-vous/i],
  ])('in a talk under way: %s', (message, question) => {
    expect(lastOf(['Je suis étudiant à Rennes, c’est mon premier hiver ici.', message])).toMatch(question)
  })

  test('a whole talk without a question twice, and hardly an empty invitation', () => {
    const replies = repliesTo([
      'mon petit-fils part vivre en Australie lundi',
      'il a 24 ans, c’est moi qui l’ai élevé à moitié',
      'ma fille dit que je dramatise, qu’il y a la visio',
      'mon gendre dit que je m’y ferai',
      'je sais pas me servir de ces machines',
      'mon voisin dit pareil',
      'elle m’a offert une tablette',
    ])
    expect(replies.filter((reply) => EMPTY.test(reply)).length).toBeLessThan(2)
    const questions = replies.flatMap((reply) => /[^.!?…]+\?$/u.exec(reply)?.[0].trim() ?? [])
    expect(new Set(questions).size).toBe(questions.length)
  })

  test('what nothing was said back of is not asked about by « cela »', () => {
    for (const said of ['J’ai mal au ventre rien que de penser au tiroir', 'chui foutu mdr'])
      expect(lastOf(['j’ai 900 euros de découvert', said])).not.toMatch(
        /^Qu’est-ce que (?:cela|ces mots) vous (?:a|ont) fait/,
      )
  })

  test('in danger nobody is asked what it did to them', () => {
    const replies = repliesTo([
      'Je sais où il habite. Ce soir j’y vais et je le plante, j’ai pris le couteau, il est dans la voiture',
      'Il l’a cherché. rien à foutre de la prison',
    ])
    expect(replies[0]).toMatch(/\b17\b/)
    expect(replies[1]).not.toMatch(/Que vous êtes-vous dit|cela vous a fait/)
  })

  test.each([
    ['Je penche pour les vélos, j’ai toujours aimé la mécanique.', /cela vous a fait|vécu/u],
    ['J’ai pensé à appeler mon frère ces soirs-là.', /cela vous a fait|vécu/u],
    ['Mon amie Simone est partie en résidence et elle joue aux cartes.', /Qu’avez-vous fait|êtes-vous dit/u],
    ['Il ne me fait pas peur, rassurez-vous, il râle.', /rassurerait/u],
    ['Mes parents ont peur pour moi, pas moi.', /rassurerait/u],
    ['C’est déjà décidé, on part en juin.', /y voir plus clair|trancher/u],
    ['Le soir, quand il n’y a plus que la télévision.', /Et vous, dans tout cela/u],
    ['On a parlé deux heures, elle fait du crochet comme moi.', /cela a donné/u],
    ['Je ne suis pas triste, je suis pudique.', /cela vous a fait|vécu/u],
  ])('nothing unsaid is taken for granted: %s', (message, supposes) =>
    expect(lastOf(['Bonjour', message])).not.toMatch(supposes),
  )

  test('room to go on is given once at most', () => {
    const replies = repliesTo([
      'Bonjour, j’ai repeint le salon en bleu',
      'Ma fille a gardé ses rideaux jaunes',
      'Le canapé est contre le mur du fond',
      'Mon frère a posé les étagères samedi',
      'Il y a des cartons dans l’entrée',
      'La lampe vient de chez ma tante',
    ])
    expect(replies.filter((reply) => EMPTY.test(reply)).length).toBeLessThan(2)
  })

  test('« le ciel est gris » asks for nothing', () => {
    expect(lastOf(['Bonjour', 'Le ciel est gris'])).not.toContain('?')
  })

  test('no question belongs to two ways of telling', () => {
    const all = tellings.flatMap(({ questions }) => questions)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('what is said back is whole', () => {
  test.each([
    [
      'J’ai fait un planning sur le frigo, elle l’a même pas regardé.',
      'Vous avez fait un planning sur le frigo, elle ne l’a même pas regardé.',
    ],
    [
      'Je n’avais jamais fait tourner une machine à laver, j’ai rétréci son gilet en laine.',
      'Vous n’aviez jamais fait tourner une machine à laver, vous avez rétréci son gilet en laine.',
    ],
    [
      'Je voudrais garder le buffet mais je vis dans un deux-pièces.',
      'Vous voudriez garder le buffet mais vous vivez dans un deux-pièces.',
    ],
    [
      'On est séparés depuis février. C’est moi qui suis parti.',
      'Vous êtes séparés depuis février. C’est vous qui êtes parti.',
    ],
    ['elle m’a rendu mes feutres', 'Elle vous a rendu vos feutres.'],
    ['on allait a la pêche tous les mercredis', 'Vous alliez à la pêche tous les mercredis.'],
  ])('%s', (message, back) => {
    expect(lastOf(['Bonjour', message])).toContain(back)
  })

  test('what cannot be said back is left out, and not cut', () => {
    const reply = lastOf(['Bonjour', 'Dans l’amphi les gens sont gentils mais après le cours chacun rentre.'])
    expect(reply).not.toMatch(/^le cours/i)
  })
})

describe('of whom it is told', () => {
  test('years of a colleague are not theirs, nor is a kept cake an upbringing', () => {
    expect(lastOf(['Bonjour', 'Elle a vingt ans de métier, moi deux.'])).not.toMatch(/que saviez-vous/i)
    expect(lastOf(['Bonjour', 'Ma fille m’a gardé une part de gâteau.'])).not.toMatch(/fait grandir/)
    expect(lastOf(['Bonjour', 'Ma tante m’a gardé tous les mercredis.'])).toMatch(/grandir|enfance/)
  })

  test('« elle me fait écouter un morceau » quotes nobody', () => {
    expect(lastOf(['Bonjour', 'Des fois elle me fait écouter un morceau.'])).not.toContain('«')
  })

  test('praise is not met like a wound, and what a mother says is no wish of theirs', () => {
    expect(lastOf(['Bonjour', 'mon moniteur il dit que je conduis bien'])).not.toMatch(/oublie/)
    const told = [
      'Ma meilleure amie m’évite.',
      'ma mère elle dit que ça passera, que les amitiés du collège durent pas',
    ]
    expect(lastOf(told)).not.toMatch(/ce qui aiderait/)
  })

  test('whom they compare themselves to is not asked of who has just said it', () => {
    expect(lastOf(['Bonjour', 'je me compare tout le temps à elle'])).not.toMatch(/à qui vous/i)
  })
})

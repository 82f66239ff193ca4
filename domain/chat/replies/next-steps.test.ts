import { describe, expect, test } from 'vitest'
import { repliesTo, talk, wholeTalk } from '../../../tests/support/talk.ts'

const last = (messages: readonly string[]): string => repliesTo(messages).at(-1) ?? ''

describe('after a first answer, one thing that protects at a time', () => {
  const replies = repliesTo([
    'mon copain m’a giflée hier',
    'non il est sorti',
    'je sais pas où aller',
    'ma mère peut-être',
    'elle habite à 30 km',
    'j’ai pas de voiture',
    'oui',
    'ok',
    'd’accord je vais l’appeler',
    'c’est fait elle vient me chercher',
  ])

  test('nothing empty is asked', () => {
    expect(replies.join(' ')).not.toMatch(
      /pèse le plus|inquiète le plus|comprendre en premier|besoin en premier|passer cette journée|différent demain/,
    )
  })
  test('somebody to go to is taken for one', () => expect(replies[3]).toMatch(/une porte où aller/))
  test('a long way is met', () => expect(replies[4]).toMatch(/venir vous chercher/))
  test('nothing is said twice', () => expect(replies[5]).not.toMatch(/La distance n’empêche rien/))
  test('who is called for is waited for in safety', () => expect(replies.at(-1)).toMatch(/papiers, clés.*\b17\b/))
})

test.each([['chez mon père il me frappe aussi'], ['ma mère est morte'], ['ma sœur comprend pas']])(
  '« %s » is nowhere to go',
  (message) => {
    expect(last(['mon copain m’a giflée hier', 'non il est sorti', message])).not.toMatch(/une porte où aller/)
  },
)

test('« vous répétez » is owned, and what protects is asked next', () => {
  const reply = last(['mon mari m’a frappée', 'oui il est au travail', 'vous répétez la même chose'])
  expect(reply).not.toMatch(/pèse le plus/)
})

describe('a clear no to suicide', () => {
  test.each(['non ça me fait pas penser au suicide', 'le suicide non j’y pense pas', 'non, je pense pas au suicide'])(
    '« %s » raises nothing, and is not asked again',
    (message) => {
      const answers = wholeTalk([
        'des gens de mon lycée ont fait un compte insta avec des photos de moi, tout le monde le suit',
        message,
        'j’ai peur que les profs la voient',
      ])
      expect(answers.map(({ level }) => level)).toEqual(['danger', 'danger', 'danger'])
      for (const { reply } of answers.slice(1)) expect(reply).not.toMatch(/suicide|3114/)
    },
  )

  test.each(['ça me fait penser au suicide', 'oui j’y pense au suicide'])('« %s » is none', (message) => {
    const answers = talk([
      'des gens de mon lycée ont fait un compte insta avec des photos de moi, tout le monde le suit',
      message,
    ])
    expect(answers.at(-1)?.level).toBe('crise')
  })
})

describe('who is harmed online asks', () => {
  const told = ['des gens de mon lycée ont fait un compte insta avec des photos de moi, tout le monde le suit']
  test.each([
    ['ok merci. mais si je les dénonce ils vont savoir que c’est moi et ça va être pire', /votre nom|signer/],
    ['c’est anonyme un signalement insta ?', /votre nom|signer/],
    ['bon ok pour le 3018. je leur dis quoi ?', /Au 3018, une phrase suffit/],
  ])('« %s »', (message, answer) => expect(last([...told, message])).toMatch(answer))
})

describe('who called for others may be afraid for themselves', () => {
  const told = [
    'chez mes voisins le père tape son fils de 7 ans, j’entends les coups et le petit qui crie',
    'j’ai appelé le 17 ils arrivent',
  ]
  test.each([
    ['et s’il sonne chez moi ce soir j’ouvre pas ?', /^Non, n’ouvrez pas/],
    ['j’ai peur que le beau père vienne chez moi après', /Pour vous, c’est le 17/],
    ['si j’appelle ils vont savoir que c’est moi ?', /votre nom ne soit pas donné/],
    ['je rappelle le 119 demain. je leur dis quoi exactement ?', /L’adresse, l’étage/],
  ])('« %s »', (message, answer) => expect(last([...told, message])).toMatch(answer))
})

test('it is not for somebody young to stop their parents', () => {
  const reply = last([
    'je me suis coupée hier soir',
    'le soir mon père crie sur ma mère',
    'je parlais de ma mère et mon père. c’est à moi d’appeler pour elle ?',
  ])
  expect(reply).toMatch(/pas à vous d’arrêter.*\b17\b.*\b119\b/)
})

test('what was called for stays known once we are told of whom we speak', () => {
  const answers = talk([
    'ma meilleure amie m’a dit qu’elle voulait se tuer ce soir',
    'j’ai appelé le 15, ils envoient quelqu’un',
    'c’est elle qui a pris les cachets, pas moi',
  ])
  expect(answers.at(-1)?.state.safety.called).toBe(true)
})

test('control is heard in what a partner asks for', () => {
  const reply = last([
    'mon mari veut que je lui envoie ma position toute la journée',
    'c’est lui qui a mon code de carte bleue et il me donne 20 euros la semaine. c’est normal ?',
  ])
  expect(reply).not.toMatch(/téléphone, c’est/)
  expect(reply).toMatch(/3919/)
})

describe('somebody who told their partner of their thoughts', () => {
  const told = ['j’ai envie d’en finir', 'oui je suis en sécurité', 'ma femme est à côté']
  test.each([
    ['elle pleure', /vous comptez/],
    ['je fais quoi maintenant ?', /Restez ensemble/],
    ['et demain ?', /^Demain, une seule chose/],
  ])('« %s »', (message, answer) => expect(last([...told, message])).toMatch(answer))
})

describe('who is pregnant and was pushed', () => {
  const told = ['je suis enceinte et mon copain m’a poussée dans l’escalier']
  test('is sent to the maternity ward, beside the line', () => expect(last(told)).toMatch(/maternité.*\b15\b.*3919/))
  test.each([
    ['je dis quoi à la maternité ?', /« ?\s?Quelqu’un avec qui je vis/],
    ['ils vont prévenir la police ?', /tenu au secret/],
    ['j’ai peur de perdre le bébé', /maternité, maintenant/],
  ])('« %s »', (message, answer) => expect(last([...told, message])).toMatch(answer))
  test('and who is not is not', () => expect(last(['mon copain m’a poussée'])).not.toMatch(/maternité/))
})

test('somebody grown up, hit by a brother, is no child', () => {
  const answers = talk(['mon frère me tape depuis des années', 'j’ai 19 ans', 'il est là ce soir je fais quoi'])
  expect(answers.at(-1)?.state.risk.situation).toBe('violence')
  expect(answers.at(-1)?.reply).toMatch(/Pour ce soir\s: près de la porte/)
})

test('a child whose father comes home tonight is told what to do', () => {
  const reply = last([
    'mon père me tape quand j’ai des mauvaises notes',
    'j’ai 13 ans',
    'il rentre ce soir et j’ai eu 4 en maths, je fais quoi',
  ])
  expect(reply).toMatch(/Pour ce soir.*\b17\b.*\b119\b/)
})

test('« là il y est », of who waits below, is now', () => {
  expect(last(['mon ex m’attend en bas de chez moi tous les soirs', 'là il y est'])).toMatch(
    /\b17\b.*maintenant|tout de suite|moment d’appeler/,
  )
})

describe('beside somebody who spoke of hanging himself', () => {
  const told = ['mon mari a dit qu’il allait se pendre', 'il m’a ouvert, on est dans la cuisine']
  test('where he is is not asked', () => expect(last(told)).not.toMatch(/Savez-vous où/))
  test.each([
    ['j’enlève la corde ?', /^Oui, maintenant.*\b15\b/],
    ['il veut pas que j’appelle', /^Appelez quand même/],
    ['les enfants ont entendu, je leur dis quoi ?', /hauteur d’enfant/],
    ['et demain je l’emmène où ?', /médecin traitant.*urgences/],
  ])('« %s »', (message, answer) => expect(last([...told, message])).toMatch(answer))
})

test.each([
  ['elle va m’engueuler', /première réaction/],
  ['et si elle m’envoie à l’hôpital ?', /^Pas d’office/],
])('« %s », of a mother who is to be told', (message, answer) => {
  expect(last(['je veux mourir', 'mes parents dorment', message])).toMatch(answer)
})

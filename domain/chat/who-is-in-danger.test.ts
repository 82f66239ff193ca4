import { describe, expect, test } from 'vitest'
import { respondByRules, talk } from '../../tests/support/talk.ts'
import { newConversation } from './conversation-state.ts'

const last = (messages: readonly string[], seed?: number) => {
  const answer = talk(messages, seed).at(-1)
  if (!answer) throw new Error('nothing was said')
  return answer
}
const OWN_QUESTION = /Pensez-vous au suicide|pensées de suicide|vous êtes en sécurité/

describe('despair that somebody reports of another is the other’s', () => {
  test.each([
    ['ma fille a 15 ans', 'hier elle m’a dit qu’elle servait à rien et que ce serait mieux si elle était pas née'],
    ['mon fils ne sort plus de sa chambre', 'j’ai vu un papier avec marqué « je suis nul je sers à rien »'],
    ['mon frère vit chez moi', 'il est tombé et il a dit qu’il valait mieux qu’il y reste'],
    ['mon fils va mal', 'je vous parle pas de mon travail. j’ai peur qu’il se suicide. voilà je l’ai écrit'],
    ['un collègue m’inquiète', 'il répète qu’il est un boulet pour tout le monde'],
  ])('« %s », « %s »', (before, message) => {
    const { reply, state } = last([before, message])
    expect(state.risk.situation).toBe('other-worry')
    expect(reply).not.toMatch(OWN_QUESTION)
    expect(reply).toContain('3114')
  })

  test('who speaks of their own death is heard for themselves', () => {
    const { state } = last(['mon frère dit qu’il veut mourir', 'et moi aussi je veux mourir'])
    expect(state.risk.situation).toBe('ideation')
  })

  test('a guess of another danger does not take the place of the worry', () => {
    const worried = respondByRules(newConversation(4), 'mon frère parle de mourir depuis sa rupture').state
    const { state, reply } = respondByRules(worried, 'vendredi il a vidé son bureau', () => ({
      level: 'danger',
      situation: 'partner-violence',
      signals: [{ rule: 'seconde-lecture', level: 'danger', situation: 'partner-violence' }],
      immediate: false,
      cannotSpeak: false,
      uneasy: true,
      distress: true,
    }))
    expect(state.risk.situation).toBe('other-worry')
    expect(reply).not.toContain('3919')
  })
})

describe('a goodbye that somebody received', () => {
  test.each([
    [['mon meilleur pote m’a envoyé un message bizarre hier soir, genre merci pour tout']],
    [['mon ami m’a écrit merci pour tout hier soir, j’ai peur pour lui']],
    [['ma cousine m’a envoyé « prends soin de toi » au milieu de la nuit, ça me fait peur']],
    [['mon frère m’a écrit merci pour tout', 'c’est pas son genre, je suis inquiète']],
  ])('%s is feared to be one', (messages) => {
    const { reply, state } = last(messages)
    expect(state.risk.situation).toMatch(/^other/)
    expect(reply).toMatch(/3114|15/)
    expect(reply).not.toMatch(OWN_QUESTION)
  })
  test('the words of another are not taken for one’s own', () =>
    expect(last(['ma sœur m’a laissé un vocal, pardon pour tout, je vous aime tous']).state.risk.situation).toBe(
      'other-imminent',
    ))
  test.each([
    'ma collègue m’a envoyé merci pour tout, elle part à la retraite',
    'merci pour tout',
    'mon voisin m’a dit merci pour tout pour le déménagement, c’était bizarre mais gentil',
  ])('« %s » is none', (message) => expect(last([message]).level).toBe('none'))
})

describe('somebody who thanks for all, and gives away what they hold dear', () => {
  const thanked =
    'Mon meilleur ami m’a envoyé un message bizarre, il me remercie pour tout et il dit que je suis quelqu’un de bien'
  test.each([
    thanked,
    'mon frère m’a remercié d’avoir toujours été là, c’est chelou',
    'un ami a donné toutes ses affaires, j’ai peur pour lui',
  ])('« %s » is feared for at once', (message) => {
    const { reply, state } = last([message])
    expect(state.risk.situation).toBe('other-worry')
    expect(reply).toMatch(/3114/)
    expect(reply).not.toMatch(OWN_QUESTION)
  })
  test.each([
    [
      [
        thanked,
        'Pas moi ! Lui. C’est pour lui que je m’inquiète. Il a donné sa guitare à son frère la semaine dernière',
      ],
    ],
    [['ma meilleure amie distribue ses bijoux à tout le monde et hier elle m’a remerciée pour tout']],
    [['ma sœur m’a demandé pardon pour tout et elle a confié son chat à sa voisine']],
  ])('both signs are a crisis, of theirs: %s', (messages) => {
    const { level, reply, state } = last(messages)
    expect(level).toBe('crise')
    expect(state.risk.situation).toMatch(/^other/)
    expect(reply).toMatch(/Appelez votre (?:meilleur|sœur).*\b15\b.*3114/)
    expect(reply).not.toMatch(OWN_QUESTION)
  })
  test('the one who was given something is not the one to call', () =>
    expect(last([thanked, 'il a donné sa guitare à mon cousin']).reply).toContain('Appelez votre meilleur ami'))
  test.each([
    'mon pote me remercie pour le déménagement, et il vend sa guitare',
    'ma mère me remercie pour tout ce que je fais, ça fait plaisir',
    'mon fils a donné ses affaires de foot à son cousin',
    'mon voisin donne son chat, je m’inquiète pour le chat',
  ])('« %s » is none', (message) => expect(last([message]).level).toBe('none'))

  test.each([
    'J’habite à 40 minutes de chez lui. J’y vais en voiture ou j’appelle d’abord ?',
    'je vais chez lui ou j’appelle ?',
    'j’appelle ou je prends la voiture ?',
    'j’appelle le 15 ou j’y vais ?',
    'Je l’appelle ou je fonce là-bas ? faut y aller ?',
  ])('« %s »: the call comes first', (question) => {
    for (const seed of [0, 1, 2, 3])
      expect(last([thanked, 'il a donné sa guitare', question], seed).reply).toMatch(
        /^Appelez d’abord.*\b15\b.*\b17\b.*adresse/,
      )
    const urgent = last([thanked, 'j’ai peur qu’il se suicide et là il répond plus', question]).reply
    expect(urgent).toMatch(/^Appelez d’abord.*\b15\b/)
    expect(urgent).not.toMatch(/présence compte/)
  })
  test('who calls is told what to say', () =>
    expect(last([thanked, 'il a donné sa guitare', 'Bon j’appelle le 15. Je leur dis quoi ?']).reply).toMatch(/«.+»/))
})

test.each(['pas moi !! c’est mon frère', 'MON FRERE.', 'c’est pas moi c’est mon frère qui dit ça'])(
  '« %s » hands over what was read, for good',
  (correction) => {
    const first = respondByRules(newConversation(4), 'ce sera plus simple sans ce boulet', () => ({
      level: 'crise',
      situation: 'veiled',
      signals: [{ rule: 'mieux-sans', level: 'crise', situation: 'veiled' }],
      immediate: false,
      cannotSpeak: false,
      uneasy: true,
      distress: true,
    }))
    const handed = respondByRules(first.state, correction)
    expect(handed.state.risk.situation).toBe('other-worry')
    expect(handed.reply).toContain('votre frère')
    expect(`${handed.reply} ${respondByRules(handed.state, 'je suis inquiète').reply}`).not.toMatch(OWN_QUESTION)
  },
)

const aboutTheFarewellOf = (who: string) =>
  last([`${who} m’inquiète`, `là ${/ma/.test(who) ? 'elle' : 'il'} m’a envoyé un message d’adieu`]).reply

test('words about somebody agree with them', () => {
  for (const he of ['mon père', 'mon fils', 'mon meilleur ami'])
    expect(aboutTheFarewellOf(he)).not.toMatch(/d’elle|avec elle|cette personne/)
  for (const she of ['ma sœur', 'ma meilleure amie'])
    expect(aboutTheFarewellOf(she)).not.toMatch(/(?:de|avec) lui|cette personne/)
})

describe('facts that lower the hurry', () => {
  const farewell = ['ma meilleure amie m’inquiète', 'elle m’a envoyé un message d’adieu et elle ne répond plus']
  test.each(['elle vient de me répondre, elle est chez sa mère', 'je l’ai vue hier au boulot, elle était normale'])(
    '« %s »: counsel for those close to them, not the 15',
    (news) => {
      const answers = talk([...farewell, news, 'comment je lui en parle ?'])
      expect(answers[1]?.reply).toMatch(/\b(?:15|112)\b/)
      expect(answers[2]?.state.risk).toMatchObject({ situation: 'other-worry', immediate: false, level: 'crise' })
      expect(`${answers[2]?.reply} ${answers[3]?.reply}`).not.toMatch(/\b(?:15|112)\b/)
      expect(answers[3]?.reply).toMatch(/«.+»/)
    },
  )
  test('a new farewell is one again', () =>
    expect(
      last([...farewell, 'elle m’a répondu', 'elle vient de réécrire adieu et qu’elle a pris ses médicaments']).reply,
    ).toMatch(/\b(?:15|112)\b/))
})

test.each([
  ['je dois garder le secret ou prévenir sa mère ?', /^Non, ce secret-là ne se garde pas/],
  ['je dois appeler sa mère ?', /^Oui/],
  ['et si elle me répond oui je fais quoi ?', /^Alors remerciez|^Un oui/],
  ['est-ce que je dois m’inquiéter ?', /sérieux|négliger/],
  ['je lui en parle ce soir ou j’attends demain ?', /^Ce soir/],
])('« %s » is answered first', (question, answer) =>
  expect(last(['ma sœur parle de mourir depuis sa rupture', question]).reply).toMatch(answer),
)

test('a grown-up who drinks is no child in danger', () => {
  const { state } = respondByRules(newConversation(4), 'mon petit frère boit, il a 38 ans', () => ({
    level: 'danger',
    situation: 'child',
    signals: [{ rule: 'seconde-lecture', level: 'danger', situation: 'child' }],
    immediate: false,
    cannotSpeak: false,
    uneasy: true,
    distress: true,
  }))
  expect(state.risk.level).toBe('none')
})

describe('what could kill, in the hands of another', () => {
  const said = talk([
    'mon mari a acheté une corde hier, il dit que c’est pour le jardin mais on n’a pas de jardin',
    'il est dans le garage là',
    'il répond pas quand je l’appelle',
  ])
  test('is theirs: nobody else is told to put it down', () => {
    expect(said[0]?.state.risk.situation).toBe('other-imminent')
    expect(said[0]?.reply).toMatch(/votre mari|15 ou le 112/)
    expect(said[0]?.reply).not.toMatch(/Posez cela|éloignez-vous/)
  })
  test('alone with it, they are not left in peace', () => {
    for (const { reply } of said) expect(reply).toMatch(/\b(?:15|112)\b/)
    expect(said[1]?.reply).not.toMatch(/rien ne presse/)
  })
})

test('what the one feared for has swallowed is an act, and the level stays', () => {
  const said = talk([
    'ma fille de 14 ans s’est enfermée dans sa chambre elle dit qu’elle veut mourir',
    'j’ai défoncé la porte elle a pris des cachets',
  ])
  expect(said[1]).toMatchObject({ level: 'crise' })
  expect(said[1]?.reply).toMatch(/\b(?:15|112)\b/)
})

describe('a friend who took leave and fell silent', () => {
  const said = talk([
    'je m’inquiète pour une amie, elle m’a écrit merci pour tout et qu’elle me laissait son chat',
    'elle répond plus depuis ce matin. elle habite à 20 min',
    'ok j’appelle le 15. je dis quoi',
    'j’ai appelé ils envoient quelqu’un. c’est ma faute, j’aurais dû voir',
    'les pompiers sont avec elle. je tremble',
  ])
  const replies = said.map(({ reply }) => reply)
  test('is for those who can go there, now', () => {
    expect(said[1]).toMatchObject({ level: 'crise' })
    expect(replies[1]).toMatch(/15 ou le 112/)
    expect(replies[1]).not.toMatch(/chaque jour|Même de loin/)
  })
  test('what to tell them is said in words', () => expect(replies[2]).toMatch(/«.*».*adresse|adresse.*«.*»/i))
  test('guilt is not left without a word', () => expect(replies[3]).toMatch(/pas votre faute/))
  test('somebody to call stays in each reply', () => {
    for (const reply of replies) expect(reply).toMatch(/\b(?:3114|15|112)\b/)
  })
})

describe('« plus la même chose » is said by who leaves somebody, « plus là » by who may die', () => {
  test.each([
    [
      'Bonjour, ma copine m’a quitté il y a 2 semaines après 4 ans.',
      'Elle dit qu’elle ne ressent plus la même chose. Je l’ai appris un dimanche soir, elle avait déjà préparé ses affaires.',
    ],
    ['mon mec m’a larguée', 'il a dit qu’il voyait plus la vie de couple pareil'],
    ['On se sépare avec mon mari', 'Il répète qu’il n’a plus la tête à la maison'],
  ])('%s / %s', (before, message) => expect(last([before, message]).state.risk.level).toBe('none'))

  test.each([
    ['je m’inquiète pour mon frère', 'il dit qu’il ne sera plus là demain'],
    ['je parle de ma sœur', 'elle a dit que bientôt elle serait plus là'],
    ['ma mère va mal', 'elle répète qu’elle sera plus là et qu’on sera mieux'],
  ])('%s / %s', (before, message) => expect(last([before, message]).state.risk.level).not.toBe('none'))
})

describe('a goodbye, and then silence, is a life at stake', () => {
  test.each([
    'mon frere vient de m’envoyer un texto "pardonne moi, dis aux parents que je les aime" et il répond plus',
    'elle m’a écrit « merci pour tout, prends soin de toi » et elle décroche plus, j’ai peur',
  ])('%s', (message) => {
    const { level, state, reply } = last([message])
    expect([level, state.risk.situation]).toEqual(['crise', 'other-imminent'])
    expect(reply).toMatch(/\b15\b|\b112\b/)
  })
  test.each([
    'ma collègue m’a dit merci pour tout à son pot de départ, elle répond plus à mes mails',
    'ma cousine nous a remerciés pour tout après son mariage, elle répond plus, elle est en voyage de noces',
  ])('and an ordinary thank-you is none: %s', (message) => expect(last([message]).level).toBe('none'))
})

import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

describe('somebody who looks after an ill parent', () => {
  const answers = talk([
    'je m’occupe de mon père depuis deux ans, il a parkinson',
    'il me crie dessus toute la nuit, il me tape la main quand je le change',
    'hier j’ai failli lui coller une gifle. je suis sortie à la place',
    'ça existe quelqu’un qui peut le surveiller deux nuits par semaine ?',
    'et ça coûte cher ?',
  ])
  test('is neither hit by a partner nor a danger', () =>
    expect(answers.map(({ level, card }) => ({ level, card }))).toEqual(
      answers.map(() => ({ level: 'none', card: null })),
    ))
  test('is given no number and no child to put down', () =>
    expect(answers.map(({ reply }) => reply).join(' ')).not.toMatch(/\b(?:3919|17|119|3114|112)\b|l’enfant/))
  test('a gesture held back asks for relief', () => expect(answers[2]?.reply).toMatch(/relais|le bon geste/))
  test('relief exists, and is paid in part', () => {
    expect(answers[3]?.reply).toMatch(/^Oui/)
    expect(answers[4]?.reply).toMatch(/prise en charge/)
  })
})

test('relief that is asked for in a first message alarms nobody', () => {
  expect(talk(['il existe des gens qui peuvent garder ma mère une nuit ?'])[0]).toMatchObject({
    level: 'none',
    card: null,
  })
})

test.each([
  'je vais la tuer, j’ai le couteau dans la main',
  'mon frère la gifle quand elle répète, et il m’a tordu le bras',
])('« %s » is heard', (message) => {
  expect(talk(['je m’occupe de ma mère alzheimer', message]).at(-1)?.level).not.toBe('none')
})

describe('a violent thought of somebody worn out', () => {
  const said = talk([
    'Je m’occupe de ma mère qui a Alzheimer depuis 3 ans',
    'des fois j’ai envie de lui mettre un oreiller sur la tête pour que ça s’arrête',
    'je le ferais jamais mais ça me fait peur d’y penser',
    'dormir une nuit entière. mais qui la garde ? ya des aides pour ça ou pas ?',
  ])
  test('is a danger to leave the room for, and no wish to die', () => {
    expect(said[1]).toMatchObject({ level: 'danger' })
    expect(said[1]?.reply).toMatch(/pièce.*\b15\b/)
    expect(said.map(({ reply }) => reply).join(' ')).not.toMatch(/suicide|3114/)
  })
  test('relief that is asked for is told of', () => expect(said[3]?.reply).toMatch(/^Oui.*(?:nuit|répit)/))
})

describe('a carer who shook the one they look after', () => {
  const said = talk([
    'ma mère a alzheimer je m’occupe d’elle depuis 3 ans',
    'les nuits elle crie. hier je l’ai secouée par le bras',
    'personne. mon frère est à lyon il s’en fout',
    'c’est quoi un séjour court ?',
    'je sais même pas par où commencer',
    'là elle crie je vais y aller et je vais la frapper je le sens',
  ])
  const replies = said.map(({ reply }) => reply)
  test('is heard at once, with the line for grown-ups who depend on others and never that for children', () => {
    expect(said[1]).toMatchObject({ level: 'danger' })
    expect(replies[1]).toMatch(/geste.*3977.*elle a mal/)
    expect(replies.join(' ')).not.toMatch(/\b119\b|l’enfant/)
  })
  test('is not asked again who could take over', () =>
    expect(replies.slice(2).join(' ')).not.toMatch(/prendre le relais, même|prendre une nuit/))
  test('is told what is asked', () => {
    expect(replies[3]).toMatch(/quelques jours/)
    expect(replies[4]).toMatch(/CCAS/)
  })
  test('about to hit, is told to stay away, and asked nothing', () => {
    expect(replies[5]).toMatch(/N’y allez pas|Pas maintenant/)
    expect(replies[5]).toMatch(/\b15\b/)
    expect(replies[5]).not.toContain('?')
  })
})

test.each(['hier j’ai secoué ma mère par le bras', 'je m’occupe de mon père dément, hier je l’ai secoué'])(
  '« %s » is for the line of grown-ups',
  (message) => expect(talk([message])[0]?.reply).toMatch(/3977/),
)

describe('a wish for the death of the one they look after', () => {
  const answers = talk([
    'Je m’occupe de mon mari Alzheimer, jour et nuit. Des fois je voudrais que ça s’arrête.',
    'Non, pas pour moi. C’est affreux à dire, mais c’est lui que je voudrais voir partir.',
    'Je dis que j’ai honte de souhaiter sa mort.',
    'Mon fils est au Canada. Et hier je l’ai poussé sur le lit, fort, il a eu un bleu.',
    'C’est mon mari que j’ai poussé. Je suis devenue maltraitante ?',
    'Existe-t-il un endroit qui le garde quelques jours ?',
    'Le 3977 c’est quoi, ils vont me l’enlever ? Il dort, je suis dans la cuisine.',
  ])
  const said = answers.map(({ reply }) => reply)
  test('is heard as being worn out, and nobody is asked whether he thinks of suicide', () => {
    expect(said[1]).toMatch(/aidants|souhait/)
    expect(said.slice(1).join(' ')).not.toMatch(/suicide|3114|votre fils, en ce moment/)
  })
  test('a gesture is neither passed over nor for the police', () => {
    expect(said[3]).toMatch(/\b15\b.*\b3977\b|\b3977\b/)
    expect(answers[3]?.card?.lines.map(({ number }) => number)).toEqual(['15', '3977', '112'])
  })
  test('what they ask is answered', () => {
    expect(said[4]).toMatch(/au-delà de vos forces|tenez à bien faire/)
    expect(said[5]).toMatch(/^Oui.*répit|^Oui.*relais/)
    expect(said[6]).toMatch(/^Non\s: le 3977/)
    expect(said[6]).not.toMatch(/même pièce|juge/)
  })
})

test('who thinks of helping somebody to die is sent to those who treat them', () => {
  const answer = talk([
    'mon père est en fin de vie à la maison, un cancer',
    'je pense à doubler la morphine pour l’aider à partir',
  ])[1]
  expect(answer?.level).toBe('danger')
  expect(answer?.reply).toMatch(/l’équipe de soins ou le 15/)
})

test.each([
  'j’espère que ma mère viendra avant qu’il parte en vacances',
  'je voudrais qu’il parte de chez moi, mon coloc',
])('« %s » wishes nobody dead', (message) => expect(talk([message])[0]?.reply).not.toMatch(/aidants/))

describe('who lives beside an illness, and says nothing of being worn out', () => {
  const ofWear = /relais|à bout|rien que pour vous|répit|Personne/
  test.each([
    ['mon mari a fait un avc l’an dernier et depuis il s’énerve pour tout, et moi après je culpabilise'],
    ['mon père a parkinson', 'il se sentirait diminué, et moi je m’en voudrais'],
    ['ma mère a alzheimer', 'personne ne lui a encore dit', 'cela fait deux ans qu’elle oublie les prénoms'],
    ['ma mère a alzheimer, je n’en peux plus', 'mais je ne suis pas à bout ! je vous parlais de l’atelier'],
    [
      'ma mère a alzheimer, je n’en peux plus',
      'hier on a fait une tarte ensemble',
      'elle a ri, c’était cher à mon cœur',
    ],
    ['ma mère a alzheimer', 'un peu de répit, c’est tout. donnez-moi juste une phrase pour ma lettre'],
  ])('« %s » is not told that they are', (...messages) => expect(talk(messages).at(-1)?.reply).not.toMatch(ofWear))
  test.each(['je n’en peux plus', 'je suis complètement épuisée', 'ça me vide, je n’ai plus la force'])(
    'whoever says « %s » is',
    (message) => expect(talk(['ma mère a alzheimer', message]).at(-1)?.reply).toMatch(/à bout|relais/),
  )
})

test('who raised their voice at the one they care for is accused of no gesture', () => {
  const reply = repliesTo([
    'Je m’occupe de ma mère qui a Alzheimer, elle vit chez nous. Je suis épuisée.',
    'hier je me suis énervée contre elle pour des clés rangées au frigo. Est-ce que je suis une mauvaise fille ?',
  ]).at(-1)
  expect(reply).not.toMatch(/[Cc]e geste|Un geste comme/u)
})

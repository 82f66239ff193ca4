import { describe, expect, test } from 'vitest'
import { repliesTo, talk, wholeTalk } from '../../../tests/support/talk.ts'

describe('a young mother whom images come upon', () => {
  const answers = talk([
    'Ma fille a 3 semaines. J’ai des images horribles dans la tête, je me vois la lâcher dans l’escalier.',
    'Vous me faites peur avec le 17, je ne veux PAS lui faire de mal, c’est justement ça qui me terrifie.',
    'C’est MOI, ce sont des images dans ma tête. Est-ce que je suis folle ?',
    'J’ai peur de la prendre dans mes bras. Je n’en ai parlé à personne.',
    'À qui je peux en parler sans qu’on me prenne mon bébé ?',
    'Je ne dors plus, je pleure tout le temps.',
    'ok je vais appeler ma sage-femme demain',
  ])
  const said = answers.map(({ reply }) => reply)
  test('is told that fearing it is not wanting it, and who knows these images', () => {
    expect(said[0]).toMatch(/images/)
    expect(said[0]).toMatch(/sage-femme/)
    expect(said[0]).toMatch(/\b15\b/)
  })
  test('is neither a victim nor reported', () => {
    expect(said.join(' ')).not.toMatch(/\b(?:17|119|3919|3114)\b|que vous craignez|école|Personne ne mérite/)
    expect(answers[0]?.card?.lines[0]?.number).toBe('15')
  })
  test('what she asks is answered', () => {
    expect(said[2]).toMatch(/diagnostic|monstre/)
    expect(said[4]).toMatch(/^En parler n’est pas perdre votre bébé/)
    expect(said[5]).toMatch(/aujourd’hui/)
    expect(said[6]).not.toMatch(/\?$/)
  })
})

test.each([
  'je viens d’accoucher et j’ai des flashs où je noie mon bébé dans le bain, ça me terrifie',
  'j’ai peur de faire du mal à mon fils de 4 ans, j’imagine des trucs affreux, je l’aime pourtant',
  'mon bébé a deux mois et je m’imagine le jeter par la fenêtre, j’ai honte',
])('« %s » is heard as fear', (message) => {
  const [answer] = talk([message])
  expect(answer?.level).toBe('danger')
  expect(answer?.reply).toMatch(/telles images|avoir peur n’est pas vouloir/)
})

test.each([
  'mon bébé pleure, hier je l’ai secoué, et j’ai des images horribles',
  'une voix me dit de jeter mon bébé par la fenêtre',
  'j’ai envie de le secouer mon bébé, je vais le faire',
])('« %s » is more than an image', (message) => {
  const [answer] = talk([message])
  expect(['danger', 'crise']).toContain(answer?.level)
  expect(answer?.reply).not.toMatch(/telles images|avoir peur n’est pas vouloir/)
})

test('images of a film are nobody’s', () =>
  expect(repliesTo(['j’ai vu un film avec des images horribles, mon fils en a fait des cauchemars'])[0]).not.toMatch(
    /\b15\b/,
  ))

describe('a mother whose baby cries', () => {
  const answers = talk([
    'mon bébé de 5 mois hurle depuis 3h, je suis seule, je vais craquer',
    'j’ai envie de le secouer pour qu’il se taise',
    'il est dans son lit là, j’ai fermé la porte',
    'et si je le laisse pleurer il lui arrive quoi ?',
    'je suis une mauvaise mère ?',
    'à qui en parler ?',
  ])
  const said = answers.map(({ reply }) => reply)
  test('is told what to do in that minute, without alarm', () => {
    expect(answers[0]?.level).toBe('none')
    expect(said[0]).toMatch(/dans son lit.*jamais/)
  })
  test('once she fears a gesture, the 15 is named and nobody speaks of images', () => {
    for (const reply of said.slice(1)) expect(reply).toMatch(/\b15\b|\b119\b/)
    expect(said.join(' ')).not.toMatch(/images|\b17\b/)
  })
  test('what she does and asks is answered', () => {
    expect(said[2]).toMatch(/le bon geste/)
    expect(said[3]).toMatch(/ne met pas un bébé en danger/)
    expect(said[4]).toMatch(/^Non/)
    expect(said[5]).toMatch(/PMI/)
  })
})

test.each([
  ['est-ce que je peux la baigner ce soir ou pas ?', /gant/],
  ['je pense pas au suicide et je l’ai jamais secouée !! pourquoi vous dites ça', /rien fait de tel/],
  [
    'c’est normal de penser à la lâcher dans l’eau ? je suis un monstre',
    /beaucoup de parents|ne fait de personne un monstre/,
  ],
])('« %s » is answered without suicide, anger or police', (words, expected) => {
  const answer = wholeTalk([
    'j’ai accouché il y a 3 semaines et j’ai des images horribles, je me vois la lâcher dans le bain',
    words,
  ]).at(-1)
  expect(answer?.level).toBe('danger')
  expect(answer?.reply).toMatch(expected)
  expect(answer?.reply).not.toMatch(/penser au suicide|colère|\b17\b/)
})

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

describe('whether she may hold her baby is answered, however it is asked', () => {
  const first =
    'j’ai accouché il y a 5 semaines et j’ai des images horribles, je me vois lâcher mon bébé dans l’escalier'
  test.each([
    'est-ce que je peux continuer à le porter ?',
    'je peux continuer à l’allaiter la nuit ?',
    'merci. je peux le prendre dans mes bras ou pas ?',
    'dois-je arrêter de le porter ?',
    'est-ce qu’il vaut mieux que je reste loin de lui ?',
    'est ce que je peux rester seule avec lui demain ?',
    'Merci, ça je pourrais le dire. Est-ce que je dois rester loin de lui en attendant ?',
    'Ma mère peut venir demain. Je le pose ou je le garde dans mes bras cette nuit, oui ou non ?',
    'je le laisse dans son lit ou je le garde contre moi ?',
  ])('« %s »', (words) => {
    const answer = wholeTalk([first, words]).at(-1)
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/vous éloigner|vos bras|ne l’interdisent pas|ne vous l’interdisent pas|préparez-le/)
    expect(answer?.reply).not.toMatch(/conversation|suicide|Revenez/)
  })
  test('who says that it was not answered is answered then', () => {
    const said = wholeTalk([
      first,
      'Est-ce que je peux le porter ?',
      'Je dors deux heures par-ci par-là. Mais ma question c’était porter mon bébé dans les bras !',
    ]).at(-1)?.reply
    expect(said).toMatch(/bras|l’interdisent/)
    expect(said).not.toMatch(/pleurer/)
  })
  test('a question that nothing was written for is owned', () =>
    expect(wholeTalk([first, 'merci. est-ce que ça a un lien avec la péridurale ?']).at(-1)?.reply).toMatch(
      /réponse sûre|me tromper/,
    ))
  test.each([
    'je l’ai secoué hier. je peux continuer à le porter ?',
    'j’ai envie de mourir, je le garde dans mes bras',
  ])('« %s » is no mere image', (words) =>
    expect(wholeTalk([first, words]).at(-1)?.reply).not.toMatch(/vos bras|interdi|vous éloigner de/),
  )
})

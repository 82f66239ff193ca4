import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const numbersOn = (answer: ReturnType<typeof talk>[number] | undefined) =>
  answer?.card?.lines.map(({ number }) => number)

describe('a child who fell is no beaten child', () => {
  const said = talk([
    'Ma fille de 2 ans est tombée de la table à langer tout à l’heure',
    'dans mon lit à côté de moi, mais elle a vomi deux fois et elle est bizarre, elle veut que dormir',
    'mais je l’ai pas frappée ! elle est TOMBÉE, sur la tête. je la laisse dormir ou pas ?',
    'ma fille a un traumatisme peut-être, elle répond presque plus',
    'PERSONNE est au courant je suis seule avec elle, j’appelle qui, le 15 ?',
    'j’ai peur qu’elle meure ! elle se réveille plus quand je l’appelle',
  ])
  test.each(said.map(({ reply }, turn) => [turn, reply] as const))(
    'turn %i: the 15, and nobody’s blow',
    (turn, reply) => {
      expect(reply).toMatch(/\b15\b/)
      expect(reply).not.toMatch(/119|3114|suicide|croyez|retourner/)
      expect(numbersOn(said[turn])).toEqual(['15', '112'])
    },
  )
  test('whether to let her sleep is answered', () => expect(said[2]?.reply).toMatch(/dormir sans surveillance/))
  test('« le 15 ? »: yes, now', () => expect(said[4]?.reply).toMatch(/^Oui,.*maintenant/))
})

test('a head that a child hit is no self-injury', () =>
  expect(talk(['ma petite s’est cogné la tête contre la table'])[0]?.state.risk.situation).toBe('medical'))

test('« elle est tombée » mends what was read as a blow', () => {
  const answer = talk([
    'ma fille a des bleus partout et elle pleure, elle a 3 ans, je crois qu’on la tape chez la nounou',
    'non personne l’a tapée, c’est un accident, elle est tombée du lit et elle répond presque plus',
  ]).at(-1)
  expect(answer?.state.risk.situation).toBe('medical')
  expect(answer?.reply).toMatch(/\b15\b/)
})

test.each(['J’ai secoué mon bébé ce matin. Une fois, pas fort.', 'mon conjoint a secoué le bébé cette nuit'])(
  '« %s »: the 15 first, then the 119',
  (message) => {
    const reply = talk([message])[0]?.reply ?? ''
    expect(reply).toMatch(/\b15\b.*\b119\b/)
    expect(reply).not.toMatch(/croyez|vos mots|ses mots|retourner/)
  },
)

test('« je l’ai secoué » is said of the baby who was spoken of', () => {
  const [, told] = talk(['mon bébé pleure depuis des heures', 'je crois que je l’ai secoué un peu fort'])
  expect(told?.reply).toMatch(/\b15\b.*\b119\b/)
  const [, nearly] = talk(['mon bébé pleure depuis des heures', 'j’ai failli le secouer et je me suis arrêtée'])
  expect(nearly?.state.risk.situation).not.toBe('medical')
})

test.each([
  ['mon fils fume trop de joints', 'là il est tout blanc il tremble et il répond pas'],
  ['mon grand-père est tombé dans la salle de bain il arrive pas à se relever'],
  ['mon père est tombé dans les escaliers, il est conscient mais il a très mal au dos'],
  ['il a fait une chute de cheval, mon fils, il se souvient de rien'],
])('« %s … »: the 15', (...messages) => {
  const answer = talk(messages).at(-1)
  expect(answer?.state.risk.situation).toBe('medical')
  expect(answer?.reply).toMatch(/\b15\b/)
})

test.each([
  'ma fille est tombée dans les bras d’un type plus vieux',
  'mon père est tombé en dépression et n’arrive pas à se relever',
])('« %s » is no fall', (message) => expect(talk([message])[0]?.state.risk.situation).not.toBe('medical'))

describe('somebody who cannot be woken', () => {
  const signs = [
    'il est là à coté de moi. il respire mais il ronfle bizarre et j’arrive pas trop à le réveiller',
    'il dort je vous dis, j’arrive pas à le réveiller !!',
    'mais vous êtes sérieux ? il devient un peu bleu sur les lèvres',
  ]
  test.each([
    'mon copain a bu et il a pris des xanax avec, il dort là',
    'mon meilleur ami a parlé de suicide hier, je suis chez lui',
    'mon copain boit trop en ce moment, ça m’inquiète',
    'mon frère me tape quand il a bu',
  ])('after « %s », the body comes before all else', (before) => {
    for (const { reply, state } of talk([before, ...signs]).slice(1)) {
      expect(state.risk.situation).toBe('medical')
      expect(reply).toMatch(/\b15\b/)
      expect(reply).not.toMatch(/thé|marche|rien ne presse|moment calme|la question/)
    }
  })
  test('what follows is answered as somebody’s beside them', () => {
    const said = talk([
      'mon copain a bu et il a pris des xanax avec, il dort là',
      'j’arrive pas à le réveiller',
      'j’ai appelé le 15, ils arrivent',
      'ils l’emmènent à l’hôpital. je culpabilise, c’est moi qui avais les xanax',
      'c’est ma faute alors ?',
    ])
    expect(said[4]?.reply).toMatch(/^(?:Non|On se refait)/)
    for (const { reply } of said) expect(reply).not.toMatch(/éloignez-vous|enfant/)
  })
  test('tablets that may have been meant keep the line for that', () =>
    expect(talk(['ma mère a avalé toute la boîte de somnifères avec du vin, elle veut mourir'])[0]?.level).toBe(
      'crise',
    ))
})

describe('fear of dying of a heart is no wish to die', () => {
  const said = talk([
    'j’ai mal dans la poitrine depuis une heure et dans le bras gauche',
    'c’est fait, ils envoient une ambulance. je transpire et j’ai la trouille',
    'non pas de voisin. je vais mourir vous croyez ?',
    'non je parle pas de suicide ! j’ai mal à la poitrine. l’ambulance arrive dans 10 min',
    'seul je vous ai dit. parlez moi en attendant, je sais pas quoi faire de mes mains',
  ])
  test('it stays a body’s', () => {
    for (const { reply, level } of said) {
      expect(level).toBe('danger')
      expect(reply).not.toMatch(/3114|vous faire du mal|en sécurité/)
    }
  })
  test('company is given to who asks for it', () => expect(said[4]?.reply).toMatch(/mains|Je suis là/))
  test('at first too', () =>
    expect(talk(['j’ai mal à la poitrine et au bras, je vais mourir ?'])[0]?.state.risk.situation).toBe('medical'))
  test('a wish to die is heard all the same', () =>
    expect(talk(['j’ai mal à la poitrine depuis une heure', 'de toute façon je veux mourir'])[1]?.level).toBe('crise'))
})

describe('a side or words that fail all at once', () => {
  test.each([
    'mon mari a le côté droit paralysé d’un coup',
    'mon père parle d’un coup n’importe comment, il trouve plus ses mots',
    'mon collègue a le sourire de travers et il bave',
    'ma mère voit double tout à coup et elle a un mal de tête atroce',
  ])('« %s » is for the 15, and nothing is swallowed', (words) => {
    const [answer] = talk([words])
    expect(numbersOn(answer)).toEqual(['15', '112'])
    expect(answer?.reply).toMatch(/rien à boire|rien par la bouche/)
  })
  test.each([
    'mon père est paralysé du côté droit depuis son avc il y a trois ans',
    'mon fils me parle n’importe comment d’un coup depuis ce matin',
    'ma fille a le sourire tordu sur les photos depuis l’an dernier',
    'je suis paralysée par la peur devant mon mari',
  ])('« %s » is no such body', (words) => expect(talk([words])[0]?.state.risk.situation).not.toBe('medical'))
})

test.each([
  'Ma grand-mère est tombée, elle a mal au bras mais elle parle',
  'mon père vient de tomber, il se plaint du dos',
])('« %s » is a fall to be asked about, and nobody’s blow', (words) => {
  const [answer] = talk([words])
  expect(numbersOn(answer)).toEqual(['15', '112'])
  expect(answer?.reply).toMatch(/conseille|avis/)
})
test('a fall that somebody made happen is one', () =>
  expect(
    talk(['ma mère est tombée parce que mon père l’a poussée, elle a mal au bras'])[0]?.state.risk.situation,
  ).not.toBe('medical'))

test.each(['j’ai renversé un cycliste, il est par terre', 'ma sœur vient de renverser un piéton, il saigne'])(
  '« %s » is for those who rescue',
  (words) => expect(numbersOn(talk([words])[0])).toEqual(['15', '112']),
)
test('a glass that was knocked over is none', () =>
  expect(talk(['j’ai renversé un verre par terre et ma femme a crié'])[0]?.state.risk.situation).not.toBe('medical'))

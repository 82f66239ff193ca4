import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

describe('an adolescent who hurts herself, and whose father is violent', () => {
  const answers = talk([
    'je me suis encore griffé les bras hier soir, personne sait',
    'non ça saigne plus, c’est pas profond. vous allez le dire à mes parents ?',
    'depuis la 4e. c’est quand mon père crie, après je vais dans la salle de bain',
    'mais si il crie encore plus ? une fois il a cassé la porte de ma chambre',
    'il m’a déjà attrapée par les cheveux. j’appelle qui moi ?',
    'un parent c’est lui le problème. y a pas un numéro pour les enfants ?',
    'mon père me tire les cheveux. c’est tout.',
  ])
  const said = answers.map(({ reply }) => reply)
  test('a wound that is closed is not pressed upon, and what she asks is answered', () => {
    expect(said[1]).toMatch(/^Non\b/)
    expect(said[1]).not.toMatch(/pression|Appuyez/)
  })
  test('cries are asked about', () => expect(said[2]).toMatch(/avez-vous peur de quelqu’un/))
  test('the line for children is named from then on, and stays on the card', () => {
    for (const reply of said.slice(3)) expect(reply).toMatch(/\b119\b/)
    expect(answers.at(-1)?.card?.lines.map(({ number }) => number)).toEqual(['3114', '119', '15'])
  })
  test('no parent is named as somebody to turn to, and nobody has left her', () =>
    expect(said.slice(3).join(' ')).not.toMatch(/un parent,|rupture|quelqu’un qui part/))
})

test.each([
  'mon beau-père me tape quand il a bu',
  'ma mère me fait peur, elle m’a menacée avec une ceinture',
  'j’ose pas rentrer, j’ai peur de mon père',
])('« %s », after a wish to die: both lines', (message) => {
  const reply = repliesTo(['j’ai 15 ans, je veux mourir', message])[1]
  expect(reply).toMatch(/\b119\b/)
  expect(reply).toMatch(/\b3114\b/)
})

test.each([
  ['j’ai 45 ans et je veux mourir', 'mon père me tapait quand j’étais petit'],
  ['je veux mourir', 'j’ai peur de décevoir mon père'],
])('« %s », « %s »: no child to protect', (first, message) =>
  expect(repliesTo([first, message])[1]).not.toMatch(/\b119\b/),
)

import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const answers = talk([
  'je crois que ma voisine se fait battre',
  'je peux appeler la police sans qu’elle le sache ?',
  'et si je me trompe',
  'là ça recommence je l’entends hurler',
  'ok ils arrivent',
])
const said = answers.map(({ reply }) => reply)

test('whoever hears violence next door is told what can be done, and is not taken for the one who is hit', () => {
  expect(answers[0]).toMatchObject({ level: 'danger' })
  expect(said[0]).toMatch(/3919 conseille aussi les témoins|3919 vous dit comment aider/)
  expect(said.join(' ')).not.toMatch(/Êtes-vous en sécurité|vous subissez|votre téléphone est surveillé/)
})
test('questions are answered first', () => {
  expect(said[1]).toMatch(/^Oui/)
  expect(said[2]).toMatch(/^Le doute suffit/)
})
test('while it happens, people who come', () => expect(said[3]).toMatch(/^Appelez le 17 ou le 112 maintenant/))
test('once they come, nobody is told to call', () => expect(said[4]).not.toMatch(/Appelez/))
test('a scene in a series is none', () =>
  expect(talk(['Dans la série, le mari frappe sa femme'])[0]?.level).toBe('none'))

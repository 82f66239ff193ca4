import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

const said = repliesTo([
  'j’ai 16 ans et je me fais des coupures sur la cuisse',
  'non c’est pas pour mourir, c’est quand ça déborde',
  'j’aime pas le tel, mes parents entendent tout',
  'y a des trucs à faire à la place ?',
  'je pourrais le dire à l’infirmière mais comment commencer',
  'ok je vais essayer mardi',
])

test('the wound comes first, with the line', () => {
  expect(said[0]).toMatch(/blessure à soigner/)
  expect(said[0]).toContain('3114')
})
test('no call is pressed, and who cannot phone may write', () => {
  expect(said.slice(1).join(' ')).not.toMatch(/appel si difficile|pu appeler/)
  expect(said[2]).toMatch(/tchat/)
})
test('something else to do is given', () => expect(said[3]).toMatch(/dix minutes|trois gestes/))
test('words to tell it are given', () => expect(said[4]).toMatch(/Je me fais du mal|reste entre nous/))
test('nobody who said that it is not to die is asked about suicide', () =>
  expect(said.slice(2).join(' ')).not.toMatch(/suicide/))
test('a deep cut is for emergency services', () =>
  expect(repliesTo(['je me coupe les bras', 'là c’est profond et ça saigne beaucoup'])[1]).toMatch(
    /linge propre.*15 ou le 112/,
  ))
test('what is meant for tonight is heard behind a reproach', () =>
  expect(
    repliesTo(['j’ai 15 ans et je me coupe', 'vous servez à rien. je vais recommencer ce soir je crois'])[1],
  ).toMatch(/Mettez ce qui coupe|mains sous l’eau/))

test('who cuts themselves and does not want to die is answered for that, whatever was guessed before', () => {
  const replies = repliesTo([
    'j’ai 15 ans. je porte des manches longues tout le temps et ma mère commence à poser des questions',
    'non je veux pas mourir. c’est juste que je me coupe un peu quand ça va pas',
    'vous servez à rien. je vais recommencer ce soir je crois',
  ])
  expect(replies[2]).toMatch(/recommencer|L’envie revient/)
  expect(replies[2]).toMatch(/3114/)
})

test('what somebody fears of another is not foretold', () =>
  expect(repliesTo(['je me coupe les bras depuis un an', 'mon copain va me quitter s’il le voit']).at(-1)).not.toMatch(
    /va vous quitter|vous quitte,/,
  ))

describe('a mother who found the blades', () => {
  const first = 'j’ai 17 ans, je me scarifie depuis deux ans et là ma mère a trouvé les lames'
  test.each([
    ['elle a crié puis elle a pleuré', /a peur/],
    ['elle veut m’emmener aux urgences psy', /poser chaque question|d’office/],
    ['on va me garder ?', /d’office|poser chaque question/],
    ['et le lycée ils vont le savoir ?', /secret/],
    ['je peux refuser ?', /expliqu/],
  ])('« %s » is answered', (message, answer) => expect(repliesTo([first, message])[1]).toMatch(answer))
})

describe('who hits themselves is hit by nobody else', () => {
  test.each([
    ['je me suis refait des bleus en me tapant contre le mur hier soir, je sais pas à qui le dire'],
    ['on me frappe pas, c’est moi-même qui me fais ces marques'],
    ['jme tape dessus qd jsuis énervé contre moi'],
    ['j’ai des bleus', 'non c’est moi qui me tape, personne me fait rien'],
  ])('« %s » « %s »', (...messages) => {
    const answer = talk(messages.filter((message) => message !== undefined)).at(-1)
    expect(answer?.state.risk).toMatchObject({ level: 'crise', situation: 'self-injury' })
    expect(answer?.reply).not.toMatch(/\b17\b|3919/)
  })

  test.each([
    ['je me suis fait des bleus au foot'],
    ['je me suis fait une bosse en me cognant à la porte du placard'],
    ['je me suis brûlée en cuisinant'],
  ])('« %s » is nothing of the kind', (words) => expect(talk([words]).at(-1)?.level).toBe('none'))
})

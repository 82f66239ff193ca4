import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

describe('tablets that were swallowed', () => {
  test.each([
    'j’ai pris pas mal de médicaments tout à l’heure, je voulais juste dormir',
    'j’ai pris plus de lexomil que d’habitude pour plus penser',
    'jai pri plein de medoc',
    'j’ai bu une bouteille et pris mes anxios par dessus',
    'J’ai ingéré l’intégralité de mon traitement, une torpeur me gagne',
    'j’ai avalé toutes les boîtes qu’on m’a prescrites',
    'j’ai pris mes cachets comme d’habitude mais toute la boîte, je veux mourir',
  ])('« %s »: the 15 comes first', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('crise')
    expect(answer?.reply).toMatch(/^[^.]*\b15\b/)
    expect(answer?.card?.lines[0]?.number).toBe('15')
  })
  test.each([
    'j’ai pris mes médicaments ce matin comme d’habitude',
    'j’ai pris trop de poids avec les médicaments',
    'j’ai pris pas mal de médicaments pendant ma dépression il y a cinq ans',
    'j’ai pris un doliprane',
  ])('« %s » is no act', (message) => expect(talk([message])[0]?.level).toBe('none'))
})

describe('an act under way, with a child in the house', () => {
  const said = repliesTo([
    'j’ai avalé trop de somnifères',
    'je veux pas qu’on débarque, mon fils dort à côté',
    'il a 5 ans je vais pas le réveiller. et puis je m’endors',
    'j’arrive plus trop à parler',
    'j’ai envoyé un sms au 114, ils répondent',
    'ils demandent mon adresse. je leur dis pour mon fils ?',
    'oui ou non je dis qu’il y a un enfant ?',
  ])
  test('the child is sent nothing, and is not to keep watch', () => {
    expect(said.join(' ')).not.toMatch(/lui écrire|réveiller pour cela|même la réveiller/)
    expect(said[1]).toMatch(/adultes|secours|viennent soigner/)
  })
  test('who falls asleep is told what to do in that minute', () =>
    expect(said[2]).toMatch(/^Ne vous laissez pas dormir|^Restez en position assise/))
  test('who cannot speak writes', () => expect(said[3]).toMatch(/SMS au 114/))
  test('nobody is said to come who has not said so', () =>
    expect(said.join(' ')).not.toMatch(/en route|ils viennent(?! soigner)/))
  test('what they ask is answered, twice if it is asked twice', () => {
    expect(said[5]).toMatch(/^Oui/)
    expect(said[6]).toMatch(/^Oui/)
  })
})

test.each([
  ['je me fais vomir ?', /Ne vous faites pas vomir/],
  ['mais je me sens bien', /Se sentir bien ne rassure pas|au 15 d’en juger/],
  ['je regrette', /vivre|soigner/],
])('after tablets, « %s »', (message, answer) =>
  expect(repliesTo(['j’ai avalé une boîte de somnifères', message])[1]).toMatch(answer),
)

describe('a wound of their own that does not stop', () => {
  const said = repliesTo([
    'je me suis coupée plus profond que d’habitude, ça s’arrête pas',
    'j’ai mis une serviette',
    'ça coule moins',
  ])
  test('is pressed, and the 15 called, in the first sentence', () => {
    expect(said[0]).toMatch(/^[^.]*\b15\b/)
    expect(said[0]).toMatch(/ppuyez/)
  })
  test('no packing is asked for', () => expect(said.join(' ')).not.toMatch(/emballages/))
  test('a cut from the kitchen is no act', () =>
    expect(talk(['je me suis coupée en cuisinant avec ma mère, ça a saigné un peu'])[0]?.state.risk.situation).not.toBe(
      'attempt',
    ))
})

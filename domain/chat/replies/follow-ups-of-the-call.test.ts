import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (messages: readonly string[], seed?: number): string => wholeTalk(messages, seed).at(-1)?.reply ?? ''
const chest = 'j’ai pris trop de coke et j’ai mal dans la poitrine'
const CARES = /tenus? au secret|pour soigner|sert à soigner/

describe('who fears the police more than for a body is told who answers the 15', () => {
  test.each([
    'je peux pas appeler, les flics',
    'je peux pas appeler le 15 ils vont envoyer les flics',
    'si j’appelle les flics vont débarquer',
    'j’ai peur d’avoir des ennuis avec la police',
    'ils vont me dénoncer non ?',
    'le samu prévient la police ou pas ?',
    'non pas le 15, je suis en sursis',
    'j’ose pas appeler à cause de la drogue',
    'jpeux pas appeler les keufs vont venir',
    'je peux parler, j’ai juste peur que les flics débarquent. ils viennent ou pas si j’appelle le 15 ?',
  ])('« %s »', (words) => {
    const reply = lastOf([chest, words])
    expect(reply).toMatch(CARES)
    expect(reply).toMatch(/\b15\b/)
    expect(reply).not.toMatch(/114|3114/)
  })
  test('with the very first words', () =>
    expect(
      lastOf(['j’ai pris de la coke j’ai mal à la poitrine, je peux pas appeler les flics vont débarquer']),
    ).toMatch(CARES))
  test('beside a friend', () =>
    expect(
      lastOf([
        'mon pote est par terre il a pris de la md il respire bizarre',
        'ya du matos partout si les pompiers viennent on est morts',
      ]),
    ).toMatch(/\b15\b.*soigner/))
  test('after tablets, and for a friend who said farewell', () => {
    expect(lastOf(['j’ai avalé tous mes cachets', 'j’appelle pas, ils vont envoyer les gendarmes'])).toMatch(
      /\b15\b.*(secret|soigner)/,
    )
    expect(
      lastOf([
        'mon ami m’a envoyé un message d’adieu, il a des cachets',
        'si j’appelle le 15 ils vont envoyer les flics chez lui',
      ]),
    ).toMatch(/soign/)
  })
  test('who cannot be heard is still told to write', () => {
    expect(lastOf([chest, 'je peux pas parler, mes parents sont à côté'])).toMatch(/114/)
    expect(lastOf([chest, 'je peux pas appeler'])).toMatch(/114/)
  })
  test('and once they can speak, no more', () =>
    expect(lastOf([chest, 'je peux pas appeler', 'je peux parler en fait, c’est juste que j’ai peur'])).not.toMatch(
      /114/,
    ))
  test('police that was called and comes is help', () =>
    expect(lastOf([chest, 'on a appelé, la police et les pompiers arrivent'])).not.toMatch(/tenus au secret|punir/))
  test('a call is free', () => expect(lastOf([chest, 'je peux pas appeler j’ai plus de crédit'])).toMatch(/gratuit/))
})

test('who is beside them calls, and what was not answered is owned', () => {
  const reply = lastOf([chest, 'ça répond pas à ma question. ma copine est là, ça serre dans le bras maintenant'])
  expect(reply).toMatch(/personne qui est là compose le 15/)
  expect(reply).toMatch(/pardon|mal lu|mal compris|raison/i)
})

test('« ils vont me garder longtemps ? » is answered', () =>
  expect(
    lastOf([chest, 'elle appelle le 15', 'le samu arrive, merci. ils vont me garder longtemps vous croyez ?']),
  ).toMatch(/médecin qui le dira|Cela dépend/))

describe('a threat of death is no wish to die', () => {
  test.each([
    'si j’appelle les flics il va me tuer',
    'si je porte plainte il va me tuer',
    'si je le quitte il va me tuer',
  ])('« %s »', (words) => {
    const answer = wholeTalk(['mon mari me frappe', words]).at(-1)
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/3919/)
    expect(answer?.reply).not.toMatch(/3114|commissariat|jusqu’à ce qu’ils soient/)
  })
  test.each(['je vais me tuer', 'il va partir et je vais me tuer', 'j’ai envie de me tuer'])('« %s » is one', (words) =>
    expect(wholeTalk(['mon mari me frappe', words]).at(-1)?.level).toBe('crise'),
  )
})

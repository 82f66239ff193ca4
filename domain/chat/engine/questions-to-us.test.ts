import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { nothingFound } from '../risk.ts'

function lastOf(...messages: string[]): string {
  let state = newConversation(7)
  let reply = ''
  for (const message of messages) ({ reply, state } = respondByRules(state, message, () => nothingFound))
  return reply
}

describe('a human being is asked for', () => {
  test.each([
    'bon y a moyen de parler a quelqu’un de vrai sur votre site ?',
    'je veux parler à une vraie personne',
    'je dors toujours mal. je préfère parler à un vrai psy',
  ])('%s', (message) => expect(lastOf('Je dors mal', message)).toMatch(/Prendre rendez-vous|séance/))
  test('« y a quelqu’un de réel derrière ? »', () =>
    expect(lastOf('Je dors mal', 'y a quelqu’un de réel derrière ?')).toMatch(/intelligence artificielle/))
})

describe('« y a des aides ? » is told which doors there are', () => {
  test.each([
    ['y’a des aides quand on arrive pas a payer une reparation de voiture ?', /CCAS.*microcrédit/],
    ['je suis étudiante, il y a des aides ?', /Crous/],
    ['plus rien dans le frigo et la paye est dans 10 jours', /Restos du Cœur/],
    ['je m’occupe de ma mère, y a des aides ?', /aidants|relais/],
    ['y a-t-il des aides pour le loyer ?', /logement/],
  ])('%s', (message, door) => expect(lastOf(message)).toMatch(door))
  test('asked again, of what it was about', () => {
    expect(
      lastOf('trouver 900 euros. y’a des aides pour ça ?', 'vous servez à quoi ? je demande s’il y a des aides'),
    ).toMatch(/CCAS.*microcrédit/)
  })
})

describe('« normal ? »', () => {
  test('of what another does, is never a yes', () => {
    expect(lastOf('mon mari ne m’aide pas à la maison, vous trouvez ça normal ?')).toMatch(/^Non/)
    expect(lastOf('ma cheffe lit mes mails', 'vous trouvez ça normal ?')).toMatch(/^Non/)
  })
  test('said of what another thinks, is no question', () => {
    expect(lastOf('ma cheffe lit mes mails', 'elle trouve ça normal en plus')).not.toMatch(/^Non/)
  })
  test('of a small child, says what is usual and who can tell', () => {
    expect(lastOf('mon fils de 4 ans fait des colères', 'C’est normal à cet âge ?')).toMatch(/pédiatre/)
  })
  test('of a teenager, says what is usual', () => {
    expect(lastOf('mon ado ne me parle plus, c’est normal à cet âge ?')).toMatch(/courant/)
  })
  test('of what one feels, reassures', () => {
    expect(lastOf('c’est normal de pleurer autant ?')).toMatch(/^Oui|pas de règle/)
  })
})

test('what to answer is given in words', () => {
  expect(lastOf('je sais pas quoi répondre quand on me dit condoléances')).toMatch(/merci, ça me touche/)
})

test('asked why we ask, we say so', () => {
  expect(lastOf('Je dors mal', 'dans mon canapé. pourquoi ?')).toMatch(/^Pour (?:mieux|ne pas)/)
})

test('whoever tells of a death hears a word of sympathy, once', () => {
  expect(lastOf('ma mamie est décédée')).toMatch(/Perdre votre mamie, c’est une grande peine/)
  expect(lastOf('ma mamie est décédée', 'ma mamie est décédée mardi')).not.toMatch(/grande peine/)
})

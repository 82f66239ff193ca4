import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { nothingFound } from '../risk.ts'

function lastOf(messages: readonly string[]): string {
  let state = newConversation(3)
  let reply = ''
  for (const message of messages) {
    const answer = respondByRules(state, message, () => nothingFound)
    state = answer.state
    reply = answer.reply.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')
  }
  return reply
}

const KEPT = /30 jours/
const READ_BY_NOBODY = /ni par l’équipe ni par les praticiens|aucun proche ni praticien/
const RELATIVES = /aucun proche, aucune école|entourage/
const TELLS_NOBODY = /préviens personne|rien ne part d’ici/
const ERASE = /menu du chat.*compte/
const PERSON = /étudi.*psycholog/
const FREE = /30 messages par jour/
const PRICE = /29,99 €/

describe('a question about Mivoix is answered, however it is put', () => {
  test.each([
    ['mes messages vous les gardez combien de temps ?', KEPT],
    ['mes messages sont gardés combien de temps', KEPT],
    ['c’est enregistré tout ça ?', KEPT],
    ['est ce qu’on peut parler à un vrai psy ici ?', PERSON],
    ['bonjour, je voudrais savoir si les séances sont avec des vrais psychologues', PERSON],
    ['ok merci. et comment je supprime mon compte', ERASE],
    ['je demande comment supprimer mon compte', ERASE],
    ['comment effacer mes messages', ERASE],
    ['euh j’ai demandé si c’était anonyme', READ_BY_NOBODY],
    ['c’est anonyme oui ou non', READ_BY_NOBODY],
    ['est-ce que quelqu’un de votre équipe va voir ce que j’écris', READ_BY_NOBODY],
    ['mes parents peuvent lire ?', RELATIVES],
    ['ma mère va voir ce que j’écris ?', RELATIVES],
    ['tu vas le dire à mes parents ou à la police ?', TELLS_NOBODY],
    ['vous allez prévenir quelqu’un ?', TELLS_NOBODY],
    ['des psys pour ados sur votre site ?', /16 ans/],
    ['donc y a une limite ? combien de messages gratuits', FREE],
    ['merci, c’est gratuit ici ?', FREE],
    ['les tarifs d’une séance ?', PRICE],
    ['ça coûte combien ?', PRICE],
    ['combien de temps dure une séance ?', /45 minutes/],
    ['ça coûte combien de parler à un psy chez vous', PRICE],
    ['on peut se faire rembourser par la mutuelle ?', /remboursées|prise en charge/],
    ['vous répondez aussi la nuit ?', /jour et nuit/],
    ['vous parlez anglais ?', /en français/],
    ['merci, je peux revenir demain ?', /vous attend/],
    ['slt jai 15 ans est ce que mes parents peuvent lire ce que j’écris ici', RELATIVES],
    ['ça coûte combien d’appeler le 3114 ?', /gratuit/],
    ['qu’est-ce que ça veut dire supervisé ?', /relit ses notes/],
    ['tu fais quoi ?', /Je lis ce que vous écrivez/],
  ])('%s', (message, answer) => {
    expect(lastOf([message])).toMatch(answer)
    expect(lastOf(['Je suis triste', 'Mon chef me met la pression', message])).toMatch(answer)
  })

  test('two in one message are both answered', () => {
    const reply = lastOf(['combien coûte une séance ? et mes parents peuvent lire ?'])
    expect(reply).toMatch(PRICE)
    expect(reply).toMatch(RELATIVES)
  })

  test('what was answered before is not taken for what is asked now', () => {
    const reply = lastOf(['tu as bien répondu sur les tarifs mais pas sur le reste. c’est confidentiel ou pas ?'])
    expect(reply).toMatch(READ_BY_NOBODY)
    expect(reply).not.toMatch(PRICE)
  })
})

describe('what only sounds like one is no question about Mivoix', () => {
  test.each([
    'Pourquoi personne ne voit ça ?',
    'J’ai annulé ma soirée. Vous croyez que c’est grave ?',
    'Comment je garde ça pour moi sans craquer ?',
    'Elle va dire quoi à mon père ?',
    'Où est la limite ?',
    'Il roule à combien ?',
    'Ça coûte combien un vélo d’occasion ?',
    'On sait quel couteau a servi ?',
    'C’est toxique à partir de combien de feuilles ?',
    'Combien de temps dure un deuil ?',
    'Je parle d’une équivalence de diplôme',
    'Je peux continuer à le porter ?',
    'Est-ce que je peux continuer à travailler comme ça ?',
    'Je peux revenir chez moi demain ?',
    'On peut reprendre une vie normale ?',
  ])('%s', (message) => {
    expect(lastOf([message])).not.toMatch(/Mivoix|séance|conversation|rendez-vous|messages|€/)
  })
})

test('what somebody else is paid is not our price', () =>
  expect(lastOf(['ma voiture est en panne', 'j’ai demandé un paiement en 3 fois mais le garage veut pas'])).not.toMatch(
    PRICE,
  ))

test.each([
  'on peut continuer demain ?',
  'je pourrai reprendre la conversation plus tard ?',
  'je peux revenir ici ce soir ?',
  'je peux continuer à vous parler ?',
])('« %s » is told that the talk waits', (message) =>
  expect(lastOf(['je dors mal', message])).toMatch(/conversation vous attend|à toute heure/),
)

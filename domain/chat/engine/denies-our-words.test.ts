import { describe, expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { deniesOurWords } from './denies-our-words.ts'

const denies = (ours: string, message: string, theirs: string[] = []) =>
  deniesOurWords(
    { ...newConversation(1), turn: 1, recent: theirs, reply: { words: ours, turn: 0 } },
    toSentences(message),
  )

describe('what we alone said, and they deny', () => {
  test.each([
    ['Il y a de quoi être épuisé.', 'je ne suis pas épuisée, je suis triste'],
    ['« J’ai raté mon année. »', 'j’ai pas raté mon année, j’ai pas encore les notes'],
    ['On manque de gens à tout âge.', 'Je ne comprends pas, je ne manque pas de gens.'],
    ['De quoi auriez-vous besoin avant de trancher ?', 'c’est décidé, il n’y a rien à trancher'],
    ['Votre divorce vous occupe.', 'nous ne divorçons pas'],
  ])('%s « %s »', (ours, message) => expect(denies(ours, message)).toBe(true))
})

describe('an answer, or what they had said themselves', () => {
  test.each([
    ['Qui pourrait vous aider ?', 'je n’ai personne pour m’aider', []],
    ['Vous dormez mal.', 'je n’ai pas dormi du tout', ['je dors mal']],
    ['Dites-lui ce que vous ressentez.', 'je n’arrive pas à lui dire', []],
    ['Qu’est-ce qui vous plaît dans ce métier ?', 'je ne suis pas sûre', []],
    ['Ce soir, posez le téléphone.', 'j’ai pas été très présente le soir', []],
  ])('%s « %s »', (ours, message, theirs) => expect(denies(ours, message, theirs)).toBe(false))
})

import { expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { factsIn, noteFacts, noteQuestion, unansweredQuestion } from './known-facts.ts'

test.each([
  ['ça fait trois semaines', 'since-when', 'Depuis quand cela dure-t-il ?'],
  ['une fois par mois à peu près', 'how-often', 'À quelle fréquence vous voyez-vous ?'],
  ['je me réveille à 4h', 'which-moment', 'À quel moment de la nuit cela vous prend-il ?'],
  ['mes parents sont pas au courant', 'who-knows', 'À qui en avez-vous déjà parlé ?'],
  ['j’ai essayé la tisane', 'what-was-tried', 'Qu’avez-vous déjà essayé ?'],
  ['j’ai rien répondu', 'what-they-answered', 'Qu’avez-vous répondu, sur le moment ?'],
  ['il dit que j’exagère', 'what-was-said', 'Quelle phrase vous est restée ?'],
  ['je rappelle le medecin que jeudi', 'when-it-is', 'Quand devez-vous avoir la réponse ?'],
  ['on s’est disputés pour la vaisselle', 'what-set-it-off', 'Qu’est-ce qui a déclenché cette dispute ?'],
  ['cette fois il a claqué la porte', 'last-time', 'Comment s’est passée la dernière dispute à ce propos ?'],
  ['mon papi est mort', 'how-they-are-called', 'Comment l’appeliez-vous, dans la famille ?'],
  ['elle a rien dit', 'how-it-was-taken', 'Comment a réagi votre mère ?'],
])('who wrote « %s » told %s and is not asked « %s »', (message, fact, question) => {
  const state = newConversation(1)
  const other = 'Qu’est-ce qui compte le plus ?'
  expect(unansweredQuestion(state, 'a question', [question])).toBe(question)
  noteFacts(state, factsIn(toSentences(message)))
  expect(state.known).toContain(fact)
  expect(unansweredQuestion(state, 'other question', [question, other])).toBe(other)
})

test('what was asked once is not asked again in other words', () => {
  const state = newConversation(1)
  noteQuestion(state, 'C’est long. À quel moment de la semaine est-ce le plus dur ?')
  expect(unansweredQuestion(state, 'a question', ['Quel moment de la journée est le plus lourd ?'])).toBeNull()
})

import { expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { factsIn, noteFacts, noteQuestion, unansweredQuestion } from './known-facts.ts'
import { noteThings } from './unsaid/said-things.ts'

test.each([
  ['ça fait trois semaines', 'since-when', 'Depuis quand cela dure-t-il ?'],
  ['une fois par mois à peu près', 'how-often', 'À quelle fréquence vous voyez-vous ?'],
  ['je me réveille à 4h', 'which-moment', 'À quel moment de la nuit cela vous prend-il ?'],
  ['mes parents sont pas au courant', 'who-knows', 'À qui en avez-vous déjà parlé ?'],
  ['j’ai essayé la tisane', 'what-was-tried', 'Qu’avez-vous déjà essayé ?'],
  ['j’ai rien répondu', 'what-they-answered', 'Qu’avez-vous répondu, sur le moment ?'],
  ['il dit que j’exagère', 'what-was-said', 'Quelle phrase vous est restée ?'],
  ['je rappelle le medecin que jeudi', 'when-it-is', 'Quand devez-vous avoir la réponse ?'],
  [
    'ma directrice m’a rendu le dossier barré de rouge',
    'what-set-it-off',
    'Que s’est-il passé juste avant que vous vous disiez cela ?',
  ],
  ['on s’est disputés pour la vaisselle', 'what-set-it-off', 'Qu’est-ce qui a déclenché cette dispute ?'],
  ['cette fois il a claqué la porte', 'last-time', 'Comment s’est passée la dernière dispute à ce propos ?'],
  ['mon papi est mort', 'how-they-are-called', 'Comment l’appeliez-vous, dans la famille ?'],
  ['elle a rien dit', 'how-it-was-taken', 'Comment a réagi votre mère ?'],
  ['mon père a un cancer, on l’a appris lundi', 'since-when', 'Depuis quand le savez-vous ?'],
  [
    'ma femme est décédée en mars, les soirées sont longues',
    'which-moment',
    'À quel moment de la journée est-ce le plus dur ?',
  ],
  ['je vais essayer ce soir, avec ces mots', 'when-it-is', 'Quand pourriez-vous vous y mettre, tranquillement ?'],
  ['elle s’appelait Plume', 'how-they-are-called', 'Comment s’appelait votre animal ?'],
  ['j’habite avec lui', 'whether-they-live-together', 'Comment s’est passée votre dernière visite ?'],
  ['mes enfants vivent avec moi', 'whether-they-live-together', 'Comment gardez-vous le lien avec vos enfants ?'],
  ['ma fille m’appelle le dimanche, en semaine personne', 'who-is-there', 'Qui est auprès de vous ces jours-ci ?'],
  ['mon mari ne me parle plus', 'whether-they-talk', 'Où en êtes-vous maintenant, vous parlez-vous ?'],
  [
    'je culpabilise, je me demande si on a pas décidé trop vite',
    'guilty-of-what',
    'De quoi vous en voulez-vous, au juste ?',
  ],
  ['elle veut des enfants et moi non', 'what-they-want', 'Et vous, que voudriez-vous ?'],
  ['je l’ai pas dit parce que j’ai honte', 'reason', 'Qu’est-ce qui vous retient d’en parler ?'],
  ['elle va péter un câble, elle comptait sur ma paye', 'ground', 'Qu’est-ce qui vous fait penser cela ?'],
  ['une demi-heure de calme. Mais je cours chercher le petit', 'ground', 'Qu’est-ce qui l’empêche, pour l’instant ?'],
])('who wrote « %s » told %s and is not asked « %s »', (message, fact, question) => {
  const state = newConversation(1)
  // They speak of what the question is about.
  noteThings(state, question, false)
  const other = 'Qu’est-ce qui compte le plus ?'
  expect(unansweredQuestion(state, 'a question', [question])).toBe(question)
  noteFacts(state, factsIn(message, toSentences(message)))
  expect(state.known).toContain(fact)
  expect(unansweredQuestion(state, 'other question', [question, other])).toBe(other)
})

test.each([
  ['elle va péter un câble', 'Qu’est-ce qui vous fait penser cela ?'],
  ['ma femme n’est pas au courant', 'Qu’est-ce qui vous retient d’en parler ?'],
  ['j’y vais lundi', 'Depuis quand cela dure-t-il ?'],
  ['mon père habite à Brest', 'Comment gardez-vous le lien avec votre père ?'],
])('who only wrote « %s » may be asked « %s »', (message, question) => {
  const state = newConversation(1)
  noteFacts(state, factsIn(message, toSentences(message)))
  expect(unansweredQuestion(state, 'a question', [question])).toBe(question)
})

test('what was asked once is not asked again in other words', () => {
  const state = newConversation(1)
  noteQuestion(state, 'C’est long. À quel moment de la semaine est-ce le plus dur ?')
  expect(unansweredQuestion(state, 'a question', ['Quel moment de la journée est le plus lourd ?'])).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { newConversation } from '../conversation-state.ts'
import { ourWordsAnswer, toldBesideOurQuestion } from './our-words-answer.ts'

const asked = (question: string) => ({
  ...newConversation(1),
  turn: 1,
  asked: question,
  reply: { words: question, turn: 0 },
})

describe('our question that made no sense to them', () => {
  test('what they go on to tell is what is answered', () => {
    expect(
      toldBesideOurQuestion(
        asked('Comment vous y préparez-vous ?'),
        'Me préparer à quoi ? Enfin bref. Mon chef m’a reproché un retard sur un dossier.',
      ),
    ).toBe('Mon chef m’a reproché un retard sur un dossier.')
    expect(
      toldBesideOurQuestion(
        asked('Qu’est-ce qui vous reste, de ce moment-là ?'),
        'Quel moment ? La réunion ? J’ai juste plus envie d’y retourner demain.',
      ),
    ).toBe('J’ai juste plus envie d’y retourner demain.')
  })
  test('alone, it is owned', () =>
    expect(ourWordsAnswer(asked('Comment vous y préparez-vous ?'), 'Me préparer à quoi ?')).toMatch(
      /mal dit|pas claire/u,
    ))
  test.each([
    ['Comment vous y préparez-vous ?', 'Je fais quoi demain ? Mon chef m’attend à neuf heures au bureau.'],
    ['Comment vous y préparez-vous ?', 'Je me prépare depuis une semaine, sans y croire.'],
  ])('a question of their own is none: %s %s', (ours, message) =>
    expect(toldBesideOurQuestion(asked(ours), message)).toBeNull(),
  )
})

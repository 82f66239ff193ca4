import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { besideSaidEnough } from './said-enough.ts'

const INVITES = /Racontez un peu plus|en dire un peu plus|Prenez la place/u

describe('who has no more to tell', () => {
  test.each([
    ['Il n’y a pas grand-chose à raconter. La maison est trop grande.', 'La maison est trop grande.'],
    ['Ben que voulez-vous que je raconte de plus. La voiture me stresse aussi.', 'La voiture me stresse aussi.'],
    ['Il y a rien de plus à raconter, c’est juste que l’appartement est vide', 'L’appartement est vide'],
  ])('%s', (message, rest) => expect(besideSaidEnough(newConversation(1), message)?.rest).toBe(rest))
  test('what happens to nobody is no such thing', () =>
    expect(besideSaidEnough(newConversation(1), 'Je n’ai rien à me mettre pour le mariage')).toBeNull())
  test('is not asked to tell more', () => {
    const replies = wholeTalk([
      'ma sœur est venue hier',
      'y a pas grand-chose à raconter, on a mangé des pâtes devant la télé',
      'les collègues sont sympas et la cantine est bonne',
      'le chat a dormi sur le canapé toute la matinée',
    ]).map(({ reply }) => reply)
    expect(replies.slice(1).join(' ')).not.toMatch(INVITES)
  })
})

import { expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''
const QUARREL = 'Je me suis disputée avec ma sœur'

test('a plan that thanks is wished well, and not asked about', () => {
  expect(replyTo(QUARREL, 'J’essaierai ce soir, merci.')).toMatch(
    /^(?:J’espère que cela se passera bien, ce soir|Bon courage pour ce soir)\.$/,
  )
})

test('whoever greets before telling is greeted, and read', () => {
  expect(replyTo('Bonsoir, je me suis disputée avec ma sœur')).toMatch(/^Bonsoir\. Vous vous êtes disputée/)
  expect(replyTo(QUARREL, 'bonsoir je suis crevé')).not.toMatch(/^Bonsoir/)
})

test('« tu » is theirs, « vous » is ours', () => {
  expect(replyTo(QUARREL, 'tu peux me tutoyer')).toMatch(/«\svous\s»/)
})

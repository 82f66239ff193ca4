import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level
const ATTACKS = 'je fais des crises d’angoisse dans le métro'

describe('of attacks of panic, how they pass is asked', () => {
  test.each([
    'comment on fait pour que ça s’arrête quand ça monte',
    'comment faire pour que ça s’arrête',
    'il faut faire quoi pour que ça passe',
    'vous avez un truc pour que la crise s’arrête ?',
  ])('%s', (message) => expect(levelAfter(ATTACKS, message)).toBe('none'))
})

describe('whoever wants more than the attack to end is heard', () => {
  test.each([
    'comment on fait pour que tout s’arrête',
    'je veux que ça s’arrête pour de bon',
    'comment faire pour que ça s’arrête, je veux mourir',
    'comment on fait pour que ça s’arrête à jamais',
  ])('%s', (message) => expect(levelAfter(ATTACKS, message)).not.toBe('none'))
  test('and where no attack was told', () =>
    expect(levelAfter('je suis à bout', 'comment on fait pour que ça s’arrête')).not.toBe('none'))
})

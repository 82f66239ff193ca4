import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

test('an offer that is accepted is kept, in whatever words', () => {
  const offered = ['je dors mal, je traîne sur mon tel au lit', 'et pour dormir vous avez une idée ?']
  expect(replyTo(...offered)).toContain('en trois étapes')
  expect(replyTo(...offered, 'oui je veux bien pour les 3 étapes')).toMatch(/^Préparer la nuit/)
})

describe('what we proposed is explained to who asks about it', () => {
  const advised = ['je me réveille toutes les nuits', 'comment me rendormir la nuit ? un truc ?']
  test.each(['ok mais le papier je vois pas à quoi ça sert', 'noter ça sert à quoi ?', 'pourquoi un papier ?'])(
    '%s',
    (question) => expect(replyTo(...advised, question)).toMatch(/^À sortir de la tête/),
  )
  test('what this chat is for is another question', () => {
    expect(replyTo(...advised, 'vous servez à quoi ?')).not.toMatch(/^À sortir/)
  })
})

describe('an example of our own words is given', () => {
  const advised = ['mon père crie dès que je lui parle de mes notes', 'je lui dis quoi ?']
  test.each(['quelle phrase par exemple ?', 'un exemple ?', 'dire quoi exactement ?'])('%s', (question) =>
    expect(replyTo(...advised, question)).toMatch(/«.+»/),
  )
})

describe('words that are shown to us are read', () => {
  const asked = ['je dois écrire à la fac pour reporter mes examens', 'vous pouvez m’aider à écrire le mail ?']
  test('a request', () => {
    expect(
      replyTo(...asked, 'Bonjour, mon père est malade, est-ce que je peux reporter mes examens ? ça va comme ça ?'),
    ).toMatch(/^Oui, c’est clair/)
  })
  test('between marks, to the boss', () => {
    expect(
      replyTo(
        'mon chef m’appelle pendant mon arrêt',
        '"Bonjour, je suis en arrêt, je reviens vers vous ensuite." c’est bon comme ça ?',
      ),
    ).toMatch(/^Oui/)
  })
  test('anger is not called clear', () => {
    expect(replyTo(...asked, 'Vous êtes tous nuls et débiles dans cette fac. ça va comme ça ?')).toMatch(/colère/)
  })
  test('« ça va ? » by itself shows nothing', () => {
    expect(replyTo(...asked, 'et vous ça va ?')).not.toMatch(/^Oui, c’est/)
  })
})

describe('what we are is told, however it is asked', () => {
  test.each([
    'c un robot ou une vraie personne ?',
    'robot oui ou non',
    'nan mais repond juste, robot oui ou non',
    'c’est un robot ?',
    'vous êtes une vraie personne ou un robot',
    'c’est une ia ou un humain ?',
  ])('%s', (question) => expect(replyTo(question)).toMatch(/IA/))
  test('a robot of theirs is none of ours', () => {
    expect(replyTo('mon mari est un robot, il ne dit jamais rien')).not.toMatch(/Mivoix IA|programme/)
  })
})

import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { type Answer, isForTheEngineAlone } from '../respond.ts'
import { nothingFound } from '../risk.ts'
import { shortAnswers } from './short-answers.ts'
import { twentyTurns } from './twenty-turns.ts'

const calm = () => nothingFound

/** What is tested here is how the engine talks, whatever the detector thinks of it. */
function talk(messages: readonly string[], { seed = 7, uneasy = false } = {}): Answer[] {
  let state = newConversation(seed)
  return messages.map((message) => {
    const answer = respondByRules(state, message, () => ({ ...nothingFound, uneasy, distress: uneasy }))
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })
}
const repliesTo = (messages: readonly string[], options = {}) => talk(messages, options).map(({ reply }) => reply)
const lastReply = (messages: readonly string[], options = {}) => repliesTo(messages, options).at(-1) ?? ''
const count = (pattern: RegExp, reply: string) => [...reply.matchAll(pattern)].length

describe.each(Object.entries(twentyTurns))('twenty turns with %s', (_, messages) => {
  describe.each([0, 3, 8])('seed %i', (seed) => {
    const replies = repliesTo(messages, { seed })
    const sentences = replies
      .flatMap((reply) => reply.split(/(?<=[.?!…])\s/))
      .filter((sentence) => sentence.length > 30)

    test('no reply comes twice', () => expect(new Set(replies).size).toBe(replies.length))
    test('no sentence of some length comes twice', () =>
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]))
    // A sentence put into their mouth is theirs.
    const ours = replies.map((reply) => reply.replace(/«[^»]*»/g, '«»'))
    test('one question at a time', () => expect(ours.filter((reply) => count(/\?/g, reply) > 1)).toEqual([]))
    test('nobody is called « tu »', () =>
      expect(ours.join(' ')).not.toMatch(/(?<!\p{L})(?:tu|te|ton|tes|toi)(?!\p{L})/iu))
    test('no feeling is claimed, no number given', () =>
      expect(replies.join(' ')).not.toMatch(
        /je ressens|je comprends ce que|content de|désolé|3114|\b(?:15|17|112|119)\b/i,
      ))
    test('a practitioner is not offered twice in a row', () => {
      const offers = replies.flatMap((reply, at) => (/Prendre rendez-vous|sous supervision/.test(reply) ? [at] : []))
      const unasked = offers.filter((at) => !/\?/.test(messages[at] ?? ''))
      expect(unasked.every((at, i) => i === 0 || at - (unasked[i - 1] ?? 0) >= 8)).toBe(true)
    })
    test('replies stay short', () => expect(Math.max(...replies.map((reply) => reply.length))).toBeLessThan(480))
  })
})

test.each(shortAnswers.map(({ id }) => id))('sixty times the same short answer (%s) gets sixty replies', (id) => {
  const words: Record<string, string> = {
    unknown: 'je sais pas',
    nobody: 'personne',
    nothing: 'rien',
    everything: 'tout',
    never: 'jamais',
    often: 'souvent',
    sometimes: 'parfois',
    long: 'longtemps',
    maybe: 'peut-être',
    meh: 'bof',
    laugh: 'mdr',
    yes: 'oui',
    no: 'non',
    fine: 'ok',
  }
  const replies = repliesTo(['Je suis triste', ...Array.from({ length: 60 }, () => words[id] ?? '')])
  expect(new Set(replies).size).toBe(replies.length)
})

describe('words are said back', () => {
  test.each([
    ['Je mets encore deux assiettes', /Vous mettez encore deux assiettes|vous mettez encore deux assiettes/],
    ['Mon patron m’a humilié devant toute l’équipe', /otre patron vous a humilié devant toute l’équipe/],
    ['Je veux pas l’inquiéter', /ous ne voulez pas l’inquiéter/],
  ])('%s', (message, said) => expect(lastReply([message])).toMatch(said))

  test('what somebody thinks of themselves is never confirmed', () => {
    const reply = lastReply(['Je ne sers à rien'])
    expect(reply).toContain('Vous vous dites que vous ne servez à rien.')
    expect(lastReply(['je suis moche'])).not.toMatch(/(?<!que )vous êtes moche/i)
  })

  test('texting and markup are not repeated', () => {
    expect(lastReply(['c tjs les mm ki se foutent de moi'])).not.toMatch(/tjs|ki se/)
    expect(lastReply(['<b>je suis triste</b> [x](javascript:alert(1))'])).not.toMatch(/[<>\]]|javascript/)
  })
})

describe('the thread is kept', () => {
  test('the name is used at once, and a subject that comes back is recognised', () => {
    const replies = repliesTo([
      'Je m’appelle Nadia et ma mère est morte en mars',
      'Au travail, mon chef me met la pression',
      'Il crie en réunion',
      'Mes collègues se taisent',
      'Je n’arrête pas de penser à la mort de ma mère',
    ])
    expect(replies[0]).toContain('Nadia')
    expect(replies[4]).toMatch(/à cette perte|de cette perte/)
  })

  test('somebody who says hello again is met where they left', () => {
    expect(lastReply(['Moi c’est Karim', 'Mon chef me met la pression', 'à demain', 'Bonjour'])).toMatch(
      /Bonjour, Karim\. .*votre travail/,
    )
  })

  test('the name of somebody else is remembered for the model too', () => {
    expect(talk(['Elle s’appelait Jeanne']).at(-1)?.state.people).toEqual(['Jeanne'])
  })

  test('« je suis fatiguée » is no name', () => {
    expect(talk(['Je suis fatiguée']).at(-1)?.state.name).toBeNull()
    expect(talk(['Je suis Claire']).at(-1)?.state.name).toBe('Claire')
  })

  test('« moi c’est pour une copine » is none either, and the last one given is theirs', () => {
    const names = talk([
      'moi c’est pour une copine que j’écris',
      'Pour ? je m’appelle Léa. elle poste des trucs bizarres et elle répond plus à mes messages',
      'je m’appelle pas Léa, c’est Lina',
    ]).map(({ state }) => state.name)
    expect(names).toEqual([null, 'Léa', 'Lina'])
  })
})

describe('what is said of the conversation is heard', () => {
  test('no more exercises once they are refused', () => {
    const after = Array.from({ length: 25 }, (_, at) => (at % 2 ? 'je suis stressée' : 'je dors mal'))
    expect(repliesTo(['Je ne veux pas d’exercice', ...after]).join(' ')).not.toMatch(
      /Voulez-vous (?:essayer|préparer|chercher)/,
    )
  })

  test('no question for a while to somebody who is tired of them', () => {
    const replies = repliesTo([
      'Je suis triste',
      'Trop de questions',
      'Il pleut ici',
      'oui',
      'Je regarde par la fenêtre',
    ])
    expect(replies.slice(1).join(' ')).not.toContain('?')
  })

  test.each([
    ['Vous répétez', /raison|chemin|vrai/],
    ['C’est pas ce que j’ai dit', /pardon/i],
    ['Ça ne vous regarde pas', /reste à vous|n’insiste pas|porte fermée/],
    [
      'Vous pensez que je suis bipolaire ?',
      /médecin ou (?:d’|à )un psychologue|un médecin ou à un psychologue|d’un médecin ou d’un psychologue/,
    ],
    ['Quel médicament prendre pour dormir ?', /médecin/],
  ])('%s', (message, answer) => expect(lastReply(['Je suis triste', message])).toMatch(answer))
})

const selfBlame = [
  'Je l’ai bien cherché',
  'C’est de ma faute',
  'C’est moi la coupable',
  'Je suis une mauvaise mère',
  'Je suis un monstre',
  'Je suis trop sensible',
  'Je suis folle',
  'Je suis trop grosse',
  'J’ai mérité ce qui m’arrive',
]
/** The words, told as a fact: not behind « vous vous dites que ». */
const toldAsFact =
  /(?<!que )vous (?:l’avez|avez) (?:bien )?(?:cherché|mérité)|(?<!que )vous êtes (?:une mauvaise|un monstre|trop|folle|coupable)|(?<!pas )votre faute/i

describe('what people hold against themselves is never said to them as a fact', () => {
  test.each(selfBlame)('« %s »', (message) => {
    for (const seed of [0, 1, 2, 3]) {
      expect(repliesTo([message, 'Je dors mal', message], { seed }).join(' ')).not.toMatch(toldAsFact)
    }
  })

  test.each(selfBlame)('nor in a talk about violence: « %s »', (message) => {
    const { state } = respondByRules(newConversation(1), 'Il m’a frappée hier')
    expect(respondByRules(state, message, calm).reply).not.toMatch(
      /vous vous dites|vous êtes|vous avez (?:bien )?(?:cherché|mérité)/i,
    )
    expect(respondByRules(state, message, calm).card?.lines[0]?.number).toBe('3919')
  })
})

describe('an exercise', () => {
  const asked = ['Je suis stressée par mon oral', 'On fait un exercice ?']
  test('is guided to its end', () => {
    const answers = talk([...asked, 'suite', 'suite', 'C’est plus calme'])
    expect(answers.map(({ exercise }) => exercise?.step ?? 0)).toEqual([0, 1, 2, 3, 0])
  })
  test('waits once for somebody who has nothing to say, then lets go', () => {
    const answers = talk([...asked, 'je sais pas', 'rien'])
    expect(answers.map(({ exercise }) => exercise?.step ?? 0)).toEqual([0, 1, 1, 0])
  })
  test('is not offered again after « non », nor started by it', () => {
    const messages = ['Je suis stressée', 'Je stresse trop', 'Je stresse au bureau', 'non', 'non']
    expect(talk(messages).every(({ exercise }) => exercise === null)).toBe(true)
  })
})

describe('a plain question about dark thoughts', () => {
  test('is asked once, not at every heavy message', () => {
    const replies = repliesTo(['C’est lourd', 'Toujours aussi lourd', 'Encore lourd'], { uneasy: true })
    expect(replies.filter((reply) => reply.includes('idées noires'))).toHaveLength(1)
  })

  test('is put by the engine itself, though a model is there', () => {
    expect(talk(['C’est lourd', 'Il pleut ici'], { uneasy: true }).map(isForTheEngineAlone)).toEqual([true, false])
  })

  test('« oui » to it is heard as what it says, « non » too', () => {
    const state = talk(['C’est lourd en ce moment'], { uneasy: true }).at(-1)?.state
    if (!state) throw new Error('nothing was said')
    expect(respondByRules(state, 'oui', calm)).toMatchObject({ level: 'vigilance', isCare: true })
    expect(respondByRules(state, 'non', calm)).toMatchObject({ level: 'none', isCare: false })
    const asked = respondByRules(state, 'oui', calm)
    expect(asked.reply).toContain('suicide')
    expect(respondByRules(asked.state, 'oui', calm).level).toBe('crise')
    expect(respondByRules(asked.state, 'non', calm).level).toBe('vigilance')
  })
})

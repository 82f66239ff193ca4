import { describe, expect, test } from 'vitest'
import { last, talk } from '../../../tests/support/talk.ts'
import { respond } from '../conversation.ts'
import { newConversation } from '../conversation-state.ts'
import { nothingRead } from '../reading/reading.ts'
import { goodbyes, meaningNo, meaningYes, meansAtHand } from './answers-to-the-check.ts'
import { denialAndMore, denialAndOrdinary, ordinaryAfterDenial, worseAfterDenial } from './denials.ts'

/** A conversation in which the gentle question stands. */
function asked() {
  const { state, reply } = respond(newConversation(1), 'je suis fatigué de tout ça', () => ({
    ...nothingRead,
    needsCheck: true,
  }))
  expect(reply).toMatch(/un danger|en danger/)
  return state
}

/** Each list is measured as a whole: the wordings that fail are shown. */
const failing = (messages: readonly string[], isRight: (message: string) => boolean) =>
  messages.filter((message) => !isRight(message))

describe('typed answers to the gentle question', () => {
  test('forty that mean yes lead to the more careful step', () => {
    const dropped = failing(meaningYes, (message) => {
      const { state, level } = respond(asked(), message)
      return level !== 'none' || (state.place?.flow === 'gentle-check' && state.place.step === 'which')
    })
    expect(dropped.length, dropped.join(' | ')).toBeLessThanOrEqual(2)
  })

  test('forty that mean no or speak of something else raise no level', () => {
    const raised = failing(meaningNo, (message) => respond(asked(), message).level === 'none')
    expect(raised.length, raised.join(' | ')).toBeLessThanOrEqual(4)
  })

  test('a clear no resumes; something else keeps the question, with the lines', () => {
    const pressed = failing(
      meaningNo.slice(0, 25),
      (message) => respond(asked(), message).state.place?.flow !== 'gentle-check',
    )
    expect(pressed.length, pressed.join(' | ')).toBeLessThanOrEqual(2)
    const { reply, state } = respond(asked(), 'Mon copain ne me parle plus depuis lundi')
    expect(state.place).toEqual({ flow: 'gentle-check', step: 'which' })
    expect(reply).toMatch(/3114.*15.*112/)
  })
})

describe('a denial', () => {
  test('of dying leaves the rest of the message to be heard', () => {
    const unheard = failing(denialAndMore, (message) => {
      const { level, state } = last(talk(message))
      return level !== 'none' || state.place?.flow === 'gentle-check'
    })
    expect(unheard).toEqual([])
  })

  test('of dying with an ordinary rest raises nothing', () => {
    expect(failing(denialAndOrdinary, (message) => last(talk(message)).level === 'none')).toEqual([])
  })

  test('of a guess never hides graver words that follow', () => {
    const unheard = failing(worseAfterDenial, (message) => {
      const answers = talk('plus que deux jours à tenir et après tout ça sera terminé', 'Non, ce n’est pas ça', message)
      const { level, state } = last(answers)
      return level !== 'none' || state.place?.flow === 'gentle-check'
    })
    expect(unheard).toEqual([])
  })

  test('is believed when ordinary words follow', () => {
    const raised = failing(
      ordinaryAfterDenial,
      (message) =>
        last(talk('plus que deux jours à tenir et après tout ça sera terminé', 'Non, ce n’est pas ça', message))
          .level === 'none',
    )
    expect(raised).toEqual([])
  })
})

describe('in an open plan', () => {
  test('means said in words lead to distance from them, or to help now', () => {
    const unheard = failing(meansAtHand, (message) => {
      const { reply } = last(talk('je veux mourir', 'oui', message))
      return /le\s15|éloign|loin d/.test(reply)
    })
    expect(unheard).toEqual([])
  })

  test('a goodbye gets one last line, and somebody to come', () => {
    const dropped = failing(goodbyes, (message) => {
      return [
        'je vais me tuer ce soir',
        'j’ai pris une boîte de doliprane',
        'le fusil est chargé, sur mes genoux',
      ].every((danger) => {
        const { reply, guide, card } = last(talk(danger, message))
        const labels = guide.chips.map(({ label }) => label)
        return /15/.test(reply) && /114/.test(reply) && card !== null && labels.includes('Quelqu’un peut venir')
      })
    })
    expect(dropped).toEqual([])
    const { guide, reply } = last(talk('je vais me tuer ce soir', 'adieu', 'adieu'))
    expect(reply).toMatch(/3114|15/)
    expect(guide.chips.map(({ label }) => label)).not.toContain('Les 12 sujets')
  })
})

describe('the standing question about dying', () => {
  const ways: readonly (readonly string[])[] = [
    ['bonjour', 'Tristesse', 'Je pleure souvent', 'Longtemps', 'Peu à peu', 'Presque plus'],
    ['bonjour', 'Solitude', 'autre', 'autre', 'autre'],
    ['bonjour', 'Estime de soi', 'autre', 'autre', 'autre'],
    ['bonjour', 'Je panique, là', 'Oui', 'Suite', 'Suite', 'Elle redescend'],
  ]

  test.each(ways)('stands in %2$s', (...taps) => {
    const question = last(talk(...taps))
    expect(question.state.place?.step).toBe('dying')
    expect(last(talk(...taps, 'Oui')).level).toBe('crise')
    for (const words of ['un peu', 'je ne sais pas trop', 'hier oui'])
      expect(last(talk(...taps, words)).level).not.toBe('none')
    for (const words of ['Non', 'non pas du tout', 'jamais de la vie']) {
      const { level, state } = last(talk(...taps, words))
      expect([level, state.place?.step === 'dying']).toEqual(['none', false])
    }
  })
})

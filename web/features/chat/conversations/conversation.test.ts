import { describe, expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { helpLines } from '#domain/chat/help-lines.ts'
import { numbersIn } from '#domain/chat/numbers-in.ts'
import { CHAT_MESSAGE_MAX_CHARACTERS } from '#domain/constants.ts'
import {
  answerId,
  asking,
  brokenOff,
  CALLS_STILL_WORK,
  interrupted,
  type Message,
  messageThatRaisedRisk,
  newConversation,
  notSent,
  waitingTogether,
  withEvent,
  withHelp,
} from './conversation.ts'

const said: Message = { id: 'm1', sender: 'user', text: 'Je dors mal', level: 'none' }
const begun: ChatEvent = { event: 'begun', data: { level: 'none', card: null, messageId: 'm1' } }
const words = (text: string): ChatEvent => ({ event: 'words', data: { text } })
const after = (...events: ChatEvent[]) =>
  events.reduce((conversation, event) => withEvent(conversation, said, event), asking(newConversation, said))

describe('an answer that comes sentence by sentence', () => {
  test('grows in place and is spoken sentence by sentence', () => {
    const { messages, spoken, isAnswering } = after(begun, words('Je vous lis.'), words(' Depuis quand ?'))
    expect(messages.at(-1)).toMatchObject({ text: 'Je vous lis. Depuis quand ?', isWriting: true })
    expect(spoken).toEqual(['Je vous lis.', 'Depuis quand ?'])
    expect(isAnswering).toBe(true)
  })

  test('that breaks off is marked, below words that were sent, until it is asked for again', () => {
    const broken = interrupted(after(begun, words('Je vous lis.'), words(' Depuis quand ?')), said)
    expect(broken.messages.map(({ id, isLost = false }) => [id, isLost])).toEqual([
      ['greeting', false],
      ['m1', false],
      [answerId('m1'), false],
    ])
    expect(brokenOff(broken)).toMatchObject({ id: 'm1' })
    expect(brokenOff(asking(broken, said))).toBeUndefined()
  })

  test('that breaks off before its first word can be asked for again too', () => {
    const broken = interrupted(after(begun), said)
    expect(broken.messages.at(-1)).toMatchObject({ id: answerId('m1'), text: '', isCut: true })
    expect(brokenOff(broken)).toMatchObject({ id: 'm1' })
    expect(asking(broken, said).messages.at(-1)).toMatchObject({ id: 'm1' })
  })

  test('given anew, does not take away what was read before it is as long', () => {
    const again = asking(interrupted(after(begun, words('Je vous lis.'), words(' Depuis quand ?')), said), said)
    expect(again.messages.at(-1)).not.toHaveProperty('isCut', true)
    const shown = (...events: ChatEvent[]) =>
      events.reduce((conversation, event) => withEvent(conversation, said, event), again).messages.at(-1)?.text
    expect(shown(words('Bonjour.'))).toBe('Je vous lis. Depuis quand ?')
    expect(shown(words('Bonjour.'), words(' Comment allez-vous ?'))).toBe('Bonjour. Comment allez-vous ?')
    expect(shown(words('Bonjour.'), words(' Comment allez-vous ?'), words(' Oui.'))).toMatch(/^Bonjour.*Oui\.$/)
  })

  test('starts again when its words are withdrawn', () => {
    const { messages } = after(begun, words('Prenez.'), { event: 'again', data: {} }, words('Je vous lis.'))
    expect(messages.filter(({ sender }) => sender === 'assistant')).toMatchObject([
      { id: 'greeting' },
      { text: 'Je vous lis.' },
    ])
  })

  test('ends with what the server says it was', () => {
    const data = {
      response: 'Tout.',
      level: 'none' as const,
      card: null,
      guide: { chips: [], track: null, summary: null },
      messageId: 'm1',
    }
    const { messages, isAnswering } = after(begun, words('Tou'), { event: 'done', data })
    expect(messages.at(-1)).toEqual({ id: answerId('m1'), sender: 'assistant', text: 'Tout.', level: 'none' })
    expect(isAnswering).toBe(false)
  })
})

test('help is there before the first word', () => {
  const card = { lines: [helpLines.suicide], isGuessed: false }
  const { lines, messages } = after({ event: 'begun', data: { level: 'crise', card, messageId: 'm1' } })
  expect(lines).toEqual(card.lines)
  expect(messages.at(-1)).toMatchObject({ id: 'm1', level: 'crise' })
})

test('words that nobody has read are answered with whom to call, spoken and ready to call', () => {
  const { messages, spoken } = notSent(asking(newConversation, said), said)
  expect(messages.at(-1)).toMatchObject({ isLost: true, text: expect.stringContaining(CALLS_STILL_WORK) })
  expect(spoken).toContain(CALLS_STILL_WORK)
  const called = numbersIn(CALLS_STILL_WORK).flatMap((part) => (typeof part === 'string' ? [] : [part.line.href]))
  expect(called).toEqual(['tel:3114', 'tel:15', 'tel:112'])
})

test('help is there again where the words that called for it were not kept', () => {
  const helped = withHelp(newConversation, { level: 'crise', lines: [helpLines.suicide] }, 'unasked')
  expect(helped).toMatchObject({ lines: [helpLines.suicide], unkept: 'unasked' })
  expect(messageThatRaisedRisk(helped.messages)).toBe('greeting')
  expect(asking(helped, said).messages.at(-1)).toMatchObject({ id: 'm1', level: 'crise' })
})

test('words said while others wait for an agreement wait with them, as one', () => {
  const later: Message = { ...said, id: 'm2', text: 'Mon chat ronfle' }
  const shown = asking(asking(newConversation, said), later)
  const { awaitingConsent, messages } = waitingTogether(shown, said, later)
  expect(awaitingConsent?.text).toBe('Je dors mal\nMon chat ronfle')
  expect([said.id, later.id]).not.toContain(awaitingConsent?.id)
  expect(messages.map(({ id }) => id)).toEqual(['greeting', awaitingConsent?.id])

  const tooLong = waitingTogether(shown, said, { ...later, text: 'x'.repeat(CHAT_MESSAGE_MAX_CHARACTERS) })
  expect(tooLong.awaitingConsent).toBe(said)
  expect(tooLong.messages.map(({ id }) => id)).toEqual(['greeting', said.id])
})

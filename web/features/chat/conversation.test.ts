import { describe, expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/chat-event.ts'
import { helpLines } from '#domain/chat/help-lines.ts'
import {
  answerId,
  asking,
  type Message,
  newConversation,
  notSent,
  stopped,
  waitingAgain,
  withEvent,
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

  test('that breaks off stays below the words it answers, until they are sent again', () => {
    const broken = notSent(after(begun, words('Je vous lis.')), said)
    expect(broken.messages.map(({ id }) => id)).toEqual(['greeting', 'm1', answerId('m1'), 'm1 failed'])
    expect(asking(broken, said).messages.map(({ id }) => id)).toEqual(['greeting', 'm1', answerId('m1')])
  })

  test('starts again when its words are withdrawn', () => {
    const { messages } = after(begun, words('Prenez.'), { event: 'again', data: {} }, words('Je vous lis.'))
    expect(messages.filter(({ sender }) => sender === 'assistant')).toMatchObject([
      { id: 'greeting' },
      { text: 'Je vous lis.' },
    ])
  })

  test('ends with what the server says it was', () => {
    const data = { response: 'Tout.', level: 'none' as const, card: null, exercise: null, messageId: 'm1' }
    const { messages, isAnswering } = after(begun, words('Tou'), { event: 'done', data })
    expect(messages.at(-1)).toEqual({ id: answerId('m1'), sender: 'assistant', text: 'Tout.', level: 'none' })
    expect(isAnswering).toBe(false)
  })
})

test('help is there before the first word', () => {
  const card = { lines: [helpLines.suicide] }
  const { lines, messages } = after({ event: 'begun', data: { level: 'crise', card, messageId: 'm1' } })
  expect(lines).toEqual(card.lines)
  expect(messages.at(-1)).toMatchObject({ id: 'm1', level: 'crise' })
})

test('a stopped answer keeps its words; asked for again, they stay until new ones come', () => {
  const cut = stopped(after(begun, words('Je vous lis.')), said)
  expect(cut.messages.at(-1)).toMatchObject({ text: 'Je vous lis.', isCut: true })
  const again = asking(cut, said)
  expect(again.messages.map(({ id }) => id)).toEqual(['greeting', 'm1', answerId('m1')])
  expect(withEvent(again, said, words('Bonjour.')).messages.at(-1)).toMatchObject({ text: 'Bonjour.' })
})

test('words that waited for an agreement wait again, in front of those that were not taken with them', () => {
  const joined: Message = { ...said, id: 'm2', text: 'Je dors mal\nMon chat ronfle' }
  const failed = waitingAgain(notSent(asking(newConversation, joined), joined), said)
  expect(failed.awaitingConsent).toBe(said)
  expect(failed.messages.map(({ id }) => id)).toEqual(['greeting', 'm1', 'm2', 'm2 failed'])
})

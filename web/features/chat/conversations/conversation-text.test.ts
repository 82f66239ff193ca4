import { expect, test } from 'vitest'
import { conversationText } from './conversation-text.ts'

const said: Parameters<typeof conversationText>[1] = [
  { sender: 'user', message: 'Je dors mal', created_at: '2026-11-17T03:00:00Z' },
  { sender: 'assistant', message: 'Depuis quand ?', created_at: '2026-11-17T03:00:01Z' },
]

test('a conversation to take away says that an AI answered, and its first words once', () => {
  const [heading, ...rest] = conversationText('Je dors mal', said).split('\n')
  expect(heading).toBe('Conversation avec Mivoix IA, une intelligence artificielle')
  expect(rest.filter((line) => line === 'Je dors mal')).toHaveLength(1)
})

test('the name its person gave it stands below the heading', () => {
  expect(conversationText('Novembre', said).split('\n')[1]).toBe('Novembre')
  expect(conversationText(null, said).split('\n')[1]).toBe('')
})

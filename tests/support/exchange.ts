import type { AnswerOf } from '#domain/functions.ts'
import type { SignedIn, TestApp } from './app.ts'
import { insertThread } from './rows/thread-rows.ts'

export interface Exchange {
  patient: SignedIn
  practitioner: SignedIn
  threadId: string
  send: (who: SignedIn, body: string, key?: string) => ReturnType<typeof sendMessage>
  /** Sends a message that must be accepted. */
  sent: (who: SignedIn, body: string) => Promise<AnswerOf<'send-message'>>
  read: (who: SignedIn, until: string) => Promise<void>
}

/** A patient who consented to messages and a practitioner, with their thread. */
export async function startExchange(app: TestApp): Promise<Exchange> {
  const patient = await app.as('patient')
  const practitioner = await app.as('student')
  const threadId = await insertThread(app.sql, { patient: patient.person, practitioner: practitioner.person })
  await agreeToMessages(patient)
  return {
    patient,
    practitioner,
    threadId,
    send: (who, body, key) => sendMessage(who, { threadId, body }, key),
    async sent(who, body) {
      const { data, error } = await sendMessage(who, { threadId, body })
      if (!data) throw error
      return data
    },
    async read(who, until) {
      const { error } = await who.functions.invoke('mark-thread-read', { body: { threadId, until } })
      if (error) throw error
    },
  }
}

export async function agreeToMessages(who: SignedIn): Promise<void> {
  const { error } = await who.from('consents').insert({ purpose: 'messages', version: 1 })
  if (error) throw error
}

function sendMessage(who: SignedIn, message: { threadId: string; body: string }, key: string = crypto.randomUUID()) {
  return who.functions.invoke<AnswerOf<'send-message'>>('send-message', {
    body: message,
    headers: { 'idempotency-key': key },
  })
}

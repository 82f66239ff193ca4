import { respond } from '#domain/chat/conversation.ts'
import { newConversation } from '#domain/chat/conversation-state.ts'
import { CHAT_CONSENT_VERSION } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Database } from '../db/database.ts'
import { lockDemoPatient } from './lock-demo-patient.ts'

/** Messages of the demo patient, by days ago. */
const words: readonly { ago: number; message: string }[] = [
  { ago: 25, message: 'Je dors mal depuis septembre, je me réveille vers quatre heures.' },
  { ago: 21, message: 'Au travail, les réunions me stressent beaucoup. J’ai peur de mal faire.' },
  { ago: 16, message: 'Encore une nuit courte. Je tourne dans mon lit en pensant au bureau.' },
  { ago: 10, message: 'Cette semaine le travail prend toute la place, je n’ai plus de temps pour moi le soir.' },
  { ago: 4, message: 'J’ai marché avec une amie hier, et j’ai mieux dormi.' },
]

/** Seeds a month of conversation for the demo patient, answered by the product's own engine. */
export async function seedDemoChat(db: Database, now: Date): Promise<void> {
  const at = (ago: number) => addMinutes(now, -ago * 24 * 60)
  await db.asService(async (sql) => {
    const patient = await lockDemoPatient(sql)
    const [any] = await sql`select from chat_sessions where user_id = ${patient ?? null} limit 1`
    if (!patient || any) return
    await sql`
      insert into consents (user_id, purpose, version) values (${patient}, 'chat', ${CHAT_CONSENT_VERSION})
      on conflict (user_id, purpose) where withdrawn_at is null do nothing`
    const [session] = await sql<{ id: string }[]>`
      insert into chat_sessions (session_id, user_id, title, created_at, last_message_at)
      values (gen_random_uuid(), ${patient}, 'Le sommeil et le travail', ${at(25)}, ${at(4)}) returning id`
    let state = newConversation(1)
    for (const { ago, message } of words) {
      const answer = respond(state, message)
      state = answer.state
      const rows = [
        { sender: 'user', message, created_at: at(ago) },
        { sender: 'assistant', message: answer.reply, created_at: addMinutes(at(ago), 1) },
      ].map((row) => ({ ...row, chat_session_id: session?.id ?? '', level: answer.level }))
      await sql`insert into chat_messages ${sql(rows)}`
    }
    await sql`insert into app.chat_states (chat_session_id, state)
      values (${session?.id ?? ''}, ${JSON.stringify(state)}::text::jsonb)`
  })
}

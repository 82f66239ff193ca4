import { afterTestFile } from './after-test-file.ts'
import { startTestApp, type TestApp } from './app.ts'
import { askForEvents } from './chat-events.ts'
import { invoke } from './invoke.ts'
import { goodPieces, type ModelServer, modelFaults, startModelServer } from './servers/model-server.ts'

/** The model's default answer, as displayed. */
export const MODEL_ANSWER = goodPieces.join('').replace(' ?', '\u00A0?')

export interface ModelChat {
  app: TestApp
  endpoint: ModelServer
  /** Conversation used by `say`, `ask` and `kept`. */
  sessionId: string
  /** Resets to a new conversation and a model without past requests or failures. */
  startAfresh(): void
  say(message: string, more?: object): ReturnType<typeof invoke>
  /** Same, as a stream. */
  ask(message: string, more?: object): Promise<Response>
  kept(session?: string): PromiseLike<{ sender: string; message: string; is_cut: boolean }[]>
}

/**
 * A server whose fake model is directed by the messages: « (fault) », « (écris : …) », « (rompt après : …) », « lentement ».
 */
export async function startModelChat(): Promise<ModelChat> {
  const endpoint = await startModelServer(({ messages }) => {
    const last = messages.at(-1)?.content ?? ''
    // The fault is named in the message, so that all of them can be tested concurrently.
    const fault = modelFaults.find((one) => last.includes(`(${one})`))
    if (fault) return { fault }
    const dictated = /\(écris : (.*)\)/.exec(last)?.[1]
    if (dictated) return { pieces: ['Je vous lis. ', dictated] }
    const broken = /\(rompt après : (.*)\)/.exec(last)?.[1]
    if (broken) return { pieces: [broken], breaksOff: true }
    if (last.includes('(uncounted)')) return { usage: null }
    if (last.includes('(only a total)')) return { usage: { total_tokens: 460 } }
    return last.includes('lentement') ? { pieces: ['Je vous lis. ', 'Encore', ' un mot.'], betweenMs: 300 } : {}
  })
  afterTestFile(() => endpoint.close())
  const app = await startTestApp({ settings: { MODEL_URL: endpoint.url, MODEL_NAME: 'test' } })
  const chat: ModelChat = {
    app,
    endpoint,
    sessionId: crypto.randomUUID(),
    startAfresh() {
      chat.sessionId = crypto.randomUUID()
      endpoint.asked.length = 0
      app.deps.model?.answers.succeeded()
    },
    ask: (message, more = {}) => askForEvents(app, { message, sessionId: chat.sessionId, ...more }),
    say: (message, more = {}) => invoke(app.visitor(), 'chat-wit-ai', { message, sessionId: chat.sessionId, ...more }),
    kept: (session = chat.sessionId) => app.sql`
      select sender, message, is_cut from chat_messages m join chat_sessions s on s.id = m.chat_session_id
      where s.session_id = ${session} order by m.created_at`,
  }
  return chat
}

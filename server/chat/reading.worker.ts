import type { Answer } from '#domain/chat/answer.ts'
import { respond } from '#domain/chat/conversation.ts'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { ReadingTask } from './reading-thread.ts'

serveTasks<ReadingTask, Answer>(async ({ state, message }) => respond(state, message))

import { respond } from '#domain/chat/conversation.ts'
import { helpFor } from '#domain/messages/help-for.ts'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { ReadingResult, ReadingTask } from './reading-thread.ts'

serveTasks<ReadingTask, ReadingResult>(async (task) =>
  task.kind === 'help'
    ? { lines: helpFor(task.body, task.earlier).map(({ number }) => number) }
    : { answer: respond(task.state, task.message) },
)

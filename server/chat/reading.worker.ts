import { knowSituations } from '#domain/chat/engine/know-situations.ts'
import { answerTo } from '#domain/chat/respond.ts'
import { understand } from '#domain/chat/understand.ts'
import { helpFor } from '#domain/messages/help-for.ts'
import { serveTasks } from '../threads/serve-tasks.ts'
import { hearMeanwhile } from './hear-meanwhile.ts'
import type { ReadingResult, ReadingTask } from './reading-thread.ts'

serveTasks<ReadingTask, ReadingResult>(async (task, signal) => {
  if (task.kind === 'help') return { lines: helpFor(task.body, task.earlier).map(({ number }) => number) }
  const detect = await hearMeanwhile(task.message, signal)
  const understood = understand(task.state, task.message, detect)
  if (!understood.isCare) return { understood, answer: null }
  if (understood.reading.level === 'none') await knowSituations()
  return { understood, answer: answerTo(understood) }
})

import { once } from 'node:events'
import { serveTasks } from '#server/threads/serve-tasks.ts'

// Worker whose tasks run until they are cancelled, to test its queue.
serveTasks<'wait' | 'fail' | 'die' | 'answer', string>(async (task, signal) => {
  if (task === 'fail') throw new RangeError('not told')
  if (task === 'die') process.exit(1)
  if (task === 'wait') await once(signal, 'abort')
  return 'answered'
})

import { once } from 'node:events'
import { serveTasks } from '#server/threads/serve-tasks.ts'

// A thread whose tasks last until they are cancelled, for the test of the queue in front of it.
serveTasks<'wait' | 'fail' | 'die' | 'answer', string>(async (task, signal) => {
  if (task === 'fail') throw new RangeError('not told')
  if (task === 'die') process.exit(1)
  if (task === 'wait') await once(signal, 'abort')
  return 'answered'
})

import { parentPort } from 'node:worker_threads'

export type TaskMessage<Task> = { id: number; task: Task } | { id: number; cancel: true }
export type TaskAnswer<Result> = { id: number; result: Result } | { id: number; failed: string }

type HandleTask<Task, Result> = (task: Task, signal: AbortSignal) => Promise<Result>

/**
 * Worker side of a ThreadQueue: answers each task with `handle`, whose signal is aborted when the caller disconnects.
 */
export function serveTasks<Task, Result>(handle: HandleTask<Task, Result>): void {
  let current: { id: number; leave: AbortController } | undefined
  const answer = (message: TaskAnswer<Result>) => parentPort?.postMessage(message)
  parentPort?.on('message', async (message: TaskMessage<Task>) => {
    const { id } = message
    if ('cancel' in message) {
      if (current?.id === id) current.leave.abort()
      return
    }
    current = { id, leave: new AbortController() }
    try {
      answer({ id, result: await handle(message.task, current.leave.signal) })
    } catch (error) {
      answer({ id, failed: error instanceof Error ? error.name : typeof error })
    }
  })
}

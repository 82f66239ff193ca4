import type { PdfTask } from './pdf.worker.ts'
import { ThreadQueue } from './threads/thread-queue.ts'

/** A hundred pages take some seconds. */
const thread = new ThreadQueue<PdfTask, Uint8Array<ArrayBuffer>>(new URL('pdf.worker.ts', import.meta.url), {
  waitingMax: 20,
  taskMaxMs: 60_000,
  memoryMaxMb: 256,
})

/** Draws a PDF in a worker thread, because fonts and pages would block the event loop. */
export function writePdf(task: PdfTask, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return thread.run(task, signal)
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A fraction of a second is usual; a busy machine may need longer just to start. */
const SECONDS_MAX = 15
const MEMORY_MAX_MB = 256

/** Whether the document opens without a password and has a page, which must show within the time given. */
export async function isReadablePdf(bytes: Uint8Array, secondsMax = SECONDS_MAX): Promise<boolean> {
  const worker = new Worker(new URL('./read-pdf.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    // The parser reports every oddity on the console, with words from the document.
    stdout: true,
    stderr: true,
  })
  try {
    const [exitCode] = await once(worker, 'exit', { signal: AbortSignal.timeout(secondsMax * 1000) })
    return exitCode === 0
  } catch {
    return false
  } finally {
    await worker.terminate()
  }
}

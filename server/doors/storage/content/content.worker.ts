import { lowerPriority } from '../../../threads/lower-priority.ts'
import { checkPdf } from './check-pdf.ts'
import { ContentRefused } from './content-refused.ts'
import type { CleaningJob, CleaningResult } from './content-worker.ts'

// Child process that opens untrusted uploads, one at a time. Its parent kills it when a file exceeds its limits.
lowerPriority()
process.on('message', (job: CleaningJob) => {
  void clean(job).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function clean({ bytes, type, maxSide }: CleaningJob): Promise<CleaningResult> {
  try {
    if (type === 'application/pdf') {
      checkPdf(bytes)
      return { type }
    }
    // Imported with the first picture: it takes twenty megabytes.
    const { cleanImage } = await import('./clean-image.ts')
    return await cleanImage(bytes, type, maxSide)
  } catch (error) {
    return { refused: error instanceof ContentRefused ? error.reason : 'unreadable' }
  }
}

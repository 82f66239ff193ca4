import { once } from 'node:events'
import { Socket } from 'node:net'
import { lowerPriority } from '../../../threads/lower-priority.ts'
import { checkPdf } from './check-pdf.ts'
import { BODY_PIPE, type CleaningJob, type CleaningResult } from './content-job.ts'
import { ContentRefused } from './content-refused.ts'
import { readForm } from './read-form.ts'
import { recognise } from './recognise.ts'

// Child process that opens untrusted uploads, one at a time. Its parent kills it when a file exceeds its limits.
lowerPriority()
const bodies = new Socket({ fd: BODY_PIPE })
process.on('message', (job: CleaningJob) => {
  void receive(job.length)
    .then((body) => clean(body, job))
    .then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function receive(length: number): Promise<Buffer> {
  const body = Buffer.allocUnsafeSlow(length)
  for (let filled = 0; filled < length; ) {
    const piece: Buffer | null = bodies.read()
    if (piece) filled += piece.copy(body, filled)
    else await once(bodies, 'readable')
  }
  return body
}

async function clean(body: Buffer, { form, types, maxBytes, maxSide }: CleaningJob): Promise<CleaningResult> {
  try {
    const { file, fields } = form === undefined ? { file: body, fields: undefined } : readForm(body, form)
    if (file.byteLength > maxBytes) throw new ContentRefused('too_large')
    const type = recognise(file)
    if (!type || !types.includes(type)) throw new ContentRefused('wrong_type')
    if (type === 'application/pdf') {
      checkPdf(file)
      const from = file.byteOffset - body.byteOffset
      return { file: { from, to: from + file.byteLength }, type, fields }
    }
    // Imported with the first picture: it takes twenty megabytes.
    const { cleanImage } = await import('./clean-image.ts')
    const cleaned = await cleanImage(file, type, maxSide)
    return { file: cleaned.bytes, type: cleaned.type, fields }
  } catch (error) {
    return { refused: error instanceof ContentRefused ? error.reason : 'unreadable' }
  }
}

import type { AttestationDocument } from '#domain/attestation/attestation-document.ts'
import type { IncidentDocument } from '#domain/incidents/incident-document.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import type { GatheredSection } from '../account/gather-sections.ts'
import { ThreadQueue } from '../threads/thread-queue.ts'

export type PdfTask =
  | { kind: 'receipt'; receipt: Receipt; writtenAt: Date }
  | { kind: 'data'; sections: readonly GatheredSection[]; writtenAt: Date }
  | { kind: 'incidents'; register: IncidentDocument; writtenAt: Date }
  | { kind: 'attestation'; attestation: AttestationDocument; writtenAt: Date }

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

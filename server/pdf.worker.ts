import { dataPdf } from './account/data-pdf.ts'
import { attestationPdf } from './attestation/attestation-pdf.ts'
import { incidentsPdf } from './incidents/incidents-pdf.ts'
import { receiptPdf } from './money/receipt-pdf.ts'
import { serveTasks } from './threads/serve-tasks.ts'

const documents = { receipt: receiptPdf, data: dataPdf, incidents: incidentsPdf, attestation: attestationPdf }

type Documents = typeof documents
type Kind = keyof Documents
/** Each document is drawn from its content and the moment of writing. */
export type PdfTask = { [K in Kind]: { kind: K; content: Parameters<Documents[K]>[0]; writtenAt: Date } }[Kind]

serveTasks<PdfTask, Uint8Array>(({ kind, content, writtenAt }) => {
  // The task ties the content to its kind, which the type of the list cannot express.
  const draw = documents[kind] as (content: unknown, writtenAt: Date) => Promise<Uint8Array>
  return draw(content, writtenAt)
})

import { dataPdf } from '../account/data-pdf.ts'
import { attestationPdf } from '../attestation/attestation-pdf.ts'
import { incidentsPdf } from '../incidents/incidents-pdf.ts'
import { receiptPdf } from '../payment/receipt-pdf.ts'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { PdfTask } from './write-pdf.ts'

serveTasks<PdfTask, Uint8Array>((task) => {
  if (task.kind === 'receipt') return receiptPdf(task.receipt, task.writtenAt)
  if (task.kind === 'attestation') return attestationPdf(task.attestation, task.writtenAt)
  if (task.kind === 'incidents') return incidentsPdf(task.register, task.writtenAt)
  return dataPdf(task.sections, task.writtenAt)
})

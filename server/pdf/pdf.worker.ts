import { dataPdf } from '../account/data-pdf.ts'
import { receiptPdf } from '../payment/receipt-pdf.ts'
import { serveTasks } from '../threads/serve-tasks.ts'
import type { PdfTask } from './write-pdf.ts'

serveTasks<PdfTask, Uint8Array>((task) =>
  task.kind === 'receipt' ? receiptPdf(task.receipt, task.writtenAt) : dataPdf(task.sections, task.writtenAt),
)

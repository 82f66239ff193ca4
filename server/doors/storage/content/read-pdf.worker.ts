import { workerData } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'

/** Ends with 0 for a document that can be read. In a thread of its own: some files are made so that reading never ends. */
const isReadable = await PDFDocument.load(workerData, { throwOnInvalidObject: true, updateMetadata: false })
  .then((document) => document.getPageCount() > 0)
  .catch(() => false)
process.exit(isReadable ? 0 : 1)

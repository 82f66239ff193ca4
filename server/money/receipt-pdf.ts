import { PDFDocument } from '@cantoo/pdf-lib'
import type { Receipt } from '#domain/payment/receipt.ts'
import { Pen } from '../pdf/pen.ts'

const GAPS_NOTICE = 'Les lettres que ce document ne sait pas écrire sont remplacées par « ? ».'

/** The receipt as a PDF. */
export async function receiptPdf(receipt: Receipt, writtenAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`Note ${receipt.number}`)
  document.setLanguage('fr')
  document.setProducer(receipt.provider[0] ?? '')
  document.setCreationDate(writtenAt)
  document.setModificationDate(writtenAt)
  const pen = await Pen.open(document, JSON.stringify(receipt))
  const [name = '', ...address] = receipt.provider
  pen.write(name, { size: 20, isBold: true, advance: 20 })
  for (const line of address) pen.write(line, { isQuiet: true })
  pen.y -= 28
  pen.write(`Note n° ${receipt.number}`, { size: 16, isBold: true, advance: 30 })
  for (const [label, value] of receipt.facts) pen.pair(label, value)
  pen.y -= 18
  table(pen, receipt.lines)
  for (const [label, value] of receipt.totals) {
    const isTotal = label.startsWith('Total toutes')
    pen.write(label, { x: 300, isBold: isTotal, advance: 0 })
    pen.writeAtRight(value, isTotal)
    pen.y -= 18
  }
  pen.y -= 24
  const notices = pen.hasGaps ? [...receipt.notices, GAPS_NOTICE] : receipt.notices
  for (const notice of notices) pen.write(notice, { size: 9, isQuiet: true })
  return document.save()
}

function table(pen: Pen, lines: Receipt['lines']): void {
  pen.write('Prestation', { isQuiet: true, advance: 0 })
  pen.write('Quantité', { x: 340, isQuiet: true, advance: 0 })
  pen.write('Prix unitaire', { x: 400, isQuiet: true, advance: 0 })
  pen.writeAtRight('Prix')
  pen.underline()
  for (const { what, quantity, unitPrice, price } of lines) {
    pen.write(what, { advance: 0 })
    pen.write(String(quantity), { x: 340, advance: 0 })
    pen.write(unitPrice, { x: 400, advance: 0 })
    pen.writeAtRight(price)
    pen.underline()
  }
}

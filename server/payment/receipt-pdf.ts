import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Receipt } from '#domain/payment/receipt.ts'
import { Typeface } from '../pdf/typeface.ts'

const A4: [number, number] = [595.28, 841.89]
const MARGIN = 56
const RIGHT = A4[0] - MARGIN
const ink = rgb(0.11, 0.19, 0.24)
const quiet = rgb(0.36, 0.43, 0.47)
const rule = rgb(0.85, 0.88, 0.89)
const GAPS_NOTICE = 'Les lettres que ce document ne sait pas écrire sont remplacées par « ? ».'

interface Pen {
  page: PDFPage
  plain: Typeface
  bold: Typeface
  y: number
}

/** The note as a page to keep or to print. */
export async function receiptPdf(receipt: Receipt, writtenAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`Note ${receipt.number}`)
  document.setLanguage('fr')
  document.setProducer(receipt.provider[0] ?? '')
  document.setCreationDate(writtenAt)
  document.setModificationDate(writtenAt)
  const pen: Pen = {
    page: document.addPage(A4),
    plain: await Typeface.open(document, 'latin', JSON.stringify(receipt)),
    bold: await Typeface.open(document, 'latin-bold', ''),
    y: A4[1] - MARGIN - 10,
  }
  const [name = '', ...address] = receipt.provider
  write(pen, name, { size: 20, isBold: true, advance: 20 })
  for (const line of address) write(pen, line, { color: quiet })
  pen.y -= 28
  write(pen, `Note n° ${receipt.number}`, { size: 16, isBold: true, advance: 30 })
  for (const [label, value] of receipt.facts) pair(pen, label, value)
  pen.y -= 18
  table(pen, receipt.lines)
  for (const [label, value] of receipt.totals) {
    const isTotal = label.startsWith('Total toutes')
    write(pen, label, { x: 300, isBold: isTotal, advance: 0 })
    writeAtRight(pen, value, isTotal)
    pen.y -= 18
  }
  pen.y -= 24
  const notices = pen.plain.hasGaps ? [...receipt.notices, GAPS_NOTICE] : receipt.notices
  for (const notice of notices) write(pen, notice, { size: 9, color: quiet })
  return document.save()
}

function table(pen: Pen, lines: Receipt['lines']): void {
  write(pen, 'Prestation', { color: quiet, advance: 0 })
  write(pen, 'Quantité', { x: 340, color: quiet, advance: 0 })
  write(pen, 'Prix unitaire', { x: 400, color: quiet, advance: 0 })
  writeAtRight(pen, 'Prix')
  underline(pen)
  for (const { what, quantity, unitPrice, price } of lines) {
    write(pen, what, { advance: 0 })
    write(pen, String(quantity), { x: 340, advance: 0 })
    write(pen, unitPrice, { x: 400, advance: 0 })
    writeAtRight(pen, price)
    underline(pen)
  }
}

function underline(pen: Pen): void {
  const y = pen.y - 8
  pen.page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 1, color: rule })
  pen.y -= 26
}

function pair(pen: Pen, label: string, value: string): void {
  const x = 200
  // A long name is written smaller rather than off the page.
  const size = Math.min(11, (11 * (RIGHT - x)) / pen.plain.widthOf(value, 11))
  write(pen, label, { color: quiet, advance: 0 })
  write(pen, value, { x, size, advance: 18 })
}

interface Hand {
  x?: number
  size?: number
  isBold?: boolean
  color?: typeof ink
  /** How far down the next line begins. */
  advance?: number
}

function write(pen: Pen, text: string, { x = MARGIN, size = 11, isBold, color = ink, advance = 16 }: Hand = {}): void {
  const typeface = isBold ? pen.bold : pen.plain
  typeface.draw(pen.page, text, { x, y: pen.y, size, color })
  pen.y -= advance
}

function writeAtRight(pen: Pen, text: string, isBold = false): void {
  const typeface = isBold ? pen.bold : pen.plain
  write(pen, text, { x: RIGHT - typeface.widthOf(text, 11), isBold, advance: 0 })
}

import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { encode } from 'uqr'
import type { AttestationDocument } from '#domain/attestation/attestation-document.ts'
import { BRAND } from '#domain/constants.ts'
import { Pen } from '../pdf/pen.ts'

const QR_SIDE = 104
const QR_X = 56
const BESIDE_QR = QR_X + QR_SIDE + 20

/** The sealed PDF: printed, handed in and verified by its code. */
export async function attestationPdf(attestation: AttestationDocument, writtenAt: Date): Promise<Uint8Array> {
  const { title, number, statement, rows, order, notice, sealed, url } = attestation
  const document = await PDFDocument.create()
  document.setTitle(`${title} n° ${number}`)
  document.setLanguage('fr')
  document.setProducer(BRAND)
  document.setCreationDate(writtenAt)
  document.setModificationDate(writtenAt)
  const words = JSON.stringify(attestation)
  const pen = await Pen.open(document, words, words)
  pen.write(BRAND, { size: 16, isBold: true, advance: 52 })
  pen.write(title, { size: 24, isBold: true, advance: 22 })
  pen.write(`n° ${number}`, { isQuiet: true, advance: 44 })
  pen.paragraph(statement, { size: 12, advance: 19 })
  pen.y -= 22
  for (const [label, value] of rows) {
    pen.write(label, { isBold: label === 'Total', advance: 0 })
    pen.writeAtRight(value, label === 'Total')
    pen.underline()
  }
  pen.y -= 6
  pen.paragraph(order, { size: 9, isQuiet: true, advance: 13 })
  pen.y -= 26
  const top = pen.y + 10
  drawCode(pen.page, url, top)
  pen.y = top - 14
  pen.paragraph(sealed, { x: BESIDE_QR, isBold: true, advance: 16 })
  pen.paragraph('Pour vérifier que ce document est authentique :', { x: BESIDE_QR, isQuiet: true })
  pen.paragraph(url, { x: BESIDE_QR, size: 10 })
  pen.y -= 6
  pen.paragraph(notice, { x: BESIDE_QR, size: 10, advance: 14 })
  return document.save()
}

/** QR code; adjacent modules are merged into one rectangle, so that printers leave no gap between them. */
function drawCode(page: PDFPage, text: string, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = QR_SIDE / size
  for (const [y, row] of data.entries()) {
    let from = 0
    while (from < size) {
      if (!row[from]) {
        from++
        continue
      }
      let until = from
      while (row[until]) until++
      page.drawRectangle({
        x: QR_X + from * side,
        y: top - (y + 1) * side,
        width: (until - from) * side,
        height: side,
        color: rgb(0.07, 0.12, 0.15),
      })
      from = until
    }
  }
}

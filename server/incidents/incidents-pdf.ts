import { PDFDocument } from '@cantoo/pdf-lib'
import { BRAND } from '#domain/constants.ts'
import type { IncidentDocument } from '#domain/incidents/incident-document.ts'
import { Pen } from '../pdf/pen.ts'

const BOTTOM = 90
/** Chunk size between two checks for the end of the page. */
const PIECE_WORDS = 40

/** The register as a PDF of several pages. */
export async function incidentsPdf(register: IncidentDocument, writtenAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(register.title)
  document.setLanguage('fr')
  document.setProducer(BRAND)
  document.setCreationDate(writtenAt)
  document.setModificationDate(writtenAt)
  const words = JSON.stringify(register) + BRAND
  let pen = await Pen.open(document, words, words)
  const withRoom = async () => {
    if (pen.y < BOTTOM) pen = await Pen.open(document, words, words)
    return pen
  }
  pen.write(BRAND, { size: 16, isBold: true, advance: 40 })
  pen.paragraph(register.title, { size: 18, isBold: true, advance: 24 })
  pen.paragraph(register.subtitle, { isQuiet: true, advance: 18 })
  if (register.sections.length === 0) pen.write('Aucun incident.', { advance: 20 })
  for (const { heading, rows } of register.sections) {
    pen.y -= 18
    ;(await withRoom()).paragraph(heading, { size: 13, isBold: true, advance: 20 })
    for (const [label, value] of rows) {
      ;(await withRoom()).write(label, { size: 9, isQuiet: true, advance: 14 })
      for (const piece of piecesOf(value)) (await withRoom()).paragraph(piece, { advance: 15 })
      pen.y -= 4
    }
  }
  return document.save()
}

function piecesOf(text: string): string[] {
  const words = text.split(/\s+/)
  const pieces: string[] = []
  for (let at = 0; at < words.length; at += PIECE_WORDS) pieces.push(words.slice(at, at + PIECE_WORDS).join(' '))
  return pieces
}

import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { BRAND } from '#domain/constants.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { dataLabels } from './data-labels.ts'
import type { GatheredSection } from './gather-sections.ts'
import { valueText } from './value-text.ts'

const A4: [number, number] = [595.28, 841.89]
const MARGIN = 56
/** Longer exports are for the JSON file. */
export const PAGES_MAX = 100
const WIDTH = A4[0] - 2 * MARGIN
const ink = rgb(0.11, 0.19, 0.24)
const quiet = rgb(0.36, 0.43, 0.47)

interface Pen {
  document: PDFDocument
  page: PDFPage
  plain: PDFFont
  bold: PDFFont
  known: ReadonlySet<number>
  y: number
  isFull: boolean
}

/** Export as a PDF to read or print. Database codes are replaced by French labels where they exist. */
export async function dataPdf(sections: readonly GatheredSection[], writtenAt: Date): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`Mes données ${BRAND}`)
  document.setLanguage('fr')
  document.setCreationDate(writtenAt)
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const pen: Pen = {
    document,
    page: document.addPage(A4),
    plain,
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    known: new Set(plain.getCharacterSet()),
    y: A4[1] - MARGIN - 10,
    isFull: false,
  }
  write(pen, `Mes données ${BRAND}`, { size: 20, isBold: true, after: 6 })
  write(pen, `Document établi le ${formatDateTime(writtenAt)} (heure de Paris).`, { color: quiet })
  write(pen, 'Les caractères que ce format ne sait pas écrire sont remplacés par « ? ». Le fichier JSON est complet.', {
    color: quiet,
    after: 10,
  })
  for (const section of sections) {
    writeSection(pen, section)
    if (pen.isFull) break
  }
  if (pen.isFull) {
    pen.page = document.addPage(A4)
    pen.y = A4[1] - MARGIN
    pen.isFull = false
    write(pen, 'La suite ne tient pas dans ce document. Le fichier JSON est complet.', { isBold: true })
  }
  return document.save()
}

function writeSection(pen: Pen, { title, rows }: GatheredSection): void {
  write(pen, title, { size: 14, isBold: true, before: 14, after: 4 })
  for (const row of rows) {
    for (const [column, value] of Object.entries(row)) {
      const text = valueText(value)
      if (text !== '') write(pen, `${dataLabels[column] ?? column} : ${text}`)
    }
    if (pen.isFull) return
    pen.y -= 8
  }
  if (rows.length === 0) write(pen, 'Rien n’est enregistré.', { color: quiet })
}

interface Hand {
  size?: number
  isBold?: boolean
  color?: typeof ink
  before?: number
  after?: number
}

function write(pen: Pen, text: string, { size = 10, isBold, color = ink, before = 0, after = 0 }: Hand = {}): void {
  if (pen.isFull) return
  const font = isBold ? pen.bold : pen.plain
  pen.y -= before
  for (const line of linesOf(pen, text, font, size)) {
    if (pen.y < MARGIN) {
      pen.isFull = pen.document.getPageCount() >= PAGES_MAX
      if (pen.isFull) return
      pen.page = pen.document.addPage(A4)
      pen.y = A4[1] - MARGIN
    }
    pen.page.drawText(line, { x: MARGIN, y: pen.y, size, font, color })
    pen.y -= size * 1.45
  }
  pen.y -= after
}

/** Word wrap: breaks at spaces, or inside a word longer than a line. */
function* linesOf(pen: Pen, text: string, font: PDFFont, size: number): Generator<string> {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= WIDTH
  for (const paragraph of printable(pen, text).split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') yield line
      line = ''
      for (const letter of word) {
        if (!fits(line + letter)) {
          yield line
          line = ''
        }
        line += letter
      }
    }
    yield line
  }
}

/** The standard PDF fonts contain western letters only. */
function printable({ known }: Pen, text: string): string {
  const spelled = text
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .replaceAll(/[\u202f\u2009]/g, '\u00a0')
    .replaceAll(/\r\n?|\t/g, ' ')
  return Array.from(spelled, (letter) =>
    letter === '\n' || known.has(letter.codePointAt(0) ?? 0) ? letter : '?',
  ).join('')
}

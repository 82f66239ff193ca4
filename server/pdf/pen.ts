import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { Typeface } from './typeface.ts'

const A4: [number, number] = [595.28, 841.89]
const MARGIN = 56
const RIGHT = A4[0] - MARGIN
const ink = rgb(0.11, 0.19, 0.24)
const quiet = rgb(0.36, 0.43, 0.47)
const rule = rgb(0.85, 0.88, 0.89)

interface Hand {
  x?: number
  size?: number
  isBold?: boolean
  isQuiet?: boolean
  /** Distance to the next line. */
  advance?: number
}

/** Writes one page from top to bottom. */
export class Pen {
  readonly page: PDFPage
  readonly #plain: Typeface
  readonly #bold: Typeface
  y = A4[1] - MARGIN - 10

  private constructor(page: PDFPage, plain: Typeface, bold: Typeface) {
    this.page = page
    this.#plain = plain
    this.#bold = bold
  }

  /** `words`: all text of the document, to choose the fonts. */
  static async open(document: PDFDocument, words: string, boldWords = ''): Promise<Pen> {
    const page = document.addPage(A4)
    const plain = await Typeface.open(document, 'latin', words)
    return new Pen(page, plain, await Typeface.open(document, 'latin-bold', boldWords))
  }

  /** True if a character had no glyph. */
  get hasGaps(): boolean {
    return this.#plain.hasGaps
  }

  write(text: string, { x = MARGIN, size = 11, isBold, isQuiet, advance = 16 }: Hand = {}): void {
    const typeface = isBold ? this.#bold : this.#plain
    typeface.draw(this.page, text, { x, y: this.y, size, color: isQuiet ? quiet : ink })
    this.y -= advance
  }

  writeAtRight(text: string, isBold = false): void {
    const typeface = isBold ? this.#bold : this.#plain
    this.write(text, { x: RIGHT - typeface.widthOf(text, 11), isBold, advance: 0 })
  }

  /** Wraps at the margin, or at `right`. */
  paragraph(text: string, { x = MARGIN, size = 11, right = RIGHT, ...hand }: Hand & { right?: number } = {}): void {
    const typeface = hand.isBold ? this.#bold : this.#plain
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (line && typeface.widthOf(longer, size) > right - x) {
        this.write(line, { x, size, ...hand })
        line = word
      } else line = longer
    }
    if (line) this.write(line, { x, size, ...hand })
  }

  pair(label: string, value: string): void {
    const x = 200
    // Shrinks a long name to fit the page.
    const size = Math.min(11, (11 * (RIGHT - x)) / this.#plain.widthOf(value, 11))
    this.write(label, { isQuiet: true, advance: 0 })
    this.write(value, { x, size, advance: 18 })
  }

  underline(): void {
    const y = this.y - 8
    this.page.drawLine({ start: { x: MARGIN, y }, end: { x: RIGHT, y }, thickness: 1, color: rule })
    this.y -= 26
  }
}

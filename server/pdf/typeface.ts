import { readFile } from 'node:fs/promises'
import fontkit from '@cantoo/fontkit'
import type { Color, PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'

/** Fonts for scripts beyond western Europe, by their characters; made by scripts/write-fonts.mjs. */
const furtherFonts: Record<string, RegExp> = {
  'latin-extended': /[\u0100-\u024F\u1E00-\u1E9F]/,
  vietnamese: /[\u1EA0-\u1EF9]/,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  arabic: /\p{Script=Arabic}/u,
}
/** Replacement for a character without a glyph. */
const UNKNOWN_LETTER = '?'

interface Run {
  font: PDFFont
  text: string
}

/** Fonts of one document: only those its text needs are embedded. */
export class Typeface {
  readonly #fonts: readonly { font: PDFFont; known: ReadonlySet<number> }[]
  /** True if a character had no glyph. */
  hasGaps = false

  private constructor(fonts: readonly PDFFont[]) {
    this.#fonts = fonts.map((font) => ({ font, known: new Set(font.getCharacterSet()) }))
  }

  /** `words`: all text that will use it. */
  static async open(document: PDFDocument, name: 'latin' | 'latin-bold', words: string): Promise<Typeface> {
    document.registerFontkit(fontkit)
    const needed = Object.keys(furtherFonts).filter((further) => furtherFonts[further]?.test(words.normalize('NFC')))
    return new Typeface(await Promise.all([name, ...needed].map((file) => embed(document, file))))
  }

  widthOf(text: string, size: number): number {
    return this.#runsOf(text).reduce((width, run) => width + run.font.widthOfTextAtSize(run.text, size), 0)
  }

  draw(page: PDFPage, text: string, { x, y, size, color }: { x: number; y: number; size: number; color: Color }): void {
    let left = x
    for (const run of this.#runsOf(text)) {
      page.drawText(run.text, { x: left, y, size, font: run.font, color })
      left += run.font.widthOfTextAtSize(run.text, size)
    }
  }

  /** A character stays in the font of the previous one where possible, so that right-to-left words are not split. */
  #runsOf(text: string): Run[] {
    const runs: Run[] = []
    for (const letter of text.normalize('NFC')) {
      const last = runs.at(-1)
      const able = this.#fonts.filter(({ known }) => known.has(letter.codePointAt(0) ?? 0)).map(({ font }) => font)
      const [first = this.#fonts[0]?.font] = able
      if (!first) continue
      this.hasGaps ||= able.length === 0
      const shown = able.length === 0 ? UNKNOWN_LETTER : letter
      if (last && (able.includes(last.font) || (able.length === 0 && last.font === first))) last.text += shown
      else runs.push({ font: first, text: shown })
    }
    return runs
  }
}

async function embed(document: PDFDocument, name: string): Promise<PDFFont> {
  return document.embedFont(await readFile(new URL(`fonts/${name}.ttf`, import.meta.url)), { subset: true })
}

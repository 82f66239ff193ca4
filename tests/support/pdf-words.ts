import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'

/** Text of a PDF: one line per text run in one font, in visual order from left to right. */
export async function pdfWords(file: ArrayBuffer): Promise<string> {
  const document = await PDFDocument.load(file)
  const streams = document.context.enumerateIndirectObjects().map(([, object]) => textOf(object))
  const letters = new Map<string, Map<string, string>>()
  for (const { node } of document.getPages()) {
    const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict)
    for (const [name] of fonts?.entries() ?? []) {
      const toUnicode = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'))
      letters.set(name.asString().slice(1), lettersIn(textOf(toUnicode)))
    }
  }
  const pieces = streams.flatMap((text) => [...text.matchAll(/\/(\S+) [\d.]+ Tf\n.*\n.*\n<([0-9A-F]*)> Tj/g)])
  return pieces
    .map(([, font = '', glyphs = '']) =>
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(font)?.get(glyph) ?? '').join(''),
    )
    .join('\n')
}

function textOf(object: PDFObject | undefined): string {
  return object instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') : ''
}

/** Glyph to character map of a font (ToUnicode). */
function lettersIn(characterMap: string): Map<string, string> {
  const pairs = characterMap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>$/gim)
  return new Map(
    [...pairs].map(([, glyph = '', unicode = '']) => [
      glyph.toUpperCase(),
      Buffer.from(unicode, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

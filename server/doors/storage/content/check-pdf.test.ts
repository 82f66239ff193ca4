import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkPdf } from './check-pdf.ts'

const document = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n2 0 obj <</Type /Page>> endobj\n'),
    ...parts.map((part) => Buffer.from(part)),
    Buffer.from('\nstartxref\n9\n%%EOF'),
  ])
const stream = (dictionary: string, text: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj <<${dictionary}>> stream\n`),
    deflateSync(text),
    Buffer.from('\nendstream endobj\n'),
  ])
const reasonOf = (bytes: Buffer) => {
  try {
    checkPdf(bytes)
    return 'taken'
  } catch (error) {
    return error instanceof Error ? error.message : 'other'
  }
}

test('accepts text and scanned pages', () => {
  expect(reasonOf(document(stream('/Filter /FlateDecode', 'BT (Certificat JavaScript) Tj ET')))).toBe('taken')
  expect(reasonOf(document(stream('/Subtype /Image /Filter /FlateDecode', Buffer.alloc(30_000_000))))).toBe('taken')
})

test.for([
  ['in plain objects', document('1 0 obj <</S /JavaScript>> endobj')],
  ['spelled by numbers', document('1 0 obj <</S /#4a#61vaScript>> endobj')],
  ['in a compressed object', document(stream('/Type /ObjStm', '1 0 <</S /Launch>>'))],
  ['in what claims to be a picture', document(stream('/Subtype /Image', '1 0 <</S /JavaScript>>'))],
] as const)('detects active content %s', ([, bytes]) => {
  expect(reasonOf(bytes)).toBe('active')
})

test('refuses objects that the check cannot read', () => {
  expect(reasonOf(document('/Type /XRef /Filter /ASCIIHexDecode'))).toBe('unreadable')
  expect(reasonOf(document(stream('/Type /ObjStm /DecodeParms <</Predictor 12>>', '1 0 <<>>')))).toBe('unreadable')
  expect(reasonOf(document('trailer <</Encrypt 3 0 R>>'))).toBe('unreadable')
})

test('gives up on a decompression bomb', () => {
  expect(reasonOf(document(stream('/Filter /FlateDecode', Buffer.alloc(50_000_000))))).toBe('too_costly')
})

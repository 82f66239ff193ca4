import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { picture } from './sample-files.ts'

/** Unreal dimensions, which every format below can declare in its header. */
const GIANT = 16_000

/** Hostile files: decompression bombs, active content and polyglots, by description. */
export const hostileFiles: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'a PNG of 256 million pixels': async () => {
    const giant = Buffer.concat([await picture('png', { width: 1, height: 1 }), Buffer.alloc(5000)])
    giant.writeUInt32BE(GIANT, 16)
    giant.writeUInt32BE(GIANT, 20)
    giant.writeUInt32BE(crc32(giant.subarray(12, 29)), 29)
    return giant
  },
  'a GIF of 256 million pixels in 44 bytes': () => giantGif(GIANT),
  'a GIF whose frame alone fits the limit of no decoder': () => giantGif(7000),
  'a WebP of 256 million pixels': () => giantWebp(),
  'a JPEG of 256 million pixels': () => giantJpeg('baseline'),
  'a progressive JPEG of 256 million pixels': () => giantJpeg('progressive'),
  'a drawing with a script': () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a drawing that opens as XML': () =>
    Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">]><svg>&a;</svg>'),
  'a document behind the head of a picture': async () => Buffer.concat([Buffer.from('GIF89a'), await plainPdf()]),
  'a page behind the head of a document': () => Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>'),
  'a document that unfolds to a gigabyte': () => pdfWithStream(bomb()),
  'a document that unfolds twice': () => pdfWithStream(deflateSync(bomb()), '/Filter [/FlateDecode /FlateDecode]'),
  'a document of many unfolding streams': () => manyStreams(),
  'a document of endless text': () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000_000, 'A')]),
  'a document of a million brackets': () => Buffer.from(`%PDF-1.7\n1 0 obj ${'['.repeat(4_000_000)} startxref`),
  'a document of a million streams': () => Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(600_000)} startxref /Type /Page`),
  'a document with a script': async () => {
    const document = await onePage()
    document.addJavaScript('open', 'app.alert(1)')
    return document.save()
  },
  'a document with a script in plain objects': async () => {
    const document = await onePage()
    document.addJavaScript('open', 'app.alert(1)')
    return document.save({ useObjectStreams: false })
  },
  'a document whose script has a spelled-out name': () =>
    Buffer.from('%PDF-1.7\n1 0 obj <</Type /Page /AA <</O <</S /J#61vaScr#69pt /JS (app.alert\\(1\\))>>>>>> startxref'),
  'a document that launches a program': async () => withOpenAction({ S: 'Launch', F: PDFHexString.of('636d64') }),
  'a document that submits a form': async () => withOpenAction({ S: 'SubmitForm' }),
  'a document with another file inside': async () => {
    const document = await onePage()
    await document.attach(Buffer.from('MZ'), 'facture.exe', { mimeType: 'application/octet-stream' })
    return document.save()
  },
}

async function onePage(): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Certificat de scolarité')
  return document
}

async function plainPdf(): Promise<Uint8Array> {
  return (await onePage()).save()
}

async function withOpenAction(action: Record<string, string | PDFHexString>): Promise<Uint8Array> {
  const document = await onePage()
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action))
  return document.save()
}

function bomb(): Buffer {
  return deflateSync(Buffer.alloc(1024 ** 3))
}

function pdfWithStream(stream: Buffer, filter = '/Filter /FlateDecode'): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj <</Type /ObjStm /N 1 /First 4 ${filter} /Length ${stream.length}>> stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n2 0 obj <</Type /Page>> endobj\nstartxref\n9\n%%EOF'),
  ])
}

function manyStreams(): Buffer {
  const stream = deflateSync(Buffer.alloc(8_000_000))
  const object = Buffer.concat([
    Buffer.from('1 0 obj <</Filter /FlateDecode>> stream\n'),
    stream,
    Buffer.from('\nendstream endobj\n'),
  ])
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...Array.from({ length: 400 }, () => object),
    Buffer.from('/Type /Page startxref'),
  ])
}

function giantGif(side: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2, 2, 0x4c, 0x01, 0, 0x3b]),
  ])
}

/** A lossless bitstream of 16383 × 16383 pixels, the maximum of the format. */
function giantWebp(): Buffer {
  const chunk = Buffer.from([
    0x2f, 0xfe, 0xbf, 0xff, 0x0f, 0, 0x90, 0x07, 0xd0, 0xff, 0xfe, 0xf7, 0xff, 0x81, 0x80, 0, 0, 0,
  ])
  const head = Buffer.alloc(20)
  head.write('RIFF', 0)
  head.writeUInt32LE(12 + chunk.length, 4)
  head.write('WEBPVP8L', 8)
  head.writeUInt32LE(chunk.length, 16)
  return Buffer.concat([head, chunk])
}

async function giantJpeg(kind: 'baseline' | 'progressive'): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const small = { width: 16, height: 16, channels: 3, background: { r: 1, g: 2, b: 3 } } as const
  const bytes = await sharp({ create: small })
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer()
  const marker = bytes.indexOf(Buffer.from([0xff, kind === 'progressive' ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(GIANT, marker + 5)
  bytes.writeUInt16BE(GIANT, marker + 7)
  return bytes
}

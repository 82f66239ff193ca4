import { crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const page = { width: 600, height: 400, channels: 3, background: { r: 40, g: 90, b: 110 } } as const

/** A photo with GPS metadata. */
export function photo(): Promise<Buffer> {
  return sharp({ create: page })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Camille' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .toBuffer()
}

export function picture(format: 'png' | 'gif' | 'webp', size = { width: 600, height: 400 }): Promise<Buffer> {
  return sharp({ create: { ...page, ...size } })
    .toFormat(format)
    .toBuffer()
}

export async function pdf({ password }: { password?: string } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage().drawText('Certificat de scolarité')
  if (password) document.encrypt({ userPassword: password, ownerPassword: password })
  return document.save({ useObjectStreams: !password })
}

/** Decompression bomb: a PNG of a few kilobytes that declares 64,000 × 64,000 pixels. */
export async function decompressionBomb(): Promise<Buffer> {
  const small = await picture('png', { width: 1, height: 1 })
  const bomb = Buffer.concat([small, Buffer.alloc(5000)])
  bomb.writeUInt32BE(64_000, 16)
  bomb.writeUInt32BE(64_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

/** The official client's upload takes a Blob. */
export function file(bytes: Uint8Array, type = 'application/octet-stream'): Blob {
  return new Blob([new Uint8Array(bytes)], { type })
}

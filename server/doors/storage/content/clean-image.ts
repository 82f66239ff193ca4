import sharp, { type Metadata, type Sharp } from 'sharp'
import { ContentRefused } from './content-refused.ts'

const QUALITY = 85

const encode = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: QUALITY }),
  'image/png': (image: Sharp) => image.png(),
  // Only the first frame is kept: we show no animations.
  'image/gif': (image: Sharp) => image.png(),
  'image/webp': (image: Sharp) => image.webp({ quality: QUALITY, effort: 1 }),
} as const

type ImageType = keyof typeof encode

/**
 * Pixel limit per format, so that none takes more than 100 MB or a second: a phone camera for line-by-line decoders,
 * less for those that keep the whole picture.
 */
const pixelsMax = {
  'image/jpeg': { streamed: 50_000_000, whole: 24_000_000 },
  'image/png': { streamed: 40_000_000, whole: 16_000_000 },
  'image/gif': { streamed: 10_000_000, whole: 10_000_000 },
  'image/webp': { streamed: 16_000_000, whole: 16_000_000 },
}

// No cache and one thread, to bound memory.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes a picture: rotated upright, at most `maxSide` long, without metadata (location, camera, date) or trailing
 * bytes. The size is read from the header before anything is decoded.
 */
export async function cleanImage(bytes: Uint8Array, type: ImageType, maxSide: number) {
  const limits = pixelsMax[type]
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (pixelsIn(header) > (header.isProgressive ? limits.whole : limits.streamed)) throw new ContentRefused('too_costly')
  const image = sharp(bytes, { limitInputPixels: limits.streamed, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const drawn = await encode[type](image).toBuffer().catch(unreadable)
  return { bytes: drawn, type: type === 'image/gif' ? ('image/png' as const) : type }
}

function pixelsIn({ width, height }: Metadata): number {
  return width * height
}

function unreadable(): never {
  throw new ContentRefused('unreadable')
}

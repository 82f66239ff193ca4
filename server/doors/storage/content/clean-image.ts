import type { Sharp } from 'sharp'

/** Above any telephone's camera, below what would fill the memory. */
const PIXELS_MAX = 60_000_000
const SECONDS_MAX = 15
const QUALITY = 85

const encode = {
  'image/jpeg': (image: Sharp) => image.jpeg({ quality: QUALITY, mozjpeg: true }),
  'image/png': (image: Sharp) => image.png(),
  // The first frame is the picture: nothing of ours moves by itself.
  'image/gif': (image: Sharp) => image.png(),
  'image/webp': (image: Sharp) => image.webp({ quality: QUALITY }),
} as const

export type ImageType = keyof typeof encode

/**
 * The picture drawn anew: upright, no longer than `maxSide`, and nothing else: no place, camera or date, and no bytes
 * hidden behind it. Throws when it is broken or would unfold to more pixels than a picture has.
 */
export async function cleanImage(bytes: Uint8Array, type: ImageType, maxSide: number) {
  // Loaded with the first picture: it takes some ten megabytes.
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS_MAX })
  const drawn = await encode[type](image).toBuffer()
  return { bytes: drawn, type: type === 'image/gif' ? ('image/png' as const) : type }
}

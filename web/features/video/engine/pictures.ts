import type { Appearance } from '#domain/booking/words.ts'

/** Anonymity dial: how a patient is seen, from the clearest picture to none. */
export const pictures = {
  sharp: 'Image nette',
  background: 'Arrière-plan flouté',
  face: 'Visage flouté',
  silhouette: 'Silhouette dessinée',
  voice: 'Voix seule',
} as const
export type Picture = keyof typeof pictures

export function isPicture(value: unknown): value is Picture {
  return typeof value === 'string' && Object.hasOwn(pictures, value)
}

/** Initial position of the dial, from the appearance chosen at booking. */
export function firstPicture(appearance: Appearance): Picture {
  return ({ first_name: 'sharp', pseudonym: 'face', pseudonym_camera_off: 'silhouette' } as const)[appearance]
}

export function needsCamera(picture: Picture): boolean {
  return picture === 'sharp' || picture === 'background' || picture === 'face'
}

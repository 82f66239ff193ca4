import type { Appearance } from '#domain/booking/words.ts'

/** How a patient is seen, from the clearest to none: the anonymity dial. */
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

/** Where the dial stands at first, by how the patient chose to appear. */
export function firstPicture(appearance: Appearance): Picture {
  return ({ first_name: 'sharp', pseudonym: 'face', pseudonym_camera_off: 'silhouette' } as const)[appearance]
}

/** Whether a picture is made from the camera. */
export function needsCamera(picture: Picture): boolean {
  return picture === 'sharp' || picture === 'background' || picture === 'face'
}

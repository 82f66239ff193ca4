import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

/** Replaces the photo; the server checks and resizes it. */
export async function uploadPhoto(userId: string, file: File): Promise<void> {
  if (!file.type.startsWith('image/')) throw new AppError('avatar_not_an_image')
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('avatar_too_large')
  const supabase = await client()
  const { error } = await supabase.storage.from('avatars').upload(`${userId}/photo`, file, { upsert: true })
  if (!error) return
  const status = 'statusCode' in error ? String(error.statusCode) : ''
  if (status === '413') throw new AppError('avatar_too_large')
  if (status === '415') throw new AppError('avatar_not_an_image')
  throw await appErrorOf(error)
}

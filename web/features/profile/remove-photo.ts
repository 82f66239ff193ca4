import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

/** Deletes the photo: its profile shows initials again, to everybody. */
export async function removePhoto(path: string): Promise<void> {
  const supabase = await client()
  const { error } = await supabase.storage.from('avatars').remove([path])
  if (error) throw await appErrorOf(error)
}

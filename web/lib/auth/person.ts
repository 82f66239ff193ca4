import type { SupabaseClient } from '../client.ts'

const PHOTO_SECONDS = 24 * 60 * 60

export interface Person {
  /** Empty when the profile has no name. */
  name: string
  photoUrl: string | undefined
  isReferent: boolean
}

/** Name, photo and role as referent of the signed-in person, from their profile; undefined when it cannot be read now. */
export async function findPerson(supabase: SupabaseClient, userId: string): Promise<Person | undefined> {
  const { data: profile } = await supabase
    .from('profiles')
    .select('first_name, last_name, avatar_path, is_referent')
    .eq('id', userId)
    .maybeSingle()
  if (!profile) return undefined
  const photo = profile.avatar_path
    ? await supabase.storage.from('avatars').createSignedUrl(profile.avatar_path, PHOTO_SECONDS)
    : undefined
  return {
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    photoUrl: photo?.data?.signedUrl,
    isReferent: profile.is_referent,
  }
}

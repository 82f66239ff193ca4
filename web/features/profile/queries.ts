import { queryOptions } from '@tanstack/react-query'
import type { Database } from '#domain/database-types.ts'
import { AppError } from '#domain/errors.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'

export type ProfileRow = Database['public']['Tables']['profiles']['Row']

const columns =
  'id, user_type, first_name, last_name, birthdate, gender, university, study_year, specialization, bio, specialties, avatar_path, validated_at, birthdate_locked_at'

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    async queryFn(): Promise<ProfileRow> {
      const supabase = await client()
      const { data, error } = await supabase.from('profiles').select(columns).eq('id', userId).single<ProfileRow>()
      if (error) throw await appErrorOf(error)
      return data
    },
  })

/** The proved telephone number, in digits; nothing when there is none. It belongs to the account, not to the profile's row. */
export const phoneQuery = (userId: string) =>
  queryOptions({
    queryKey: ['phone', userId],
    async queryFn(): Promise<string | null> {
      const { data, error } = await (await client()).auth.getUser()
      if (error) throw await authRefusal(error)
      return data.user.phone || null
    },
  })

/** Writes the person's own row; an empty text is no answer. */
export async function saveProfile(userId: string, fields: Record<string, string | string[]>): Promise<void> {
  const row = Object.fromEntries(
    Object.entries(fields).map(([column, value]) => [column, value === '' && column !== 'last_name' ? null : value]),
  )
  const supabase = await client()
  const { data, error } = await supabase.from('profiles').update(row).eq('id', userId).select('id')
  if (error) throw await appErrorOf(error)
  if (data.length === 0) throw new AppError('profile_not_saved')
}

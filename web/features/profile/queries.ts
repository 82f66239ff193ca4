import { queryOptions } from '@tanstack/react-query'
import type { Database, Row } from '#domain/database-types.ts'
import { AppError } from '#domain/errors.ts'
import { authRefusal } from '#web/lib/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'

export type ProfileRow = Row<'profiles'>

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    async queryFn(): Promise<ProfileRow> {
      const supabase = await client()
      const { data, error } = await supabase.from('profiles').select('*').eq('id', userId).single()
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

export type ProfileChange = Database['public']['Tables']['profiles']['Update']

/** Writes the person's own row. */
export async function saveProfile(userId: string, change: ProfileChange): Promise<void> {
  const supabase = await client()
  const { data, error } = await supabase.from('profiles').update(change).eq('id', userId).select('id')
  if (error) throw await appErrorOf(error)
  if (data.length === 0) throw new AppError('profile_not_saved')
}

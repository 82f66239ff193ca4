import { type AccountEnding, announcedEnding } from '#domain/account/account-ending.ts'
import { AppError } from '#domain/errors.ts'
import { client, type SupabaseClient } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { isOutcomeUnknown } from '#web/lib/data/is-outcome-unknown.ts'

/** Erases the account as announced, also if it was done before and its answer never arrived. */
export async function deleteMyAccount(
  proof: { confirmation: string; password?: string },
  ending: AccountEnding,
): Promise<void> {
  const { auth } = await client()
  // Kept: any other refused request signs out.
  const token = (await auth.getSession()).data.session?.access_token
  try {
    await invoke('delete-my-account', { ...proof, announced: announcedEnding(ending) })
  } catch (error) {
    if (token && mayBeDone(error) && (await isErased(auth, token))) return
    throw error
  }
}

const mayBeDone = (error: unknown) =>
  error instanceof AppError && (isOutcomeUnknown(error) || error.code === 'not_signed_in')

async function isErased(auth: SupabaseClient['auth'], token: string): Promise<boolean> {
  return (await auth.getUser(token)).error?.code === 'user_not_found'
}

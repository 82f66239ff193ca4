import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import type { Client } from './app.ts'

/** Requests a proof-of-work challenge and solves it, as the browser does. */
export async function solveSecurityCheck(client: Client): Promise<string> {
  const { data: challenge, error } = await client.functions.invoke<Challenge>('new-security-check')
  if (error || !challenge) throw new Error('no security check was given', { cause: error })
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** JWT claims of a transaction. `claims.role` is its database role. */
export interface Claims {
  role: 'anon' | 'authenticated' | 'service_role'
  sub?: string
  email?: string
  session_id?: string
  aal?: 'aal1' | 'aal2'
  app_metadata?: Record<string, unknown>
  [claim: string]: unknown
}

export type Identity = Readonly<Claims>

export const ANONYMOUS: Identity = Object.freeze({ role: 'anon' })
export const SERVICE: Identity = Object.freeze({ role: 'service_role' })

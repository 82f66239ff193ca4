/** `forger` sends a token with an invalid signature, `stranger` sends none, `leaver` may end its own session. */
export type Who = 'visitor' | 'patient' | 'student' | 'therapist' | 'admin' | 'forger' | 'stranger' | 'leaver'

export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
  who: Who
}

export interface FuzzAnswer {
  status: number
  text: string
}

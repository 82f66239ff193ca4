/** `forger` sends a token nobody signed, `stranger` sends no token at all, `leaver` may end its own session. */
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

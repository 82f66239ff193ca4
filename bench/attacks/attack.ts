/** The server under attack: in demo mode, without proof of work or second step, and believing `x-forwarded-for`. */
export interface Target {
  address: string
  pid: number
  serviceKey: string
}

export interface Line {
  name: string
  value: number
  unit: string
  /** The most that holds. */
  bar: number
  holds: boolean
}

/** What every other file of this folder exports under its own name; `npm run bench:attacks` finds them by it. */
export type Attack = (target: Target) => Promise<Line[]>

export function atMost(bar: number, name: string, value: number, unit: string): Line {
  return { name, value, unit, bar, holds: value <= bar }
}

/** The server under attack: in demo mode, without proof of work or second step, and believing `x-forwarded-for`. */
export interface Target {
  address: string
  pid: number
  serviceKey: string
  publishableKey: string
  /** Where its private PostgreSQL is, for attacks that need somebody's rows to be there. */
  dataFolder: string
}

export interface Line {
  name: string
  value: number
  unit: string
  bar: string
  holds: boolean
}

/** What every other file of this folder exports under its own name; `npm run bench:attacks` finds them by it. */
export type Attack = (target: Target) => Promise<Line[]>

export function atMost(most: number, name: string, value: number, unit: string): Line {
  return { name, value, unit, bar: `at most ${most}`, holds: value <= most }
}

export function atLeast(least: number, name: string, value: number, unit: string): Line {
  return { name, value, unit, bar: `at least ${least}`, holds: value >= least }
}

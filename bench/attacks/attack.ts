/** Server under attack: in demo mode, without proof of work or second factor, trusting `x-forwarded-for`. */
export interface Target {
  address: string
  pid: number
  serviceKey: string
  publishableKey: string
  /** Data folder of its PostgreSQL, for attacks that need another user's rows. */
  dataFolder: string
}

export interface Line {
  name: string
  value: number
  unit: string
  threshold: string
  isMet: boolean
}

/** Type of the function each other file of this folder exports; `npm run bench -- attacks` finds them by name. */
export type Attack = (target: Target) => Promise<Line[]>

export function atMost(most: number, name: string, value: number, unit: string): Line {
  return { name, value, unit, threshold: `at most ${most}`, isMet: value <= most }
}

export function atLeast(least: number, name: string, value: number, unit: string): Line {
  return { name, value, unit, threshold: `at least ${least}`, isMet: value >= least }
}

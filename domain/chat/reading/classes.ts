import type { Level } from '../risk.ts'

/** Classes of the danger classifier. */
export const classes = [
  'none',
  'vigilance-own',
  'vigilance-other',
  'crise-thought',
  'crise-act',
  'crise-other',
  'partner-violence',
  'sexual-violence',
  'child',
  'medical',
  'others',
  'elder',
  'cyber',
] as const
export type ReadingClass = (typeof classes)[number]

export function levelOfClass(name: ReadingClass): Level {
  if (name === 'none') return 'none'
  if (name.startsWith('vigilance')) return 'vigilance'
  return name.startsWith('crise') ? 'crise' : 'danger'
}

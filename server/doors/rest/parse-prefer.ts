import { invalidPreferences } from './refusals.ts'

export interface Preferences {
  return?: 'minimal' | 'representation' | 'headers-only'
  count?: 'exact' | 'planned' | 'estimated'
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  tx?: 'commit' | 'rollback'
  handling?: 'strict' | 'lenient'
  'max-affected'?: number
}

const choices = new Map<string, readonly string[]>(
  Object.entries({
    return: ['minimal', 'representation', 'headers-only'],
    count: ['exact', 'planned', 'estimated'],
    resolution: ['merge-duplicates', 'ignore-duplicates'],
    missing: ['default', 'null'],
    tx: ['commit', 'rollback'],
    handling: ['strict', 'lenient'],
  }),
)

/**
 * Parses the `Prefer` header. The first preference of a name wins; a wrong one is an error only with `handling=strict`.
 */
export function parsePrefer(header: string | undefined): Preferences {
  const found: Record<string, string | number> = {}
  const wrong: string[] = []
  for (const part of header?.split(',') ?? []) {
    const preference = part.trim()
    if (preference === '') continue
    const [name = '', value = ''] = preference.split('=', 2).map((side) => side.trim())
    if (choices.get(name)?.includes(value)) found[name] ??= value
    else if (name === 'max-affected' && /^\d{1,9}$/.test(value)) found[name] ??= Number(value)
    else wrong.push(preference)
  }
  if (found.handling === 'strict' && wrong.length > 0) throw invalidPreferences(wrong)
  if (found.handling !== 'strict') delete found['max-affected']
  return found
}

const heeded: Record<'read' | 'insert' | 'change', readonly (keyof Preferences)[]> = {
  read: ['handling', 'count'],
  insert: ['resolution', 'missing', 'handling', 'tx', 'return', 'count'],
  change: ['handling', 'max-affected', 'tx', 'return', 'count'],
}

/** The `Preference-Applied` header for one kind of request. */
export function appliedPreferences(preferences: Preferences, kind: keyof typeof heeded): string {
  return heeded[kind]
    .flatMap((name) => (preferences[name] === undefined ? [] : `${name}=${preferences[name]}`))
    .join(', ')
}

import type { z } from 'zod'

/** Stands in for every sentence that no schema of ours has written, so that none of the library's gets out. */
const UNWORDED = '\u0000'

type Parsed<S extends z.ZodType> = { data: z.output<S>; problem?: undefined } | { problem: string }

/** The value in the shape asked for, or what is wrong with its first wrong field: in the schema's words, or with its name. */
export function parseFields<S extends z.ZodType>(schema: S, value: unknown): Parsed<S> {
  const parsed = schema.safeParse(value, { error: () => UNWORDED })
  if (parsed.success) return { data: parsed.data }
  const [issue] = parsed.error.issues
  if (issue && issue.message !== UNWORDED) return { problem: issue.message }
  const path = issue?.path ?? []
  if (path.length === 0) return { problem: 'The body is not valid' }
  return { problem: `${path.join('.')} is ${valueAt(value, path) === undefined ? 'required' : 'not valid'}` }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )
}

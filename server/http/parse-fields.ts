import type { z } from 'zod'

/** Placeholder for messages not written by our schemas, so that none of the library's is shown. */
const UNWORDED = '\u0000'

type Parsed<S extends z.ZodType> = { data: z.output<S>; problem?: undefined } | { problem: string }

/** Parses the value, or returns the problem of its first invalid field: the schema's message, or the field's name. */
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

import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  oneof,
  record,
  string,
} from 'fast-check'
import { z } from 'zod'
import { allFunctions } from '#server/functions/all.ts'
import type { FuzzRequest, Who } from './request.ts'

interface Schema {
  type?: string
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** These end the session of the caller, so a separate user calls them. */
const OF_LEAVERS = new Set(['delete-my-account', 'end-session', 'end-sessions-of'])
/** Left out: maintenance answers 503 to everybody by design, and a diagnostic takes seconds. */
const LEFT_OUT = new Set(['set-switch', 'run-diagnostic'])
const known = constantFrom('9b2d1c1e-7b0e-4c39-9d5c-2f7ad8f0a001', crypto.randomUUID())
const words = oneof(
  constantFrom(
    'a',
    'Bonjour',
    '2026-11-20',
    '2026-11-20T09:00:00Z',
    'a@exemple.fr',
    '0612345678',
    '123456',
    '',
    '\u0000',
  ),
  string({ unit: 'binary', maxLength: 40 }),
)

/** Calls of every function: inputs that match its schema, with an invalid part now and then. */
export const functionRequests: Arbitrary<FuzzRequest> = constantFrom(
  ...allFunctions.filter(({ name }) => !LEFT_OUT.has(name)),
).chain(({ name, input }) =>
  record({
    input: shaped(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema),
    who: OF_LEAVERS.has(name)
      ? constant<Who>('leaver')
      : constantFrom<Who>('visitor', 'patient', 'student', 'therapist', 'admin', 'forger'),
    key: constantFrom('', '', crypto.randomUUID()),
    accept: constantFrom('*/*', 'text/event-stream'),
  }).map(({ input: value, who, key, accept }) => ({
    method: 'POST',
    path: `/functions/v1/${name}`,
    headers: { 'content-type': 'application/json', 'idempotency-key': key, accept },
    body: JSON.stringify(value),
    who,
  })),
)

function shaped(schema: Schema): Arbitrary<unknown> {
  return oneof({ arbitrary: fitting(schema), weight: 12 }, { arbitrary: jsonValue({ maxDepth: 2 }), weight: 1 })
}

function fitting({
  type,
  enum: choices,
  const: only,
  format,
  properties,
  items,
  anyOf,
  oneOf,
}: Schema): Arbitrary<unknown> {
  const [first, ...others] = anyOf ?? oneOf ?? []
  if (first) return oneof(shaped(first), ...others.map(shaped))
  if (only !== undefined) return constant(only)
  if (choices) return constantFrom(...choices)
  if (type === 'object' && properties)
    return record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, shaped(part)])))
  if (type === 'object') return dictionary(string({ maxLength: 8 }), words, { maxKeys: 3 })
  if (type === 'array') return array(shaped(items ?? {}), { maxLength: 3 })
  if (type === 'boolean') return boolean()
  if (type === 'integer' || type === 'number') return oneof(integer({ min: -1, max: 40 }), integer())
  if (type === 'null') return constant(null)
  if (type === 'string') return format === 'uuid' ? known : words
  return jsonValue({ maxDepth: 2 })
}

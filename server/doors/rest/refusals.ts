import { RestError } from './rest-error.ts'

/** Truncates caller input before it is echoed. */
const echo = (text: string) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)

export const METHODS = 'OPTIONS, GET, HEAD, POST, PATCH, DELETE'

/** Worded as PostgREST's parser, with the 1-based column of the error. */
export const cannotParse = (part: string, text: string, column: number, details: string) =>
  new RestError(400, {
    code: 'PGRST100',
    message: `"failed to parse ${part} (${echo(text)})" (line 1, column ${column})`,
    details,
  })

export const methodNotForFunctions = (method: string) =>
  new RestError(405, { code: 'PGRST101', message: `Cannot use the ${echo(method)} method on RPC` })

export const invalidBody = (message: string) => new RestError(400, { code: 'PGRST102', message })

export const rangeNotSatisfiable = (details: string) =>
  new RestError(416, { code: 'PGRST103', message: 'Requested range not satisfiable', details })

export const schemaNotExposed = (schema: string) =>
  new RestError(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${echo(schema)}`,
    hint: 'Only the following schemas are exposed: public',
  })

export const mediaTypeNotOffered = (accept: string) =>
  new RestError(406, { code: 'PGRST107', message: `None of these media types are available: ${echo(accept)}` })

export const notEmbedded = (relation: string) =>
  new RestError(400, {
    code: 'PGRST108',
    message: `'${echo(relation)}' is not an embedded resource in this request`,
    hint: `Verify that '${echo(relation)}' is included in the 'select' query parameter.`,
  })

export const notSingular = (rows: number) =>
  new RestError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  })

export const methodNotOffered = (method: string) =>
  new RestError(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${echo(method)}` }, { allow: METHODS })

export const invalidPreferences = (names: readonly string[]) =>
  new RestError(400, {
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${echo(names.join(', '))}`,
  })

export const aggregatesNotOffered = () =>
  new RestError(400, { code: 'PGRST123', message: 'Use of aggregate functions is not allowed' })

export const tooManyAffected = (rows: number) =>
  new RestError(400, {
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  })

export const invalidPath = () =>
  new RestError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })

export const rootNotOffered = () =>
  new RestError(404, { code: 'PGRST126', message: 'Root endpoint metadata is disabled' })

export const noRelationship = (relation: string, embedded: string, key: string | undefined) => {
  const between = `between '${echo(relation)}' and '${echo(embedded)}'`
  const using = key === undefined ? '' : ` using the hint '${echo(key)}'`
  return new RestError(400, {
    code: 'PGRST200',
    message: `Could not find a relationship ${between} in the schema cache`,
    details: `Searched for a foreign key relationship ${between}${using} in the schema 'public', but no matches were found.`,
  })
}

export const noFunction = (name: string, parameters: readonly string[], withJson: boolean) => {
  const called = `public.${echo(name)}`
  const list = echo(parameters.join(', '))
  const none = ' without parameters'
  const tried = list ? ` with parameter${parameters.length > 1 ? 's' : ''} ${list}` : none
  const orJson = withJson ? ' or with a single unnamed json/jsonb parameter' : ''
  return new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${called}${list ? `(${list})` : none} in the schema cache`,
    details: `Searched for the function ${called}${tried}${orJson}, but no matches were found in the schema cache.`,
  })
}

export const noColumnToWrite = (relation: string, column: string) =>
  new RestError(400, {
    code: 'PGRST204',
    message: `Could not find the '${echo(column)}' column of '${relation}' in the schema cache`,
  })

export const noRelation = (name: string) =>
  new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table 'public.${echo(name)}' in the schema cache`,
  })

/** Same error as PostgreSQL's for an unknown column, without a query: only names of the catalogue reach SQL. */
export const noColumnToRead = (relation: string, column: string) =>
  new RestError(400, { code: '42703', message: `column ${relation}.${echo(column)} does not exist` })

export const noType = (type: string) =>
  new RestError(400, { code: '42704', message: `type "${echo(type)}" does not exist` })

/** Worded as the safeupdate extension, which Supabase loads for this API. */
export const filterRequired = (verb: 'UPDATE' | 'DELETE') =>
  new RestError(400, { code: '21000', message: `${verb} requires a WHERE clause` })

/** PostgreSQL reports it only on a row that matches the pattern up to its end; here every such pattern is refused. */
export const patternEndsInEscape = () =>
  new RestError(400, { code: '22025', message: 'LIKE pattern must not end with escape character' })

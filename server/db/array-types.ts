import { parse } from 'postgres-array'

/**
 * The array types of our tables, told to the driver once. It would otherwise ask the database for all of them on every new
 * connection, in a query of its own whose failure nobody can catch when the connection is ended meanwhile.
 */
export const arrayTypes = {
  texts: {
    to: 1009,
    from: [1009, 2951],
    serialize: (values: readonly string[]) => literalOf(values),
    parse: (source: string): string[] => parse(source),
  },
  instants: {
    to: 1185,
    from: [1185],
    serialize: (values: readonly (Date | string)[]) =>
      literalOf(values.map((value) => (value instanceof Date ? value.toISOString() : value))),
    parse: (source: string): Date[] => parse(source, (text) => new Date(text)),
  },
}

function literalOf(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

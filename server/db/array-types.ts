import { parse } from 'postgres-array'

/**
 * Array types of our tables, declared to the driver. Otherwise it queries all of them on every new connection, and a
 * failure of that query cannot be caught when the connection is closed meanwhile.
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

/** SQL text and its parameters. Only names of the catalogue become text; caller input is always a parameter. */
export class Statement {
  readonly parameters: string[] = []
  /** Casted values, as written in the SQL. */
  readonly casts: string[] = []

  /** Parameters are sent as text and cast in SQL: an invalid value is PostgreSQL's own error (22P02). */
  value(text: string, type: string): string {
    this.parameters.push(text)
    const parameter = `$${this.parameters.length}::text`
    if (type === 'text') return parameter
    const cast = `${parameter}::${type}`
    this.casts.push(cast)
    return cast
  }
}

export interface SqlQuery {
  text: string
  parameters: string[]
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

/** SQL text and its parameters. Text is made of names from the catalogue; whatever a caller wrote is a parameter. */
export class Statement {
  readonly parameters: string[] = []
  /** The values that are cast, as they stand in the SQL. */
  readonly casts: string[] = []

  /** Parameters travel as text and are cast in SQL: a value that does not fit is PostgreSQL's own error (22P02). */
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

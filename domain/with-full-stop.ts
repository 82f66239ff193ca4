/** Ends a sentence with a name: « Inès L. » already has its full stop. */
export function withFullStop(name: string): string {
  return name.endsWith('.') ? name : `${name}.`
}

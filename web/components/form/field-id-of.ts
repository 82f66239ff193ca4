/** Id of a field's control, linked from the error summary. */
export function fieldIdOf(form: { id: string }, name: string): string {
  return `${form.id}-${name}`
}

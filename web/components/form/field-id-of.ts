/** The id of a field's control, to which the error summary leads. */
export function fieldIdOf(form: { id: string }, name: string): string {
  return `${form.id}-${name}`
}

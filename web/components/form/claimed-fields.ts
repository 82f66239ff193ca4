import type { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'

/** Maps a server error to the fields it concerns; empty when the form as a whole was refused. */
export function claimedFields<Name extends string>(
  { code, params, field, details = {} }: AppError,
  fields: readonly Name[],
  claims: Partial<Record<string, Name>> = {},
): { name: Name; message: string }[] {
  const named = fields.flatMap((name) => {
    const said = details[name]
    return typeof said === 'string' ? [{ name, message: said }] : []
  })
  if (named.length > 0) return named
  const name = fields.find((one) => one === (field ?? claims[code]))
  return name ? [{ name, message: errorMessage(code, params) }] : []
}

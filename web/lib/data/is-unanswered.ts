import type { AppError } from '#domain/errors.ts'

/** Whether the server may have acted all the same, before it, or the way to it, broke down. */
export function isUnanswered({ code }: AppError): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'unexpected'
}

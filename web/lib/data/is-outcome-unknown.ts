import type { AppError } from '#domain/errors.ts'

/** Whether the outcome is unknown: the server may have done the act before it, or the network, failed. */
export function isOutcomeUnknown({ code }: AppError): boolean {
  return code === 'offline' || code === 'unavailable' || code === 'unexpected'
}

import { AppError } from '#domain/errors.ts'

const refusals = { '413': 'proof_too_large', '415': 'proof_format_refused' } as const

/** What /storage/v1 has against a proof document, in the words of the form. */
export function proofRefusalOf(error: Error): Error {
  const status = 'statusCode' in error ? String(error.statusCode) : ''
  return status === '413' || status === '415' ? new AppError(refusals[status]) : error
}

import { AppError } from '#domain/errors.ts'

const refusals = { '413': 'proof_too_large', '415': 'proof_format_refused' } as const

/** Maps a refusal of /storage/v1 to the error message of the proof document field. */
export function proofRefusalOf(error: Error): Error {
  const status = 'statusCode' in error ? String(error.statusCode) : ''
  return status === '413' || status === '415' ? new AppError(refusals[status]) : error
}

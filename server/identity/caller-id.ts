import { AppError } from '#domain/errors.ts'
import type { Identity } from '../db/identity.ts'

/** Account id of the caller. */
export function callerId({ sub }: Identity): string {
  if (!sub) throw new AppError('not_signed_in')
  return sub
}

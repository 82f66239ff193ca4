import type { AppError } from '#domain/errors.ts'
import type { Alternative } from '#domain/functions.ts'

/** Nearest free starts in a `slot_taken` error. */
export function alternativesIn({ details }: AppError): Alternative[] {
  const offered: unknown = details?.alternatives
  return Array.isArray(offered) ? offered.filter(isAlternative) : []
}

function isAlternative(value: unknown): value is Alternative {
  return typeof value === 'object' && value !== null && 'startsAt' in value && typeof value.startsAt === 'string'
}

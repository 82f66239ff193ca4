import type { Readable } from './use-query-phase.ts'

/** Combines two queries that one part of a screen needs together. */
export function bothQueries<A, B>(one: Readable<A>, other: Readable<B>): Readable<[A, B]> {
  return {
    data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
    isError: one.isError || other.isError,
  }
}

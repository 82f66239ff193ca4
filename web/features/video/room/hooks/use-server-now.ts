import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Entrance } from '../../queries.ts'

/** The present by the server's clock: a device whose own is wrong is told the right minute all the same. */
export function useServerNow({ clockOffsetMs }: Pick<Entrance, 'clockOffsetMs'>): Date {
  return new Date(useNow(1).getTime() + clockOffsetMs)
}

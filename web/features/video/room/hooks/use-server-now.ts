import { useNow } from '#web/lib/hooks/use-now.ts'
import type { Entrance } from '../../queries.ts'

/** Current time by the server's clock: the device's own may be wrong. */
export function useServerNow({ clockOffsetMs }: Pick<Entrance, 'clockOffsetMs'>): Date {
  return new Date(useNow(1).getTime() + clockOffsetMs)
}

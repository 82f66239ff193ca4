import { Icon } from '#web/components/icon.tsx'
import { minutesLeft } from '../engine/room-clock.ts'
import type { Entrance } from '../queries.ts'
import { useServerNow } from './hooks/use-server-now.ts'

type RemainingTimeProps = { entrance: Entrance; isOnVideo?: boolean }

export function RemainingTime({ entrance, isOnVideo = false }: RemainingTimeProps) {
  const now = useServerNow(entrance)
  const hasBegun = now >= new Date(entrance.startsAt)
  const left = minutesLeft({ endsAt: new Date(entrance.endsAt) }, now)
  if (!hasBegun) return null
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-full px-3.5 py-1.5 text-small ${isOnVideo ? 'bg-background/85' : 'bg-secondary text-secondary-foreground'}`}
    >
      <Icon name="clock" className="size-4" />
      {left > 0 ? `Il reste ${left} min` : 'Temps écoulé'}
    </span>
  )
}

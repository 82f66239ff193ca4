import { useQuery } from '@tanstack/react-query'
import { dayOf } from '#domain/time.ts'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { useDeviceMoods } from './device-moods.ts'
import { moodsBetween } from './queries.ts'

/** Time of today's last entry, in the account or on this device. */
export function useLastMoodToday(): Date | undefined {
  const today = dayOf(useNow(300))
  const isSignedIn = useAuthState().status === 'signed-in'
  const { data: inAccount = [] } = useQuery({ ...moodsBetween(today, today), enabled: isSignedIn })
  const onDevice = useDeviceMoods().map(({ recordedAt }) => new Date(recordedAt))
  return [...onDevice, ...inAccount.map(({ recordedAt }) => recordedAt)]
    .filter((instant) => dayOf(instant) === today)
    .reduce<Date | undefined>((latest, instant) => (latest && latest > instant ? latest : instant), undefined)
}

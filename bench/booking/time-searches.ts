import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import type { Database } from '#server/db/database.ts'
import type { Identity } from '#server/db/identity.ts'
import { percentile } from './percentile.ts'

const CALLS = 1000
const WARM_UP = 100

export interface SearchTimes {
  lookUp: number
  times: number
  who: number
}

/** Milliseconds that each read takes as the server makes it; side by side, so that all meet the same noise. */
export async function timeSearches(db: Database, patient: Identity): Promise<Record<'median' | 'p99', SearchTimes>> {
  const preferences = ['any', 'male', 'female']
  const measured: Record<keyof SearchTimes, number[]> = { lookUp: [], times: [], who: [] }
  const timed = async <Row extends object>(name: keyof SearchTimes, query: string, parameters: unknown[]) => {
    const startedAt = performance.now()
    const rows = await db.readAs<Row>(patient, query, parameters)
    measured[name].push(performance.now() - startedAt)
    return rows
  }
  for (let call = 0; call < CALLS + WARM_UP; call++) {
    if (call === WARM_UP) for (const times of Object.values(measured)) times.length = 0
    const from = startOfDay(addDays(dayOf(new Date()), call % 60))
    await timed('lookUp', 'select * from public.profiles where id = $1', [patient.sub])
    const [first] = await timed<{ starts_at: Date }>(
      'times',
      `select starts_at from public.free_times where gender_preference = $1 and starts_at >= $2
       order by starts_at limit 48`,
      [preferences[call % 3], from],
    )
    await timed('who', 'select * from public.free_starts where starts_at = $1 limit 12', [first?.starts_at ?? from])
  }
  const at = (percent: number): SearchTimes => ({
    lookUp: percentile(measured.lookUp, percent),
    times: percentile(measured.times, percent),
    who: percentile(measured.who, percent),
  })
  return { median: at(50), p99: at(99) }
}

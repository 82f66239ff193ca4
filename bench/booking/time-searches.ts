import { addDays, dayOf, startOfDay } from '#domain/time.ts'
import type { Database } from '#server/db/database.ts'
import type { Identity } from '#server/db/identity.ts'
import { quantile } from '../support/measure.ts'

const CALLS = 1000
const WARM_UP = 100

interface SearchTimes {
  lookUp: number
  times: number
  who: number
}

interface Measures {
  /** As measured by the server. */
  median: SearchTimes
  p99: SearchTimes
  /** As measured by PostgreSQL. */
  inDatabaseP99: SearchTimes
}

const searches: Record<keyof SearchTimes, string> = {
  lookUp: 'select * from public.profiles where id = $1',
  times: `select starts_at from public.free_times where gender_preference = $1 and starts_at >= $2
    order by starts_at limit 48`,
  who: 'select * from public.free_starts where starts_at = $1 limit 12',
}

/** Milliseconds of each read as the server makes it; interleaved, so that noise affects all of them. */
export async function timeSearches(db: Database, patient: Identity): Promise<Measures> {
  const waited: Record<keyof SearchTimes, number[]> = { lookUp: [], times: [], who: [] }
  const worked: Record<keyof SearchTimes, number[]> = { lookUp: [], times: [], who: [] }
  const measure = async (name: keyof SearchTimes, parameters: unknown[], isWarm: boolean) => {
    const startedAt = performance.now()
    const rows = await db.readAs<{ starts_at?: Date }>(patient, searches[name], parameters)
    const took = performance.now() - startedAt
    const [explained] = await db.readAs<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      patient,
      `explain (analyze, timing off, format json) ${searches[name]}`,
      parameters,
    )
    if (isWarm) {
      waited[name].push(took)
      worked[name].push(explained?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN)
    }
    return rows
  }
  const preferences = ['any', 'male', 'female']
  for (let call = 0; call < CALLS + WARM_UP; call++) {
    const isWarm = call >= WARM_UP
    const from = startOfDay(addDays(dayOf(new Date()), call % 60))
    await measure('lookUp', [patient.sub], isWarm)
    const [first] = await measure('times', [preferences[call % 3], from], isWarm)
    await measure('who', [first?.starts_at ?? from], isWarm)
  }
  const at = (share: number, of: typeof waited): SearchTimes => ({
    lookUp: quantile(of.lookUp, share),
    times: quantile(of.times, share),
    who: quantile(of.who, share),
  })
  return { median: at(0.5, waited), p99: at(0.99, waited), inDatabaseP99: at(0.99, worked) }
}

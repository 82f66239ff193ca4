import { MOOD_CONSENT_VERSION } from '#domain/constants.ts'
import { addMinutes } from '#domain/time.ts'
import type { Database } from '../db/database.ts'
import { lockDemoPatient } from './lock-demo-patient.ts'

/** One level a day, the latest last; null for a day without entry. */
const levels = [2, 1, 2, 2, null, 2, 3, 2, 2, 1, 2, null, null, 3, 2, 3, 3, 2, 3, null, 2, 3, 3, 4, 3, null, 3, 4, 3, 3]

/** Notes of the demo patient beside some levels, by days ago; they give the monthly analysis some content. */
const notes: Record<number, string> = {
  1: 'Longue marche au parc après le travail.',
  2: 'Bien dormi.',
  4: 'Balade avec une amie, puis lecture.',
  7: 'Dîner avec ma sœur.',
  8: 'Promenade au soleil.',
  10: 'Réunion difficile, nuit courte.',
  13: 'Une heure de yoga.',
  16: 'Trop de travail, mal dormi.',
  20: 'Réveil à quatre heures.',
  21: 'Dispute au bureau.',
  25: 'Mal dormi, réunion le matin.',
  29: 'Nuit blanche avant le bureau.',
}

/** Seeds thirty days of mood entries for the demo patient, who has consented. */
export async function seedDemoMood(db: Database, now: Date): Promise<void> {
  await db.asService(async (sql) => {
    const patient = await lockDemoPatient(sql)
    const [any] = await sql`select from mood_entries where user_id = ${patient ?? null} limit 1`
    if (!patient || any) return
    await sql`
      insert into consents (user_id, purpose, version) values (${patient}, 'mood', ${MOOD_CONSENT_VERSION})
      on conflict (user_id, purpose) where withdrawn_at is null do nothing`
    const entries = levels.flatMap((level, i) =>
      level === null
        ? []
        : [
            {
              user_id: patient,
              level,
              details: notes[levels.length - i] ?? null,
              recorded_at: addMinutes(now, -(levels.length - i) * 24 * 60),
            },
          ],
    )
    await sql`insert into mood_entries ${sql(entries)}`
  })
}

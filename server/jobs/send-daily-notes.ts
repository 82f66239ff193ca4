import { tipOf } from '#domain/premium/daily-tips.ts'
import { addDays, addMinutes, type Day, startOfDay, wallTimeOf } from '#domain/time.ts'
import type { Transaction } from '../db/postgres.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { stopToken } from '../premium/stop-mails.ts'
import type { Jobs } from '../queue/jobs.ts'
import { defineJob } from './define-job.ts'
import { inBatches } from './in-batches.ts'

const BATCH = 500
/** A late run within this time makes up for a missed one. */
const LATE_HOURS = 2

interface Habit {
  user_id: string
  email: string
  daily_tip: boolean
  mood_reminder: boolean
  has_noted: boolean
}

/** Once a day, at the hour each subscriber chose. */
export const sendDailyNotes = defineJob({
  name: 'send-daily-notes',
  schedule: '*/10 * * * *',
  retry: { times: 1, firstSeconds: 30, longestSeconds: 30 },
  runsAtMostSeconds: 540,
  async handle({ deps: { db, jobs, clock }, signal }) {
    const now = clock()
    const { day } = wallTimeOf(now)
    await inBatches(BATCH, signal, () =>
      db.asService(async (sql) => {
        const due = await takeDue(sql, now)
        for (const habit of due) await write(sql, jobs, habit, day)
        return due.length
      }),
    )
  },
})

/**
 * Marks the day in the same statement that selects the recipients, so that two concurrent runs never mail the same person.
 */
async function takeDue(sql: Transaction, now: Date): Promise<Habit[]> {
  const { day, time } = wallTimeOf(now)
  const hour = Number(time.slice(0, 2))
  return sql<Habit[]>`
    update mail_habits h set last_sent_on = ${day}
    from auth.users u
    where u.id = h.user_id and u.email is not null
      and h.user_id in (
        select user_id from mail_habits
        where (daily_tip or mood_reminder) and hour between ${hour - LATE_HOURS} and ${hour}
          and (last_sent_on is null or last_sent_on < ${day}) and app.has_premium(user_id, ${now})
        limit ${BATCH} for update skip locked)
    returning h.user_id, u.email, h.daily_tip, h.mood_reminder, exists (
      select from mood_entries m where m.user_id = h.user_id and m.recorded_at >= ${startOfDay(day)}) as has_noted`
}

async function write(sql: Transaction, jobs: Jobs, habit: Habit, day: Day): Promise<void> {
  const tip = habit.daily_tip ? tipOf(day, habit.user_id) : null
  const asksForMood = habit.mood_reminder && !habit.has_noted
  if (!tip && !asksForMood) return
  const data = { tip, asksForMood, stopToken: await stopToken(sql, habit.user_id) }
  const uselessAfter = addMinutes(startOfDay(addDays(day, 1)), -1)
  await queueMail(sql, jobs, { to: habit.email, template: 'daily-note', data, uselessAfter })
}

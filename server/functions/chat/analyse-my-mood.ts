import { z } from 'zod'
import { suggestTopics } from '#domain/chat/companion/suggest-topics.ts'
import { topicFlows } from '#domain/chat/companion/topic-flows.ts'
import { MOOD_ANALYSIS_WEEKS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { analyseMoods, type DayMood, type DayTheme } from '#domain/mood/analyse-moods.ts'
import type { MoodLevel } from '#domain/mood/levels.ts'
import { chooseResources } from '#domain/premium/choose-resources.ts'
import { addDays, type Day, dayOf, startOfDay } from '#domain/time.ts'
import type { Transaction } from '../../db/postgres.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { hasPremium } from '../../premium/has-premium.ts'
import { mapInSlices } from '../../threads/map-in-slices.ts'

const MOST_MESSAGES = 2000

/** Weekly analysis of a subscriber's mood entries. Computed on each view, never stored. */
export const analyseMyMood = defineFunction({
  name: 'analyse-my-mood',
  who: 'signed-in',
  input: z.strictObject({}),
  limit: { per: 'account', times: 120, perSeconds: 60 * 60 },
  async handle({ identity, sql, now, signal }) {
    const userId = callerId(identity)
    if (!(await hasPremium(sql, userId, now))) throw new AppError('premium_only')
    const since = startOfDay(addDays(dayOf(now), -7 * MOOD_ANALYSIS_WEEKS))
    const [consent] = await sql`
      select from consents where user_id = ${userId} and purpose = 'chat_themes' and withdrawn_at is null`
    const messages = consent ? await messagesSince(sql, userId, since) : []
    const moods = await moodsSince(sql, userId, since)
    // After the transaction: reading two thousand messages takes a while.
    return async () => {
      const themes = await mapInSlices(messages, themesOf, signal)
      const analysis = analyseMoods(moods, themes.flat(), dayOf(now))
      return { analysis, resources: chooseResources(analysis), usesConversations: consent !== undefined }
    }
  },
})

interface WrittenMessage {
  message: string
  created_at: Date
}

function themesOf({ message, created_at }: WrittenMessage): DayTheme[] {
  return suggestTopics(message).flatMap((id) => {
    const topic = topicFlows.find((flow) => flow.id === id)
    return topic ? [{ day: dayOf(created_at), id, name: topic.title.toLowerCase() }] : []
  })
}

async function moodsSince(sql: Transaction, userId: string, since: Date): Promise<DayMood[]> {
  const rows = await sql<{ level: MoodLevel; details: string | null; recorded_at: Date }[]>`
    select level, details, recorded_at from mood_entries
    where user_id = ${userId} and recorded_at >= ${since} order by recorded_at`
  const byDay = new Map<Day, DayMood>()
  for (const { level, details, recorded_at } of rows) {
    const day = dayOf(recorded_at)
    byDay.set(day, { day, level, details })
  }
  return [...byDay.values()]
}

async function messagesSince(sql: Transaction, userId: string, since: Date): Promise<WrittenMessage[]> {
  return sql<WrittenMessage[]>`
    select m.message, m.created_at from chat_messages m join chat_sessions s on s.id = m.chat_session_id
    where s.user_id = ${userId} and m.sender = 'user' and m.created_at >= ${since}
    order by m.created_at desc limit ${MOST_MESSAGES}`
}

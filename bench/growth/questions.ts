import { addDays, dayOf } from '#domain/time.ts'
import type { Sample } from './fill-growth.ts'

/** A query of a page: user, REST path and SQL. */
export interface Question {
  name: string
  /** User of the nth call; null for a visitor. */
  who(sample: Sample, call: number): string | null
  /** Path below /rest/v1. */
  path(sample: Sample, call: number): string
  sql(sample: Sample, call: number): string
}

const pick = <T>(list: readonly T[], call: number): T => {
  const item = list[call % list.length]
  if (!item) throw new Error('nothing was filled')
  return item
}
const patient = (sample: Sample, call: number) => pick(sample.patients, call)
const visitor = { who: () => null }
const asPatient = { who: (sample: Sample, call: number) => patient(sample, call).id }
const asPractitioner = { who: (sample: Sample, call: number) => patient(sample, call).practitionerId }
const asOffering = { who: (sample: Sample, call: number) => pick(sample.offering, call) }
const asAdmin = { who: (sample: Sample) => sample.adminId }
const same = (path: string, sql: string) => ({ path: () => path, sql: () => sql })

const inThreeDays = addDays(dayOf(new Date()), 3)
const lastWeek = addDays(dayOf(new Date()), -7)
const lastYear = addDays(dayOf(new Date()), -730)

export const questions: readonly Question[] = [
  {
    name: 'search: everybody who is free',
    ...visitor,
    ...same(
      'practitioner_openings?select=*&moment=eq.any&order=next_at,slug&limit=12',
      "select * from practitioner_openings where moment = 'any' order by next_at, slug limit 12",
    ),
  },
  {
    name: 'search: four filters',
    ...visitor,
    ...same(
      `practitioner_openings?select=*&moment=eq.${inThreeDays}&specialties=cs.{Stress}&languages=cs.{fr}&gender=eq.female&order=next_at,slug&limit=12`,
      `select * from practitioner_openings where moment = '${inThreeDays}' and specialties @> '{Stress}' and languages @> '{fr}'
        and gender = 'female' order by next_at, slug limit 12`,
    ),
  },
  {
    name: 'search: free times',
    ...visitor,
    ...same(
      `free_times?select=starts_at&gender_preference=eq.any&starts_at=gte.${inThreeDays}T00:00:00Z&order=starts_at&limit=48`,
      `select starts_at from free_times where gender_preference = 'any' and starts_at >= '${inThreeDays}' order by starts_at limit 48`,
    ),
  },
  {
    name: 'dashboard: a patient’s appointments',
    ...asPatient,
    ...same(
      'my_appointments?select=*&order=starts_at&limit=1000',
      'select * from my_appointments order by starts_at limit 1000',
    ),
  },
  {
    name: 'dashboard: a practitioner’s appointments',
    ...asPractitioner,
    ...same(
      'my_appointments?select=*&order=starts_at&limit=1000',
      'select * from my_appointments order by starts_at limit 1000',
    ),
  },
  {
    name: 'dashboard: a practitioner’s slots',
    ...asOffering,
    ...same(
      `my_slots?select=*&ends_at=gte.${lastWeek}T00:00:00Z&order=starts_at&limit=1000`,
      `select * from my_slots where ends_at >= '${lastWeek}' order by starts_at limit 1000`,
    ),
  },
  {
    name: 'dashboard: moods',
    ...asPatient,
    ...same(
      `mood_entries?select=id,level,details,recorded_at&recorded_at=gte.${lastWeek}T00:00:00Z&order=recorded_at&limit=1000`,
      `select id, level, details, recorded_at from mood_entries where recorded_at >= '${lastWeek}' order by recorded_at limit 1000`,
    ),
  },
  {
    name: 'dashboard: access log',
    ...asPatient,
    ...same(
      'access_log?select=id,act,device,occurred_at&order=occurred_at.desc&limit=50',
      'select id, act, device, occurred_at from access_log order by occurred_at desc limit 50',
    ),
  },
  {
    name: 'dashboard: figures of an administrator',
    ...asAdmin,
    ...same(
      `admin_figures?select=*&grain=eq.month&starts_on=gte.${lastYear}&order=starts_on&limit=100`,
      `select * from admin_figures where grain = 'month' and starts_on >= '${lastYear}' order by starts_on limit 100`,
    ),
  },
  {
    name: 'dashboard: an administrator’s overview',
    ...asAdmin,
    ...same('admin_overview?select=*', 'select * from admin_overview'),
  },
  {
    name: 'dashboard: money',
    ...asAdmin,
    ...same('admin_money?select=*', 'select * from admin_money'),
  },
  {
    name: 'threads: a patient’s list',
    ...asPatient,
    ...same(
      'my_conversations?select=*&order=timestamp.desc.nullslast&limit=1000',
      'select * from my_conversations order by "timestamp" desc nulls last limit 1000',
    ),
  },
  {
    name: 'threads: a practitioner’s list',
    ...asPractitioner,
    ...same(
      'my_conversations?select=*&order=timestamp.desc.nullslast&limit=1000',
      'select * from my_conversations order by "timestamp" desc nulls last limit 1000',
    ),
  },
  {
    name: 'threads: the last messages of one',
    ...asPatient,
    path: (sample, call) =>
      `thread_messages?select=id,sender,body,sent_at&thread_id=eq.${patient(sample, call).threadId}&order=sent_at.desc&limit=50`,
    sql: (sample, call) =>
      `select id, sender, body, sent_at from thread_messages where thread_id = '${patient(sample, call).threadId}'
        order by sent_at desc limit 50`,
  },
  {
    name: 'threads: a conversation with the assistant',
    ...asPatient,
    path: (sample, call) =>
      `chat_messages?select=*&chat_session_id=eq.${patient(sample, call).conversationId}&order=created_at.desc,id.desc&limit=50`,
    sql: (sample, call) =>
      `select * from chat_messages where chat_session_id = '${patient(sample, call).conversationId}'
        order by created_at desc, id desc limit 50`,
  },
]

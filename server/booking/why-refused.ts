import { noticeWords } from '#domain/availability/notice-words.ts'
import type { ErrorCode, ErrorParams } from '#domain/errors.ts'
import { matchesRequest, type RequestedStart } from './take-start.ts'

export interface Refusal {
  code: ErrorCode
  params: ErrorParams
}

export type UntakenStart = { name: string; notice_minutes: number; is_in_time: boolean; has_room: boolean }

/** Why a start could not be had: somebody took it, or nobody did and its practitioner's own limits forbid it. */
export async function whyRefused(
  read: (text: string, parameters: string[]) => PromiseLike<UntakenStart[]>,
  requested: RequestedStart,
): Promise<Refusal> {
  const { condition, parameters } = matchesRequest(requested)
  const [left] = await read(
    `select p.first_name as name, o.notice_minutes, o.is_in_time, o.has_room
    from (select * from app.untaken_offers where ${condition} order by is_in_time desc limit 1) o
    join public.profiles p on p.id = o.practitioner_id`,
    parameters,
  )
  const isOfOne = requested.practitionerId !== null
  // Free again meanwhile, or taken: neither is said of a limit.
  if (!left || (left.is_in_time && (left.has_room || !isOfOne))) return { code: 'slot_taken', params: {} }
  if (left.is_in_time) return { code: 'slot_day_full', params: { name: left.name } }
  if (!isOfOne) return { code: 'slot_too_soon_for_all', params: {} }
  return { code: 'slot_too_soon', params: { name: left.name, notice: noticeWords(left.notice_minutes) } }
}

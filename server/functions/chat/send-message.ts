import type { Side } from '#domain/booking/rights.ts'
import { MESSAGE_MAIL_DELAY_MINUTES, MESSAGE_MAX_CHARACTERS, MESSAGES_PER_TEN_MINUTES } from '#domain/constants.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { outgoingMessageSchema } from '#domain/messages/schema.ts'
import { addMinutes } from '#domain/time.ts'
import { helpForMessage } from '../../chat/help-for-message.ts'
import { SERVICE } from '../../db/identity.ts'
import type { Transaction } from '../../db/postgres.ts'
import { type ArrivingCall, defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { notifyInbox } from '../../live/notify-inbox.ts'

interface Thread {
  id: string
  other_id: string
  my_side: Side
  is_open: boolean
}

const refusals: readonly ErrorCode[] = ['thread_closed', 'message_too_long', 'message_consent_needed']

/**
 * Sends a message to the other party of a thread. A message that shows danger is
 * delivered as usual, and answered with help lines.
 */
export const sendMessage = defineFunction({
  name: 'send-message',
  who: ['patient', 'student', 'therapist'],
  input: outgoingMessageSchema,
  limit: { per: 'account', times: MESSAGES_PER_TEN_MINUTES, perSeconds: 10 * 60 },
  idempotent: true,
  /** Help lines come with every answer, refusals too. They are health data, so they are not stored with the answer. */
  async around(call, { act }) {
    const sent = await act().catch(async (refusal: unknown) => {
      if (!(refusal instanceof AppError) || !refusals.includes(refusal.code)) throw refusal
      const { code, params } = refusal
      throw new AppError(code, { params, details: { help: await linesToShow(call) }, cause: refusal })
    })
    return sent instanceof Response ? sent : { ...sent, help: await linesToShow(call, sent.sentAt) }
  },
  async handle({ input: { threadId, body }, identity, sql, now, deps }) {
    const writer = callerId(identity)
    const thread = await lockThread(sql, threadId, writer)
    if (!thread.is_open) throw new AppError('thread_closed')
    if (body.length > MESSAGE_MAX_CHARACTERS)
      throw new AppError('message_too_long', { params: { n: MESSAGE_MAX_CHARACTERS } })
    if (thread.my_side === 'patient' && !(await hasAgreed(sql, writer))) throw new AppError('message_consent_needed')

    const message = await insertMessage(sql, thread, body, now)
    const startAfter = addMinutes(now, MESSAGE_MAIL_DELAY_MINUTES)
    notifyInbox(sql, deps.fanout, [thread.other_id, writer], 'messages')
    await deps.jobs.enqueue(sql, 'tell-of-message', { messageId: message.id }, { startAfter })
    return { messageId: message.id, sentAt: message.sent_at.toISOString(), help: [] }
  },
})

/** Serialises the messages of a thread, so that each has a distinct timestamp in display order. */
async function lockThread(sql: Transaction, threadId: string, writer: string): Promise<Thread> {
  const [thread] = await sql<Thread[]>`
    select id, case when patient_id = ${writer} then 'patient' else 'practitioner' end as my_side,
      case when patient_id = ${writer} then practitioner_id else patient_id end as other_id, app.can_write(id) as is_open
    from threads where id = ${threadId} and ${writer} in (patient_id, practitioner_id) for update`
  if (!thread) throw new AppError('not_found')
  return thread
}

/** Help line numbers for this message, given the sender's earlier messages in the thread that day. */
async function linesToShow(
  { input, identity, now, deps }: ArrivingCall<'send-message'>,
  sentAt?: string,
): Promise<string[]> {
  const writer = callerId(identity)
  const [thread] = await deps.db.readAs<{ earlier: string[] }>(
    SERVICE,
    `select array(
      select m.body from thread_messages m
      where m.thread_id = t.id and $1 = case m.sender when 'patient' then t.patient_id else t.practitioner_id end
        and m.sent_at > $2 and m.sent_at < coalesce($3::timestamptz, 'infinity')
      order by m.sent_at desc limit 3) as earlier
    from threads t where t.id = $4 and $1 in (t.patient_id, t.practitioner_id)`,
    [writer, addMinutes(now, -24 * 60).toISOString(), sentAt ?? null, input.threadId],
  )
  return helpForMessage(input.body, thread?.earlier ?? [])
}

/** The screen that shows the consent text records the consent. */
async function hasAgreed(sql: Transaction, patientId: string): Promise<boolean> {
  const [given] = await sql`
    select from consents where user_id = ${patientId} and purpose = 'messages' and withdrawn_at is null`
  return given !== undefined
}

async function insertMessage(
  sql: Transaction,
  { id, my_side: sender }: Thread,
  body: string,
  now: Date,
): Promise<{ id: string; sent_at: Date }> {
  const [message] = await sql<{ id: string; sent_at: Date }[]>`
    with thread as (
      update threads set last_message_at = greatest(${now}, last_message_at + interval '1 millisecond')
      where id = ${id} returning last_message_at
    )
    insert into thread_messages (thread_id, sender, body, sent_at)
    select ${id}, ${sender}, ${body}, last_message_at from thread returning id, sent_at`
  if (!message) throw new Error('the message was not written')
  return message
}

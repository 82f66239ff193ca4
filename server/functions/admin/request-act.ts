import { z } from 'zod'
import { type ActInput, type ActName, actInputs, actNames, actReasonField } from '#domain/admin/acts.ts'
import { ACT_REQUEST_HOURS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { addMinutes } from '#domain/time.ts'
import type { Act } from '../../admin/act.ts'
import { allActs } from '../../admin/all-acts.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { administratorEmails } from '../../identity/administrators.ts'
import { queueMail } from '../../mail/queue-mail.ts'

/** Asks for a grave act; another administrator decides. */
export const requestAct = defineAdminFunction({
  name: 'request-act',
  level: 'step-up',
  input: z.object({ act: z.enum(actNames), input: z.record(z.string(), z.unknown()), reason: actReasonField }),
  audit: ({ input }, answer) => ({
    subject: 'requestId' in answer ? (answer.requestId ?? null) : null,
    detail: { act: input.act, reason: input.reason },
  }),
  async handle({ input: { act, input, reason }, sql, now, adminId, identity, deps }) {
    const parsed = actInputs[act].safeParse(input)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      throw new AppError('invalid_input', { details: { [issue?.path.join('.') ?? '']: issue?.message ?? '' } })
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the map pairs each name with its own input
    const chosen = allActs[act] as Act<ActName>
    const sentence = await chosen.sentence({ sql, deps, now }, parsed.data as ActInput<ActName>)
    const expiresAt = addMinutes(now, ACT_REQUEST_HOURS * 60)
    const [request] = await sql<{ id: string }[]>`
      insert into app.act_requests (act, input, sentence, reason, requested_by, requested_at, expires_at)
      values (${act}, ${JSON.stringify(parsed.data)}::text::jsonb, ${sentence}, ${reason}, ${adminId}, ${now}, ${expiresAt})
      returning id`
    if (!request) throw new Error('the request was not written')
    const others = (await administratorEmails(sql, now)).filter((email) => email !== identity.email)
    const isSole = others.length === 0
    const data = { sentence, reason, expiresAt: expiresAt.toISOString(), isSole }
    for (const to of isSole ? [deps.settings.CONTACT_ADDRESS] : others)
      await queueMail(sql, deps.jobs, { to, template: 'act-requested', data })
    return { requestId: request.id }
  },
})

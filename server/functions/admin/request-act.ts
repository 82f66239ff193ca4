import { z } from 'zod'
import { type ActInput, type ActName, actInputs, actNames, actReasonField } from '#domain/admin/acts.ts'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'
import { notifyOtherAdministrators } from '../../admin/notify-other-administrators.ts'
import { writeRequest } from '../../admin/write-request.ts'

/** Requests a two-person act; another administrator decides. */
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
    const actRequest = { act, input: parsed.data as ActInput<ActName>, reason, requestedBy: adminId }
    const request = await writeRequest({ sql, deps, now }, actRequest)
    await notifyOtherAdministrators(sql, deps, { ...request, reason, requestedBy: identity.email, now })
    return { requestId: request.id }
  },
})

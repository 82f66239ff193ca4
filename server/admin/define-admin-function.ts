import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { AnswerOf, FunctionName } from '#domain/functions.ts'
import { type AuditEntry, appendAuditEntry } from '../audit/append-audit-entry.ts'
import {
  type AfterCommit,
  defineFunction,
  type FunctionCall,
  type FunctionDefinition,
  type HandledInput,
} from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'
import { type Level, whyNotAdministrator } from './gate.ts'

type AdminCall<N extends FunctionName> = FunctionCall<N> & { adminId: string }

type Answer<N extends FunctionName> = AnswerOf<N> | Response | AfterCommit<N> | AppError

interface AdminFunction<N extends FunctionName> {
  name: N
  level: Level
  input: z.ZodType<HandledInput<N>>
  /** Audit log entry, beside actor and time. Required, so that every act of an administrator is logged. */
  audit(call: AdminCall<N>, answer: Answer<N>): Omit<AuditEntry, 'act'>
  handle(call: AdminCall<N>): Promise<Answer<N>>
}

/**
 * Defines an administrator-only function: access check, step-up authentication and audit entry, in its own transaction.
 */
export function defineAdminFunction<N extends FunctionName>(definition: AdminFunction<N>): FunctionDefinition<N> {
  const { name, level, input } = definition
  return defineFunction<N>({
    name,
    who: ['admin'],
    input,
    limit: { per: 'account', times: 600, perSeconds: 60 * 60 },
    async handle(call) {
      const { sql, identity, now } = call
      const adminId = callerId(identity)
      const refusal = await whyNotAdministrator(sql, identity, level, now)
      if (refusal) {
        // Returned instead of thrown, so that the audit entry is committed.
        await appendAuditEntry(sql, adminId, { act: 'refused', subject: name, detail: { code: refusal.code } })
        return refusal
      }
      const adminCall = { ...call, adminId }
      const answer = await definition.handle(adminCall)
      if (!(answer instanceof AppError))
        await appendAuditEntry(sql, adminId, { act: name, ...definition.audit(adminCall, answer) })
      return answer
    },
  })
}

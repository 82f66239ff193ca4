import { z } from 'zod'
import { SECURITY_CHECKS_PER_MINUTE } from '#domain/constants.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { newSecurityCheck as createSecurityCheck } from '../../security-check.ts'

export const newSecurityCheck = defineFunction({
  name: 'new-security-check',
  who: 'anyone',
  input: z.strictObject({}),
  limit: { per: 'address', times: SECURITY_CHECKS_PER_MINUTE, perSeconds: 60 },
  handle: ({ sql, now, deps: { settings } }) => createSecurityCheck(sql, now, settings.SECURITY_CHECK_ITERATIONS),
})

import { z } from 'zod'
import { defineFunction } from '../doors/functions/define-function.ts'
import { newSecurityCheck as createSecurityCheck } from '../security-check.ts'

export const newSecurityCheck = defineFunction({
  name: 'new-security-check',
  who: 'anyone',
  input: z.strictObject({}),
  handle: ({ sql, now }) => createSecurityCheck(sql, now),
})

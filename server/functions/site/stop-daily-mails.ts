import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { stopMails } from '../../premium/stop-mails.ts'

/** Button behind the link in each mail. Idempotent. */
export const stopDailyMails = defineFunction({
  name: 'stop-daily-mails',
  who: 'anyone',
  input: z.object({ token: z.string().min(1).max(200) }),
  limit: { per: 'address', times: 30, perSeconds: 60 * 60 },
  async handle({ input: { token }, sql }) {
    const stopped = await stopMails(sql, token)
    if (!stopped) throw new AppError('not_found')
    return { stopped }
  },
})

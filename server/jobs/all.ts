import { answerCodeRequest } from './answer-code-request.ts'
import type { AnyJob } from './define-job.ts'
import { forgetExpiredRows } from './forget-expired-rows.ts'
import { sendMail } from './send-mail.ts'

/** Every job the server works on. */
export const allJobs: readonly AnyJob[] = [answerCodeRequest, forgetExpiredRows, sendMail]

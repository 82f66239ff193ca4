import { answerCodeRequest } from './answer-code-request.ts'
import type { AnyJob } from './define-job.ts'
import { deleteDiscardedFiles } from './delete-discarded-files.ts'
import { forgetExpiredRows } from './forget-expired-rows.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'
import { sendMail } from './send-mail.ts'

/** Every job the server works on. */
export const allJobs: readonly AnyJob[] = [
  answerCodeRequest,
  deleteDiscardedFiles,
  forgetExpiredRows,
  rotateSigningKeys,
  sendMail,
]

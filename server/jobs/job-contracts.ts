/** What each job carries. Personal data stays in its table: a job names the row. */
export interface JobContracts {
  'answer-code-request': { requestId: string }
  'send-mail': { mailId: string }
  'forget-expired-rows': Record<string, never>
}

export type JobName = keyof JobContracts

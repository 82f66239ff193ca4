/** What each job carries. Personal data stays in its table: a job names the row. */
export interface JobContracts {
  'deliver-contact-message': { contactMessageId: string }
}

export type JobName = keyof JobContracts

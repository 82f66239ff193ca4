import { z } from 'zod'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { findReader } from '../../reports/find-reader.ts'
import { metPractitioner } from '../../reports/met-practitioner.ts'

/** Shown before a report is written: who would read it. */
export const findReportReader = defineFunction({
  name: 'find-report-reader',
  who: ['patient'],
  input: z.object({ appointmentId: z.uuid() }),
  limit: { per: 'account', times: 120, perSeconds: 60 * 60 },
  async handle({ input: { appointmentId }, identity, sql, now }) {
    const met = await metPractitioner(sql, { appointmentId, patientId: callerId(identity), now })
    return { practitionerName: met.name, reader: await findReader(sql, { ...met, isLate: false }) }
  },
})

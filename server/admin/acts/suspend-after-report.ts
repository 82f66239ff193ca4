import { AppError } from '#domain/errors.ts'
import type { Transaction } from '../../db/postgres.ts'
import { suspend } from '../../verification/suspend.ts'
import type { Act } from '../act.ts'

/** Reason shown to the suspended person. The referent's own text could reveal the reporter. */
const REASON = 'Un signalement est examiné par une personne référente. Elle vous contactera.'

async function reportedPerson(
  sql: Transaction,
  reportId: string,
): Promise<{ practitioner_id: string; practitioner_name: string }> {
  const [report] = await sql<{ practitioner_id: string | null; practitioner_name: string }[]>`
    select practitioner_id, practitioner_name from reports where id = ${reportId}`
  if (!report?.practitioner_id) throw new AppError('not_found')
  return { ...report, practitioner_id: report.practitioner_id }
}

/** Requested by a referent who has read a report, approved by an administrator who has not. */
export const suspendAfterReport: Act<'suspend-after-report'> = {
  async sentence({ sql }, { reportId }) {
    const { practitioner_name: name } = await reportedPerson(sql, reportId)
    return `Suspendre ${name} après un signalement : ses rendez-vous à venir sont annulés et remboursés`
  },
  async perform({ sql, deps, now }, { reportId }) {
    const { practitioner_id: personId } = await reportedPerson(sql, reportId)
    await suspend(sql, deps, personId, { reason: REASON, now })
  },
}

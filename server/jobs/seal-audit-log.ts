import { verifyChain } from '../audit/verify-chain.ts'
import { administratorEmails } from '../identity/administrators.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { defineJob } from './define-job.ts'

/**
 * Every night: verifies the audit log, records how far, applies its retention, and mails its head hash outside of our
 * database, where it cannot be changed.
 */
export const sealAuditLog = defineJob({
  name: 'seal-audit-log',
  schedule: '41 2 * * *',
  retry: { times: 2, firstSeconds: 60, longestSeconds: 600 },
  runsAtMostSeconds: 900,
  async handle({ deps: { db, jobs, clock, log } }) {
    await db.asService(async (sql) => {
      const verified = await verifyChain(sql)
      const isWhole = verified.brokenAt === null
      if (isWhole) log.info('audit log verified', { n: verified.n, hash: verified.hash })
      else log.error('the audit log is broken', { n: verified.brokenAt })
      if (isWhole) {
        const [sealed] = await sql`select from app.audit_seals where n = ${verified.n}`
        if (!sealed && verified.n > 0) await sql`select app.seal_audit(${verified.n})`
        await sql`select app.prune_audit(${clock()})`
        // Already mailed.
        if (sealed || verified.n === 0) return
      }
      const data = isWhole ? { n: verified.n, hash: verified.hash } : { n: verified.brokenAt, hash: null }
      for (const to of await administratorEmails(sql, clock()))
        await queueMail(sql, jobs, { to, template: 'audit-sealed', data })
    })
  },
})

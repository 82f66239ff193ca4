import { formatCount } from '#domain/format.ts'
import { verifyChain } from '../../audit/verify-chain.ts'
import { shellCommandFor } from '../../shell-command-for.ts'
import { formatAge } from '../format-age.ts'
import { critical, fine, gradeByThresholds, type Probe } from '../probe.ts'

const UNSEALED_SECONDS = { warning: 26 * 60 * 60 }
/** The whole chain is verified every night. */
const LAST_ENTRIES = 20_000

export const probeAudit: Probe = async ({ db, clock }) => {
  const { verified, oldest } = await db.asService(async (sql) => ({
    verified: await verifyChain(sql, undefined, { last: LAST_ENTRIES }),
    oldest: (
      await sql<{ at: Date | null }[]>`
        select min(occurred_at) as at from app.audit_log where n > coalesce((select max(n) from app.audit_seals), 0)`
    )[0]?.at,
  }))
  if (verified.brokenAt !== null)
    return [
      critical(
        `La chaîne est rompue à l’entrée n° ${verified.brokenAt}.`,
        `Ne supprimez rien. Lancez \`${shellCommandFor('audit:verify')}\` et suivez la procédure d’incident.`,
      ),
    ]
  const chain = fine(`${formatCount(verified.n, 'entrée', 'entrées')}, chaîne entière.`)
  if (!oldest) return [chain]
  const age = (clock().getTime() - oldest.getTime()) / 1000
  const text = `Entrées non scellées depuis ${formatAge(age)}.`
  return [
    chain,
    gradeByThresholds(age, UNSEALED_SECONDS, text, 'Cherchez « seal-audit-log » dans le journal du serveur.'),
  ]
}

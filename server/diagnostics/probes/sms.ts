import { formatAge } from '../format-age.ts'
import { critical, fine, gradeByThresholds, type Probe, untested } from '../probe.ts'

const WAITING_SECONDS = { warning: 10 * 60 }
const CHECK = 'Vérifiez SMS_URL et le compte du fournisseur, puis relancez l’analyse.'

export const probeSms: Probe = async ({ sms, db, clock }, signal) => {
  if (!sms.check) return [untested('Aucun service de SMS n’est réglé.', 'Réglez SMS_URL pour envoyer de vrais SMS.')]
  const now = clock()
  const [answer, [waiting]] = await Promise.all([
    sms.check(signal).catch(() => 'unreachable' as const),
    db.asService(
      (sql) => sql<{ oldest: Date | null }[]>`
        select min(created_at) as oldest from app.outgoing_sms where useless_after > ${now}`,
    ),
  ])
  if (answer === 'unreachable') return [critical('Le service de SMS ne répond pas.', CHECK)]
  if (answer === 'refused') return [critical('Le service de SMS refuse nos identifiants.', CHECK)]
  if (!waiting?.oldest) return [fine('Identifiants acceptés, rien n’attend.')]
  const age = (now.getTime() - waiting.oldest.getTime()) / 1000
  return [gradeByThresholds(age, WAITING_SECONDS, `Le plus ancien attend depuis ${formatAge(age)}.`, CHECK)]
}

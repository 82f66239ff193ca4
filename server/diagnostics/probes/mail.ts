import { formatCount } from '#domain/format.ts'
import { formatAge } from '../format-age.ts'
import { critical, fine, gradeByThresholds, type Probe, type Remark, untested, warning } from '../probe.ts'

const WAITING_SECONDS = { warning: 10 * 60 }
const REFUSED_SHARE = 0.02
const LOOK_AT_ACCOUNT = 'Vérifiez le compte du fournisseur d’e-mails, puis relancez l’analyse.'
const SET_SMTP = 'Réglez SMTP_URL pour envoyer de vrais e-mails.'

interface Counts {
  oldest: Date | null
  refused: number
  sent: number
}

export const probeMail: Probe = async ({ mail, db, clock, settings }) => {
  const now = clock()
  const [isReady, [counts]] = await Promise.all([
    mail.isReady(),
    db.asService(
      (sql) => sql<Counts[]>`
        select min(created_at) filter (where refused_at is null and coalesce(useless_after > ${now}, true)) as oldest,
          count(*) filter (where refused_at > ${now}::timestamptz - interval '1 day')::int as refused,
          (select count(*)::int from jobs.job where name = 'send-mail' and state = 'completed'
            and completed_on > ${now}::timestamptz - interval '1 day') as sent
        from app.outgoing_mails`,
    ),
  ])
  const { oldest = null, refused = 0, sent = 0 } = counts ?? {}
  const age = oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0
  const remarks: Remark[] = []
  if (!isReady)
    remarks.push(
      critical('Le serveur d’e-mails ne répond pas, ou refuse la connexion.', `Vérifiez SMTP_URL. ${LOOK_AT_ACCOUNT}`),
    )
  else if (mail.name === 'mailbox')
    remarks.push(
      settings.DEMO
        ? untested('Les e-mails restent dans la boîte de démonstration.', SET_SMTP)
        : critical('Les e-mails restent dans la base : personne ne les reçoit, pas même les codes.', SET_SMTP),
    )
  if (oldest)
    remarks.push(
      gradeByThresholds(age, WAITING_SECONDS, `Le plus ancien attend depuis ${formatAge(age)}.`, LOOK_AT_ACCOUNT),
    )
  const text = `${formatCount(refused, 'refus', 'refus')} sur ${formatCount(sent, 'envoi', 'envois')} en 24 heures.`
  const isOften = refused > 0 && refused >= REFUSED_SHARE * sent
  remarks.push(isOften ? warning(text, LOOK_AT_ACCOUNT) : fine(text))
  return remarks
}

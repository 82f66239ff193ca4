import { useQuery } from '@tanstack/react-query'
import { ARCHIVE_OPEN_DAYS, RETENTION_CONNECTION_LOG_YEARS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Disclosure } from './disclosure.tsx'
import { accessLogQuery } from './queries.ts'

const acts: Partial<Record<string, string>> = {
  'sign-in': 'Connexion à votre compte',
  'password-changed': 'Mot de passe modifié',
  'email-changed': 'Adresse e-mail modifiée',
  'phone-changed': 'Numéro de téléphone modifié',
  'second-factor-added': 'Vérification en deux étapes ajoutée',
  'second-factor-removed': 'Vérification en deux étapes retirée',
  'data-exported': 'Vos données ont été téléchargées depuis votre compte',
  'payout-account-changed': 'Coordonnées bancaires modifiées',
  'document-read-by-team': 'Un justificatif a été ouvert par l’équipe',
  'file-opened-by-team': 'Votre dossier (dates et nombres, jamais le contenu) a été ouvert par l’équipe',
  'sessions-ended-by-team': 'Vos sessions ont été fermées par l’équipe',
  'report-read': 'Votre signalement a été lu par une personne référente',
  'archive-opened': `L’archive de vos consultations a été ouverte à une personne référente, pour ${formatCount(ARCHIVE_OPEN_DAYS, 'jour', 'jours')}`,
  'identity-opened': 'Votre identité a été ouverte à votre praticien, pour votre sécurité',
}

/** Account activity, so that the owner notices what they did not do. */
export function AccessLog() {
  const log = useQuery(accessLogQuery)
  return (
    <Disclosure summary="Journal d’accès">
      <p className="mb-4 text-small text-muted-foreground">
        Les événements récents de votre compte, gardés {formatCount(RETENTION_CONNECTION_LOG_YEARS, 'an', 'ans')}. Un
        accès que vous ne reconnaissez pas ? Changez de mot de passe.
      </p>
      <QueryState query={log} failure="Nous n’avons pas pu lire votre journal d’accès.">
        {(entries) => (
          <ol className="grid gap-3 text-small">
            {entries.map(({ id, act, device, occurred_at, actor_name, subject }) => (
              <li key={id} className="border-b pb-3 last:border-b-0 last:pb-0">
                <span className="block">
                  {act === 'note-read' || act === 'archive-read' ? `${actor_name} a lu ${subject}` : (acts[act] ?? act)}
                </span>
                <span className="block text-muted-foreground">
                  {formatDateTime(new Date(occurred_at))}
                  {device && ` · ${device}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Disclosure>
  )
}

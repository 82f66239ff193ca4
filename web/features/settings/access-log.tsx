import { useQuery } from '@tanstack/react-query'
import { ARCHIVE_OPEN_DAYS, RETENTION_CONNECTION_LOG_YEARS } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Disclosure } from './disclosure.tsx'
import { accessLogQuery, type LogEntry } from './queries.ts'

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

function sentenceOf({ act, actor_name: name, subject }: LogEntry): string {
  if (act === 'note-read' || act === 'archive-read') return `${name} a lu ${subject}`
  // Entries of earlier versions name nobody.
  if (act === 'identity-opened' && name)
    return `Pour votre sécurité, ${name}, a pu voir votre nom et vos coordonnées, au sujet de ${subject}`
  return acts[act] ?? act
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
            {entries.map((entry) => (
              <li key={entry.id} className="border-b pb-3 last:border-b-0 last:pb-0">
                <span className="block">{sentenceOf(entry)}</span>
                {entry.reason && <span className="block break-words">Motif donné : « {entry.reason} »</span>}
                <span className="block text-muted-foreground">
                  {formatDateTime(new Date(entry.occurred_at))}
                  {entry.device && ` · ${entry.device}`}
                </span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </Disclosure>
  )
}

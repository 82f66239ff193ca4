import { useQuery } from '@tanstack/react-query'
import { href, useOutletContext, useSearchParams } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { auditQuery, type Overview } from './queries.ts'

export function meta() {
  const path = href('/admin/journal')
  return pageMeta({ title: 'Journal d’audit', description: 'Ce que l’administration a fait.', path, index: false })
}

/** Labels of the act names in the audit log. */
const actLabels: Record<string, string> = {
  'open-proof': 'Justificatif ouvert',
  'review-proof': 'Décision sur un justificatif',
  'undo-review': 'Décision reprise',
  'assign-supervisor': 'Supervision attribuée',
  'suspend-practitioner': 'Suspension',
  'find-people': 'Recherche de personnes',
  'run-diagnostic': 'Diagnostic lancé',
  'request-act': 'Demande à deux',
  'decide-act': 'Décision sur une demande',
  'invite-psychologist': 'Psychologue invité·e',
  'unmake-psychologist': 'Place de psychologue retirée',
  'make-referent': 'Référence donnée',
  'unmake-referent': 'Référence retirée',
  'invite-administrator': 'Administrateur invité',
  'create-admin': 'Administrateur créé par commande',
  'unmake-administrator': 'Administration retirée',
  'lift-suspension': 'Suspension levée',
  'open-person': 'Dossier d’une personne ouvert',
  'end-sessions-of': 'Sessions fermées',
  'erase-person': 'Compte effacé',
  'open-archive': 'Archive ouverte à une personne référente',
  'read-archive': 'Archive lue par une personne référente',
  'open-held-identity': 'Identité gardée ouverte',
  'cancel-as-team': 'Rendez-vous annulé par l’équipe',
  'refund-payment': 'Remboursement',
  'send-refund-again': 'Remboursement renvoyé',
  'decide-review': 'Séance examinée',
  'close-test-dispute': 'Contestation de test close',
  'list-owed-payouts': 'Versements dus consultés',
  'write-payout-file': 'Fichier de versements écrit',
  'record-payouts': 'Versements enregistrés',
  'act-expired': 'Demande éteinte',
  'take-contact': 'Message pris en charge',
  'answer-contact': 'Réponse à un message',
  'request-suspension': 'Suspension demandée par une personne référente',
  'suspend-after-report': 'Suspension après un signalement',
  'save-newsletter': 'Lettre : brouillon',
  'test-newsletter': 'Lettre : essai',
  'request-newsletter': 'Lettre : envoi demandé',
  'send-newsletter': 'Lettre envoyée',
  'record-incident': 'Incident consigné',
  'download-incident-register': 'Registre des incidents téléchargé',
  'set-switch': 'Interrupteur du site',
  'publish-announcement': 'Annonce publiée',
  'withdraw-announcement': 'Annonce retirée',
  refused: 'Refus',
}

const ALL = 'tous'

export default function JournalPage() {
  const { sealed_until: sealedUntil } = useOutletContext<Overview>()
  const [parameters, setParameters] = useSearchParams()
  const act = parameters.get('acte') ?? ''
  const entries = useQuery(auditQuery(act))
  return (
    <>
      <header>
        <PageTitle size="tool">Journal d’audit</PageTitle>
        <p className="text-muted-foreground text-small">Chaîne vérifiée jusqu’au n° {sealedUntil}.</p>
      </header>
      <div className="max-w-xs">
        <Field id="journal-act" label="Acte">
          {(wiring) => (
            <Select
              {...wiring}
              value={act || ALL}
              options={[
                { value: ALL, label: 'Tous les actes' },
                ...Object.entries(actLabels).map(([value, label]) => ({ value, label })),
              ]}
              onValueChange={(chosen) => setParameters(chosen === ALL ? {} : { acte: chosen })}
            />
          )}
        </Field>
      </div>
      <QueryState query={entries} failure="Nous n’avons pas pu lire le journal.">
        {(rows) => (
          <ol className="divide-y rounded-2xl border bg-card px-5 text-card-foreground">
            {rows.length === 0 && <li className="py-4 text-muted-foreground">Aucune entrée.</li>}
            {rows.map((row) => (
              <li key={row.n} className="grid gap-0.5 py-3 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:gap-4">
                <span className="text-muted-foreground text-small">n° {row.n}</span>
                <span className="min-w-0">
                  <span className="font-semibold">{actLabels[row.act] ?? row.act}</span>
                  <span className="block break-words text-muted-foreground text-small">
                    {row.actor_name ?? 'Automatique'}
                    {row.subject && ` · ${row.subject}`}
                  </span>
                </span>
                <span className="text-small">{formatDateTime(new Date(row.occurred_at))}</span>
              </li>
            ))}
          </ol>
        )}
      </QueryState>
    </>
  )
}

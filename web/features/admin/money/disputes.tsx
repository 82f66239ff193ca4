import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime, formatShortDateTime } from '#domain/format-time.ts'
import { disputeAnswerUrl, disputeDeadline, disputeReasonLabel, disputeStateLabels } from '#domain/payment/dispute.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { ActDialog } from '../act-dialog.tsx'
import type { AdminDispute } from './queries.ts'

/** Presence in the room is the evidence that a bank asks for. */
const verdicts: Partial<Record<string, string>> = {
  held: 'séance tenue',
  ended_by_patient: 'séance terminée par le patient',
  practitioner_absent: 'praticien absent',
  patient_absent: 'patient absent',
  too_short: 'séance trop courte',
  connection_failed: 'liaison en échec',
}

/** Chargebacks: the money is on hold, and the answer has a deadline. */
export function Disputes({ disputes }: { disputes: readonly AdminDispute[] }) {
  if (disputes.length === 0) return null
  return (
    <Card title="Contestations">
      <ul className="divide-y">
        {disputes.map((dispute) => (
          <DisputeRow key={dispute.id} dispute={dispute} />
        ))}
      </ul>
    </Card>
  )
}

function DisputeRow({ dispute }: { dispute: AdminDispute }) {
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: (state: 'won' | 'lost') => invoke('close-test-dispute', { disputeId: dispute.id, state }),
    meta: { notice: 'dispute_closed' },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
  const isOpen = dispute.closed_at === null
  const answerUrl = disputeAnswerUrl(dispute)
  const deadline = disputeDeadline(dispute, useNow(60))
  const [isAsking, setAsking] = useState(false)
  const [identity, setIdentity] = useState<{ name: string; email: string | null }>()
  const facts = [
    disputeReasonLabel(dispute.reason),
    dispute.appointment_id && `dossier ${fileNumber(dispute.appointment_id)}`,
    dispute.starts_at && `rendez-vous du ${formatShortDateTime(new Date(dispute.starts_at))}`,
    dispute.verdict && verdicts[dispute.verdict],
  ]
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          {formatPrice(dispute.amount)}
          {dispute.payment_id && `, paiement ${fileNumber(dispute.payment_id)}`}
        </p>
        <p className="text-muted-foreground text-small">{facts.filter(Boolean).join(' · ')}</p>
        {isOpen && (
          <p className="text-small">Ce paiement n’est pas versé au praticien tant que la banque n’a pas décidé.</p>
        )}
        {answerUrl && (
          <p className="text-small">
            La réponse et ses pièces se déposent chez Stripe. Sans réponse, la banque donne raison à la personne.
          </p>
        )}
      </div>
      {deadline ? (
        <Badge tone={deadline.isOver ? 'error' : 'warning'}>
          {deadline.isOver ? 'Il fallait répondre avant le' : 'Répondre avant le'} {formatDateTime(deadline.until)}
        </Badge>
      ) : (
        <Badge tone={dispute.state === 'won' ? 'success' : dispute.state === 'lost' ? 'error' : 'info'}>
          {disputeStateLabels[dispute.state]}
        </Badge>
      )}
      {dispute.is_identity_held && !identity && (
        <Button variant="outline" onClick={() => setAsking(true)}>
          Ouvrir l’identité gardée…
        </Button>
      )}
      {identity && (
        <Alert tone="info">
          {identity.name}
          {identity.email && `, ${identity.email}`}
        </Alert>
      )}
      {isAsking && (
        <ActDialog
          id="held-identity"
          title="Ouvrir l’identité gardée"
          description="Cette personne a effacé son compte. Son nom et son adresse ne restent que pour répondre à la banque."
          confirmLabel="Ouvrir"
          notice="identity_opened"
          run={async (reason) => setIdentity(await invoke('open-held-identity', { disputeId: dispute.id, reason }))}
          onClose={() => setAsking(false)}
        />
      )}
      {answerUrl && <TextLink to={answerUrl}>Répondre chez Stripe</TextLink>}
      {isOpen && dispute.provider === 'sandbox' && (
        <span className="flex flex-wrap gap-2">
          <Button variant="outline" isBusy={close.isPending} onClick={() => close.mutate('won')}>
            Test : gagnée
          </Button>
          <Button variant="outline" isBusy={close.isPending} onClick={() => close.mutate('lost')}>
            Test : perdue
          </Button>
        </span>
      )}
    </li>
  )
}

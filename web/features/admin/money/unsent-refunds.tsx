import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fileNumber } from '#domain/admin/file-number.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from '../act-dialog.tsx'
import type { UnsentRefund } from './queries.ts'

/** Refunds that have not reached the person. A retry is idempotent: each is paid once. */
export function UnsentRefunds({ refunds }: { refunds: readonly UnsentRefund[] }) {
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: (refundId: string) => invoke('send-refund-again', { refundId }),
    meta: { notice: 'refund_ordered' },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
  const [paid, setPaid] = useState<UnsentRefund>()
  if (refunds.length === 0) return null
  return (
    <Card title="Remboursements pas encore arrivés">
      <ul className="divide-y">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">
                {formatPrice(refund.amount)}, paiement {fileNumber(refund.payment_id)}
              </p>
              <p className="text-muted-foreground text-small">
                {refund.returned_at
                  ? `rendu par la banque le ${formatDateTime(new Date(refund.returned_at))}`
                  : `décidé le ${formatDateTime(new Date(refund.created_at))}`}
              </p>
              {refund.returned_at && (
                <p className="text-small">La personne est prévenue et doit nous écrire pour être payée autrement.</p>
              )}
            </div>
            {refund.returned_at ? (
              <Button variant="outline" onClick={() => setPaid(refund)}>
                Versé autrement…
                <span className="sr-only"> : le remboursement du paiement {fileNumber(refund.payment_id)}</span>
              </Button>
            ) : refund.is_disputed ? (
              <Badge tone="warning">Attend la banque</Badge>
            ) : (
              <Button
                variant="outline"
                isBusy={again.isPending && again.variables === refund.id}
                onClick={() => again.mutate(refund.id)}
              >
                Renvoyer
                <span className="sr-only"> le remboursement du paiement {fileNumber(refund.payment_id)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {paid && (
        <ActDialog
          id="refund-paid"
          title="Noter un remboursement versé autrement"
          description={`${formatPrice(paid.amount)} du paiement ${fileNumber(paid.payment_id)}. Cette somme ne sera plus due.`}
          question={{ label: 'Comment et quand ?', missing: 'Écrivez comment et quand : cela reste au journal.' }}
          confirmLabel="Noter"
          notice="refund_paid_otherwise"
          run={(reason) => invoke('record-refund-paid', { refundId: paid.id, reason })}
          onClose={() => setPaid(undefined)}
        />
      )}
    </Card>
  )
}

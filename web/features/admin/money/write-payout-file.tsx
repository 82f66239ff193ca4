import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatPrice } from '#domain/format.ts'
import { errorMessage } from '#domain/messages.ts'
import { ReauthenticationForm } from '#web/components/reauthentication-form.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useStepUpAct } from '../use-step-up-act.ts'

type WritePayoutFileProps = { month: string; transfers: number; total: number }

/** Generates the bank file after a new second-factor code. A second file of the same month replaces the first. */
export function WritePayoutFile({ month, transfers, total }: WritePayoutFileProps) {
  const queries = useQueryClient()
  const grave = useStepUpAct()
  const [isWaiting, setWaiting] = useState(false)
  const write = useMutation({
    mutationFn: (replaces: boolean) => invoke('write-payout-file', { month, replaces }),
    meta: {
      notice: 'payout_file_written',
      showsItsErrors: (code) => code === 'fresh_proof_needed' || code === 'payout_file_waits',
    },
    async onSuccess(file) {
      setWaiting(false)
      saveFile(file, `versements-${month}.csv`)
      await queries.invalidateQueries({ queryKey: ['admin'] })
    },
    async onError(error) {
      await grave.onError(error)
      setWaiting((await appErrorOf(error)).code === 'payout_file_waits')
    },
  })
  return (
    <Card title="Fichier pour la banque">
      <div className="grid gap-4">
        <p>
          {formatCount(transfers, 'versement', 'versements')}, {formatPrice(total)}. Le fichier contient les numéros de
          compte : gardez-le en lieu sûr, et ne le modifiez pas.
        </p>
        {isWaiting && <Alert tone="warning">{errorMessage('payout_file_waits')}</Alert>}
        {grave.needsProof ? (
          <ReauthenticationForm
            id="payout-proof"
            onProved={() => {
              grave.proved()
              write.mutate(write.variables ?? false)
            }}
          />
        ) : (
          <div>
            <Button isBusy={write.isPending} onClick={() => write.mutate(isWaiting)}>
              {isWaiting ? 'Remplacer le fichier' : 'Écrire le fichier'}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

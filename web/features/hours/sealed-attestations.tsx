import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryState } from '#web/components/query-state.tsx'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { RequireReauthentication } from '#web/components/require-reauthentication.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { AttestationList } from './attestation-list.tsx'
import { type Attestation, attestations } from './queries.ts'

/** Attestations issued by the reader, which they can revoke. */
export function SealedAttestations() {
  const sealed = useQuery(attestations)
  const [chosen, setChosen] = useState<Attestation>()
  return (
    <Card title="Attestations scellées">
      <QueryState query={sealed} failure="Nous n’avons pas pu lire les attestations.">
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted-foreground">Aucune attestation.</p>
          ) : (
            <AttestationList attestations={all} isNamed onRevoke={setChosen} />
          )
        }
      </QueryState>
      {chosen && <Revocation attestation={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}

function Revocation({ attestation, onClose }: { attestation: Attestation; onClose: () => void }) {
  const queryClient = useQueryClient()
  const [isProved, setProved] = useState(false)
  const revoke = useMutation({
    mutationFn: (reason: string) => invoke('revoke-attestation', { attestationId: attestation.id, reason }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: attestations.queryKey }),
    meta: { showsItsErrors: true, notice: 'attestation_revoked' },
  })
  const title = `Révoquer l’attestation ${attestation.number} ?`
  if (!isProved)
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={title}
        description="Qui vérifie ce numéro lira aussitôt qu’elle n’est plus valable."
        actions={
          <Button variant="outline" onClick={onClose}>
            Annuler
          </Button>
        }
      >
        <RequireReauthentication id="revoke-proof">
          <Button width="full" variant="destructive" onClick={() => setProved(true)}>
            Continuer
          </Button>
        </RequireReauthentication>
      </Dialog>
    )
  return (
    <ReasonDialog
      id="revoke-attestation"
      isOpen
      onOpenChange={onClose}
      title={title}
      description={`${attestation.student_name} lira pourquoi. Les heures restent comptées.`}
      label="Pourquoi"
      confirmLabel="Révoquer"
      act={revoke}
    />
  )
}

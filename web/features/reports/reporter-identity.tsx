import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { IDENTITY_OPEN_MINUTES } from '#domain/constants.ts'
import { formatTime } from '#domain/format-time.ts'
import type { IdentityOpening } from '#domain/supervision/functions.ts'
import { ReasonDialog } from '#web/components/reason-dialog.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { openedReport } from './queries.ts'

type ReporterIdentityProps = { reportId: string; opening: IdentityOpening }

/** Danger: asks an administrator for the person's name, phone and address, and shows them while they are open. */
export function ReporterIdentity({ reportId, opening: { state, openUntil, identity } }: ReporterIdentityProps) {
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { queryKey } = openedReport(reportId)
  const request = useMutation({
    mutationFn: (reason: string) => invoke('request-reporter-identity', { reportId, reason }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    meta: { showsItsErrors: true, notice: 'sent_to_administration' },
  })
  if (state === 'asked')
    return (
      <Alert>Vous avez demandé l’identité de la personne. Vous recevrez un e-mail dès qu’elle vous est ouverte.</Alert>
    )
  if (state === 'open' && identity)
    return (
      <Alert tone="success" title={identity.name}>
        {identity.phone && (
          <a href={`tel:${identity.phone}`} className="block font-semibold underline underline-offset-4">
            {identity.phone}
          </a>
        )}
        {identity.email && <span className="block">{identity.email}</span>}
        {openUntil && <span>Ouvert jusqu’à {formatTime(new Date(openUntil))}.</span>}
      </Alert>
    )
  return (
    <div className="grid gap-4">
      {state === 'over' && <Alert>L’heure est passée : l’identité n’est plus ouverte.</Alert>}
      <div>
        <Button variant="outline" onClick={() => setAsking(true)}>
          Demander l’identité…
        </Button>
      </div>
      <ReasonDialog
        id={`identity-${reportId}`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Demander l’identité de la personne ?"
        description={`En cas de danger seulement. L’administration décide, et vous lisez le nom, le téléphone et l’adresse e-mail pendant ${IDENTITY_OPEN_MINUTES} minutes. La personne lira votre motif dans son journal d’accès.`}
        label="Votre motif"
        confirmLabel="Demander l’identité"
        act={request}
      />
    </div>
  )
}

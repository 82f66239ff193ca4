import { useMutation } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatDateTime } from '#domain/format-time.ts'
import { formatHours } from '#domain/hours/format-hours.ts'
import { Icon } from '#web/components/icon.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { saveFile } from '#web/lib/save-file.ts'
import type { Attestation } from './queries.ts'

type AttestationListProps = {
  attestations: readonly Attestation[]
  /** Shows the student's name, when it is not the reader. */
  isNamed?: boolean
  /** Only for readers who may revoke. */
  onRevoke?: (attestation: Attestation) => void
}

export function AttestationList({ attestations, isNamed = false, onRevoke }: AttestationListProps) {
  const download = useMutation({
    mutationFn: async ({ id, number }: Attestation) =>
      saveFile(await invoke('download-attestation', { attestationId: id }), `attestation-${number}.pdf`),
  })
  return (
    <ul className="grid divide-y">
      {attestations.map((attestation) => {
        const {
          id,
          number,
          student_name: name,
          minutes,
          sealed_at: sealedAt,
          supervisor_name: supervisor,
        } = attestation
        return (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">
                {isNamed ? `${name}, ${formatHours(minutes)}` : formatHours(minutes)}{' '}
                {attestation.revoked_at && <Badge tone="error">Révoquée</Badge>}
              </p>
              <p className="text-small text-muted-foreground">
                <TextLink to={href('/attestation/:number?', { number })}>n° {number}</TextLink>, scellée le{' '}
                {formatDateTime(new Date(sealedAt))}
                {!isNamed && ` par ${supervisor}`}
              </p>
              {attestation.revocation_reason && (
                <p className="break-words text-small">Pourquoi : {attestation.revocation_reason}</p>
              )}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="outline"
                isBusy={download.isPending && download.variables.id === id}
                onClick={() => download.mutate(attestation)}
              >
                <Icon name="download" />
                Télécharger<span className="sr-only"> l’attestation {number}</span>
              </Button>
              {onRevoke && !attestation.revoked_at && (
                <Button variant="ghost" onClick={() => onRevoke(attestation)}>
                  Révoquer…<span className="sr-only"> l’attestation {number}</span>
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

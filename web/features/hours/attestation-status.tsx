import type { CheckedAttestation } from '#domain/attestation/checked-attestation.ts'
import { formatDate } from '#domain/format.ts'
import { formatDay } from '#domain/format-time.ts'
import { dayOf } from '#domain/time.ts'
import { Icon } from '#web/components/icon.tsx'

const looks = {
  valid: {
    title: 'Attestation valable',
    icon: 'badge-check',
    look: 'border-success/40 bg-success-subtle [&>svg]:text-success',
  },
  revoked: {
    title: 'Attestation révoquée',
    icon: 'circle-exclamation-point',
    look: 'border-destructive/40 bg-destructive-subtle [&>svg]:text-destructive',
  },
  broken: {
    title: 'Sceau rompu',
    icon: 'circle-exclamation-point',
    look: 'border-destructive/40 bg-destructive-subtle [&>svg]:text-destructive',
  },
} as const

/** Validity first: the main question of the person who checks. */
export function AttestationStatus({ attestation }: { attestation: CheckedAttestation }) {
  const { title, icon, look } = looks[attestation.status]
  return (
    <output className={`flex gap-4 rounded-2xl border p-5 text-foreground ${look}`}>
      <Icon name={icon} className="mt-0.5 size-8" />
      <div>
        <h2 className="text-heading-sm">{title}</h2>
        <p className="mt-1">{sentenceOf(attestation)}</p>
      </div>
    </output>
  )
}

function sentenceOf({ status, checkedAt, revocation }: CheckedAttestation): string {
  if (status === 'valid')
    return `Le sceau est intact. Vérifiée à l’instant, le ${formatDate(dayOf(new Date(checkedAt)))}.`
  if (status === 'revoked' && revocation)
    return `Révoquée le ${formatDay(dayOf(new Date(revocation.at)))} par ${revocation.byName}, psychologue. Elle n’est plus valable.`
  return 'Ce qui est gardé ne correspond plus à son sceau. Ne vous y fiez pas, et prévenez-nous.'
}

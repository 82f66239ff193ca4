import { maskedPhone } from '#domain/auth/phone-number.ts'
import { formatDate } from '#domain/format.ts'
import { wallTimeOf } from '#domain/time.ts'
import type { SecondFactors } from '#web/lib/auth/second-factors.ts'
import { RemoveFactor } from './remove-factor.tsx'

type FactorListProps = { factors: SecondFactors; onRemoved: () => Promise<void> }

/** Second factors, each with a remove button. */
export function FactorList({ factors: { app, phone }, onRemoved }: FactorListProps) {
  const isLast = !app || !phone
  return (
    <>
      <p>
        {app && phone ? 'L’un ou l’autre est demandé à chaque connexion.' : 'Un code est demandé à chaque connexion.'}
      </p>
      <ul className="grid gap-3">
        {app && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border p-4">
            <FactorName name="Application d’authentification" since={app.since} />
            <RemoveFactor kind="app" factorId={app.id} isLast={isLast} onRemoved={onRemoved} />
          </li>
        )}
        {phone && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border p-4">
            <FactorName name={`SMS au ${maskedPhone(phone.number)}`} since={phone.since} />
            <RemoveFactor kind="phone" factorId={phone.id} isLast={isLast} onRemoved={onRemoved} />
          </li>
        )}
      </ul>
    </>
  )
}

function FactorName({ name, since }: { name: string; since: string }) {
  return (
    <p className="text-small">
      <span className="block font-semibold">{name}</span>
      <span className="block text-muted-foreground">Depuis le {formatDate(wallTimeOf(new Date(since)).day)}</span>
    </p>
  )
}

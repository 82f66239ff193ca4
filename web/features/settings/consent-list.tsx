import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { client } from '#web/lib/client.ts'
import { consentPurposes } from './consent-purposes.ts'
import { type Consent, consentsQuery } from './queries.ts'

async function withdraw(consentId: string): Promise<void> {
  const supabase = await client()
  const withdrawnAt = new Date().toISOString()
  const { error } = await supabase.from('consents').update({ withdrawn_at: withdrawnAt }).eq('id', consentId)
  if (error) throw error
}

/** Active consents, with a button to withdraw. Consent is given where its text is shown, not here. */
export function ConsentList() {
  const queryClient = useQueryClient()
  const consents = useQuery(consentsQuery)
  const withdrawal = useMutation({
    mutationFn: withdraw,
    meta: { notice: 'consent_withdrawn' },
    onSuccess: () => queryClient.invalidateQueries(consentsQuery),
  })
  return (
    <div className="grid gap-3">
      <h3 className="text-heading-xs">Vos accords</h3>
      <p className="text-small text-muted-foreground">
        Ce qui a été enregistré avant un retrait reste à vous : vous pouvez l’effacer là où vous le lisez.
      </p>
      <QueryState query={consents} failure="Nous n’avons pas pu lire vos accords.">
        {(given) => (
          <ul className="grid gap-3">
            {consentPurposes.map(({ purpose, label, effect }) => (
              <ConsentRow
                key={purpose}
                label={label}
                effect={effect}
                latest={given.find((consent) => consent.purpose === purpose)}
                isBusy={withdrawal.isPending}
                onWithdraw={withdrawal.mutate}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  )
}

type ConsentRowProps = {
  label: string
  effect: string
  latest: Consent | undefined
  isBusy: boolean
  onWithdraw: (consentId: string) => void
}

function ConsentRow({ label, effect, latest, isBusy, onWithdraw }: ConsentRowProps) {
  const isGiven = latest !== undefined && latest.withdrawn_at === null
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-4">
      <div className="min-w-56 flex-1 text-small">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {label}
          <Badge tone={isGiven ? 'success' : 'neutral'}>{isGiven ? 'Donné' : 'Non donné'}</Badge>
        </p>
        {isGiven && <p className="text-muted-foreground">Donné le {formatDateTime(new Date(latest.given_at))}</p>}
        {latest?.withdrawn_at && (
          <p className="text-muted-foreground">Retiré le {formatDateTime(new Date(latest.withdrawn_at))}</p>
        )}
        {isGiven && <p className="text-muted-foreground">{effect}</p>}
        {!latest && <p className="text-muted-foreground">Il vous sera demandé au moment utile.</p>}
      </div>
      {isGiven && (
        <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && onWithdraw(latest.id)}>
          Retirer mon accord
        </Button>
      )}
    </li>
  )
}

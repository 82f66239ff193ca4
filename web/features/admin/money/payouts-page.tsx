import { useQuery } from '@tanstack/react-query'
import { href, useSearchParams } from 'react-router'
import { PAYOUT_AFTER_DAYS } from '#domain/constants.ts'
import { formatPrice } from '#domain/format.ts'
import { formatMonth } from '#domain/format-time.ts'
import type { AnswerOf } from '#domain/functions.ts'
import { addDays, type Day, dayOf, isDay } from '#domain/time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Field } from '#web/components/ui/field.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Select } from '#web/components/ui/select.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { PayoutFiles } from './payout-files.tsx'
import { owedQuery, payoutFilesQuery } from './queries.ts'
import { WritePayoutFile } from './write-payout-file.tsx'

export function meta() {
  const path = href('/admin/versements')
  return pageMeta({ title: 'Versements', description: 'Ce qui est dû aux praticiens.', path, index: false })
}

const MONTHS_OFFERED = 12

/** Past months, newest first, as « 2026-10 ». */
function monthsBefore(today: Day): string[] {
  const months: string[] = []
  let first = `${today.slice(0, 7)}-01`
  while (months.length < MONTHS_OFFERED) {
    first = `${addDays(first, -1).slice(0, 7)}-01`
    months.push(first.slice(0, 7))
  }
  return months
}

export default function PayoutsPage() {
  const [parameters, setParameters] = useSearchParams()
  const months = monthsBefore(dayOf(useNow(3600)))
  const asked = parameters.get('mois') ?? ''
  const month = isDay(`${asked}-01`) ? asked : (months[0] ?? '')
  const owed = useQuery(owedQuery(month))
  const files = useQuery(payoutFilesQuery)
  return (
    <>
      <PageTitle size="tool">Versements</PageTitle>
      <div className="max-w-xs">
        <Field id="payouts-month" label="Mois">
          {(wiring) => (
            <Select
              {...wiring}
              value={month}
              options={(months.includes(month) ? months : [month, ...months]).map((value) => ({
                value,
                label: formatMonth(`${value}-01`),
              }))}
              onValueChange={(mois) => setParameters({ mois })}
            />
          )}
        </Field>
      </div>
      <QueryState query={owed} failure="Nous n’avons pas pu calculer les versements.">
        {(answer) => <Owed month={month} answer={answer} />}
      </QueryState>
      <QueryState query={files} failure="Nous n’avons pas pu lire les fichiers.">
        {(rows) => <PayoutFiles files={rows} />}
      </QueryState>
    </>
  )
}

function Owed({ month, answer: { owed, isPayable } }: { month: string; answer: AnswerOf<'list-owed-payouts'> }) {
  if (owed.length === 0)
    return (
      <output className="block rounded-2xl border bg-card p-6 text-muted-foreground">
        Rien à verser pour ce mois.
      </output>
    )
  const payable = owed.filter(({ hasAccount }) => hasAccount)
  const total = payable.reduce((sum, { owedCents }) => sum + owedCents, 0)
  return (
    <>
      <Table
        caption={`Dû pour ${formatMonth(`${month}-01`)}`}
        columns={['Praticien', 'Montant', 'Compte']}
        rows={owed.map(({ practitionerId, name, owedCents, hasAccount }) => ({
          id: practitionerId,
          cells: [
            name || 'Sans nom',
            formatPrice(owedCents),
            hasAccount ? (
              'Donné'
            ) : (
              <Badge key="account" tone="warning">
                Pas encore donné
              </Badge>
            ),
          ],
        }))}
      />
      {isPayable && payable.length > 0 && <WritePayoutFile month={month} transfers={payable.length} total={total} />}
      {!isPayable && (
        <p className="text-muted-foreground">Le fichier s’écrit à partir du {PAYOUT_AFTER_DAYS + 1} du mois suivant.</p>
      )}
    </>
  )
}

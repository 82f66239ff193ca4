import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatShortDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { MaintenanceSwitch } from '#web/components/maintenance-switch.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { Announcements } from './announcements.tsx'
import { type SiteSwitch, switchesQuery } from './queries.ts'

export function meta() {
  const path = href('/admin/site')
  return pageMeta({ title: 'Site', description: 'Ce qui est ouvert, et les annonces.', path, index: false })
}

const switches = [
  { name: 'sign_ups', label: 'Inscriptions', closed: 'Personne ne peut créer de compte.' },
  {
    name: 'bookings',
    label: 'Réservations',
    closed: 'Aucun rendez-vous ne se prend ni ne se déplace. Ceux qui sont pris ont lieu.',
  },
  {
    name: 'payments',
    label: 'Paiements',
    closed: 'Aucun paiement ne commence, et aucun rendez-vous ne se prend. Les remboursements continuent.',
  },
  {
    name: 'model',
    label: 'Modèle de langage',
    closed: 'Le chat répond par lui-même, sans modèle extérieur. Les réponses de crise ne changent pas.',
  },
] as const

export default function SitePage() {
  const all = useQuery(switchesQuery)
  return (
    <>
      <PageTitle size="tool">Site</PageTitle>
      <QueryState query={all} failure="Nous n’avons pas pu lire les interrupteurs.">
        {(rows) => (
          <>
            <Card title="Maintenance">
              <MaintenanceSwitch until={maintenanceUntil(rows)} />
            </Card>
            <Card title="Interrupteurs">
              <ul className="divide-y">
                {switches.map(({ name, label, closed }) => {
                  const row = rows.find((one) => one.name === name)
                  return row && <SwitchRow key={name} row={row} label={label} closed={closed} />
                })}
              </ul>
            </Card>
          </>
        )}
      </QueryState>
      <Announcements />
    </>
  )
}

function maintenanceUntil(rows: readonly SiteSwitch[]): Date | null {
  const until = rows.find(({ name }) => name === 'maintenance')?.until
  return until ? new Date(until) : null
}

function SwitchRow({ row, label, closed }: { row: SiteSwitch; label: string; closed: string }) {
  const queries = useQueryClient()
  const set = useMutation({
    mutationFn: (isOn: boolean) => invoke('set-switch', { name: row.name, isOn, until: null }),
    meta: { notice: 'switch_set' },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  })
  return (
    <li className="py-3">
      <Switch
        id={`switch-${row.name}`}
        checked={row.is_on}
        disabled={set.isPending}
        onCheckedChange={(isOn) => set.mutate(isOn)}
      >
        <span className="font-semibold">{label}</span>
        <span className="block text-muted-foreground text-small">{row.is_on ? 'Ouvert.' : closed}</span>
        {row.changed_at && (
          <span className="block text-muted-foreground text-note">
            {formatShortDateTime(new Date(row.changed_at))}
            {row.changed_by_name && `, par ${row.changed_by_name}`}
          </span>
        )}
      </Switch>
    </li>
  )
}

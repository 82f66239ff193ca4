import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { href } from 'react-router'
import { formatShortDateTime } from '#domain/format-time.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Switch } from '#web/components/ui/switch.tsx'
import { MaintenanceSwitch } from '#web/features/diagnostic/shared/maintenance-switch.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { Announcements } from './announcements.tsx'
import { type SiteSwitch, switchesQuery } from './queries.ts'
import { siteSwitches, switchState } from './site-switches.ts'

export function meta() {
  const path = href('/admin/site')
  return pageMeta({ title: 'Site', description: 'Ce qui est ouvert, et les annonces.', path, index: false })
}

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
                {siteSwitches.map((shown) => {
                  const row = rows.find(({ name }) => name === shown.name)
                  return row && <SwitchRow key={shown.name} row={row} shown={shown} />
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

function SwitchRow({ row, shown }: { row: SiteSwitch; shown: (typeof siteSwitches)[number] }) {
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
        <span className="font-semibold">{shown.label}</span>
        <span className="block text-muted-foreground text-small">{switchState(shown, row.is_on)}</span>
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

import { useQuery } from '@tanstack/react-query'
import { href, NavLink } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import type { IconName } from '#web/icons/icon-names.ts'
import { type Money, moneyQuery } from './money/queries.ts'
import type { Overview } from './queries.ts'

interface Entry {
  to: string
  label: string
  icon: IconName
  count?: number
}

/** Number of payment cases that need a person. */
const moneyCount = (money: Money | null | undefined) =>
  money ? money.to_answer + money.to_review + money.stuck_refunds : 0

function groupsOf(
  { proofs, open_requests: requests, messages, reports, breaches }: Overview,
  money: Money | null | undefined,
): { name: string | null; entries: Entry[] }[] {
  return [
    { name: null, entries: [{ to: href('/admin'), label: 'Vue d’ensemble', icon: 'layout-dashboard' }] },
    {
      name: 'À traiter',
      entries: [
        { to: href('/admin/verifications'), label: 'Vérifications', icon: 'file-check', count: proofs },
        { to: href('/admin/demandes'), label: 'Demandes à deux', icon: 'users', count: requests },
        { to: href('/admin/messages'), label: 'Messages', icon: 'message-square', count: messages },
        { to: href('/admin/signalements'), label: 'Signalements', icon: 'flag', count: reports },
      ],
    },
    {
      name: 'Personnes',
      entries: [
        { to: href('/admin/personnes'), label: 'Personnes', icon: 'user-round' },
        { to: href('/admin/supervision'), label: 'Supervision', icon: 'heart-handshake' },
        { to: href('/admin/rendez-vous'), label: 'Rendez-vous', icon: 'calendar-days' },
      ],
    },
    {
      name: 'Argent',
      entries: [
        { to: href('/admin/paiements'), label: 'Paiements', icon: 'credit-card', count: moneyCount(money) },
        { to: href('/admin/versements'), label: 'Versements', icon: 'receipt-euro' },
      ],
    },
    {
      name: 'Site',
      entries: [
        { to: href('/admin/chiffres'), label: 'Chiffres', icon: 'chart-column' },
        { to: href('/admin-diagnostic'), label: 'Diagnostic', icon: 'monitor' },
        { to: href('/admin/lettre'), label: 'Lettre d’information', icon: 'feather' },
        { to: href('/admin/incidents'), label: 'Incidents', icon: 'shield-exclamation-point', count: breaches },
        { to: href('/admin/site'), label: 'Site', icon: 'sliders-horizontal' },
        { to: href('/admin/journal'), label: 'Journal d’audit', icon: 'scroll-text' },
      ],
    },
  ]
}

/** Navigation of the administration, in named groups. */
export function AdminRail({ overview, onFollow }: { overview: Overview; onFollow?: () => void }) {
  const money = useQuery(moneyQuery)
  return (
    <nav aria-label="Administration" className="grid content-start gap-3">
      {groupsOf(overview, money.data).map(({ name, entries }) => (
        <div key={name ?? ''} className="grid gap-0.5">
          {name && (
            <p id={`admin-group-${name}`} className="px-3 pt-1 pb-1 text-note text-muted-foreground">
              {name}
            </p>
          )}
          <ul aria-labelledby={name ? `admin-group-${name}` : undefined} className="grid gap-0.5">
            {entries.map(({ to, label, icon, count = 0 }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  onClick={onFollow}
                  className="flex min-h-10 items-center gap-3 rounded-lg px-3 text-small hover:bg-secondary aria-[current=page]:bg-secondary aria-[current=page]:font-semibold"
                >
                  <Icon name={icon} />
                  <span className="flex-1">{label}</span>
                  {count > 0 && (
                    <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 font-semibold text-accent-foreground text-note">
                      {count}
                      <span className="sr-only"> en attente</span>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

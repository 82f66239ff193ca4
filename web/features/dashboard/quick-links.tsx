import { Link } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { Card } from '#web/components/ui/card.tsx'
import type { IconName } from '#web/icons/icon-names.ts'

export function QuickLinks({ links }: { links: readonly { to: string; label: string; icon: IconName }[] }) {
  return (
    <Card title="Accès rapides">
      <ul className="grid gap-1">
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center gap-3 rounded-lg px-2 hover:bg-accent">
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

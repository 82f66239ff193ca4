import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { ownLinks } from '#web/app/shell/own-links.ts'
import { Icon } from '#web/components/icon.tsx'
import type { SignedInUser } from '#web/lib/auth/auth-state.ts'
import { mySupervision } from './queries.ts'
import { QueryFigure } from './query-figure.tsx'

type PracticeFrameProps = { user: SignedInUser | undefined; children: ReactNode }

/** Layout of a practitioner's screens: on wide screens with a navigation rail, which always names the supervisor. */
export function PracticeFrame({ user, children }: PracticeFrameProps) {
  return (
    <div className="practice page grid grid-cols-1 gap-6 py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8">
      <aside className="grid content-start gap-4 lg:sticky lg:top-28 lg:self-start">
        <nav aria-label="Espace de travail" className="max-lg:hidden">
          <ul className="grid gap-1">
            {ownLinks(user ?? { type: 'student', isReferent: false }).map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-11 items-center gap-3 rounded-lg px-3 text-sidebar-foreground hover:bg-sidebar-accent aria-[current=page]:bg-sidebar-accent aria-[current=page]:font-semibold"
                >
                  <Icon name={icon} className="size-5" />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {user?.type === 'student' && <SupervisorLine />}
      </aside>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">{children}</div>
    </div>
  )
}

function SupervisorLine() {
  const pairs = useQuery(mySupervision)
  return (
    <p className="rounded-lg bg-sidebar px-3 py-2 text-small text-sidebar-foreground">
      <span className="block text-muted-foreground">Supervision : </span>
      <QueryFigure query={pairs} hasRetry>
        {(all) => {
          const supervisor = all.find(({ mySide }) => mySide === 'student')?.supervisorName
          return supervisor ? `${supervisor}, psychologue` : 'attribution en cours'
        }}
      </QueryFigure>
    </p>
  )
}

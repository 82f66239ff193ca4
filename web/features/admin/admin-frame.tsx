import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Outlet } from 'react-router'
import { errorMessage } from '#domain/messages.ts'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { AdminRail } from './admin-rail.tsx'
import { type Overview, overviewQuery } from './queries.ts'

const REFRESH_MS = 60_000

/**
 * Layout of every administration screen: navigation rail, and a gate for administrators without an authenticator app.
 */
export default function AdminFrame() {
  const overview = useQuery({ ...overviewQuery, refetchInterval: REFRESH_MS })
  return (
    <div className="practice page py-6 md:py-8">
      <QueryState query={overview} failure="Nous n’avons pas pu ouvrir l’administration.">
        {(found) => (found ? <Screens overview={found} /> : <AppNeeded />)}
      </QueryState>
    </div>
  )
}

function Screens({ overview }: { overview: Overview }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-6 lg:grid-cols-[216px_minmax(0,1fr)]">
      <div className="hidden lg:block">
        <AdminRail overview={overview} />
      </div>
      <div className="lg:hidden">
        <Button variant="outline" width="full" onClick={() => setOpen(true)}>
          <Icon name="menu" />
          Rubriques
        </Button>
        <Sheet isOpen={isOpen} onOpenChange={setOpen} title="Administration">
          <AdminRail overview={overview} onFollow={() => setOpen(false)} />
        </Sheet>
      </div>
      <div className="min-w-0">
        <RevealTogether skeleton={<Skeleton shape="screen" />}>
          <Outlet context={overview} />
        </RevealTogether>
      </div>
    </div>
  )
}

function AppNeeded() {
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <PageTitle size="tool">Administration</PageTitle>
      <Alert tone="warning">
        {errorMessage('admin_app_needed')} <TextLink to={href('/settings')}>Paramètres du compte</TextLink>
      </Alert>
    </div>
  )
}

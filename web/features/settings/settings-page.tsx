import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { href } from 'react-router'
import { PageLoading } from '#web/app/page-loading.tsx'
import { pageMeta } from '#web/app/page-meta.ts'
import { mySubscription } from '#web/features/premium/queries.ts'
import { type SignedInUser, useAuthState } from '#web/lib/auth/auth-state.ts'
import { AccountSection } from './account-section.tsx'
import { AppearanceSection } from './appearance-section.tsx'
import { DataSection } from './data-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SecuritySection } from './security-section.tsx'
import { settingsAnchors, showsSubscription } from './settings-anchors.ts'
import { SubscriptionSection } from './subscription-section.tsx'
import { useHashSectionInView } from './use-hash-section-in-view.ts'

export function meta() {
  return pageMeta({
    title: 'Paramètres',
    description: 'Votre compte, sa sécurité, l’apparence du site et vos données.',
    path: href('/settings'),
    index: false,
  })
}

export default function SettingsPage() {
  const auth = useAuthState()
  return auth.status === 'signed-in' ? <Settings user={auth.user} /> : <PageLoading />
}

function Settings({ user }: { user: SignedInUser }) {
  const sections = useRef<HTMLDivElement>(null)
  useHashSectionInView(sections)
  const hasSubscribed = Boolean(useQuery(mySubscription).data)
  return (
    <div className="page grid gap-8 py-8 md:py-16 lg:grid-cols-[200px_minmax(0,720px)] lg:gap-12">
      <h1 className="text-title md:text-title-wide lg:col-span-2">Paramètres</h1>
      <nav aria-label="Sections des paramètres">
        <ul className="flex flex-wrap gap-2 lg:sticky lg:top-32 lg:grid lg:gap-1">
          {settingsAnchors(user.type, hasSubscribed).map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-lg border px-3 hover:bg-secondary lg:border-0"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={sections} className="grid gap-6">
        <AccountSection user={user} />
        <SecuritySection user={user} />
        {showsSubscription(user.type, hasSubscribed) && <SubscriptionSection />}
        <NotificationsSection user={user} />
        <PrivacySection user={user} />
        <AppearanceSection />
        <DataSection user={user} />
      </div>
    </div>
  )
}

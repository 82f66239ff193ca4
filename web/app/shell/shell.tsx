import type { ReactNode } from 'react'
import type { Foot } from '#web/app/toaster.tsx'
import { MoodPill } from '#web/features/mood/mood-pill.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { SafetyBar } from './safety-bar.tsx'
import { SkipLinks } from './skip-links.tsx'
import { ToasterHost } from './toaster-host.tsx'
import { useAwakening } from './use-awakening.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

type ShellProps = {
  /** Null in the empty page from which the browser draws screens that are not rendered at build time. */
  path: string | null
  children: ReactNode
}

/** What surrounds every page, in the order the keyboard meets it. */
export function Shell({ path, children }: ShellProps) {
  const isHome = path === '/'
  useHeadingFocus()
  useAwakening()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks />
      <div className="sticky top-0 z-30" data-print="hide">
        {!path?.startsWith('/admin') && <SafetyBar />}
        <Header path={path} />
        <OfflineStrip />
      </div>
      <main id="contenu" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer isForLargeScreens={footOf(path) === 'composer'} />
      {isHome && <MoodPill />}
      <ToasterHost foot={footOf(path)} />
    </div>
  )
}

/** Buttons are never hidden under what toasts say. */
function footOf(path: string | null): Foot {
  if (path === '/chat' || path?.startsWith('/messages/')) return 'composer'
  return path === '/' || path === '/appointment' ? 'button' : 'nothing'
}

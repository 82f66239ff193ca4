import { type ReactNode, useEffect } from 'react'
import { href, useMatches } from 'react-router'
import { HYDRATED_EVENT } from '#web/app/replay-after-hydration.ts'
import type { Foot } from '#web/app/toaster.tsx'
import { MoodPill } from '#web/features/mood/mood-pill.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AppFooter } from './app-footer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { QuickExitLink } from './quick-exit-link.tsx'
import { SafetyBar } from './safety-bar.tsx'
import { SessionEnd } from './session-end.tsx'
import { SiteNotices } from './site-notices.tsx'
import { ToasterHost } from './toaster-host.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

const appearance =
  'sr-only z-50 rounded-lg bg-primary px-4 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2'

function SkipLinks() {
  return (
    <nav aria-label="Accès rapide" data-print="hide">
      <a href="#contenu" className={appearance}>
        Aller au contenu
      </a>
      <QuickExitLink className={appearance}>Quitter rapidement ce site</QuickExitLink>
    </nav>
  )
}

type ShellProps = {
  /** Null in the SPA fallback page, from which the browser renders screens that are not prerendered. */
  path: string | null
  children: ReactNode
}

/** Header, footer and bars around every page, in keyboard order. */
export function Shell({ path, children }: ShellProps) {
  const isHome = path === href('/')
  const foot = footOf(path)
  const isRoom = foot === 'composer'
  const isGuarded = useMatches().some(({ id }) => id.startsWith('guard:'))
  const isOwnSpace = path === null || isGuarded
  useHeadingFocus()
  useRemoveServerMeta(path)
  useSignalHydration()
  // The consultation room has its own header and no other links.
  if (path?.startsWith('/session/'))
    return (
      <>
        <SkipLinks />
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <ToasterHost foot="composer" />
      </>
    )
  return (
    <div className="flex min-h-(--screen-height) flex-col">
      <SkipLinks />
      {/* On low screens only the help numbers stay. */}
      <div className="sticky top-0 z-30 short:contents" data-print="hide">
        {path === null ? <HeaderOfUnknownScreen /> : <HeaderOf path={path} />}
        <OfflineStrip />
        <SiteNotices />
        <SessionEnd />
      </div>
      <main id="contenu" tabIndex={-1} className={isRoom ? '-scroll-mt-1.5 flex flex-1 flex-col' : 'flex-1'}>
        {children}
      </main>
      {isOwnSpace && !isRoom ? <AppFooter /> : <Footer isForLargeScreens={isRoom} />}
      {isHome && <MoodPill />}
      <ToasterHost foot={foot} />
    </div>
  )
}

function HeaderOf({ path }: { path: string }) {
  if (path.startsWith(href('/admin'))) return <AdminHeader />
  return (
    <>
      <SafetyBar />
      <Header path={path} />
    </>
  )
}

/** For the SPA fallback page: the server wrote the kind of screen into it, so that the header does not shift. */
function HeaderOfUnknownScreen() {
  return (
    <>
      <div className="in-data-[screen=admin]:hidden in-data-[screen=room]:hidden">
        <SafetyBar />
        <Header path={null} />
      </div>
      <div className="hidden in-data-[screen=admin]:block">
        <AdminHeader />
      </div>
    </>
  )
}

/** Toasts must never cover the button or composer at the bottom of the page. */
function footOf(path: string | null): Foot {
  if (path === href('/chat') || path?.startsWith('/messages/')) return 'composer'
  return path === href('/') || path === href('/appointment') ? 'button' : 'nothing'
}

/**
 * Removes the title and description that the server wrote into the SPA fallback page, once the screen renders its own.
 */
function useRemoveServerMeta(path: string | null) {
  useEffect(() => {
    if (path === null) return
    for (const tag of document.head.querySelectorAll('[data-early-meta]')) tag.remove()
  }, [path])
}

/** Signals hydration to the inlined script and to tests: buttons and forms work from now on. */
function useSignalHydration() {
  useEffect(() => {
    // After the re-render that hydration itself triggers.
    const timer = setTimeout(() => {
      document.documentElement.dataset.hydrated = ''
      window.dispatchEvent(new Event(HYDRATED_EVENT))
    })
    return () => clearTimeout(timer)
  }, [])
}

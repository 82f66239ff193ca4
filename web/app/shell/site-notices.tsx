import { useEffect, useState } from 'react'
import { NOTICE_ID, NOTICE_STRIP, SAMPLE_NOTICE, SITE_NOTICES_ID, type SiteNotice } from '#domain/site/site-notices.ts'
import { Icon } from '#web/components/icon.tsx'
import { readStored } from '#web/lib/data/read-stored.ts'
import { DISMISSED_NOTICES_KEY } from './notices-gone-script.ts'

const REFRESH_MS = 60_000

/**
 * Maintenance notice and announcements, above every page but the room. The server writes them into the page in this
 * markup (`server/static/notice-strip.ts`). A dismissed announcement stays dismissed.
 */
export function SiteNotices() {
  const [notices, setNotices] = useState(noticesOfPage)
  // Known after hydration only: the server's markup holds every notice.
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      setDismissed((known) => [...known, ...dismissedBefore().filter((id) => !known.includes(id))])
      setNotices((shown) => shown.filter(isCurrent))
      if (document.hidden) return
      try {
        const response = await fetch('/site/v1/notices', { signal: leaving.signal })
        if (response.ok) setNotices((await response.json()).announcements)
      } catch {
        // Offline: the offline banner already says so.
      }
    }
    void read()
    const timer = setInterval(() => void read(), REFRESH_MS)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [])
  const dismiss = (id: string) => {
    const all = [...dismissed, id].slice(-20)
    setDismissed(all)
    try {
      localStorage.setItem(DISMISSED_NOTICES_KEY, JSON.stringify(all))
    } catch {
      // Storage is blocked: dismissed until the next page load.
    }
  }
  return (
    <output className="block in-data-[screen=room]:hidden" {...{ [NOTICE_STRIP]: '' }}>
      {notices
        .filter(({ id }) => !dismissed.includes(id))
        .map(({ id, kind, body }) => (
          <div
            key={id}
            {...{ [NOTICE_ID]: id }}
            data-kind={kind}
            className="group flex items-center justify-center gap-2 border-b bg-accent px-4 py-1.5 text-center text-accent-foreground text-small data-[kind=maintenance]:bg-warning-subtle data-[kind=maintenance]:text-foreground"
          >
            <p className="min-w-0 break-words">{body}</p>
            <button
              type="button"
              onClick={() => dismiss(id)}
              aria-label={`Fermer l’annonce « ${body} »`}
              className="-my-1.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-secondary group-data-[kind=maintenance]:hidden"
            >
              <Icon name="x" className="size-4" />
            </button>
          </div>
        ))}
    </output>
  )
}

const isCurrent = ({ until }: ShownNotice) => Date.parse(until) > Date.now()

type ShownNotice = Pick<SiteNotice, 'id' | 'body' | 'until'> & { kind: string }

/** Notices in the page as the server wrote it; a sample in the build, none in development. */
function noticesOfPage(): ShownNotice[] {
  if (import.meta.env.SSR) return import.meta.env.PROD ? [{ ...SAMPLE_NOTICE, until: '' }] : []
  return JSON.parse(document.getElementById(SITE_NOTICES_ID)?.textContent ?? '[]')
}

function dismissedBefore(): string[] {
  const kept: unknown = readStored(localStorage, DISMISSED_NOTICES_KEY)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

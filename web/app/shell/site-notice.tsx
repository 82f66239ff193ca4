import { useEffect, useState } from 'react'
import { maintenanceEnd } from '#domain/site/maintenance-end.ts'
import { MAINTENANCE_SENTENCE } from '#domain/site/maintenance-sentence.ts'
import type { SiteNotices } from '#domain/site/site-notices.ts'
import { Icon } from '#web/components/icon.tsx'
import { readStored } from '#web/lib/data/read-stored.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'

const REFRESH_MS = 60_000
const DISMISSED_KEY = 'mivoix-notices'

/** Maintenance notice and announcements, above every page but the room. A dismissed announcement stays dismissed. */
export default function SiteNotice() {
  const [notices, setNotices] = useState<SiteNotices>()
  const [dismissed, setDismissed] = useState<readonly string[]>(dismissedBefore)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      if (document.hidden) return
      try {
        const response = await fetch('/site/v1/notices', { signal: leaving.signal })
        if (response.ok) setNotices(await response.json())
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
      localStorage.setItem(DISMISSED_KEY, JSON.stringify(all))
    } catch {
      // Storage is blocked: dismissed until the next page load.
    }
  }
  const now = useNow(30)
  const until = notices?.maintenanceUntil ? new Date(notices.maintenanceUntil) : undefined
  const look = 'flex items-center justify-center gap-3 border-b px-4 py-1.5 text-center text-small'
  return (
    <output className="block">
      {until && until > now && (
        <p className={`${look} bg-warning-subtle`}>
          {MAINTENANCE_SENTENCE.replace('{heure}', maintenanceEnd(until, now))} Les séances et les numéros d’aide
          continuent.
        </p>
      )}
      {notices?.announcements
        .filter(({ id }) => !dismissed.includes(id))
        .map(({ id, body }) => (
          <div key={id} className={`${look} bg-accent text-accent-foreground`}>
            <p className="min-w-0 break-words">{body}</p>
            <button
              type="button"
              onClick={() => dismiss(id)}
              aria-label={`Fermer l’annonce « ${body} »`}
              className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-secondary"
            >
              <Icon name="x" className="size-4" />
            </button>
          </div>
        ))}
    </output>
  )
}

function dismissedBefore(): string[] {
  const kept: unknown = readStored(localStorage, DISMISSED_KEY)
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
}

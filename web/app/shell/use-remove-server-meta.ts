import { useEffect } from 'react'

/**
 * Removes the title and description that the server wrote into the SPA fallback page, once the screen renders its own.
 */
export function useRemoveServerMeta(path: string | null) {
  useEffect(() => {
    if (path === null) return
    for (const tag of document.head.querySelectorAll('[data-early-meta]')) tag.remove()
  }, [path])
}

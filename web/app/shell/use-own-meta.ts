import { useEffect } from 'react'

/** Takes away the title and description that the server wrote into an empty shell, once the screen brings its own. */
export function useOwnMeta(path: string | null) {
  useEffect(() => {
    if (path === null) return
    for (const tag of document.head.querySelectorAll('[data-early-meta]')) tag.remove()
  }, [path])
}

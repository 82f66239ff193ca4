import { useEffect } from 'react'
import { BRAND } from '#domain/constants.ts'

/** Title and description of a page that are known once its data is read. */
export function useLateMeta({ title, description }: { title: string; description: string }) {
  useEffect(() => {
    const fullTitle = `${title} – ${BRAND}`
    document.title = fullTitle
    const setContent = (selector: string, content: string) =>
      document.head.querySelector(`meta[${selector}]:not([data-early-meta])`)?.setAttribute('content', content)
    setContent('name="description"', description)
    setContent('property="og:title"', fullTitle)
    setContent('property="og:description"', description)
  }, [title, description])
}

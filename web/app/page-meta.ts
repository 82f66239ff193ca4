import type { MetaDescriptor } from 'react-router'
import { BRAND } from '#domain/constants.ts'

/** Placeholder in prerendered pages; the server replaces it by its public origin. */
const ORIGIN_STAND_IN = 'https://origin.invalid'

export function absoluteUrl(path: string): string {
  return (import.meta.env.SSR ? ORIGIN_STAND_IN : window.location.origin) + path
}

type Page = {
  title: string
  description: string
  path: string
  /** False adds `noindex`. */
  index?: boolean
  type?: 'website' | 'article'
  jsonLd?: readonly Record<string, unknown>[]
}

/** Title, description, canonical URL, sharing card and structured data of one page. */
export function pageMeta({
  title,
  description,
  path,
  index = true,
  type = 'website',
  jsonLd = [],
}: Page): MetaDescriptor[] {
  const fullTitle = `${title} – ${BRAND}`
  const url = absoluteUrl(path === '/' ? '/' : path.replace(/\/$/, ''))
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(index ? [{ tagName: 'link', rel: 'canonical', href: url }] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: BRAND },
    { property: 'og:locale', content: 'fr_FR' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absoluteUrl('/share-card.png') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Un soleil se lève sur l’eau : « Même à mi-voix, on vous écoute. »' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ]
}

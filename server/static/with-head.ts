import { BRAND } from '#domain/constants.ts'
import { escaped } from './escaped.ts'

export interface Head {
  title: string
  description: string
  /** Skeleton of the shell to show. */
  screen: string
  /** Canonical URL for search engines; without one the page is `noindex`. */
  canonical?: string
}

/** Heading of the shell, empty in the build: `web/app/page-loading.tsx`. */
const EMPTY_HEADING = /(<h1[^>]*>)(?=<\/h1>)/

const VALUE_IN_HEAD =
  /(<title>|<meta (?:name="description"|property="og:(?:title|description|url)") content="|<link rel="canonical" href=")[^"<]*/g

/**
 * Writes the title into the empty shell. The application removes the tags once it writes its own: with two titles the
 * first would win.
 */
export function withHead(shell: string, { title, description, screen, canonical }: Head): string {
  if (!EMPTY_HEADING.test(shell)) throw new Error('The built shell has no empty heading: run "npm run build"')
  const tags = [
    `<title data-early-meta="">${escaped(title)}</title>`,
    `<meta data-early-meta="" name="description" content="${escaped(description)}"/>`,
    ...(canonical
      ? [
          `<link data-early-meta="" rel="canonical" href="${escaped(canonical)}"/>`,
          `<meta data-early-meta="" property="og:title" content="${escaped(title)}"/>`,
          `<meta data-early-meta="" property="og:description" content="${escaped(description)}"/>`,
          `<meta data-early-meta="" property="og:url" content="${escaped(canonical)}"/>`,
        ]
      : ['<meta data-early-meta="" name="robots" content="noindex"/>']),
  ]
  const heading = escaped(title.replace(` – ${BRAND}`, ''))
  return shell
    .replace('<html lang="fr"', `<html lang="fr" data-screen="${escaped(screen)}"`)
    .replace('</head>', () => `${tags.join('')}</head>`)
    .replace(EMPTY_HEADING, (start) => start + heading)
}

/**
 * Replaces the head of a rendered page. The application renders the same head from the data of the page, and keeps these
 * tags.
 */
export function withOtherHead(page: string, { title, description, canonical = '' }: Head): string {
  const valueOf = new Map([
    ['<title>', title],
    ['<meta name="description" content="', description],
    ['<link rel="canonical" href="', canonical],
    ['<meta property="og:title" content="', title],
    ['<meta property="og:description" content="', description],
    ['<meta property="og:url" content="', canonical],
  ])
  return page.replaceAll(VALUE_IN_HEAD, (_tag, start: string) => start + escaped(valueOf.get(start) ?? ''))
}

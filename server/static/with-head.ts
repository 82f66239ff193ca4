import { BRAND } from '#domain/constants.ts'

export interface Head {
  title: string
  description: string
  /** Which of the shell's skeletons is shown. */
  screen: string
  /** The full address under which search engines keep the page; without one they are asked to leave it out. */
  canonical?: string
}

/** The heading of the shell, empty as it is built: `web/app/page-loading.tsx`. */
const EMPTY_HEADING = /(<h1[^>]*>)(?=<\/h1>)/

/**
 * Writes what a page is called into the empty shell. The application takes the tags away once it writes its own: two
 * titles would leave the first in force.
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

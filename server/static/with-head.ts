export interface Head {
  title: string
  description: string
  /** The full address under which search engines keep the page; without one they are asked to leave it out. */
  canonical?: string
}

/**
 * Writes what a page is called into the empty shell. The application takes these away once it writes its own: two titles
 * would leave the first in force.
 */
export function withHead(shell: string, { title, description, canonical }: Head): string {
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
  return shell.replace('</head>', () => `${tags.join('')}</head>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

import type { Plugin } from 'vite'

const OURS = /\/web\/.*\.tsx?$/

/** Browsers break a line after « and before », which leaves the sign alone at the end or at the start of a line. */
export function unbreakableQuotes(): Plugin {
  return {
    name: 'unbreakable-quotes',
    enforce: 'pre',
    transform: {
      filter: { id: OURS },
      // As long as before: positions in the source stay true.
      handler: (code) => (code.includes('«') ? { code: withUnbreakableQuotes(code), map: null } : undefined),
    },
  }
}

export function withUnbreakableQuotes(text: string): string {
  return text.replaceAll('« ', '«\u00A0').replaceAll(' »', '\u00A0»')
}

import type { Row } from '../database-types.ts'

/** Signed URLs of photos, by their path in storage. */
type Photos = Readonly<Record<string, string>>

export interface FoundDirectory {
  /** First rows of the directory without filters: one more than a page shows, if there are more. */
  people: readonly Row<'practitioner_openings'>[]
  count: number
  photos: Photos
}

export interface FoundPractitioner {
  person: Row<'practitioners'>
  /** All free starts, soonest first. */
  times: readonly string[]
  photos: Photos
}

export interface RenderedPart {
  html: string
  /** Data behind the HTML, for hydration. */
  data: unknown
}

/** Exports of the module that the build makes of `web/live-pages.tsx`. Without data, a part is its skeleton. */
export interface LivePages {
  renderDirectory: (found: FoundDirectory | null, at: Date) => RenderedPart
  renderPractitioner: (found: FoundPractitioner | null, at: Date) => RenderedPart
}

/** Folder of the build with that module and the pages around its parts. */
export const LIVE_PAGES_FOLDER = 'live-pages'
export const LIVE_PAGES_MODULE = 'live-pages.mjs'

export type LivePageName = 'directory' | 'practitioner'

/** Place of the part in its page. */
export const LIVE_PART = '<!--live-part-->'

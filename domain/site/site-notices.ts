import { dataElement } from '../data-element.ts'

/** A line on top of every page, for everybody. */
export interface SiteNotice {
  id: string
  /** An announcement can be dismissed; maintenance cannot. */
  kind: 'maintenance' | 'announcement'
  body: string
  /** ISO date of its end. */
  until: string
}

/** Answer of `GET /site/v1/notices`. */
export interface SiteNotices {
  announcements: SiteNotice[]
}

/** Id of the element with the notices as JSON; the server also writes them out in the strip below. */
export const SITE_NOTICES_ID = 'site-notices'
export const siteNoticesElement = (json: string) => dataElement(SITE_NOTICES_ID, json)
export const NO_NOTICES_JSON = '[]'

/** Attribute of the strip. In the build it holds one sample notice, which the server copies for each real one. */
export const NOTICE_STRIP = 'data-site-notices'
/** Attribute of one notice, with its id. */
export const NOTICE_ID = 'data-notice'
export const SAMPLE_NOTICE = { id: '%id%', kind: '%kind%', body: '%body%' } as const

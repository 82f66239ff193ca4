import { NO_PAGE_DATA_JSON, pageDataElement } from '#domain/page-data.ts'
import { settingsElement, UNKNOWN_SETTINGS_JSON } from '#domain/public-settings.ts'
import {
  NO_NOTICES_JSON,
  NOTICE_ID,
  NOTICE_STRIP,
  SAMPLE_NOTICE,
  siteNoticesElement,
} from '#domain/site/site-notices.ts'

export const INLINE_SCRIPT = 'document.title = "x"'

const { id, kind, body } = SAMPLE_NOTICE
const strip = `<output class="block" ${NOTICE_STRIP}=""><div ${NOTICE_ID}="${id}" data-kind="${kind}"><p>${body}</p><button aria-label="Fermer « ${body} »"></button></div></output>`

/** A page as the build writes it, before the server completes it. */
export const builtPage = (h1: string) =>
  `<!DOCTYPE html><html lang="fr"><head><link rel="canonical" href="https://origin.invalid/faq"/><script>${INLINE_SCRIPT}</script><script type="application/ld+json">{"a":1}</script>${settingsElement(UNKNOWN_SETTINGS_JSON)}${siteNoticesElement(NO_NOTICES_JSON)}</head><body>${strip}<h1>${h1}</h1>${pageDataElement(NO_PAGE_DATA_JSON)}</body></html>`

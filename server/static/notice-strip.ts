import { embeddedJson } from '#domain/data-element.ts'
import {
  NO_NOTICES_JSON,
  NOTICE_STRIP,
  SAMPLE_NOTICE,
  type SiteNotice,
  siteNoticesElement,
} from '#domain/site/site-notices.ts'
import { escaped } from './escaped.ts'
import { compressAtStart, keepCompressedOnly, type StaticFile, staticFile } from './static-file.ts'

/** The strip as `web/app/shell/site-notices.tsx` renders it: the text before, the notices, the text after. */
const STRIP = new RegExp(`(<output[^>]*\\b${NOTICE_STRIP}="[^>]*>)(.*?)(</output>)`, 's')

/** A built page without the sample notice of its strip. */
export function withoutSample(page: string): string {
  if (!sampleIn(page) || !page.includes(siteNoticesElement(NO_NOTICES_JSON)))
    throw new Error('A built page has no place for notices: run "npm run build"')
  return page.replace(STRIP, '$1$3')
}

function sampleIn(page: string): string | undefined {
  return STRIP.exec(page)?.[2]
}

/**
 * Writes the notices of the moment into pages, so that no page shifts when they arrive by script. Kept per page until
 * the notices change.
 */
export class NoticeStrip {
  readonly #sample: string
  readonly #notices: () => readonly SiteNotice[]
  #written = new WeakMap<StaticFile, StaticFile>()
  #json = NO_NOTICES_JSON

  constructor(builtPage: string, notices: () => readonly SiteNotice[]) {
    this.#sample = sampleIn(builtPage) ?? ''
    this.#notices = notices
  }

  on(file: StaticFile): StaticFile {
    const notices = this.#notices()
    if (notices.length === 0 || !file.identity.headers['content-type']?.startsWith('text/html')) return file
    const json = embeddedJson(notices)
    if (json !== this.#json) {
      this.#json = json
      this.#written = new WeakMap()
    }
    const written = this.#written.get(file) ?? this.#write(file, notices)
    this.#written.set(file, written)
    return written
  }

  #write(file: StaticFile, notices: readonly SiteNotice[]): StaticFile {
    const lines = notices.map((notice) => this.#lineOf(notice)).join('')
    const text = Buffer.from(file.identity.body)
      .toString('utf8')
      .replace(siteNoticesElement(NO_NOTICES_JSON), () => siteNoticesElement(this.#json))
      .replace(STRIP, (_strip, before: string, _none, after: string) => `${before}${lines}${after}`)
    const body = Buffer.from(text)
    const { etag: _etag, 'content-length': _length, vary: _vary, ...headers } = file.identity.headers
    return keepCompressedOnly(staticFile({ identity: body, ...compressAtStart(body) }, headers))
  }

  /** In one pass, so that a placeholder inside an announcement stays as it is. */
  #lineOf(notice: SiteNotice): string {
    const { id, kind, body } = SAMPLE_NOTICE
    const values = new Map<string, string>([
      [id, notice.id],
      [kind, notice.kind],
      [body, notice.body],
    ])
    return this.#sample.replace(/%(?:id|kind|body)%/g, (placeholder) => escaped(values.get(placeholder) ?? ''))
  }
}

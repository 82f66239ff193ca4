import { type Context, Hono } from 'hono'
import { AppError } from '#domain/errors.ts'
import { answerError } from '../http/answer-error.ts'
import type { HonoEnv } from '../http/request-context.ts'
import { createHomeWithClaim } from './home-with-claim.ts'
import { loadSite, type SiteOptions } from './load-site.ts'
import { bestRepresentation, isNotModified } from './negotiate.ts'
import type { PractitionerPages } from './practitioner-pages.ts'
import type { StaticFile } from './static-file.ts'

const SITEMAP = '/sitemap.xml'

type StaticSiteOptions = SiteOptions & {
  /** Number of people who joined this month; a demonstration shows the specified text instead. */
  countNewcomers: () => Promise<number>
  /** Pages of bookable practitioners; without them such a page has no name and no data. */
  practitioners?: Pick<PractitionerPages, 'at' | 'sitemap'>
}

/** Serves the built web application from memory. Mounted last: any other path is a page or 404. */
export function createStaticSite(options: StaticSiteOptions): Hono<HonoEnv> {
  const site = loadSite(options)
  const { countNewcomers, practitioners } = options
  const withoutClaim = site.files.get('/')
  const home =
    withoutClaim && !options.settings.isDemo
      ? createHomeWithClaim({ withoutClaim, withClaim: site.homeWithClaim, countNewcomers })
      : undefined
  const isShown = (path: string) => options.settings.isDemo || !path.startsWith('/dev/')

  const pageAt = (path: string) => {
    if (!isShown(path)) return undefined
    if (path === '/' && home) return home()
    return site.files.get(path) ?? site.clientScreenAt(path)
  }

  const sitemap = async () => (await practitioners?.sitemap(site.sitemapWith)) ?? pageAt(SITEMAP)

  return new Hono<HonoEnv>()
    .get('*', async (c) => {
      const path = c.req.path
      const live = await practitioners?.at(new URL(c.req.url), site)
      if (live) return answer(c, site.withNotices(live.file), live.status)
      const page = path === SITEMAP ? await sitemap() : pageAt(path)
      if (page) return answer(c, site.withNotices(page), 200)
      if (path.length > 1 && path.endsWith('/')) return c.redirect(withoutTrailingSlashes(c), 308)
      return answer(c, site.withNotices(site.notFound), 404)
    })
    .all('*', (c) => {
      if (!pageAt(c.req.path)) return answerError(c, new AppError('not_found'))
      c.header('allow', 'GET, HEAD')
      return answerError(c, new AppError('method_not_allowed'))
    })
}

function answer(c: Context, file: StaticFile, status: 200 | 404 | 410): Response {
  const best = bestRepresentation(file, c.req.header('accept-encoding'))
  const { etag, headers } = best
  if (status === 200 && isNotModified(etag, c.req.header('if-none-match'))) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...kept } = headers
    return new Response(null, { status: 304, headers: kept })
  }
  // Not even asked for on HEAD: an unencoded body would be decompressed for nothing.
  const body = c.req.method === 'HEAD' ? null : (best.stream?.() ?? best.body)
  return new Response(body, { status, headers })
}

/**
 * Never `//host`, which a browser would take for another site (open redirect); still encoded, because it reads `/\host`
 * and a tab between two slashes as the same.
 */
function withoutTrailingSlashes(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return `/${pathname.split('/').filter(Boolean).join('/')}${search}`
}

import { absoluteUrl } from '#web/app/page-meta.ts'
import { publicPaths } from './public-paths.ts'

/** Resource route, written to a file at build time. */
export function loader() {
  const urls = publicPaths.map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

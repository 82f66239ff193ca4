/**
 * Post-build steps: lists the client-rendered screens with their titles, bundles the rendering of live pages, inlines the scripts that hold early input and
 * delay hydration, and precompresses static files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import config from '../../react-router.config.ts'
import { livePaths, PRACTITIONER_TEMPLATE, publicPaths } from '../../web/features/site/public-paths.ts'
import routes from '../../web/routes.ts'
import { buildLivePages } from './build-live-pages.ts'
import { compressFiles } from './compress-files.ts'
import { describeClientRoutes } from './describe-client-routes.ts'
import { deferScripts, inlineReplayScript } from './page-scripts.ts'
import { routeAddresses } from './route-addresses.ts'

const root = resolve(import.meta.dirname, '../..')
const build = join(root, 'build')

// Meanwhile, since only pages change below, which the server compresses.
const compressing = compressFiles(join(build, 'client'))

const prerendered = new Set(config.prerender)
const clientRoutes = routeAddresses(routes).filter(({ path }) => !prerendered.has(path) && !path.endsWith('*'))
const described = await describeClientRoutes(join(build, 'server/index.js'), clientRoutes)
await writeFile(join(build, 'client-routes.json'), `${JSON.stringify(described, null, 2)}\n`)

// Before the scripts of the pages are changed.
await buildLivePages(root)

async function complete(file: string, completed: (html: string) => string) {
  const page = join(build, 'client', file)
  await writeFile(page, completed(await readFile(page, 'utf8')))
}

const readableAtOnce = new Set<string>(publicPaths.filter((path) => !livePaths.includes(path)))
const pages = config.prerender.filter((path) => path !== '/sitemap.xml' && path !== PRACTITIONER_TEMPLATE)
await complete('__spa-fallback.html', inlineReplayScript)
await Promise.all(
  pages.map((path) => complete(join(path, 'index.html'), readableAtOnce.has(path) ? deferScripts : inlineReplayScript)),
)

await compressing

/**
 * Post-build steps: lists the client-rendered screens with their titles, bundles the rendering of live pages, inlines the scripts that hold early input and
 * delay hydration, and precompresses static files.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import config from '../../react-router.config.ts'
import { livePaths, PRACTITIONER_TEMPLATE, publicPaths } from '../../web/features/site/public-paths.ts'
import routes from '../../web/routes.ts'
import { buildLivePages } from './build-live-pages.ts'
import { describeClientRoutes } from './describe-client-routes.ts'
import { deferScripts, inlineReplayScript } from './page-scripts.ts'
import { routeAddresses } from './route-addresses.ts'

const root = resolve(import.meta.dirname, '../..')
const build = join(root, 'build')

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

const compressible = /\.(js|css|svg|data|webmanifest|json|wasm|tflite)$/
const files = await readdir(join(build, 'client'), { recursive: true })
await Promise.all(
  files
    .filter((file) => compressible.test(file))
    .map(async (file) => {
      const path = join(build, 'client', file)
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
)

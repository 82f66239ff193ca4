import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import {
  LIVE_PAGES_FOLDER,
  LIVE_PAGES_MODULE,
  LIVE_PART,
  type LivePageName,
  type LivePages,
} from '../../domain/directory/live-pages.ts'
import { PRACTITIONER_TEMPLATE } from '../../web/features/site/public-paths.ts'
import { deferScripts } from './page-scripts.ts'

/**
 * Bundles `web/live-pages.tsx` for the server, and cuts the part that it renders out of the prerendered pages around it.
 * React Router's own server build holds every screen: loading it takes 120 MB.
 */
export async function buildLivePages(root: string): Promise<void> {
  const folder = join(root, 'build', LIVE_PAGES_FOLDER)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, LIVE_PAGES_MODULE), await bundle(root))
  const rendered: LivePages = await import(pathToFileURL(join(folder, LIVE_PAGES_MODULE)).href)
  const write = async (name: LivePageName, path: string, skeleton: string) => {
    const page = await readFile(join(root, 'build/client', path, 'index.html'), 'utf8')
    const [before, after, ...others] = page.split(skeleton)
    if (after === undefined || others.length > 0)
      throw new Error(`The skeleton of ${path} is not rendered the same way by React Router and by web/live-pages.tsx`)
    await writeFile(join(folder, `${name}.html`), deferScripts(`${before}${LIVE_PART}${after}`))
  }
  const now = new Date()
  await write('directory', '/praticiens', rendered.renderDirectory(null, now).html)
  await write('practitioner', PRACTITIONER_TEMPLATE, rendered.renderPractitioner(null, now).html)
  await rm(dirname(join(root, 'build/client', PRACTITIONER_TEMPLATE, 'index.html')), { recursive: true })
}

async function bundle(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Several copies of React at runtime otherwise, and the development one without NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'web/live-pages.tsx',
      write: false,
      target: 'esnext',
      assetsInlineLimit: 0,
      // Imported in a browser only.
      rolldownOptions: { external: ['@supabase/supabase-js'], output: { codeSplitting: false } },
    },
  })
  if (!('output' in result)) throw new Error('vite.build answered no single bundle')
  return result.output[0].code
}

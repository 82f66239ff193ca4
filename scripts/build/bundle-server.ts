import { writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

/** Path of the bundle, in a clone and in a release. */
export const SERVER_BUNDLE = 'build/main.mjs'

/** Bundles the server's own modules into one: Node spends half of a start on resolving and linking seven hundred. */
export async function bundleServer(root: string): Promise<void> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // Without its fifty languages, which nothing here uses: 3 MB. The package itself is still released.
    ssr: { noExternal: ['zod'] },
    plugins: [readDataFromFiles(), keepModuleUrls(root)],
    build: {
      ssr: 'server/main.ts',
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  if (!('output' in result)) throw new Error('vite.build answered no single bundle')
  const [chunk, ...others] = result.output
  if (others.length > 0) throw new Error(`the bundle has ${others.length} files too many`)
  await writeFile(join(root, SERVER_BUNDLE), inAscii(chunk.code))
}

/** A module with any other character takes two bytes of memory for each: 2 MB more. */
function inAscii(code: string): string {
  if (/String\.raw`[^`]*[\u0080-\uffff]/.test(code)) throw new Error('String.raw would keep the escapes of its text')
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** JSON stays in its files: inlined in the bundle it would cost twice its size in memory. */
function readDataFromFiles(): Plugin {
  return {
    name: 'read-data-from-files',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.json')) return null
      const code = `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL(${JSON.stringify(basename(id))}, import.meta.url), 'utf8'))`
      return { code, moduleType: 'js' }
    },
  }
}

/** Rewrites `import.meta`, so that a module still finds files and worker threads beside its source. */
function keepModuleUrls(root: string): Plugin {
  return {
    name: 'keep-module-urls',
    transform(code, id) {
      const place = relative(join(root, dirname(SERVER_BUNDLE)), id)
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`)
    },
  }
}

import { runWithProgress } from './progress.mjs'

/**
 * Fills the compile cache of the server's code: stripping types at each start takes 30 MB more, for the life of the process.
 */
export async function prepareServer() {
  const flags = ['--import', './server/compile-cache.mjs']
  await runWithProgress('Preparing the server', 'node', [...flags, 'server/main.ts', '--load-only'])
}

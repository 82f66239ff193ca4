import { runWithProgress } from './progress.mjs'

/**
 * Compiles the server's code once, for every start to come: one that strips types itself takes 30 MB more, and keeps them
 * for as long as it runs.
 */
export async function prepareServer() {
  const flags = ['--import', './server/compile-cache.mjs']
  await runWithProgress('Preparing the server', 'node', [...flags, 'server/main.ts', '--load-only'])
}

import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Types are stripped and modules compiled once, not at every start: half a second and twenty megabytes less. The folder
// is the project's own, since whoever can write into it can run code here.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

const { runProcess } = await import('./run-process.ts')
await runProcess()

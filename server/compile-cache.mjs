import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Loaded before main.ts. Code compiled by one start is kept for the next, which is then faster and need not load the
// program that strips types: some 25 MB less. Where the folder cannot be written, nothing is kept and nothing breaks.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/mivoix', import.meta.url)))

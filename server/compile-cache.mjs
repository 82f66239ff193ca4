import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Loaded before main.ts. Keeps compiled code for the next start, which is then faster and does not load the type
// stripper (about 25 MB less). If the folder is not writable, nothing is cached and nothing breaks.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/mivoix', import.meta.url)))

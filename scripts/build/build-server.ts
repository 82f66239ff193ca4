import { resolve } from 'node:path'
import { bundleServer } from './bundle-server.ts'

// The server of `npm start`: scripts/setup/build.mjs runs this when its sources have changed.
await bundleServer(resolve(import.meta.dirname, '../..'))

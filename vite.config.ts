import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { stylesWithoutElements } from './scripts/build/styles-without-elements.ts'
import { unbreakableQuotes } from './scripts/build/unbreakable-quotes.ts'
import { videoProcessorFiles } from './scripts/build/video-processor-files.ts'
import { doorPaths } from './server/door-paths.ts'
import { chunkGroups } from './web/build/chunk-groups.ts'

/** Paths that Vite proxies to the server in `npm run dev`; anchored, since a page may have the same prefix (`/mails`). */
const doors = [...doorPaths.map((path) => `^${path}/`), '^/(healthz|readyz|csp-reports)$']
const server = process.env.SERVER_ADDRESS
const proxy = server ? Object.fromEntries(doors.map((path) => [path, { target: server, ws: true }])) : {}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), videoProcessorFiles(), stylesWithoutElements(), unbreakableQuotes()],
  publicDir: 'web/public',
  // Build and test output is not watched: it would reload the open page.
  server: { proxy, watch: { ignored: ['**/build/**', '**/.data/**', '**/test-results/**'] } },
  // Scans every screen at start: a dependency that is discovered late would reload the page.
  optimizeDeps: { entries: ['web/**/*.tsx', 'web/**/*.worker.ts'] },
  build: {
    target: 'es2022',
    // Small images stay files: an inlined data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))

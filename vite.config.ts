import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { stylesWithoutElements } from './scripts/build/styles-without-elements.ts'
import { videoProcessorFiles } from './scripts/build/video-processor-files.ts'
import { doorPaths } from './server/door-paths.ts'
import { chunkGroups } from './web/build/chunk-groups.ts'

/** What Vite passes on to the server in `npm run dev`; a page may begin with the same letters (`/mails`). */
const doors = [...doorPaths.map((path) => `^${path}/`), '^/(healthz|readyz|csp-reports)$']
const server = process.env.SERVER_ADDRESS
const proxy = server ? Object.fromEntries(doors.map((path) => [path, { target: server, ws: true }])) : {}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), videoProcessorFiles(), stylesWithoutElements()],
  publicDir: 'web/public',
  // What a build or a test writes is no source: a page being looked at is not loaded again for it.
  server: { proxy, watch: { ignored: ['**/build/**', '**/.data/**', '**/test-results/**'] } },
  // Every screen is looked through at the start, so that a library found late does not reload the page under the developer.
  optimizeDeps: { entries: ['web/**/*.tsx', 'web/**/*.worker.ts'] },
  build: {
    target: 'es2022',
    // Small images stay files: an inlined data: URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
  },
}))

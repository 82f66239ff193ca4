import type { Config } from '@react-router/dev/config'
import { publicPaths } from './web/features/site/public-paths.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // Every screen that needs no account reads without JavaScript. The others start from the empty shell.
  prerender: [
    ...publicPaths,
    '/newsletter/confirmation',
    '/newsletter/desinscription',
    '/login',
    '/user-type-selection',
    '/register',
    '/forgotten-password',
    '/chat',
    '/sitemap.xml',
    '/404',
  ],
} satisfies Config

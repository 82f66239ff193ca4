import type { Config } from '@react-router/dev/config'
import { PRACTITIONER_TEMPLATE, publicPaths } from './web/features/site/public-paths.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  // Every screen without a guard is prerendered and readable without JavaScript. The others use the SPA fallback.
  prerender: [
    ...publicPaths,
    PRACTITIONER_TEMPLATE,
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

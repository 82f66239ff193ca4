import { articles } from './content/articles.ts'
import { legalDocuments } from './legal-documents.ts'

/** What changes by the minute: rendered at build time up to its list, which the browser reads at once. */
export const livePaths: readonly string[] = ['/praticiens']

/** Every page that search engines should know; all of them are rendered at build time. */
export const publicPaths: readonly string[] = [
  '/',
  ...livePaths,
  '/pricing',
  '/faq',
  '/contact',
  '/urgence',
  '/blog',
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...legalDocuments.map(({ slug }) => `/${slug}`),
]

import { articles } from './content/articles.ts'
import { legalDocuments } from './legal-documents.ts'

/** Pages with live data: prerendered without their list, which the browser fetches. */
export const livePaths: readonly string[] = ['/praticiens']

/** Pages for the sitemap; all of them are prerendered. */
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

import { articles } from './content/articles.ts'
import { legalDocuments } from './legal-documents.ts'

/** Every page that search engines should know; all of them are rendered at build time. */
export const publicPaths: readonly string[] = [
  '/',
  '/pricing',
  '/faq',
  '/contact',
  '/urgence',
  '/blog',
  ...articles.map(({ slug }) => `/blog/${slug}`),
  ...legalDocuments.map(({ slug }) => `/${slug}`),
]

import { articles } from './content/articles.ts'
import { legalDocuments } from './legal-documents.ts'

/**
 * Pages with live data: the server writes it into them (decision 0088). Prerendered with a skeleton for when it cannot;
 * the browser then fetches the data at once.
 */
export const livePaths: readonly string[] = ['/praticiens']

/** Address at which the build renders the page around a practitioner; never served. */
export const PRACTITIONER_TEMPLATE = '/praticiens/modele'

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

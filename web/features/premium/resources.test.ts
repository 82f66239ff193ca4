import { expect, test } from 'vitest'
import { resources } from '#domain/premium/resources.ts'
import { articles } from '../site/content/articles.ts'

test('every resource leads to a page that exists, and an article keeps its own title', () => {
  const pages = ['/chat', '/urgence', ...articles.map(({ slug }) => `/blog/${slug}`)]
  expect(resources.filter(({ to }) => !pages.includes(to))).toEqual([])
  for (const { kind, to, title } of resources)
    if (kind === 'article') expect(articles.find(({ slug }) => to.endsWith(slug))?.title).toBe(title)
})

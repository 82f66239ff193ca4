import NotFound from './not-found.tsx'
import { pageMeta } from './page-meta.ts'

export function meta() {
  return pageMeta({ title: 'Page introuvable', description: 'Cette page n’existe pas.', path: '/404', index: false })
}

export default function NotFoundPage() {
  return <NotFound />
}

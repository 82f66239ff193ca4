/** Renders on the server the parts of pages that show live data: a bundle of its own, which the server loads. */
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { href, Route, Routes, StaticRouter } from 'react-router'
import type { LivePages, RenderedPart } from '#domain/directory/live-pages.ts'
import { dayOf } from '#domain/time.ts'
import { photoAddress } from './components/stored-avatar.tsx'
import PractitionerPage from './features/directory/practitioner-page.tsx'
import { PractitionerResults } from './features/directory/practitioner-results.tsx'
import { openingCount, openings, pageOfPeople, practitionerAt, timesOf } from './features/directory/queries.ts'
import { PRACTITIONER_TEMPLATE } from './features/site/public-paths.ts'
import { withPageData } from './lib/page-data.ts'

export const renderDirectory: LivePages['renderDirectory'] = (found, at) => {
  const queries = new QueryClient()
  if (found) {
    queries.setQueryData(openings({}).queryKey, { pages: [pageOfPeople(found.people)], pageParams: [null] })
    queries.setQueryData(openingCount({}).queryKey, found.count)
    keepPhotos(queries, found.photos)
  }
  const results = <PractitionerResults filters={{}} setFilters={() => {}} today={dayOf(at)} isHydrated={false} />
  return render(queries, { path: href('/praticiens'), part: results, at })
}

export const renderPractitioner: LivePages['renderPractitioner'] = (found, at) => {
  const queries = new QueryClient()
  const path = found ? href('/praticiens/:slug', { slug: found.person.slug }) : PRACTITIONER_TEMPLATE
  if (found) {
    const { slug } = found.person
    queries.setQueryData(practitionerAt(slug).queryKey, found.person)
    queries.setQueryData(timesOf(slug).queryKey, [...found.times])
    keepPhotos(queries, found.photos)
  }
  const page = (
    <Routes>
      <Route path="praticiens/:slug" element={<PractitionerPage />} />
    </Routes>
  )
  return render(queries, { path, part: page, at })
}

function keepPhotos(queries: QueryClient, photos: Readonly<Record<string, string>>) {
  for (const [path, address] of Object.entries(photos)) queries.setQueryData(photoAddress(path).queryKey, address)
}

type Rendering = { path: string; part: ReactNode; at: Date }

function render(filled: QueryClient, { path, part, at }: Rendering): RenderedPart {
  const data = { at: at.toISOString(), queries: dehydrate(filled) }
  // As in the browser: a new client with the data of the page.
  const client = new QueryClient()
  hydrate(client, data.queries)
  const html = withPageData(data, () =>
    renderToString(
      <QueryClientProvider client={client}>
        <StaticRouter location={path}>{part}</StaticRouter>
      </QueryClientProvider>,
    ),
  )
  return { html, data }
}

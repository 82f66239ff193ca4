import { href, type MetaArgs, useLoaderData } from 'react-router'
import { formatDate } from '#domain/format.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Blocks } from './blocks.tsx'
import { InlineText } from './inline-text.tsx'
import { legalDocuments } from './legal-documents.ts'
import { PageHeading } from './page-heading.tsx'
import { plainText } from './plain-text.ts'
import { TableOfContents } from './table-of-contents.tsx'

/** Runs at build time: the text is in the HTML, not in the bundle. */
export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '').replaceAll(/^\/|\/$/g, '')
  const document = legalDocuments.find(({ slug }) => slug === path)
  if (!document) throw new Response(null, { status: 404 })
  return document
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, lede, slug } = loaderData
  return pageMeta({ title, description: plainText(lede), path: `${href('/')}${slug}` })
}

export default function LegalPage() {
  const { title, lede, updatedOn, firstPublishedOn, sections } = useLoaderData<typeof loader>()
  return (
    <div className="page grid gap-10 py-12 md:py-20 lg:grid-cols-[minmax(0,720px)_1fr] lg:gap-20">
      <article className="min-w-0">
        <PageHeading title={title}>
          <p>
            <InlineText text={lede} />
          </p>
          <p className="mt-3 text-small">
            Dernière mise à jour : <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
            {firstPublishedOn && (
              <>
                {' '}
                · Première version : <time dateTime={firstPublishedOn}>{formatDate(firstPublishedOn)}</time>
              </>
            )}
          </p>
        </PageHeading>
        <div className="lg:hidden">
          <TableOfContents sections={sections} folded />
        </div>
        <div className="grid gap-12">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} className="mb-4 text-heading-md">
                {section.title}
              </h2>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </div>
      </article>
      <div className="hidden lg:block">
        <div className="sticky top-32">
          <TableOfContents sections={sections} />
        </div>
      </div>
    </div>
  )
}

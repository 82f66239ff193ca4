import { href, Link, type MetaArgs, useLoaderData } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { absoluteUrl, pageMeta } from '#web/app/page-meta.ts'
import { HelpBox } from '#web/components/help-box.tsx'
import { ArticleByline } from './article-byline.tsx'
import { Blocks } from './blocks.tsx'
import { articles } from './content/articles.ts'
import { InlineText } from './inline-text.tsx'
import { PageHeading } from './page-heading.tsx'
import { plainText } from './plain-text.ts'

/** Runs at build time: the text is in the HTML, not in the bundle. */
export function loader({ request }: { request: Request }) {
  const article = articles.find(({ slug }) => slug === lastSegmentOf(request.url))
  if (!article) throw new Response(null, { status: 404 })
  return article
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const { title, lede, slug, publishedOn, author } = loaderData
  const description = plainText(lede)
  return pageMeta({
    title,
    description,
    path: `/blog/${slug}`,
    type: 'article',
    jsonLd: [
      {
        '@type': 'Article',
        headline: title,
        description,
        datePublished: publishedOn,
        inLanguage: 'fr',
        image: absoluteUrl('/share-card.png'),
        author: { '@type': 'Organization', name: author.name },
        publisher: { '@type': 'Organization', name: BRAND },
      },
    ],
  })
}

export default function ArticlePage() {
  const article = useLoaderData<typeof loader>()
  return (
    <article className="page-text py-12 md:py-20">
      <p className="mb-6 text-small">
        <Link to={href('/blog')} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Tous les articles
        </Link>
      </p>
      <PageHeading title={article.title}>
        <p>
          <InlineText text={article.lede} />
        </p>
        <ArticleByline {...article} />
      </PageHeading>
      {article.helpBox && <HelpBox />}
      <div className="grid gap-10">
        {article.sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2 className="mb-4 text-heading-md">{section.title}</h2>
            <Blocks blocks={section.blocks} />
          </section>
        ))}
      </div>
      <section className="mt-12 border-t pt-8 text-small">
        <h2 className="mb-3 font-sans font-semibold text-lg tracking-normal">Sources</h2>
        <ul className="grid list-disc gap-2 pl-6">
          {article.sources.map(({ label, href: address }) => (
            <li key={label}>
              {address ? (
                <a href={address} rel="noreferrer" className="underline underline-offset-4">
                  {label}
                </a>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}

/** Slug in the URL of a page, or of its data file. */
function lastSegmentOf(url: string): string | undefined {
  return new URL(url).pathname
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.data$/, '')
}

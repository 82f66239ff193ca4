import { href, Link, useLoaderData } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { ArticleByline } from './article-byline.tsx'
import { articles } from './content/articles.ts'
import { InlineText } from './inline-text.tsx'
import { PageHeading } from './page-heading.tsx'

/** Runs at build time; the list leaves out the article bodies. */
export function loader() {
  return articles.map(({ slug, title, lede, topic, publishedOn, readingMinutes, author }) => ({
    slug,
    title,
    lede,
    topic,
    publishedOn,
    readingMinutes,
    author,
  }))
}

export function meta() {
  return pageMeta({
    title: 'Blog',
    description:
      'Des articles courts et sourcés sur le sommeil, la panique, la rumination, et la façon de demander de l’aide.',
    path: href('/blog'),
  })
}

export default function BlogPage() {
  const listed = useLoaderData<typeof loader>()
  return (
    <div className="page py-12 md:py-20">
      <PageHeading title="Blog">
        <p>Des articles courts, relus et sourcés. Ils ne remplacent pas l’avis d’un professionnel de santé.</p>
      </PageHeading>
      {listed.length === 0 ? (
        <p>
          Les premiers articles arrivent bientôt. En attendant, nos <Link to={href('/faq')}>questions fréquentes</Link>.
        </p>
      ) : (
        <ul className="grid gap-5 md:grid-cols-2">
          {listed.map((article) => (
            <li
              key={article.slug}
              className="relative rounded-2xl border bg-card p-6 hover:border-primary md:first:col-span-2 md:first:bg-accent md:first:p-10 md:first:[&_h2]:text-title md:first:[&_h2]:leading-10"
            >
              <p className="text-small text-muted-foreground">{article.topic}</p>
              <h2 className="mt-1 text-2xl leading-8">
                <Link
                  to={`/blog/${article.slug}`}
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-2xl hover:underline"
                >
                  {article.title}
                </Link>
              </h2>
              <p className="mt-3 max-w-2xl">
                <InlineText text={article.lede} />
              </p>
              <ArticleByline {...article} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

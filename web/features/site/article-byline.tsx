import { formatCount, formatDate } from '#domain/format.ts'
import type { Article } from './content/types.ts'

export function ArticleByline({
  author,
  publishedOn,
  readingMinutes,
}: Pick<Article, 'author' | 'publishedOn' | 'readingMinutes'>) {
  return (
    <p className="mt-4 text-small text-muted-foreground">
      <time dateTime={publishedOn}>{formatDate(publishedOn)}</time> · {formatCount(readingMinutes, 'minute', 'minutes')}{' '}
      de lecture · {author.name}, {author.status}
    </p>
  )
}

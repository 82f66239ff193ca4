/** Slug in the URL of a page, or of its data file. */
export function lastSegmentOf(url: string): string | undefined {
  return new URL(url).pathname
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.data$/, '')
}

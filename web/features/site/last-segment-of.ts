/** The slug in the address of a page, or of its data. */
export function lastSegmentOf(url: string): string | undefined {
  return new URL(url).pathname
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.data$/, '')
}

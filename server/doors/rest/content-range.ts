/** `0-9/57`; `0-9/*` without a count; `*` for the rows when there are none. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const page = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  return `${page}/${total ?? '*'}`
}

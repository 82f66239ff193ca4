/** Same as `app.folded` in SQL: removes case and accents. `LIKE` wildcards are dropped. */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('œ', 'o')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[%_*\\,()"]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

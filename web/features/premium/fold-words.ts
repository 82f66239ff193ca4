/** As `app.folded` in SQL: without case and accents. What a pattern would read as a sign of its own is left out. */
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

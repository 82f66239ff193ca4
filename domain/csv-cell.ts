/** One cell of a table for spreadsheets. Words that begin like a formula are kept words: a spreadsheet would run them. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

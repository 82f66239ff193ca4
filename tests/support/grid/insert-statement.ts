/** Insert of a new row of the grid, with the ids of its owner and of somebody else for `$owner` and `$other`. */
export function insertStatement(
  relation: string,
  row: Readonly<Record<string, string>>,
  { owner, other = '' }: { owner: string; other?: string },
): string {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const values = Object.values(row).map((value) => value.replaceAll('$owner', owner).replaceAll('$other', other))
  return `insert into ${relation} (${columns.join(', ')}) values (${values.join(', ')})`
}

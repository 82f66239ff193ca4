import type { ReactNode } from 'react'

type TableProps = {
  caption: ReactNode
  /** The last column holds the actions of a row and needs no visible header. */
  hasActs?: boolean
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** The first cell is the row header. On a phone each row becomes a block whose cells carry their column's name. */
export function Table({ caption, columns, rows, hasActs = false }: TableProps) {
  const isActs = (position: number) => hasActs && position === columns.length - 1
  return (
    <div className="overflow-hidden rounded-2xl border bg-card">
      <table className="block w-full border-collapse text-left text-small sm:table">
        <caption className="block px-4 pt-4 pb-1 text-left font-semibold sm:table-caption">{caption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            {columns.map((column, position) => (
              <th key={column} scope="col" className="border-b px-4 py-3 align-bottom font-semibold">
                <span className={isActs(position) ? 'sr-only' : ''}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id} className="block border-b py-3 last:border-b-0 sm:table-row sm:py-0">
              <th scope="row" className="block px-4 align-middle font-semibold sm:table-cell sm:py-3 sm:font-medium">
                {first}
              </th>
              {others.map((cell, position) => (
                <td
                  key={columns[position + 1]}
                  className={`px-4 pt-1.5 align-middle sm:table-cell sm:py-3 ${isActs(position + 1) ? 'grid pt-3 sm:text-right' : 'grid grid-cols-[7.5rem_1fr] gap-3'}`}
                >
                  {!isActs(position + 1) && (
                    <span aria-hidden="true" className="text-muted-foreground sm:hidden">
                      {columns[position + 1]}
                    </span>
                  )}
                  <span className={`min-w-0 [overflow-wrap:anywhere] ${isActs(position + 1) ? 'grid sm:block' : ''}`}>
                    {cell}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { ReactNode } from 'react'

type TableProps = {
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** The first cell names its row. Wide tables scroll inside their own frame, which the keyboard can reach. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-2xl border bg-card">
      <table className="w-full min-w-[34rem] border-collapse text-left text-[15px]">
        <caption className="px-4 pt-4 pb-1 text-left font-semibold">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b px-4 py-3 align-bottom font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id} className="border-b last:border-b-0">
              <th scope="row" className="px-4 py-3 align-top font-medium">
                {first}
              </th>
              {others.map((cell, position) => (
                <td key={columns[position + 1]} className="px-4 py-3 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

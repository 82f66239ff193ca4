import type { Block } from './content/types.ts'
import { InlineText } from './inline-text.tsx'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className="rounded-xl border-sun border-l-4 bg-accent px-4 py-3 text-accent-foreground">
          <InlineText text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List
          className={`grid gap-2 pl-6 marker:text-muted-foreground ${block.ordered ? 'list-decimal' : 'list-disc'}`}
        >
          {block.items.map((item) => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'definitions':
      return (
        <dl className="grid gap-3">
          {block.entries.map(({ term, description }) => (
            <div key={term}>
              <dt className="font-semibold">
                <InlineText text={term} />
              </dt>
              <dd className="text-muted-foreground">
                <InlineText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'table':
      return <TableBlock {...block} />
  }
}

/** Wide tables scroll inside their own frame, which the keyboard can reach. */
function TableBlock({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-2xl border bg-card">
      <table className="w-full min-w-[34rem] border-collapse text-left text-[15px]">
        <caption className="px-4 pt-4 text-left font-semibold">{caption}</caption>
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
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b last:border-b-0">
              {row.map((cell, position) => {
                const Cell = position === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={columns[position]}
                    {...(position === 0 && { scope: 'row' })}
                    className="px-4 py-3 text-left align-top font-normal first:font-medium"
                  >
                    <InlineText text={cell} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

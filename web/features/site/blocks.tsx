import type { ReactElement } from 'react'
import { Table } from '#web/components/ui/table.tsx'
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

function BlockView({ block }: { block: Block }): ReactElement {
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
      return (
        <Table
          caption={block.caption}
          columns={block.columns}
          rows={block.rows.map((row) => ({
            id: row.join('|'),
            cells: row.map((cell) => <InlineText key={cell} text={cell} />),
          }))}
        />
      )
    default:
      return block satisfies never
  }
}

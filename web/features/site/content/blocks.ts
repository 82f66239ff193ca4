import type { Block, InlineText } from './types.ts'

export function paragraph(text: InlineText): Block {
  return { kind: 'paragraph', text }
}

export function list(...items: readonly InlineText[]): Block {
  return { kind: 'list', items }
}

export function steps(...items: readonly InlineText[]): Block {
  return { kind: 'list', ordered: true, items }
}

export function note(text: InlineText): Block {
  return { kind: 'note', text }
}

export function definitions(...entries: readonly (readonly [term: InlineText, description: InlineText])[]): Block {
  return { kind: 'definitions', entries: entries.map(([term, description]) => ({ term, description })) }
}

export function table(caption: string, columns: readonly string[], ...rows: readonly (readonly InlineText[])[]): Block {
  return { kind: 'table', caption, columns, rows }
}

import type { Block, FaqEntry } from './content/types.ts'
import { plainText } from './plain-text.ts'

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return plainText(block.text)
    case 'list':
      return block.items.map(plainText).join(' ')
    case 'definitions':
      return block.entries.map(({ term, description }) => `${plainText(term)} : ${plainText(description)}`).join(' ')
    case 'table':
      return block.rows.flat().map(plainText).join(' ')
    default:
      return block satisfies never
  }
}

export function faqJsonLd(entries: readonly FaqEntry[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(textOf).filter(Boolean).join(' ') },
    })),
  }
}

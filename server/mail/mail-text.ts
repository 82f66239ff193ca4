import { BRAND } from '#domain/constants.ts'
import type { MailBlock, MailContent, MailSite } from './mail-content.ts'
import { mailFooter } from './mail-footer.ts'

export function mailText({ heading, blocks }: MailContent, site: MailSite): string {
  const footer = ['-- ', BRAND, ...mailFooter, site.publicUrl].join('\n')
  return `${[heading, ...blocks.map(blockText), footer].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
      return `${block.label} :\n${block.url}`
    case 'code':
      return `    ${block.value}`
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'paragraph':
    case 'note':
      return block.text
  }
  return block.rows.map(([label, value]) => `${label} : ${value}`).join('\n')
}

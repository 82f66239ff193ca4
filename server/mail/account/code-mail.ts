import { ONE_TIME_CODE_MINUTES } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import type { MailBlock, MailContent } from '../mail-content.ts'

export interface CodeMailData {
  code: string
  link: string
}

interface CodeMail {
  subject: string
  heading: string
  text: string
  code: string
  /** Opens a page with a button of its own, so that a scanner that follows links uses nothing up. */
  button?: { label: string; url: string }
  otherwise: string
}

/** The common shape of every mail that carries a one-time code. */
export function codeMail({ subject, heading, text, code, button, otherwise }: CodeMail): MailContent {
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text },
    { kind: 'code', value: code },
  ]
  if (button) blocks.push({ kind: 'button', ...button })
  const validity = `Valable ${formatCount(ONE_TIME_CODE_MINUTES, 'minute', 'minutes')}, une seule fois.`
  blocks.push({ kind: 'note', text: `${validity} ${otherwise}` })
  return { subject, heading, blocks }
}

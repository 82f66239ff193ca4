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
  /** Links to a page with a button, so that a mail scanner that follows links does not use it up. */
  button?: { label: string; url: string }
  otherwise: string
}

/** Common layout of mails with a one-time code. */
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

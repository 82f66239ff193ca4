import type { MailAttachment, MailContent, MailSite } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

interface RenderedMail {
  subject: string
  html: string
  text: string
  attachments: readonly MailAttachment[]
  oneClickStopUrl?: string
}

export function renderMail(content: MailContent, site: MailSite): RenderedMail {
  return {
    subject: oneLine(content.subject),
    html: mailHtml(content, site),
    text: mailText(content, site),
    attachments: content.attachments ?? [],
    ...(content.oneClickStopUrl && { oneClickStopUrl: content.oneClickStopUrl }),
  }
}

/** Header injection: a line break in the subject could start another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

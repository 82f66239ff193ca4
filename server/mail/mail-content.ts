/** One part of a mail. Text is plain: what it becomes in HTML is the renderer's business. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Digits to copy by hand. */
  | { kind: 'code'; value: string }
  /** Somebody's own words, line breaks kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string }

export interface MailAttachment {
  fileName: string
  contentType: string
  text: string
}

export interface MailContent {
  /** Neutral: it may show on a locked telephone in front of anybody. */
  subject: string
  heading: string
  blocks: readonly MailBlock[]
  attachments?: readonly MailAttachment[]
  /** Where the reader's mail program ends mails of this kind with one click (RFC 8058). */
  oneClickStopUrl?: string
}

/** What a template may know of the place the mail is sent from. */
export interface MailSite {
  publicUrl: string
}

export type MailTemplate<Data> = (data: Data, site: MailSite) => MailContent

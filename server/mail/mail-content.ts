/** One block of a mail, as plain text; the renderer makes the HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Digits to type. */
  | { kind: 'code'; value: string }
  /** Text written by a person, with line breaks kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string }

export interface MailAttachment {
  fileName: string
  contentType: string
  text: string
}

export interface MailContent {
  /** Neutral: may be visible on a locked phone. */
  subject: string
  heading: string
  blocks: readonly MailBlock[]
  attachments?: readonly MailAttachment[]
  /** One-click unsubscribe URL (RFC 8058). */
  oneClickStopUrl?: string
}

/** Site data available to a template. */
export interface MailSite {
  publicUrl: string
}

export type MailTemplate<Data> = (data: Data, site: MailSite) => MailContent

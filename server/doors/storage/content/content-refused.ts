/** Reason to refuse an upload. */
export type RefusalReason =
  /** Broken or encrypted. */
  | 'unreadable'
  /** Takes too much memory or processor time to check. */
  | 'too_costly'
  /** Contains scripts or files. */
  | 'active'
  | 'wrong_type'
  | 'too_large'
  | 'form_unreadable'
  | 'no_file'

export class ContentRefused extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.name = 'ContentRefused'
    this.reason = reason
  }
}

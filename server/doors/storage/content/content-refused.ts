/** Reason to refuse a file: broken or encrypted, too expensive to check, or active content. */
export type RefusalReason = 'unreadable' | 'too_costly' | 'active'

export class ContentRefused extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.name = 'ContentRefused'
    this.reason = reason
  }
}

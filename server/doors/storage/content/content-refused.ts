/** Why a file is not stored: broken or locked, more than may be spent on it, or able to act by itself. */
export type RefusalReason = 'unreadable' | 'too_costly' | 'active'

export class ContentRefused extends Error {
  readonly reason: RefusalReason
  constructor(reason: RefusalReason) {
    super(reason)
    this.name = 'ContentRefused'
    this.reason = reason
  }
}

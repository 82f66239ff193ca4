import { createHash } from 'node:crypto'

/** What two people agree to send is these words: a draft that changed meanwhile is another letter. */
export function contentHash({ subject, body }: { subject: string; body: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('hex')
}

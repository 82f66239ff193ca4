import { createHash } from 'node:crypto'

/** Hash of the approved content: a draft changed meanwhile is not approved. */
export function contentHash({ subject, body }: { subject: string; body: string }): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('hex')
}

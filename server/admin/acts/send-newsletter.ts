import { AppError } from '#domain/errors.ts'
import { formatCount } from '#domain/format.ts'
import type { Transaction } from '../../db/postgres.ts'
import { contentHash } from '../../newsletter/content-hash.ts'
import type { Act } from '../act.ts'

async function lockUnsent(sql: Transaction, id: string): Promise<{ subject: string; body: string }> {
  const [letter] = await sql<{ subject: string; body: string; sent_at: Date | null }[]>`
    select subject, body, sent_at from app.newsletters where id = ${id} for update`
  if (!letter) throw new AppError('not_found')
  if (letter.sent_at) throw new AppError('newsletter_sent')
  return letter
}

/** Sends to every confirmed subscriber. Idempotent: the row lock and `sent_at` prevent a second sending. */
export const sendNewsletter: Act<'send-newsletter'> = {
  async sentence({ sql }, { newsletterId, contentHash: asked }) {
    const letter = await lockUnsent(sql, newsletterId)
    if (contentHash(letter) !== asked) throw new AppError('newsletter_changed')
    const [audience] = await sql<{ count: number }[]>`
      select count(*)::int as count from newsletter_subscriptions where confirmed_at is not null`
    return `Envoyer la lettre « ${letter.subject} » à ${formatCount(audience?.count ?? 0, 'personne inscrite', 'personnes inscrites')}`
  },
  async perform({ sql, deps, now }, { newsletterId, contentHash: asked }) {
    const letter = await lockUnsent(sql, newsletterId)
    if (contentHash(letter) !== asked) throw new AppError('newsletter_changed')
    await sql`update app.newsletters set sent_at = ${now} where id = ${newsletterId}`
    await deps.jobs.enqueue(sql, 'send-newsletter', { newsletterId })
  },
}

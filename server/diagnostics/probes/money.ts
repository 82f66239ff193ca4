import { formatCount } from '#domain/format.ts'
import { critical, fine, type Probe } from '../probe.ts'

interface Mismatches {
  unpaid: number
  useless: number
  over: number
}

/** A single row is critical: somebody paid without a consultation, or is seen without payment. */
export const probeMoney: Probe = async ({ db }) => {
  const [found] = await db.asService(
    (sql) => sql<Mismatches[]>`
      select
        (select count(*)::int from appointments a where a.status = 'confirmed'
          and not exists (select from payments p where p.appointment_id = a.id and p.completed_at is not null)) as unpaid,
        (select count(*)::int from payments p join appointments a on a.id = p.appointment_id
          where p.payment_type = 'consultation' and p.payment_status = 'completed' and p.refunded_amount = 0
            and a.status in ('held', 'expired')
            and not app.has_refund(p.id)) as useless,
        (select count(*)::int from payments p
          where p.amount < (select sum(r.amount) from app.refunds r where r.payment_id = p.id)) as over`,
  )
  const { unpaid = 0, useless = 0, over = 0 } = found ?? {}
  const parts = [
    unpaid > 0 && formatCount(unpaid, 'rendez-vous confirmé sans paiement', 'rendez-vous confirmés sans paiement'),
    useless > 0 && formatCount(useless, 'paiement sans rendez-vous', 'paiements sans rendez-vous'),
    over > 0 && formatCount(over, 'remboursement au-delà du prix', 'remboursements au-delà du prix'),
  ].filter((part) => part !== false)
  if (parts.length === 0) return [fine('Chaque rendez-vous confirmé a son paiement.')]
  return [
    critical(
      `${parts.join(', ')}.`,
      'Comparez avec le tableau de bord de Stripe, puis remboursez ou confirmez à la main.',
    ),
  ]
}

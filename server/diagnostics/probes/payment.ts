import { formatCount } from '#domain/format.ts'
import type { Deps } from '../../deps.ts'
import type { StripeProvider } from '../../providers/payment/payment-provider.ts'
import { critical, fine, type Probe, type Remark, untested, warning } from '../probe.ts'

const LATE_HOURS = 1
const CHECK_KEY = 'Vérifiez STRIPE_SECRET_KEY dans les réglages, puis relancez le serveur.'

export const probePayment: Probe = async (deps) => {
  const { payment } = deps
  const late = await lateThings(deps)
  if (payment.name === 'sandbox')
    return [
      ...late,
      untested('Paiements d’essai : aucune carte n’est débitée.', 'Réglez les clés STRIPE_ pour encaisser.'),
    ]
  if (payment.name === 'closed')
    return [...late, untested('Aucun prestataire de paiement n’est réglé.', 'Réglez les clés STRIPE_ pour encaisser.')]
  return [await callOf(payment), ...late]
}

async function callOf(payment: StripeProvider): Promise<Remark> {
  try {
    return (await payment.isKeyAccepted())
      ? fine('Stripe répond, la clé est acceptée.')
      : critical('Stripe refuse notre clé.', CHECK_KEY)
  } catch {
    return critical('Stripe ne répond pas.', 'Regardez status.stripe.com et le réseau du serveur.')
  }
}

async function lateThings({ db, clock }: Deps): Promise<Remark[]> {
  const now = clock()
  const [found] = await db.asService(
    (sql) => sql<{ unsent: number; unreported: number }[]>`
      select
        (select count(*)::int from app.refunds
          where sent_at is null and reason <> 'test' and created_at < ${now}::timestamptz - ${LATE_HOURS} * interval '1 hour') as unsent,
        (select count(*)::int from payments p where p.provider = 'stripe'
          and p.completed_at between ${now}::timestamptz - interval '7 days' and ${now}
          and p.completed_at > coalesce((select r.reported_at from app.provider_reports r where r.provider = 'stripe'), '-infinity')
            + ${LATE_HOURS} * interval '1 hour') as unreported`,
  )
  const { unsent = 0, unreported = 0 } = found ?? {}
  const remarks: Remark[] = []
  if (unsent > 0)
    remarks.push(
      warning(
        `${formatCount(unsent, 'remboursement attend', 'remboursements attendent')} depuis plus d’une heure.`,
        'Cherchez « send-refund » dans le journal du serveur.',
      ),
    )
  if (unreported > 0)
    remarks.push(
      warning(
        `${formatCount(unreported, 'paiement abouti', 'paiements aboutis')} sans rapport de Stripe.`,
        'Vérifiez l’adresse /webhooks/stripe et STRIPE_WEBHOOK_SECRET chez Stripe.',
      ),
    )
  return remarks
}

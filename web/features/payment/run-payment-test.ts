import { CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { formatPrice } from '#domain/format.ts'
import { formatDateTime } from '#domain/format-time.ts'
import { TEST_THREE_D_CODE } from '#domain/payment/test-cards.ts'
import { client } from '#web/lib/client.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

/** End-to-end test of the real path: holds the next free start, pays it with a card, and cancels it. */
export async function runPaymentTest(cardNumber: string, log: (line: string) => void): Promise<void> {
  const supabase = await client()
  const [next] = await readRows(
    supabase.from('free_times').select('starts_at').eq('gender_preference', 'any').order('starts_at').limit(1),
  )
  if (!next) throw new AppError('not_found')
  const { appointmentId } = await invoke('hold-slot', {
    startsAt: new Date(next.starts_at).toISOString(),
    practitionerId: null,
    consultationType: 'individual',
    genderPreference: 'any',
    topic: 'Test de paiement',
    topicConsent: true,
    appearance: 'first_name',
    pseudonym: null,
    birthdate: null,
    companionName: null,
  })
  log(`Créneau réservé : ${formatDateTime(new Date(next.starts_at))}.`)
  try {
    const card = { number: cardNumber, expiry: '12/40', cvc: '123', name: 'TEST MIVOIX' }
    const { paymentId } = await invoke('create-payment', { appointmentId, card })
    log('Carte acceptée, 3D Secure demandé.')
    await invoke('confirm-payment', { paymentId, code: TEST_THREE_D_CODE })
    log(`Paiement de ${formatPrice(CONSULTATION_PRICE_CENTS)} enregistré, rendez-vous confirmé.`)
    const { refundCents } = await invoke('withdraw-from-contract', { appointmentId })
    log(`Rendez-vous rendu, ${formatPrice(refundCents)} remboursés.`)
  } catch (error) {
    // Releases an unpaid hold; a paid one is no longer held.
    await invoke('release-hold', { appointmentId }).catch(() => undefined)
    throw error
  }
}

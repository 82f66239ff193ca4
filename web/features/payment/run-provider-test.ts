import { AppError } from '#domain/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'

/** Test for accounts that cannot book: provider and tables, from card to refund, without an appointment. */
export async function runProviderTest(scenario: 'accepted' | 'refused', log: (line: string) => void): Promise<void> {
  const { outcome } = await invoke('test-payment', { scenario })
  if (outcome === 'refused') throw new AppError('card_refused')
  log('Carte acceptée, paiement enregistré, remboursement demandé.')
}

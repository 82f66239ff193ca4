/** Answer of the embedded provider for a card. It moves no money, so it accepts only published test numbers. */
type CardVerdict = 'three-d-secure' | 'refused' | 'not-a-test-card'

export const TEST_CARD = '4242424242424242'
export const TEST_CARD_REFUSED = '4000000000000002'
/** Pays the first month of a subscription and refuses renewals. */
export const TEST_CARD_RENEWAL_REFUSED = '5105105105105100'
/** Pays, and is then disputed: /admin/paiements shows the dispute. */
export const TEST_CARD_DISPUTED = '6011000990139424'
export const TEST_THREE_D_CODE = '123456'

/** Sixteen digits, as the form requires. */
const accepted = new Set([
  TEST_CARD,
  '4111111111111111',
  '4012888888881881',
  '5555555555554444',
  TEST_CARD_RENEWAL_REFUSED,
  TEST_CARD_DISPUTED,
  '5200828282828210',
  '2223003122003222',
  '6011111111111117',
  '3566002020360505',
])

export function verdictOf(cardNumber: string): CardVerdict {
  if (cardNumber.startsWith('4000')) return 'refused'
  return accepted.has(cardNumber) ? 'three-d-secure' : 'not-a-test-card'
}

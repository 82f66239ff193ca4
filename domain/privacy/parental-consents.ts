import type { ParentalPurpose } from '../booking/parental.ts'
import { PARENTAL_CONSENT_VERSION, PARENTAL_PREMIUM_CONSENT_VERSION } from '../constants.ts'
import type { ConsentPurpose } from './consent-text.ts'

/** Text that a parent accepts, by what they agree to. */
export const parentalConsents: Readonly<Record<ParentalPurpose, { text: ConsentPurpose; version: number }>> = {
  consultations: { text: 'parental', version: PARENTAL_CONSENT_VERSION },
  premium: { text: 'parental-premium', version: PARENTAL_PREMIUM_CONSENT_VERSION },
}

import type { PaymentOptions } from '#domain/functions.ts'
import type { PublicSettings } from '#domain/public-settings.ts'
import { canSendSms } from '../doors/auth/reach.ts'
import type { Settings } from '../settings.ts'

/** Settings exposed to pages. Everything here is public. */
export function publicSettingsOf(settings: Settings, payment: PaymentOptions): PublicSettings {
  return {
    publishableKey: settings.PUBLISHABLE_KEY,
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    payment,
    providers: Object.entries(settings.OIDC_PROVIDERS).map(([name, { label }]) => ({ name, label })),
    canText: canSendSms(settings),
    isDemo: settings.DEMO,
  }
}

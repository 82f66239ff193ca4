import { PASSWORD_MIN_LENGTH } from './constants.ts'
import type { PaymentOptions } from './functions.ts'

/** What the page must know of the deployment it belongs to. The server writes it into every page: see PUBLIC_SETTINGS_ID. */
export interface PublicSettings {
  /** Public by design: it names the product to the doors and opens nothing by itself. */
  publishableKey: string
  passwordMinLength: number
  /** Who takes the payments, and so whose card fields are shown. */
  payment: PaymentOptions
  /** Outside accounts that people may sign in with: none unless the deployment is set up for some. */
  providers: { name: string; label: string }[]
  /** Whether text messages can be sent. */
  canText: boolean
  isDemo: boolean
}

/** Of the element that holds them as JSON, which no browser executes. */
export const PUBLIC_SETTINGS_ID = 'public-settings'

/** In pages as they are built, when nobody knows yet where they will be served. */
export const settingsElement = (json: string) =>
  `<script type="application/json" id="${PUBLIC_SETTINGS_ID}">${json}</script>`
export const UNKNOWN_SETTINGS_JSON = 'null'

/** With which pages are rendered at build time; in a browser they stand in for nothing. */
export const settingsAtBuild: PublicSettings = {
  publishableKey: '',
  passwordMinLength: PASSWORD_MIN_LENGTH,
  payment: { provider: 'sandbox' },
  providers: [],
  canText: false,
  isDemo: false,
}

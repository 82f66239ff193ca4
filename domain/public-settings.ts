import { PASSWORD_MIN_LENGTH } from './constants.ts'
import { dataElement } from './data-element.ts'
import type { PaymentOptions } from './functions.ts'

/** Deployment settings for the page. The server writes them into every page: see PUBLIC_SETTINGS_ID. */
export interface PublicSettings {
  /** Public by design: identifies the product to the APIs and grants nothing by itself. */
  publishableKey: string
  passwordMinLength: number
  /** Payment provider, whose card fields are shown. */
  payment: PaymentOptions
  /** External sign-in providers; empty unless configured. */
  providers: { name: string; label: string }[]
  /** Whether text messages can be sent. */
  canText: boolean
  isDemo: boolean
}

/** Id of the element with the settings as JSON, which browsers do not execute. */
export const PUBLIC_SETTINGS_ID = 'public-settings'

/** Placeholder in built pages, when the deployment is not known yet. */
export const settingsElement = (json: string) => dataElement(PUBLIC_SETTINGS_ID, json)
export const UNKNOWN_SETTINGS_JSON = 'null'

/** Settings for rendering at build time; never used in a browser. */
export const settingsAtBuild: PublicSettings = {
  publishableKey: '',
  passwordMinLength: PASSWORD_MIN_LENGTH,
  payment: { provider: 'sandbox' },
  providers: [],
  canText: false,
  isDemo: false,
}

import { type ConsentPurpose, consentText, consentTexts } from '#domain/privacy/consent-text.ts'

/**
 * Text of the accepted version of an exported row; null when nothing was accepted or the version was never published.
 */
export function acceptedText(purpose: unknown, version: unknown, parent?: unknown): string | null {
  if (!isPurpose(purpose) || typeof version !== 'number') return null
  return consentText(purpose, version, typeof parent === 'string' ? { parent } : {}) ?? null
}

function isPurpose(purpose: unknown): purpose is ConsentPurpose {
  return typeof purpose === 'string' && Object.hasOwn(consentTexts, purpose)
}

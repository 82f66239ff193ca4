/** Of the HMAC's base64url. */
export const CALLER_ID_CHARACTERS = 12

/** Whether this can be the hash under which logs and counts name a caller. */
export function isCallerId(text: string): boolean {
  return text.length === CALLER_ID_CHARACTERS && /^[\w-]+$/.test(text)
}

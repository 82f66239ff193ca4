/** Length of the base64url-encoded HMAC. */
export const CALLER_ID_CHARACTERS = 12

/** True if the text has the format of a caller's hash in logs and counts. */
export function isCallerId(text: string): boolean {
  return text.length === CALLER_ID_CHARACTERS && /^[\w-]+$/.test(text)
}

const VERIFIER_BYTES = 32

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * PKCE pair (RFC 7636): the challenge goes to the provider, and the code it returns is useless without the verifier.
 */
export async function newPkce() {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return {
    verifier,
    question: { code_challenge: base64url(new Uint8Array(hash)), code_challenge_method: 's256' },
  }
}

interface TokenClaims {
  isSecondStepDue: boolean
  sessionStartsAt: Date | undefined
  sessionEndsAt: Date | undefined
}

/** Claims of an access token, unverified. They only choose what to show; the server decides from its own data. */
export function tokenClaims(accessToken: string): TokenClaims {
  const claims = payloadOf(accessToken)
  return {
    isSecondStepDue: 'second_step_due' in claims,
    sessionStartsAt: instantOf(claims.session_starts_at),
    sessionEndsAt: instantOf(claims.session_ends_at),
  }
}

function payloadOf(accessToken: string): Record<string, unknown> {
  const payload = accessToken.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

function instantOf(seconds: unknown): Date | undefined {
  return typeof seconds === 'number' ? new Date(seconds * 1000) : undefined
}

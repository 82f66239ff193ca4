/** Whether a token opens nothing yet but the second step. It says so itself; the server decides by what it keeps. */
export function isSecondStepDue(accessToken: string): boolean {
  const payload = accessToken.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'second_step_due' in claims
  } catch {
    return false
  }
}

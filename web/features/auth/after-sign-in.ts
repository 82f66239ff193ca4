import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'

const wanted: Partial<Record<string, string>> = {
  appointment: '/appointment',
  payment: '/payment',
  premium: '/premium',
}

const TOLD_OF = /^(messages|session)\/[\da-f-]{36}$/

/** Where somebody goes once signed in: back to what they had begun or were told of, else to their own space. */
export function afterSignIn(type: UserType, search: string): string {
  const redirect = new URLSearchParams(search).get('redirect') ?? ''
  if (TOLD_OF.test(redirect)) return `/${redirect}`
  return wanted[redirect] ?? dashboardOf(type)
}

/** The same address with what somebody had begun, for whoever has no account yet. */
export function withRedirect(to: string, search: string): string {
  const redirect = new URLSearchParams(search).get('redirect')
  if (!redirect) return to
  return `${to}${to.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`
}

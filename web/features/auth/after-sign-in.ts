import { href } from 'react-router'
import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'
import { wantedPage } from '#web/lib/wanted-page.ts'

const wanted: Partial<Record<string, string>> = {
  appointment: href('/appointment'),
  payment: href('/payment'),
  premium: href('/premium'),
}

const TOLD_OF = /^(messages|session)\/[\da-f-]{36}$/

/** Where somebody goes once signed in: back to what they had begun or were told of, else to their own space. */
export function afterSignIn(type: UserType, search: string): string {
  const parameters = new URLSearchParams(search)
  const redirect = parameters.get('redirect') ?? ''
  if (TOLD_OF.test(redirect)) return `${href('/')}${redirect}`
  const asked = wanted[redirect]
  const sentAwayFrom = wantedPage.read()
  // The same page with what its query said, or whatever page a guard has sent them away from.
  const isTheirs = asked ? isUnder(sentAwayFrom, asked) : parameters.get('from') === 'protected'
  return (isTheirs && sentAwayFrom) || asked || dashboardOf(type)
}

function isUnder(page: string | undefined, path: string): boolean {
  const pathname = page?.split('?')[0]
  return pathname === path || pathname?.startsWith(`${path}/`) === true
}

/** Whoever came to book or to subscribe is a patient: the way to their account asks no more than it must. */
export function isComingToBuy(search: string): boolean {
  return wanted[new URLSearchParams(search).get('redirect') ?? ''] !== undefined
}

/** Where an account is made. */
export function signUpPath(search: string): string {
  const path = isComingToBuy(search) ? `${href('/register')}?type=patient` : href('/user-type-selection')
  return withRedirect(path, search)
}

/** The same address with what somebody had begun, for whoever has no account yet. */
export function withRedirect(to: string, search: string): string {
  const given = new URLSearchParams(search)
  const kept = ['redirect', 'from'].flatMap((name) => {
    const value = given.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.length === 0 ? to : `${to}${to.includes('?') ? '&' : '?'}${kept.join('&')}`
}

import { href } from 'react-router'
import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'
import { redirectAfterSignIn } from '#web/lib/redirect-after-sign-in.ts'

const wanted = new Map([
  ['appointment', href('/appointment')],
  ['payment', href('/payment')],
  ['premium', href('/premium')],
])

const TOLD_OF = /^(messages|session)\/[\da-f-]{36}$/

/** Redirect after sign-in: back to the task or linked page, else to the dashboard. */
export function afterSignIn(type: UserType, search: string): string {
  const parameters = new URLSearchParams(search)
  const redirect = parameters.get('redirect') ?? ''
  if (TOLD_OF.test(redirect)) return `${href('/')}${redirect}`
  const asked = wanted.get(redirect)
  const sentAwayFrom = redirectAfterSignIn.read()
  // The page saved by the guard keeps its query string: used when it is the requested page, or when none was requested.
  const isTheirs = asked ? isUnder(sentAwayFrom, asked) : parameters.get('from') === 'protected'
  return (isTheirs && sentAwayFrom) || asked || dashboardOf(type)
}

function isUnder(page: string | undefined, path: string): boolean {
  const pathname = page?.split('?')[0]
  return pathname === path || pathname?.startsWith(`${path}/`) === true
}

/** A person who came to book or subscribe is a patient: sign-up asks only for the minimum. */
export function isBookingOrSubscribing(search: string): boolean {
  return wanted.has(new URLSearchParams(search).get('redirect') ?? '')
}

export function signUpPath(search: string): string {
  const path = isBookingOrSubscribing(search) ? `${href('/register')}?type=patient` : href('/user-type-selection')
  return withRedirect(path, search)
}

/** Carries the redirect over to sign-up, for a person without an account. */
export function withRedirect(to: string, search: string): string {
  const given = new URLSearchParams(search)
  const kept = ['redirect', 'from'].flatMap((name) => {
    const value = given.get(name)
    return value ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.length === 0 ? to : `${to}${to.includes('?') ? '&' : '?'}${kept.join('&')}`
}

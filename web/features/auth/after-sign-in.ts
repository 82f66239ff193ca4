import { dashboardOf, type UserType } from '#domain/profile/user-type.ts'

const wanted: Partial<Record<string, string>> = {
  appointment: '/appointment',
  payment: '/payment',
  premium: '/premium',
}

/** Where somebody goes once signed in: back to what they had begun, else to their own space. */
export function afterSignIn(type: UserType, search: string): string {
  return wanted[new URLSearchParams(search).get('redirect') ?? ''] ?? dashboardOf(type)
}

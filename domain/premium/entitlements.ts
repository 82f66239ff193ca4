import type { SubscriptionState } from './subscription-state.ts'

/** Premium features. Help lines and answers to distress are never premium: they are not in this list. */
export const premiumFeatures = {
  'unlimited-chat': 'Le chat sans limite par jour, 24 h/24 et 7 j/7',
  'mood-analysis': 'L’analyse de votre humeur, semaine par semaine',
  resources: 'Des ressources choisies pour vous',
  history: 'L’historique de vos conversations, avec la recherche',
  mails: 'Des rappels et un conseil du jour par e-mail',
  letter: 'Une lettre à votre praticien, préparée avec vos mots',
} as const

/** Same result as the SQL function `app.has_premium`, for a loaded subscription. */
export function hasPremium(subscription: Pick<SubscriptionState, 'status' | 'accessUntil'> | null, now: Date): boolean {
  if (!subscription?.accessUntil) return false
  return (subscription.status === 'active' || subscription.status === 'past_due') && subscription.accessUntil > now
}

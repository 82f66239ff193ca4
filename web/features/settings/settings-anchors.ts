import type { UserType } from '#domain/profile/user-type.ts'

const anchors = [
  { id: 'compte', label: 'Compte' },
  { id: 'securite', label: 'Sécurité' },
  { id: 'abonnement', label: 'Abonnement' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'confidentialite', label: 'Confidentialité' },
  { id: 'apparence', label: 'Apparence' },
  { id: 'donnees', label: 'Mes données' },
  { id: 'supprimer', label: 'Supprimer mon compte' },
] as const

/** Premium is sold to patients. Anybody who has subscribed once, as a patient or not, finds it and its receipts again. */
export function showsSubscription(type: UserType, hasSubscribed: boolean): boolean {
  return type === 'patient' || hasSubscribed
}

export function settingsAnchors(type: UserType, hasSubscribed: boolean) {
  return anchors.filter(({ id }) => id !== 'abonnement' || showsSubscription(type, hasSubscribed))
}

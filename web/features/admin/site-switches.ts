/** Switches of the site with a plain on and off; maintenance has a form of its own. */
export const siteSwitches = [
  { name: 'sign_ups', label: 'Inscriptions', off: 'Personne ne peut créer de compte.' },
  {
    name: 'bookings',
    label: 'Réservations',
    off: 'Aucun rendez-vous ne se prend ni ne se déplace. Ceux qui sont pris ont lieu.',
  },
  {
    name: 'payments',
    label: 'Paiements',
    off: 'Aucun paiement ne commence, et aucun rendez-vous ne se prend. Les remboursements continuent.',
  },
  {
    name: 'model',
    label: 'Modèle de langage',
    off: 'Le chat répond par lui-même, sans modèle extérieur. Les réponses de crise ne changent pas.',
  },
] as const

/** « En service » and « À l’arrêt » fit labels of any gender and number. */
export function switchState({ off }: { off: string }, isOn: boolean): string {
  return isOn ? 'En service.' : `À l’arrêt. ${off}`
}

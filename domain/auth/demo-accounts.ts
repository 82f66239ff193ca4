import type { UserType } from '../profile/user-type.ts'

interface DemoAccount {
  email: string
  /** Same metadata as the sign-up form sends. */
  metadata: Record<string, string | string[]>
}

/** One account per user type, in demo mode only: the buttons of /login sign in to them. */
export const demoAccounts: Record<UserType, DemoAccount> = {
  patient: {
    email: 'patient@demo.mivoix.fr',
    metadata: { name: 'Camille Moreau', birthdate: '1994-05-17', gender: 'prefer-not-to-say' },
  },
  student: {
    email: 'etudiant@demo.mivoix.fr',
    metadata: {
      name: 'Inès Laurent',
      university: 'Université Paris Cité',
      study_year: '5',
      specialization: 'clinical',
      bio: 'J’accompagne surtout l’anxiété et les périodes de changement. La première fois, je vous laisse raconter ce qui vous amène, puis nous décidons ensemble par quoi commencer.',
      specialties: ['Anxiété', 'Stress', 'Estime de soi'],
      languages: ['fr', 'en'],
    },
  },
  therapist: {
    email: 'psychologue@demo.mivoix.fr',
    metadata: { name: 'Hélène Girard', gender: 'female', specialization: 'clinical' },
  },
  admin: { email: 'admin@demo.mivoix.fr', metadata: { name: 'Noé Bernard' } },
}

/** Needed to approve two-person acts in the demonstration. */
export const secondDemoAdministrator: DemoAccount = {
  email: 'admin2@demo.mivoix.fr',
  metadata: { name: 'Salomé Petit' },
}

export function isDemoAccount(email: string | null): boolean {
  return [...Object.values(demoAccounts), secondDemoAdministrator].some((account) => account.email === email)
}

export const DEMO_PASSWORD = 'bienvenue dans la demo'

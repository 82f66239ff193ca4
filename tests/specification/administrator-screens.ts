import type { Screen } from './screen.ts'

export const administratorScreens: readonly Screen[] = [
  {
    path: '/admin-diagnostic',
    who: 'admin',
    when: 'analysing',
    before: (page) => page.route('**/functions/v1/run-diagnostic', () => undefined),
    headings: ['Analyse du site en cours'],
  },
  {
    path: '/admin-diagnostic',
    who: 'admin',
    headings: ['Diagnostic technique'],
    texts: [
      'Erreurs critiques',
      'Avertissements',
      'Fonctionnels',
      'À tester',
      'Fonctionnel',
      'Mode maintenance désactivé. Le site est ouvert à tous.',
    ],
    links: [['Retour à l’accueil', '/']],
  },
  { path: '/admin', who: 'admin', headings: ['Vue d’ensemble'], links: [['Diagnostic', '/admin-diagnostic']] },
  { path: '/patient/dashboard', who: 'admin', texts: ['Cette page est réservée aux patients'] },
  { path: '/dashboard-etudiant', who: 'admin', texts: ['Cette page est réservée aux praticiens'] },
]

import { href } from 'react-router'
/** Screens that are not built yet: their title, and what they will do. Each line leaves with the screen it announces. */
export const comingSoonScreens: Record<string, { title: string; promise: string }> = {
  [href('/admin-diagnostic')]: {
    title: 'Diagnostic technique',
    promise: 'L’état de chaque composant s’affichera ici.',
  },
}

import type { Theme } from './theme.ts'

export const breakup: Theme = {
  id: 'breakup',
  name: 'cette rupture',
  exercise: 'kindness',
  patterns: [
    'rupture',
    "(m'a|l'ai|t'ai|nous a|avons|ont|est|s'est|été) [*] quitté*",
    'quitté (par|ma|mon|il y a)',
    'largué*',
    'plaqué*',
    'séparé*',
    'séparation',
    'divorc* & ! (son divorce|leur divorce|ses parents)',
    'oublier mon ex',
    'mon ex',
    'coeur brisé',
    'trompé*',
    'rompu',
  ],
  mentions: [],
  heard: ['Cette séparation vous touche.'],
  questions: [
    'Qu’est-ce qui est le plus difficile depuis ?',
    'À quels moments y pensez-vous le plus ?',
    'Qu’avez-vous perdu d’autre avec cette relation ?',
    'Sur qui vous appuyez-vous ces temps-ci ?',
    'Qu’est-ce que vous aimeriez garder de cette histoire ?',
  ],
  tips: [
    'Mettre de côté pour un temps ce qui ramène à l’autre (photos, réseaux) laisse à la blessure une chance de se calmer.',
    'Écrire ce que l’on voudrait dire, sans l’envoyer, aide souvent à y voir plus clair le lendemain.',
    'Remplir d’avance les heures qui étaient celles du couple, même d’une chose simple, les rend moins longues.',
  ],
}

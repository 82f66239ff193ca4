/** Under every mail: somebody in distress who replies must not wait for us. */
export const mailFooter = [
  'Mivoix n’est pas un service d’urgence.',
  'Besoin d’aide tout de suite ? Le 3114 répond gratuitement, 24 h/24. En danger immédiat : le 15 ou le 112.',
] as const

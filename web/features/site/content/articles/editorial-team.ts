import type { Article } from '../types.ts'

/** Signs every article: no invented person lends a name to health information. */
export const editorialTeam: Article['author'] = {
  name: 'L’équipe Mivoix',
  status: 'information générale, qui ne remplace pas l’avis d’un professionnel',
}

import type { Article } from '../types.ts'

/** Author of every article: health information is not signed by an invented person. */
export const editorialTeam: Article['author'] = {
  name: 'L’équipe Mivoix',
  status: 'information générale, qui ne remplace pas l’avis d’un professionnel',
}

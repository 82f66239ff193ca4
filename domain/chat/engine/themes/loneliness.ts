import type { Theme } from './theme.ts'

export const loneliness: Theme = {
  id: 'loneliness',
  name: 'cette solitude',
  exercise: 'small-step',
  patterns: [
    '(sens|suis|reste|vis|vit|mange) [très|trop|si|tellement|vraiment|tout|toute] (seul|seule)',
    'solitude',
    'isol*',
    "(pas|plus) d'amis",
    'personne à qui',
    'connais personne',
    'parle à personne',
    'vois personne',
    'pas de ami*',
    'pas damis',
    'déjà leurs groupes',
    'faire des amis',
    "m'évitent",
    'invisible',
    'célibataire',
    'maison est trop calme',
  ],
  mentions: ['seul', 'seule', 'seuls'],
  heard: ['Cette solitude vous pèse.'],
  questions: [
    'À quels moments ce manque se fait-il le plus sentir ?',
    'Avec qui vous sentiez-vous bien, même il y a longtemps ?',
    'Quel genre de présence vous manque ?',
    'Qu’est-ce qui rend difficile d’aller vers les autres aujourd’hui ?',
    'À qui pourriez-vous envoyer un simple bonjour cette semaine ?',
  ],
  tips: [
    'Un lien se fait surtout par répétition : la même place, la même heure, et un bonjour à la même personne.',
    'Commencer par un endroit où l’on fait quelque chose ensemble demande moins que de devoir parler.',
    'Un message très court à quelqu’un perdu de vue, sans rien demander, est souvent mieux reçu qu’on ne le craint.',
  ],
}

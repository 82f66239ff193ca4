import type { Level } from '#domain/chat/risk.ts'

/** A scripted chat user: a number taps the quick reply at that index, a string is typed. */
interface PlayedPerson {
  about: string
  turns: readonly (string | number)[]
  /** The highest risk level that the conversation may and must reach. */
  level: Level
}

/** Half of them tap, half type; ten turns each at most. */
export const people: readonly PlayedPerson[] = [
  { about: 'Léa, 20 ans, stress des examens, tape', level: 'none', turns: ['Stress', 1, 1, 2, 1, 1, 3, 2, 3] },
  { about: 'Marc, 47 ans, insomnies, tape', level: 'none', turns: ['Sommeil', 2, 1, 1, 1, 2, 2, 2, 2] },
  {
    about: 'Inès, 16 ans, panique au lycée, tape',
    level: 'none',
    turns: ['Je panique, là', 1, 1, 1, 1, 'Non', 1],
  },
  { about: 'Paul, 72 ans, deuil, tape', level: 'none', turns: ['Deuil', 1, 1, 1, 2, 1, 2, 2, 2] },
  {
    about: 'Sonia, 34 ans, couple, tape puis change de sujet',
    level: 'none',
    turns: ['Couple', 2, 2, 'Les 12 sujets', 'Colère', 1, 1, 1],
  },
  { about: 'Kevin, 28 ans, ne sait pas, tape', level: 'none', turns: ['Autre chose', 1, 1, 1, 1, 1, 1] },
  {
    about: 'Nadia, 41 ans, travail, arrête et reprend, tape',
    level: 'none',
    turns: ['Travail et études', 1, 1, 'Arrêter là', 'Reprendre où j’en étais', 1, 1],
  },
  {
    about: 'Tom, 23 ans, « Ça ne va pas du tout », tape',
    level: 'crise',
    turns: ['Ça ne va pas du tout', 1, 1, 2, 1, 1, 1],
  },
  {
    about: 'Alix, 19 ans, exercice de respiration, tape',
    level: 'none',
    turns: ['Respirer', 1, 'Suite', 'Suite', 'Suite', 'Suite'],
  },
  { about: 'Jeanne, 55 ans, décision, tape', level: 'none', turns: ['Décision', 1, 2, 1, 1, 1, 2, 2] },
  {
    about: 'Hugo, 15 ans, texte en SMS',
    level: 'none',
    turns: ['slt', 'jpp des cours', 'ya un mec ki me soule', 'bof', 'jsp', 'ok', 'cimer', 'a+'],
  },
  {
    about: 'Claire, 38 ans, écrit long',
    level: 'none',
    turns: [
      'Bonjour. Depuis que j’ai repris le travail après mon congé maternité, j’ai l’impression de tout faire à moitié. Ma fille tousse, ma cheffe soupire, mon mari dit que ça va passer.',
      'Stress',
      'Tout en même temps, surtout le matin quand il faut partir',
      'Dans le ventre, et je m’énerve',
      'Depuis septembre',
      'Le soir quand elle dort',
      'Je pourrais confier le ménage',
      'Non merci',
      'Terminer',
    ],
  },
  {
    about: 'Yanis, 26 ans, demande qui parle',
    level: 'none',
    turns: [
      't’es un humain ?',
      'c’est des vrais psys ?',
      'qui lit ce que j’écris',
      'ça coûte combien',
      'comment j’efface tout',
      'ok merci',
    ],
  },
  {
    about: 'Odile, 81 ans, seule, phrases soutenues',
    level: 'none',
    turns: [
      'Bonsoir Monsieur',
      'Je suis bien seule depuis que mes enfants sont partis à l’étranger',
      'Solitude',
      'Le dimanche surtout',
      'Ma voisine, parfois',
      'Je n’ose pas la déranger',
      'Oh non, pas cela',
      'Pourquoi pas',
    ],
  },
  {
    about: 'Sam, 17 ans, gay, peur de le dire',
    level: 'none',
    turns: [
      'j’aime les garçons, c’est une maladie ?',
      'je lui dis comment à ma mère ?',
      'j’ai peur qu’elle pleure',
      'Famille',
      'elle compte beaucoup pour moi',
      'oui',
    ],
  },
  {
    about: 'Fatou, 31 ans, idées de suicide, tape les réponses en mots',
    level: 'crise',
    turns: [
      'je pense au suicide tous les soirs',
      'oui',
      'non',
      'non personne',
      'je peux pas téléphoner on m’entend',
      'oui ma sœur',
      'je lui ai écrit',
      'elle arrive',
      'un peu moins fort',
    ],
  },
  {
    about: 'Denis, 50 ans, a pris des comprimés',
    level: 'crise',
    turns: [
      'j’ai avalé toute la boîte de lexomil',
      'non',
      'je veux pas les déranger',
      'j’ai honte',
      'ok j’appelle',
      'ils arrivent',
    ],
  },
  {
    about: 'Amel, 29 ans, violences, ne peut pas parler',
    level: 'danger',
    turns: [
      'mon mari m’a frappée hier soir',
      'il est dans le salon',
      'je peux pas parler',
      'c’est envoyé',
      'un lieu où aller',
      'merci',
    ],
  },
  {
    about: 'Rémi, 44 ans, fausse alarme',
    level: 'vigilance',
    turns: [
      'J’en ai marre de tout, je voudrais disparaître',
      'mais non, je plaisante, c’est la réunion de lundi',
      'mon chef me saoule',
      'Travail et études',
      'La charge',
      'Des mois',
    ],
  },
  {
    about: 'Zoé, 22 ans, vomit depuis un an',
    level: 'vigilance',
    turns: ['je me fais vomir depuis un an', 'c’est dangereux ?', 'non', 'personne le sait', 'j’ai honte', 'merci'],
  },
]

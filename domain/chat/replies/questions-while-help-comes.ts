import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

/**
 * What somebody whose body is in danger asks while those who rescue are on their way. Nobody here decides of a gesture: those who are called answer at once.
 */
export const questionsWhileHelpComes: readonly QuestionInAnyDanger[] = [
  {
    id: 'ride-along',
    needs: 'called',
    asks: [
      '(monte|monter|pars|partir|vais|aller|viens|venir|accompagne*|accompagner|suis|suivre) .. (ambulance|camion|avec (eux|lui|elle|les pompiers)) & ! (urgences seul|en voiture)',
      '(je|on) (le|la|les) (accompagne|suis|suit) & ! (pas sûr*)',
    ],
    answers: {
      'under-way': [
        'Demandez-le-leur : ils vous disent s’il y a une place, et vers quel hôpital ils vont. Sinon, faites-vous conduire par quelqu’un, avec les papiers et les ordonnances.',
      ],
    },
  },
  {
    id: 'warn-a-relative',
    needs: 'called',
    asks: [
      `(je|on) (la|le|les) (préviens|prévient) ... (ou (j|je|pas|on)|maintenant|tout de suite|attends)`,
      `(je|dois|faut|faudrait|devrais|peux) [*] [*] (préviens|prévenir|appeler|appelle) [à] (ma|mon|mes|sa|son|ses|notre|la) (femme|mari|mère|père|parents|soeur|frère|fille|fils|enfants|famille|copain|copine|conjoint*|compagn*)`,
    ],
    answers: {
      'under-way': [
        'Oui, en une phrase, puis raccrochez : « Il y a un problème de santé, les secours s’en occupent, je te rappelle dès que je sais. » La ligne doit rester libre pour le 15.',
      ],
    },
  },
  {
    id: 'against-their-will',
    needs: 'called',
    asks: [
      '(forcer|force|obliger|oblige*|contraindre|de force) .. & (hôpital|emmener|aller|venir|monter|ils|médecin*|soigner)',
      '(si|et si) (il|elle) (refuse|veut pas|veut plus)',
    ],
    answers: {
      'under-way': [
        'Dites ce refus au 15, ils ont l’habitude : le médecin peut lui parler, au téléphone ou sur place, et c’est lui qui juge de ce qu’il faut faire. Vous n’avez pas à convaincre sans aide.',
      ],
    },
  },
  {
    id: 'leave-it-unlocked',
    needs: 'called',
    isOfOwnBody: true,
    asks: [
      '(ferme|fermer|laisse|laisser) .. (porte|verrou) .. ou .. (ouvert*|ouvre|ouvrir|ferme*|clé|laisse)',
      '(laisse|laisser) .. (porte|verrou) .. ouvert*',
    ],
    answers: {
      'under-way': [
        'Laissez-la déverrouillée, si elle est à deux pas, et dites au 15 qu’elle est ouverte. Ensuite, asseyez-vous près d’elle, le téléphone en main.',
      ],
    },
  },
  {
    id: 'door-while-waiting',
    needs: 'called',
    isOfOwnBody: true,
    asks: [
      '(descend*|descendre|ouvrir|ouvre|déverrouille*|me lève|me lever|lever) .. (porte|portail|immeuble|bâtiment|clé|interphone|ouvrir|$)',
      '(porte|portail|immeuble|bâtiment|interphone) .. (fermé*|clé|code|ouvrir|ouvre)',
    ],
    answers: {
      'under-way': [
        'Pas sans leur avis : demandez-le au 15, en ligne, avant de vous lever. Dites-leur l’étage, le code, et qui pourrait ouvrir à votre place, un voisin, un collègue, le gardien.',
        'Ne descendez pas : dites au 15 que c’est fermé, ils savent entrer, ou trouvent qui peut ouvrir.',
      ],
    },
  },
  {
    id: 'position-while-waiting',
    needs: 'called',
    isOfOwnBody: true,
    asks: [
      "(m'allonge*|m'allonger|allonge*|couche*|coucher|m'asseoir|assis*|debout|sur le côté|jambes|marcher|marche|bouger|bouge|me lever|me lève|toilettes|m'étendre|penché*|tête en bas)",
    ],
    answers: {
      'under-way': [
        'Demandez-le au 15, en ligne, avant de changer de position : c’est à eux de le dire. D’ici là, celle où vous respirez le mieux, sans marcher ; que la personne qui est là reste à côté de vous.',
        'Posez-leur la question telle quelle, ils répondent tout de suite. Jusque-là, ne bougez pas plus qu’il ne faut.',
      ],
    },
  },
  {
    id: 'to-take-while-waiting',
    needs: 'called',
    isOfOwnBody: true,
    asks: [
      '(boire|bois|manger|mange|eau|sucre|café|thé|fumer|fume|clope|cigarette|alcool|médicament*|cachet*|comprimé*|aspirine|doliprane|ventoline|spray|traitement|trinitrine) & (prendre|prends|boire|bois|manger|mange|fumer|fume|donner|donne|avaler|accepte) & ! (dire|dis|parler|parle|préciser)',
    ],
    answers: {
      'under-way': [
        'Ne prenez rien sans l’accord du 15, ni à boire, ni à manger, ni médicament : posez-leur la question, ils répondent tout de suite.',
        'Demandez-le au 15 avant, même si cela paraît anodin. D’ici là, rien par la bouche, et pas de cigarette.',
      ],
    },
  },
]

/** Where help of the purse and of the hands is asked for in France: doors that anybody may knock at, and no promise of what is behind. */
export interface AidDoor {
  id: string
  /** What it is needed for, in the message or in what is talked about. */
  patterns: readonly string[]
  answers: readonly [string, string]
}

export const aidDoors: readonly AidDoor[] = [
  {
    id: 'food',
    patterns: ['(frigo|manger|nourrir|courses|faim|repas|alimentaire*)'],
    answers: [
      'Pour manger d’ici là, les Restos du Cœur, une banque alimentaire ou une épicerie solidaire dépannent pour manger. Le CCAS de votre mairie indique la plus proche, et peut parfois donner des bons.',
      'Une assistante sociale peut aussi demander pour vous une aide d’urgence, parfois dans la semaine. Dites dès l’appel que c’est pour manger.',
    ],
  },
  {
    id: 'housing',
    patterns: ['(loyer*|logement|expuls*|hébergement|appart*|propriétaire|chauffage|électricité|edf|gaz)'],
    answers: [
      'Oui, il y a des portes : la CAF pour l’aide au logement, et le fonds de solidarité pour le logement, que demande avec vous une assistante sociale du département ou du CCAS. Un échéancier proposé tôt au propriétaire ou au fournisseur est souvent accepté.',
      'L’ADIL de votre département renseigne gratuitement sur le logement, et le CCAS de la mairie regarde les aides d’urgence.',
    ],
  },
  {
    id: 'carer',
    patterns: [
      '(aidant*|aidante*|alzheimer|dépendan*|handicap*|mdph|fin de vie)',
      "(m'occupe|occuper|garder|prends soin|aide) .. (mère|père|parents|mari|femme|fils|fille|grand*|maman|papa)",
    ],
    answers: [
      'Oui : le CCAS de votre mairie ou le point d’information du département fait le tour des aides à domicile et du répit pour les aidants. Si vous travaillez, un congé de proche aidant existe aussi.',
      'Une assistante sociale, à l’hôpital ou à la mairie, peut monter le dossier avec vous ; une plateforme de répit propose des relais.',
    ],
  },
  {
    id: 'student',
    patterns: ['(étudiant*|crous|bourse*|fac|études|licence|master|bts|école)'],
    answers: [
      'Oui : le service social du Crous reçoit gratuitement, boursier ou non, et peut demander une aide ponctuelle. Beaucoup d’universités ont aussi une épicerie solidaire.',
      'Le service social de votre établissement regarde avec vous les bourses et les aides d’urgence.',
    ],
  },
  {
    id: 'money',
    patterns: [
      '(euro*|argent|payer|facture*|dette*|crédit*|découvert|compte|banque|garage|voiture|réparation*|fins de mois|fin du mois|fin de mois|sous|fric|thune*|paye|salaire)',
    ],
    answers: [
      'Oui, il y a des portes : une assistante sociale, au CCAS de votre mairie ou au département, l’action sociale de la CAF, et celle de votre employeur s’il en a une. Pour une grosse dépense, demandez aussi à payer en plusieurs fois, et renseignez-vous sur le microcrédit personnel.',
      'Par où commencer : un appel au CCAS de votre mairie, pour un rendez-vous avec une assistante sociale. Elle regarde avec vous la CAF, l’employeur, le microcrédit personnel, et appuie la demande d’échelonnement. Un Point conseil budget aide aussi, gratuitement.',
    ],
  },
]

/** Not said what for. */
export const anyAid: readonly [string, string] = [
  'Souvent, oui : une assistante sociale, au CCAS de votre mairie, reçoit gratuitement et fait le tour de ce qui existe. Pour quoi en auriez-vous besoin ?',
  'Le CCAS de votre mairie est la bonne première porte : on y dit sa situation, et l’on vous oriente.',
]

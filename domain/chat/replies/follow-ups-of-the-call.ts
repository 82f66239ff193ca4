import type { FollowUp } from './follow-up.ts'

const POLICE = '(flics|flic|police|policiers|gendarmes|gendarmerie|keufs|condés|poulets|schmitts|kisdés)'
const CALLING = '(appelle|appeler|appel|appelles|15|112|samu|pompiers|secours|urgences|ambulance|hôpital)'
const ILLEGAL = '(drogue*|coke|cocaïne|matos|came|shit|weed|illégal*|produit*|deal*|md|mdma|kéta*|héro*)'

/** Who fears the police more than for a body: what they took, or are wanted for, keeps them from calling those who care. Nothing is promised. */
export const peurDeLaPolice: FollowUp = {
  id: 'peur-de-la-police',
  isQuiet: true,
  patterns: [
    `${POLICE} & (${CALLING}|venir|viennent|vienne|vont|va|débarque*|débarquer|envoie*|envoyer|prévien*|prévenir|ennui*|peur|problème*|avec|savoir) & ! (ai appelé|a appelé|avons appelé|sont (là|arrivé*)|arrivent|nous ont|ont (dit|pris))`,
    `(peux|veux|ose|peut|oser|vais) [surtout] pas [les] ${CALLING} .. (${POLICE}|${ILLEGAL}|papiers|sursis|casier)`,
    `${POLICE} $ & (peux|veux|ose|peut) pas`,
    '(me|se|nous) (faire|fasse|fassent) (choper|arrêter|embarquer|serrer|attraper|coffrer|pincer|gauler|péter)',
    '(vont|va|risque* de) (me|nous|m) (embarquer|arrêter|coffrer|dénoncer|balancer|signaler) & ! papiers',
    '(suis en|en) (sursis|conditionnelle|liberté conditionnelle|cavale)',
    '(garde à vue|prison|casier|bracelet électronique) & ! (père|mère|frère|il|elle) (est|était) en prison',
    `(samu|15|pompiers|médecin*|ils|hôpital|urgences) .. (dénonce*|dénoncer|balance*|balancer|préviennent|prévient|prévenir|dire à) .. (${POLICE}|moi|me|$)`,
    `${ILLEGAL} partout`,
    `${ILLEGAL} .. (ennuis|problèmes|interdit*|risque*)`,
    `à cause (de la|du|des|de) ${ILLEGAL}`,
  ],
  answers: [
    'Au 15, ce sont des soignants, tenus au secret : ils viennent pour soigner, pas pour punir. Cette peur se comprend, et elle peut attendre ; le corps, non.',
    'Je ne peux pas promettre qui viendra, mais le 15 envoie des soignants, et ce que vous leur dites sert à soigner. La vie passe avant le reste.',
    'Appelez le 15, et demandez-le d’abord : « Est-ce que vous prévenez la police ? » Le médecin vous répondra, et il est tenu au secret.',
  ],
}

/** What else holds somebody back, and who could call for them. */
export const followUpsBeforeACall: readonly FollowUp[] = [
  {
    id: 'peur-d-appeler',
    patterns: [
      "(j'ai|ai|trop|juste) (peur|la trouille|les boules) [$|de (les|le)|d'appeler]",
      '(ose|arrive) (pas|plus) [à] [les] (appeler|téléphoner)',
      'peur .. (appeler|téléphoner|appel)',
    ],
    answers: [
      'Cette peur est normale, là. Composez, mettez le haut-parleur, et dites seulement : « J’ai besoin d’aide », puis l’adresse ; ils posent le reste des questions.',
    ],
  },
  {
    id: 'quelqu-un-est-là',
    patterns: [
      '({proche}|copain|copine|mari|femme|coloc*|ami*|voisin*) (est|sont) [juste|encore] (là|avec moi|à côté|chez moi|dans la pièce|présent*) & ! (pas|plus|tombé*)',
      'suis avec (mon|ma|mes|un|une|des) ({proche}|copain|copine|mari|femme|coloc*|ami*|voisin*|potes)',
    ],
    answers: ['Que la personne qui est là compose le 15, en haut-parleur, pendant que vous restez en position assise.'],
  },
]

/** « Ils vont me garder longtemps ? » */
export const meGarder: FollowUp = {
  id: 'me-garder',
  isQuiet: true,
  patterns: [
    '(garder|garde|gardent|gardé*|rester|hospitaliser|hospitalisé*|sortir|sors) .. (longtemps|combien|nuit|jours|heures|quand|vous croyez|obligé*)',
    '(combien de temps|longtemps|quand) .. (garder|garde|gardent|rester|sortir|sors|hôpital|urgences)',
    '(vont|va|doivent) (me|le|la|l) (garder|hospitaliser|opérer)',
  ],
  answers: [
    'Je ne peux pas le savoir d’ici : c’est le médecin qui le dira, souvent après quelques heures de surveillance. Demandez-le-lui tel quel, et qui vous pouvez prévenir.',
    'Cela dépend de ce qu’ils verront, et ils vous le diront à mesure. D’ici là, prévenez une personne proche : sur place, à deux, l’attente est moins longue.',
  ],
}

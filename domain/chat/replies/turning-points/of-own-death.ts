import { isOfOwnCrisis, isOfOwnDespair, type TurningPoint, wasSaid } from './turning-point.ts'

export const ANOTHER_SUBJECT = 'another-subject'

const COMES =
  '(rentre|rentrent|revient|reviennent|arrivent|arrive|finit|sort|termine|débauche|sera là|passe|rentrera|reviendra|arrivera|finira)'
const TIME =
  '(à|vers|pas avant|dans|demain|ce soir|tard|après|que) [*] [*] (h|heure*|min*|midi|minuit|soir|matin|nuit|demain|tard|travail|boulot|$|1*|2*|8*|9*|6*|7*)'
const PLACE_OF_IT =
  "(traite|bêtes|vaches|étable|ferme|grange|hangar|garage|atelier|cave|grenier|cabanon|remise|chalet|là bas|bois|forêt|pont|voie*|toit|falaise|y aller|y retourner|y retourne|j'y vais|je y vais|j'y retourne)"
const FARM =
  '(vache*|traite|lait|laitier*|laitière*|éleveur*|éleveuse|agricult*|agricole*|paysan*|exploitation|ferme|msa|tracteur|récolte*|brebis|chèvres|vigne*|maraîch*)'
const DEBTS = '(dette*|banque|argent|huissier*|loyer|découvert|crédit*|emprunt*|surendett*|facture*|créancier*)'

const isNearMeans: TurningPoint['isOf'] = (state) =>
  isOfOwnCrisis(state) && state.atHand !== null && state.safety.means !== false
const isUnhurtAtHome: TurningPoint['isOf'] = (state) =>
  isOfOwnDespair(state) && !state.isControlled && !state.safety.struck && !state.safety['hurt-at-home']

/** What is asked of debts beside what could kill, in the first message too. */
export const debtsAsked = {
  asks: [`(aide*|solution*|recours|quoi faire|que faire|comment) .. ${DEBTS}`],
  ofAFarm: [FARM],
  answers: {
    farm: 'Pour les dettes, oui : Solidarité Paysans accompagne les agriculteurs face à la banque et aux créanciers, et la MSA a des assistantes sociales.',
    any: 'Pour les dettes, oui : un point conseil budget reçoit gratuitement, une assistante sociale aussi.',
  },
} as const

/** What somebody who thinks of dying tells next: an hour, a place, who sleeps next door, a joke, another subject. */
export const ofOwnDeath: readonly TurningPoint[] = [
  {
    id: 'goes-where-it-is',
    asksFirst: true,
    isOf: isNearMeans,
    isImmediate: true,
    patterns: [
      `(faut que|dois|vais|file|pars|retourne|remonte|monte|descends|obligé* d|je y) .. ${PLACE_OF_IT} & ! (pas|avec|accompagn*)`,
      '(bêtes|vaches|animaux|traite|bétail) .. (attend*|attendent|attendre)',
    ],
    answers: [
      'N’y allez pas sans quelqu’un. Appelez d’abord un proche ou un voisin : « Viens avec moi, je ne dois pas y être sans personne », et que {chose} soit enlevée avant que vous entriez. Pendant que vous attendez, le 15 ou le 3114.',
      'N’y allez pas sans quelqu’un. Appelez d’abord un proche ou un voisin : « Viens avec moi, je ne dois pas y être sans personne », et que ce qui est dangereux soit enlevé avant que vous entriez. Pendant que vous attendez, le 15 ou le 3114.',
    ],
    questions: ['Qui peut y aller avant vous, ou avec vous ?'],
  },
  {
    id: 'until-they-come',
    isToldOnly: true,
    isOf: (state) => isUnhurtAtHome(state) && isOfOwnCrisis(state) && !state.safety.called && !state.safety.confided,
    patterns: [
      `(il|elle|ils|elles|{proche}) [*] ${COMES} [*] [*] ${TIME} & ! (si|je|quand (il|elle)|minute*|min|bientôt|en route)`,
      `(il|elle|ils|elles|{proche}) [ne] ${COMES} (que|pas avant) *`,
    ],
    answers: [
      'N’attendez pas {heure} : appelez-{la} maintenant, même au travail, « Rentre, j’ai besoin de toi tout de suite. » Si personne ne décroche, une autre personne : un voisin, un proche, quelqu’un à votre porte. Le 15 ou le 3114 répondent pendant ce temps.',
      'N’attendez pas {heure} : appelez maintenant, même au travail, « Viens, j’ai besoin de toi tout de suite. » Si personne ne décroche, une autre personne : un voisin, un proche, quelqu’un à votre porte. Le 15 ou le 3114 répondent pendant ce temps.',
      'N’attendez pas jusque-là : appelez maintenant, même au travail, « Viens, j’ai besoin de toi tout de suite. » Si personne ne décroche, une autre personne : un voisin, un proche. Le 15 ou le 3114 répondent pendant ce temps.',
    ],
    questions: ['Qui d’autre peut être près de vous d’ici là ?'],
  },
  {
    id: 'asleep-near',
    isToldOnly: true,
    isOf: isUnhurtAtHome,
    patterns: [
      '{proche} [*] [*] (dort|dorment|dormait|couché*|au lit) & ! (pas|plus|fils|fille|enfant*|bébé|petit*)',
      '(veux|vais|ose|voudrais|peux) pas (la|le|les) (réveiller|reveiller)',
      'pas réveiller {proche}',
    ],
    answers: [
      'Allez réveiller {proche} maintenant, même au milieu de la nuit : « Ça ne va pas du tout, reste avec moi. » On préfère presque toujours être réveillé qu’apprendre trop tard. Et le 3114 répond, cette nuit aussi.',
      'Réveillez {proche}, même sans trouver les mots : une main sur l’épaule, « J’ai besoin de toi », c’est assez. Le 3114 peut parler avec vous deux.',
    ],
    questions: ['Pouvez-vous y aller, là ?'],
  },
  {
    id: 'grown-up-they-trust',
    isOf: isOfOwnDespair,
    patterns: [
      '(infirmière|infirmier|cpe|prof*|psy*|médecin|docteur|assistante sociale|surveillant*|maîtresse|éducat*|directrice|directeur) .. (gentil*|sympa|cool|confiance|écoute*|bien|aide*|comprend*)',
      '(y a|ya|il y a|peut être|à la limite|sinon) [*] (la|l|le|mon|ma|une|un) [*] (infirmière|infirmier|cpe|prof*|psy*|médecin|docteur|assistante sociale|surveillant*|éducat*)',
    ],
    answers: [
      '{Adulte}, c’est une bonne personne : dès que vous pouvez la voir, « Je pense à la mort, et j’ai besoin d’aide », ou montrez-lui ces messages. D’ici là, que quelqu’un le sache chez vous ; le 3114 répond aussi, cette nuit comme demain.',
    ],
    questions: ['Quand pouvez-vous aller lui parler, au plus tôt ?'],
  },
  {
    id: 'somebody-to-go-to',
    isOf: isOfOwnDespair,
    patterns: [
      "{proche} .. (que j'adore|que je adore|adore*|confiance|proche|comprend|écoute|habite à côté|à dix minutes|à côté d ici|m a dit (de|que je peux) venir|tu viens quand tu veux|quand je veux) & ! (pas|plus|mort*|décédé*)",
    ],
    answers: [
      '{Proche}, voilà quelqu’un vers qui aller, aujourd’hui plutôt que demain : « Je ne vais pas bien du tout, est-ce que je peux venir ? » Il n’y a rien à expliquer avant d’y être. Le 3114 répond aussi, à toute heure.',
    ],
    questions: ['Pouvez-vous appeler maintenant ?'],
  },
  {
    id: 'not-understood',
    isToldOnly: true,
    isOf: isOfOwnCrisis,
    patterns: ['{proche} [*] [*] (capte|comprend|calcule|voit|pige) (rien|pas|plus rien|jamais rien) & ! si'],
    answers: [
      'Ne pas être compris de {proche} fait mal. On peut le lui dire autrement, en une phrase : « J’ai envie de mourir, et j’ai besoin que tu restes avec moi. » Ou à un autre adulte ; le 3114 peut aussi vous aider à le dire.',
    ],
    questions: ['Qui d’autre pourrait vous entendre ?'],
  },
  {
    id: 'debts-of-a-farm',
    isOf: isOfOwnCrisis,
    patterns: [
      `${DEBTS} .. (problème|souci|vrai|qui me|me tue*|m empêche*)`,
      `(problème|souci|vrai sujet) .. ${DEBTS}`,
      `(aide*|solution*|recours|quoi faire|que faire) .. ${DEBTS}`,
    ],
    beside: [FARM],
    answers: [
      'Les dettes, alors, et elles se travaillent à plusieurs : Solidarité Paysans accompagne les agriculteurs face à la banque et aux créanciers, et la MSA a des assistantes sociales. Mais pas une nuit de plus avec {chose} à cet endroit : faites-la enlever aujourd’hui par quelqu’un. Le 3114 répond à toute heure, le 15 si l’idée revient fort.',
      'Les dettes, alors, et elles se travaillent à plusieurs : Solidarité Paysans accompagne les agriculteurs face à la banque et aux créanciers, et la MSA a des assistantes sociales. Le 3114 reste là pour le reste, à toute heure.',
    ],
    questions: ['Qui, près de vous, sait où vous en êtes ?'],
  },
  {
    id: 'debts-first',
    isOf: isOfOwnCrisis,
    patterns: [
      `${DEBTS} .. (mon|le|vrai|seul) [*] (problème|souci)`,
      `(problème|souci|vrai sujet) .. (c'est|ce est|ce sont|reste*) .. ${DEBTS}`,
    ],
    answers: [
      'Les dettes, alors, et elles ont des solutions : un point conseil budget reçoit gratuitement, une assistante sociale aussi, et la Banque de France étudie les dossiers de surendettement. Mais que quelqu’un enlève {chose} dès aujourd’hui. Le 3114 répond à toute heure, le 15 si l’idée revient fort.',
      'Les dettes, alors, et elles ont des solutions : un point conseil budget reçoit gratuitement, une assistante sociale aussi, et la Banque de France étudie les dossiers de surendettement. Ce que vous avez dit d’autre compte encore : le 3114 à toute heure, le 15 si l’idée revient fort.',
    ],
    questions: ['Qui, près de vous, sait où vous en êtes ?'],
  },
  {
    id: ANOTHER_SUBJECT,
    asksFirst: true,
    isOf: isOfOwnCrisis,
    patterns: [
      '(parler|parle|parlons|parlez|discuter|causer) [*] (d autre chose|de autre chose|d un autre sujet|de tout et de rien)',
      '(changer|change|changeons|changez) de sujet',
      '(autre sujet|autre chose) (stp|svp|s il (te|vous) plaît|maintenant|$)',
    ],
    answers: [
      'Oui, parlons d’autre chose. Je garde juste ceci à portée : le 3114, et le 15 si cela revient.',
      'D’accord, autre chose. Le 3114 reste à portée, et le 15 si cela revient.',
    ],
    questions: ['De quoi avez-vous envie de parler ?'],
  },
  {
    id: 'seen-by-us',
    asksFirst: true,
    isOf: (state) => isOfOwnCrisis(state) && wasSaid(state, ANOTHER_SUBJECT),
    patterns: [
      '(tu as|t as|as tu|vous avez|avez vous) [déjà] (vu|regardé|maté|écouté|lu|suivi|joué)',
      '(tu|vous) (aimes|aimez|regardes|regardez|connais|connaissez|suis|suivez)',
    ],
    answers: [
      'Non : je suis une IA, je ne regarde ni n’écoute rien. Racontez-moi, je vous lis. Le 3114 reste à portée.',
    ],
    questions: ['Qu’est-ce que vous en avez pensé ?'],
  },
]

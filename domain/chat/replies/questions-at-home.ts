import { type DirectQuestion, WHAT_TO_DO } from './direct-question.ts'

const PARENTS = '(père|mère|papa|maman|parents|beau-père|belle-mère|daron*)'

/** What is asked by somebody young between parents of whom one hits or shouts: it is not theirs to stop, and they may call. */
export const questionsAtHome: readonly DirectQuestion[] = [
  {
    id: 'mine-to-call',
    asks: [
      '(à moi|moi) [de|d|qui dois|qui doit] [le|la|les] (appeler|appelle|prévenir|dire|faire|protéger|défendre|intervenir|arrêter)',
      '(dois|devrais|faut|peux) [*] [*] (appeler|prévenir|intervenir|défendre|protéger|m interposer) [*] [*] (pour elle|pour lui|ma mère|mon père|ma maman|police|quelqu un|entre eux)',
    ],
    about: [PARENTS],
    answers: [
      'Ce n’est pas à vous d’arrêter des adultes, ni de vous mettre entre eux. Si des coups partent : une autre pièce, et le 17, ou un SMS au 114. Le 119 écoute les jeunes, jour et nuit, pour eux et pour un parent ; votre mère ou votre père peut aussi appeler le 3919.',
      'Vous en avez le droit, et personne ne peut vous le reprocher. Le 119 pour en parler, même sans donner de nom ; le 17 si cela frappe maintenant. Le reste revient à des adultes.',
    ],
    questions: ['À quel adulte, en dehors de la maison, pourriez-vous le dire demain ?'],
  },
  {
    id: 'hide-or-leave',
    asks: [
      "(m'enferme|enfermer|me cache|cacher|reste*|rester) .. ou .. (sors|sortir|pars|partir|fuis|vais)",
      "(sors|sortir|pars|partir|fuis|vais) .. ou .. (m'enferme|enfermer|me cache|reste*|rester)",
    ],
    answers: [
      'Sortez si la voie est libre, vers un voisin ou un adulte sûr, le téléphone sur vous. Sinon, une pièce qui ferme, loin de la cuisine, et le 17, ou un SMS au 114, sans bruit.',
    ],
    questions: ['Qui habite le plus près de chez vous ?'],
  },
  {
    id: 'tonight-at-home',
    asks: [WHAT_TO_DO],
    about: [
      '(ce soir|cette nuit|tout à l heure) & ! (idées|pensées|mourir)',
      '(père|mère|beau-père|papa|maman) [*] (rentre*|va rentrer|revient|arrive)',
    ],
    answers: [
      'Pour ce soir : pas dans la même pièce, téléphone sur vous, et un adulte sûr prévenu avant. Au premier geste, chez un voisin, ou le 17, ou un SMS au 114. Le 119 peut vous dire quoi faire avant son retour, jour et nuit.',
    ],
    questions: ['Chez quel adulte pourriez-vous aller, si cela monte ?'],
  },
  {
    id: 'when-they-fight',
    asks: [`${WHAT_TO_DO} & (quand|si|lorsque) ... (cri*|hurl*|tape*|frapp*|bat*|pouss*|disput*|engueul*)`],
    about: [PARENTS, '(il|elle|ils) (la|le|se) (tape*|frappe*|bat*|pousse*|dispute*|engueule*)'],
    answers: [
      'Pas entre eux : une autre pièce, la porte fermée, ou chez un voisin, avec vos frères et sœurs si vous en avez. Si des coups partent, le 17, ou un SMS au 114, sans bruit ; après, le 119, à toute heure.',
    ],
  },
]

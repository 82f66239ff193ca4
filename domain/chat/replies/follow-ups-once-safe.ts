import type { FollowUp } from './follow-up.ts'

const OTHER_PARENT = '(père|papa|mère|maman|beau-père|daron)'

/** What those say who were hit, once the other was taken away or they have left: they are not asked again for a place to go. */
export const followUpsOnceSafe: readonly FollowUp[] = [
  {
    id: 'autre-emmené',
    tells: 'place',
    patterns: [
      "(police|gendarmes|policiers|flics) .. (emmené*|embarqué*|arrêté*|l'ont pris*|garde à vue)",
      "(il|elle|mari|ex|conjoint|compagnon) .. (en garde à vue|en prison|incarcéré*|ordonnance de protection|interdiction d'approcher)",
    ],
    answers: [
      'D’autres vous protègent, là, et vous pouvez souffler un peu. Demandez à la police comment la suite vous sera annoncée ; le 3919 vous aide à préparer les jours qui viennent.',
    ],
    questions: ['Qui est auprès de vous, là ?'],
  },
  {
    id: 'coupable-d-avoir-dénoncé',
    patterns: [
      '(coupable|culpabilis*|remords|regrette*|honte|traître*|mal) ... (dénoncé*|balancé*|porté plainte|plainte|police|signalé*|prison|garde à vue)',
      '(dénoncé*|balancé*|porté plainte|plainte|police|prison) ... (coupable|culpabilis*|remords|regrette*|honte|à cause de moi)',
    ],
    answers: [
      'Vous n’avez nui à personne : vous avez dit ce qui s’est passé, pour être en sécurité. Ce sont ses gestes qui ont des suites, pas vos mots ; et l’on peut en être triste aussi.',
      'Cette culpabilité est fréquente, et elle ne dit pas que vous avez eu tort. Vous protéger n’est pas trahir.',
    ],
    questions: ['Qu’est-ce qui pèse le plus, depuis ?'],
  },
  {
    id: 'enfants-à-qui-l-autre-manque',
    isQuiet: true,
    patterns: [
      `(enfants|petits|petit|petite|fils|fille|filles|ils|elle|il) [*] (pleur*|réclam*|demand*|veulent|veut) .. ${OTHER_PARENT}`,
      `(dis|dire|explique*|expliquer) [*] (quoi|comment) .. (enfants|petits|fils|fille)`,
      `(quoi|que|comment) .. (dire|dis|expliquer) .. (enfants|petits|fils|fille)`,
    ],
    answers: [
      'Ils peuvent aimer, avoir eu peur et pleurer en même temps. Des mots simples : « Ce qui s’est passé n’est pas ta faute. Ici, tu es en sécurité. » Sans promettre de date, et sans leur demander de prendre parti.',
    ],
  },
]

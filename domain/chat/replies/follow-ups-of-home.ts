import type { FollowUp } from './follow-up.ts'

/**
 * What children and adolescents say who think of dying or hurt themselves, and are hurt or frightened at home as well: the line that
 * protects them stands beside the one for their thoughts, and no parent they fear is named as somebody to turn to.
 */
export const followUpsOfHome: readonly FollowUp[] = [
  {
    id: 'numéro-pour-les-enfants',
    patterns: [
      '(numéro|ligne|tchat|endroit) .. (enfant*|jeune*|ado*|mineur*|mon âge)',
      '(appelle|appeler|parle à|parler à|préviens|prévenir|contacter|contacte) [donc|moi|alors] qui [moi|donc|alors|$]',
      '(qui|à qui) .. (appelle|appeler|parler|dire|prévenir|contacter)',
      '(y a|existe|il y a) .. numéro',
    ],
    answers: [
      'Le 119 : gratuit, jour et nuit, fait pour les enfants et les adolescents à qui l’on fait du mal. L’appel ne se voit pas sur la facture. Si cela arrive maintenant, c’est le 17, ou le 114 par SMS.',
      'Oui, le 119. On peut l’appeler sans donner son nom, à toute heure, et il a un tchat à certaines heures. À l’école, l’infirmière ou la CPE peut appeler avec vous.',
    ],
  },
  {
    id: 'ce-parent-est-le-problème',
    patterns: [
      '(parent*|père|mère|papa|maman|beau-père|belle-mère|lui|elle) .. (problème|justement|la cause|à cause)',
      '(justement|à cause) .. (parent*|père|mère|papa|maman|beau-père|belle-mère)',
    ],
    answers: [
      'C’est vrai, pas ce parent-là. Un autre adulte peut vous protéger : l’infirmière ou la CPE, un professeur, quelqu’un de la famille en qui vous avez confiance, et le 119 à toute heure.',
    ],
    questions: ['Quel adulte, en dehors de la maison, vous paraît le plus sûr ?'],
  },
  {
    id: 'si-cela-monte',
    patterns: [
      '(si|quand) (il|elle|ça|ils) .. (crie*|hurle*|recommence*|encore plus|pire|s énerve*|se énerve*|monte|tape|frappe)',
      '(peur que|et si) .. (recommence*|pire|encore plus|apprenne|sache|découvre)',
    ],
    answers: [
      'Si cela monte, ne restez pas dans la même pièce : allez vers quelqu’un, ou chez un voisin. En danger, c’est le 17, ou le 114 par SMS, sans bruit. Le 119 aide à préparer la suite.',
    ],
    questions: ['Chez qui pourriez-vous aller, si cela montait ce soir ?'],
  },
  {
    id: 'gestes-à-la-maison',
    patterns: [
      '(frapp*|tap*|gifl*|cogn*|attrap*|cheveux|étrangl*|secou*|ceinture|claque*|gifle*|baffe*|coups|enferm*|menac*)',
      '(cass*|défonc*) .. (porte*|chambre|affaires|téléphone|portable)',
    ],
    answers: [
      'Frapper, attraper, tirer les cheveux, casser une porte : personne n’a le droit de vous faire cela, et ce n’est pas votre faute. Le 119 est là pour vous protéger, gratuit, jour et nuit ; si cela arrive maintenant, le 17, ou le 114 par SMS.',
      'Ce que vous racontez là est grave, et vous avez bien fait de le dire. Au 119, on vous croit et l’on cherche comment vous mettre en sécurité, sans que vous ayez à donner votre nom.',
    ],
    questions: [
      'Est-ce que cette personne est à la maison, ce soir ?',
      'Qui d’autre le sait, dans la famille ou à l’école ?',
    ],
  },
  {
    id: 'peur-à-la-maison',
    patterns: [
      'peur (de|du|des) (lui|elle|eux|mon|ma|mes|rentrer|la maison)',
      '(me|nous) fait peur',
      'ose (pas|plus) rentrer',
    ],
    answers: [
      'Avoir peur de quelqu’un chez soi, ce n’est pas à vous de le porter. Le 119 écoute pour cela, gratuit, jour et nuit ; en danger, c’est le 17, ou le 114 par SMS.',
    ],
    questions: ['Est-ce que cette personne est à la maison, ce soir ?'],
  },
]

import type { QuestionInAnyDanger } from './questions-in-any-danger.ts'

/** What those who care ask, and whether to tell them. */
export const questionsOfTelling: readonly QuestionInAnyDanger[] = [
  {
    id: 'tell-what-was-taken',
    asks: [
      "(je dois|dois je|faut [il]|je|j'ai à|est ce que je|on) [leur|lui|le|la|les|*] [*] (dis|dire|dise|dites|avouer|parle|parler|préciser|cacher) [*] [*] [*] (coke|cocaïne|drogue*|produit*|alcool|shit|cannabis|kéta*|md|mdma|héro*|ce que j'ai pris|ce que j'ai bu|ce qu'il a pris|ce qu'elle a pris) & ! (parents|mère|père|patron|copine|copain|mari|femme)",
      "(dis|dire|donne|donner) [leur|lui] [*] (la vérité|le vrai chiffre|combien j'en ai pris|tout) & (combien|pris|vérité|chiffre) & ! (parents|mère|père|patron|copine|copain|mari|femme)",
    ],
    answers: {
      'under-way': [
        'Oui. Dites tout ce qui a été pris, et quand : cela guide les soins, et ceux qui soignent sont tenus au secret.',
        'Oui, dites-le maintenant, même si c’est gênant : c’est ce qui leur permet de bien soigner.',
      ],
      any: [
        'Oui : ceux qui soignent ont besoin de savoir ce qui a été pris, et quand. Ils sont tenus au secret, et sont là pour soigner.',
      ],
    },
  },
  {
    id: 'is-it-rape',
    asks: [
      '(viol|violée|violé|agression|abus) & (couple|copain|copine|mari|femme|conjoint*|ensemble|compagn*|marié*) & (si|est ce|non|pas un|pas une|quand même|vraiment|possible|compte)',
      "(c'est|est ce|ça compte comme|ça s'appelle) [*] [*] (un viol|du viol|une agression) [ou pas|non|si|quand même|$]",
    ],
    answers: {
      couple: [
        'Le couple ne donne aucun droit sur votre corps : sans votre accord, la loi parle de viol ou d’agression sexuelle, même avec un mari ou un copain. Vous n’avez rien à prouver ici ; le 3919, ou le 0 800 05 95 95 en semaine, peut en parler avec vous.',
      ],
      harmed: [
        'Sans votre accord, ou sous la contrainte, la loi parle de viol ou d’agression sexuelle, quelle que soit la personne, un copain ou un mari aussi. Vous n’avez rien à prouver ici, et rien à décider ce soir.',
      ],
    },
  },
]

import type { FollowUp } from './follow-up.ts'

/** What parents of a baby that cries say and ask, who are afraid of what they could do. A baby that is shaken may die of it: nothing here makes that small. */
export const followUpsOfCrying: readonly FollowUp[] = [
  {
    id: 'bébé-secoué',
    namesLine: true,
    patterns: [
      "(l'ai|je l'ai|ai) [un peu|encore|déjà|fort|trop] (secoué*|jeté*|lâché*|cogné*|frappé*|tapé*)",
      '(ai|avons) (secoué|frappé|tapé|jeté) .. (bébé|fils|fille|petit*)',
    ],
    answers: [
      'Un bébé qui a été secoué ou cogné doit être vu maintenant, même s’il a l’air d’aller bien : le 15 ou le 112, en disant exactement ce qui s’est passé. Le dire est ce qui le protège.',
    ],
  },
  {
    id: 'bébé-couché',
    patterns: ['(dans son lit|couché*|posé*|fermé la porte|suis sorti*|suis dehors|autre pièce|je suis sur le balcon)'],
    answers: [
      'C’est le bon geste : dans son lit, sur le dos, il ne risque rien le temps que vous souffliez. Dix minutes dehors, de l’eau sur le visage, et quelqu’un au téléphone.',
    ],
    questions: ['Qui pouvez-vous appeler, là, pendant qu’il est dans son lit ?'],
  },
  {
    id: 'bébé-qui-pleure',
    patterns: [
      '(laisse*|laisser) .. pleurer',
      '(pleure*|hurle*|crie*) .. (quoi|combien|longtemps|danger*|grave|arrive|arrête*|calmer)',
      '(comment|quoi faire) .. (calmer|pleure*|hurle*|taise)',
    ],
    answers: [
      'Pleurer quelques minutes dans son lit ne met pas un bébé en danger ; être secoué, si. Couchez-le sur le dos, sortez de la pièce, revenez quand vous êtes plus calme. S’il pleure d’une façon inhabituelle ou a de la fièvre, un médecin.',
    ],
    questions: ['Qui pourrait venir prendre le relais une heure ?'],
  },
  {
    id: 'bébé-endormi',
    isReassuring: true,
    patterns: ["(s'est endormi*|dort enfin|il dort|elle dort|s'est calmé*|ça va mieux)"],
    answers: [
      'Vous avez tenu jusqu’à ce qu’il s’apaise, sans le toucher dans la colère : c’est cela qui protège. Dormez aussi, si vous le pouvez.',
    ],
    questions: ['Qui peut prendre la prochaine nuit, ou une partie ?'],
  },
  {
    id: 'mauvaise-mère',
    patterns: ['(mauvaise mère|mauvais père|mauvais parent|monstre|indigne|honte|folle|fou)'],
    answers: [
      'Non. Des heures de cris et sans sommeil mènent n’importe qui à bout ; ce qui compte, c’est d’en parler avant, et vous le faites. La sage-femme, la PMI ou votre médecin peut vous aider dès cette semaine.',
    ],
    questions: ['Depuis quand dormez-vous si peu ?'],
  },
  {
    id: 'parler-d-un-bébé-qui-pleure',
    patterns: [
      '(à qui|qui) .. (parler|parle|dire|appeler|aider)',
      '(y a|existe|il y a) .. (aide*|ligne|numéro|quelque un)',
    ],
    answers: [
      'La PMI de votre secteur, gratuite, la sage-femme ou votre médecin ; à toute heure, le 119 écoute aussi les parents à bout, sans juger. En parler n’est pas perdre son bébé : on cherche d’abord à vous soutenir.',
    ],
    questions: ['Lequel pourriez-vous appeler demain ?'],
  },
  {
    id: 'quelqu-un-rentre',
    patterns: [
      '(mari|conjoint*|compagn*|copain|copine|femme|père|mère|mamie|soeur) .. (rentre*|arrive|vient|revient|là à)',
    ],
    answers: [
      'Appelez cette personne sans attendre son retour : « Je n’en peux plus, rentre plus tôt. » D’ici là, votre bébé dans son lit, et vous de l’autre côté de la porte dès que cela monte.',
    ],
  },
]

import type { FollowUp } from './follow-up.ts'

/** What people say and ask who see or hear violence done to somebody else. */
export const followUpsOfWitnesses: readonly FollowUp[] = [
  {
    id: 'secours-prévenus',
    isQuiet: true,
    patterns: [
      "(j'ai|on a) (appelé|prévenu) .. (police|17|112|gendarm*|secours|119|3919)",
      '(police|gendarmes|policiers|ils) .. (arrive*|sont là|viennent)',
    ],
    answers: [
      'Vous avez bien fait. Restez chez vous, et dites ce que vous avez entendu, avec l’heure, si on vous le demande.',
    ],
  },
  {
    id: 'sans-que-cela-se-sache',
    patterns: [
      '(appeler|prévenir|signaler|dénoncer) .. (sans|anonyme*|savoir|sache)',
      '(anonyme*|mon nom|sauront|saura)',
      "(sache*|savoir|apprenne*|devine*) que (c'est|ce est) moi",
    ],
    answers: [
      'Oui. Au 17, vous pouvez demander que votre nom ne soit pas donné, et dire seulement ce que vous entendez, avec l’adresse et l’étage.',
    ],
  },
  {
    id: 'viens-me-chercher',
    patterns: ['(viens|venir) (me|la|le) chercher', '(veut|va) partir .. (soir|maintenant|avec)'],
    answers: [
      'Allez-y maintenant, à deux si possible, sans entrer ni discuter, et gardez le 17 prêt. Qu’il suffise de sortir, avec l’enfant et le téléphone.',
    ],
    isQuiet: true,
  },
  {
    id: 'représailles',
    patterns: ['(venge*|représailles|pire|taper encore|sur elle après)'],
    answers: [
      'C’est pour cela que rien ne s’annonce. Le 3919 vous dit comment signaler sans exposer davantage ; au 17, dites d’emblée que vous craignez des représailles.',
    ],
  },
  {
    id: 'ne-veut-pas',
    patterns: ['(elle|il) [ne] (veut|voudra|ose) pas .. (plainte|partir|parler|quitter|aide)'],
    answers: [
      'C’est à la personne de décider, et cela peut prendre du temps. Votre appel au 17 n’en dépend pas : on peut signaler ce que l’on entend sans son accord.',
    ],
  },
  {
    id: 'doute',
    patterns: ['(trompe|tromper|pas sûr*|imagine des|me mêle|regarde pas|mêler)', 'pour rien'],
    answers: ['Le doute suffit pour appeler : vérifier n’est pas accuser, et ce n’est pas à vous d’enquêter.'],
  },
  {
    id: 'enfant-là-bas',
    patterns: [
      '(a|ont) (un|une|des|deux|trois) (bébé|enfant*|petit*|fille*|fils|gamin*)',
      '(bébé|enfant*|petit*|gamin*|fille|fils) .. (appart*|maison|là|avec|chez|eux)',
      '(y a|il y a) [un|une|des] (bébé|enfant*|petit*|gamin*)',
    ],
    answers: [
      'Un enfant qui vit là est en danger aussi : dites-le au 17, et le 119 conseille jour et nuit, même sans être sûr.',
    ],
  },
  {
    id: 'minimise',
    patterns: [
      'dit que (tout va bien|ça va|c est rien)',
      '(tombé*|cogné*|rien|maladroit*|nie|défend) & (dit|raconte|répond|prétend)',
      '(le|la) défend',
    ],
    answers: [
      'C’est souvent ce que l’on dit quand on a peur. N’insistez pas : « Ma porte est ouverte, à n’importe quelle heure » suffit, et reste.',
    ],
  },
  {
    id: 'comment-aider',
    patterns: ['(comment|quoi|que) .. (aider|faire|dire|parler)', '(fais|fait|faire|dis|dire) quoi', "l'aider"],
    answers: [
      'Un moment à deux, loin de l’autre : « J’ai entendu, je m’inquiète, et je te crois. » Pas de reproche, pas d’ordre de partir, et une porte ouverte.',
      'Gardez un double de ses papiers, convenez d’un mot qui voudra dire « appelle la police », et ne confrontez pas l’autre personne.',
    ],
  },
]

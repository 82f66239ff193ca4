import type { FollowUp } from './follow-up.ts'

/** What those say and ask who lost somebody to suicide: nobody is told what they should have seen, nor that they will get over it. */
export const followUpsOfBereaved: readonly FollowUp[] = [
  {
    id: 'scène-qui-revient',
    patterns: [
      '(revois|revoir|image*|flash*|scène|cauchemar*)',
      '(trouvé|découvert|vu) .. (corps|pendu*|sang|mort*)',
      '(corps) .. (trouvé|découvert|vu)',
    ],
    answers: [
      'Ce que vous avez vu revient malgré vous : c’est un choc, et il se soigne. Un médecin ou un psychologue peut vous aider sans tarder, avant que ces images ne s’installent.',
      'Personne ne devrait avoir à porter une telle image sans aide. Quand elle vient, regardez autour de vous, nommez la pièce, l’heure, la date ; puis appelez quelqu’un.',
    ],
    questions: ['Qui est avec vous, quand cela revient ?'],
  },
  {
    id: 'ce-que-je-n-ai-pas-vu',
    patterns: [
      "(raté|rien vu|pas vu|aurais (dû|pu)|j'aurais|ma faute|pas su|sauver|empêcher|culpab*|responsable)",
      '(signe*|indice*) .. (pas|rien|vu|compris)',
    ],
    answers: [
      'Vous cherchez ce qui aurait tout changé, comme presque tous ceux qui restent. Une telle souffrance se cache souvent avec soin : ne pas l’avoir vue ne fait de vous ni un coupable ni quelqu’un d’inattentif.',
      'On relit tout avec ce que l’on sait maintenant, et que l’on ne savait pas alors. Ce n’est pas vous qui avez choisi cela.',
    ],
    questions: ['Quel moment revient le plus, quand vous cherchez ?'],
  },
  {
    id: 'pourquoi-l-a-t-il-fait',
    patterns: [
      'pourquoi .. (fait|il|elle|ça)',
      '(comprends|comprendre|comprendrai) (pas|jamais|rien)',
      '(aucune|pas de|sans) (lettre|explication|mot)',
    ],
    answers: [
      'Cette question reste souvent sans réponse, et c’est une des choses les plus dures de ce deuil-là. Vous n’avez pas à la résoudre ce soir.',
    ],
    questions: ['Qu’est-ce que vous voudriez lui demander ?'],
  },
  {
    id: 'en-vouloir-à-qui-est-mort',
    patterns: ["(en veux|colère|m'a abandonné*|égoïste|pas le droit)"],
    answers: [
      'On peut aimer quelqu’un et lui en vouloir d’être parti ainsi. Les deux tiennent ensemble, et cela ne retire rien à cet amour.',
    ],
    questions: ['À qui pouvez-vous dire cette colère-là ?'],
  },
  {
    id: 'le-dire-aux-enfants',
    patterns: [
      '(dire|dis|expliquer|explique|parler|annoncer) .. (enfants|fille|fils|petit*|soeur|frère|école|gens|autres|famille)',
    ],
    answers: [
      'Avec des mots simples et vrais : « La personne que tu aimais souffrait énormément, et elle est morte. Ce n’est la faute de personne, surtout pas la tienne. » Le 3114 conseille aussi les familles, sur les mots à trouver.',
    ],
    questions: ['À qui devez-vous le dire en premier ?'],
  },
  {
    id: 'aide-aux-endeuillés',
    patterns: ['(groupe*|association*|parler à qui|à qui (parler|en parler)|qui peut (m aider|aider)|de l aide)'],
    answers: [
      'Des associations et des groupes de parole réunissent ceux qui ont perdu quelqu’un ainsi ; le 3114 indique ceux qui sont près de chez vous. Votre médecin peut aussi vous suivre, ces semaines-ci.',
    ],
  },
]

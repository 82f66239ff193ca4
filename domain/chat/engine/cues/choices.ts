import type { Cue } from './cue.ts'

/** What somebody hesitates about, wants, tried, or managed. */
export const choices: readonly Cue[] = [
  {
    id: 'own-violence',
    isTender: true,
    patterns: [
      "(j'ai|je l'ai) (frappé*|tapé*|giflé*|cogné*|étranglé*|secoué*|poussé*) (ma|mon|mes|sur ma|sur mon) (femme|copine|compagne|mari|copain|conjoint*|enfant*|fils|fille|mère|père|bébé)",
    ],
    heard: [
      'Vous le dites, et c’est important. Un geste violent, même une fois, demande de l’aide tout de suite, pour que personne ne soit blessé ; un médecin peut vous recevoir vite pour cela.',
    ],
    questions: [
      'Est-ce que tout le monde est en sécurité en ce moment ?',
      'De quelle aide auriez-vous besoin pour que cela n’arrive plus ?',
    ],
  },
  {
    id: 'good-news',
    isGood: true,
    isPraise: true,
    patterns: [
      "j'ai (eu|réussi|obtenu|décroché|gagné) (mon|ma|mes|le|la|les) (permis|bac|diplôme|examen|concours|poste|entretien|contrat|brevet|partiels|concours)",
      'du premier coup',
      '(je vais|ça va|tout va) [vraiment|plutôt|très|super] bien [aujourd|$] & ! (non|nan|mais|juste|inquiète*|inquiétez|dis|dit|réponds|semblant|croire|comme si)',
      '(super|bonne|grande) nouvelle',
      '(suis|trop|très|tellement) (content*|heureu*|ravi*)',
      '(suis|été) (embauché*|admis*|accepté*|reçu*)',
      "m'a (félicité*|complimenté*|remercié*)",
      'fait (rire|sourire)',
    ],
    heard: ['Voilà une bonne nouvelle.', 'Cela fait plaisir à lire.', 'Cela mérite d’être savouré.'],
    questions: [
      'Qu’est-ce qui vous fait le plus plaisir là-dedans ?',
      'Avec qui avez-vous envie de le partager ?',
      'Qu’est-ce que cela dit de vous ?',
    ],
  },
  {
    id: 'managed',
    holdsAnywhere: true,
    isPraise: true,
    patterns: [
      "j'ai (réussi à|enfin|osé|repris|recommencé)",
      '(ri|souri|dormi|mangé|sorti*) .. première fois',
      "j'y suis arrivé*",
      '(suis|assez|plutôt) (fier|fière)',
      "j'ai tenu",
    ],
    heard: [
      'C’est un pas, et il compte.',
      'Cela mérite d’être remarqué.',
      'Ce n’était pas gagné d’avance, et vous l’avez fait.',
    ],
    questions: [
      'Qu’est-ce qui vous a aidé à le faire ?',
      'Qu’avez-vous remarqué juste après ?',
      'Quelle serait la suite, aussi petite que celle-là ?',
    ],
  },
  {
    id: 'get-help',
    patterns: [
      "(devrais|dois|faut|faudrait|pourrais) .. (consulter|voir un psy*|voir quelqu'un|me faire aider|en parler à un médecin)",
      "(besoin|envie) d'aide ($|,|et|mais|je|pour (moi|aller mieux|m'en sortir))",
      'sais pas si .. besoin',
    ],
    heard: [
      'Consulter n’est pas réservé à ceux qui vont très mal : c’est aussi une façon de ne plus porter cela sans appui.',
      'Un premier rendez-vous sert souvent à cela : voir si l’on en a besoin.',
    ],
    questions: ['Qu’attendriez-vous d’un premier rendez-vous ?', 'Qu’est-ce qui vous fait hésiter ?'],
  },
  {
    id: 'reach-out',
    patterns: [
      '(envie de|voudrais|aimerais|pourrais|vais|veux) [lui|leur|le|la|les] (écrire|appeler|téléphoner|recontacter|rappeler|parler)',
      '^ [oui] (lui|leur) (dire|écrire|parler)',
      '(une|des) lettre*',
    ],
    heard: [
      'Il y a quelque chose que vous avez besoin de dire.',
      'L’envie de faire signe montre que ce lien compte encore.',
      'Écrire laisse le temps de choisir ses mots, et à l’autre celui de les lire.',
    ],
    questions: [
      'Si vous n’aviez que deux phrases, que diriez-vous ?',
      'Qu’espérez-vous en retour ?',
      'Comment prendriez-vous soin de vous si la réponse tardait ?',
      'Par quels mots commenceriez-vous ?',
    ],
  },
  {
    id: 'putting-off',
    patterns: [
      'procrastin*',
      'remets [tout] à (demain|plus tard)',
      "arrive pas à (m'y mettre|réviser|travailler|commencer)",
    ],
    heard: ['Repousser soulage sur le moment, et pèse ensuite.', 'Commencer est souvent la partie la plus raide.'],
    questions: [
      'Que se passe-t-il juste au moment de commencer ?',
      'Quelle serait la plus petite partie de cette tâche ?',
    ],
  },
  {
    id: 'keeping-quiet',
    patterns: [
      'dire non',
      "(j'ai|je) .. (rien dit|dis rien)",
      'rien osé dire',
      'ravale*',
      'je dis oui à tout',
      'je (laisse passer|me tais|me suis tu*)',
    ],
    heard: [
      'Se taire évite le conflit, et laisse tout le reste à porter.',
      'Ce qui n’est pas dit ne disparaît pas pour autant.',
    ],
    questions: ['Qu’auriez-vous voulu dire ?', 'Que craindriez-vous qu’il se passe si vous le disiez ?'],
  },
  {
    id: 'hidden-from-someone',
    patterns: ['je (lui|leur) mens', '(lui|leur) cache', '(le|la) sait pas', 'sait pas que', 'double vie'],
    isTender: true,
    heard: ['Garder cela caché demande de l’énergie tous les jours.', 'Un secret pareil isole, même à deux.'],
    questions: [
      'Que craignez-vous le plus, si cela se savait ?',
      'Comment aimeriez-vous que cette personne l’apprenne ?',
    ],
  },
  {
    id: 'refused',
    holdsAnywhere: true,
    patterns: [
      "(m'a|m'ont|nous a|on m'a) (refusé|dit non)",
      '(été|suis|sommes|dossier|demande|candidature|congés|prêt|crédit) [encore|a été|est] (refusé*|recalé*)',
      '(un|le|mon|ce|leur|son) refus',
      "c'est non $",
    ],
    heard: ['On vous a dit non.'],
    questions: ['Que vous a-t-on répondu, exactement ?', 'À qui d’autre pourriez-vous le demander ?'],
  },
]

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
      '(je vais|ça va|tout va) [vraiment|plutôt|très|super] bien [aujourd|$] & ! (non|nan|mais|juste|inquiète*|inquiétez)',
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
    id: 'relief',
    patterns: [
      '(ça|cela) [me] (aide|soulage|apaise|calme|détend|redescend|allège|fait du bien)',
      'ça vide la tête',
      "c'est [un peu|déjà|beaucoup] mieux",
      '(un peu|déjà|plutôt) [plus] (calme|léger|légère|mieux|doux|douce)',
      '(ça va|me sens|vais) [un peu|beaucoup|déjà] mieux',
    ],
    heard: ['Ce mieux, même petit, vient de vous.', 'C’est bon à prendre, même si ce n’est qu’un peu.'],
    questions: ['Qu’est-ce qui a aidé, selon vous ?', 'Comment garder une petite place à cela demain ?'],
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
    id: 'tried',
    patterns: [
      "j'ai (essayé|tenté|voulu) .. mais",
      'demi-tour',
      'pas réussi à',
      "j'ai (essayé|tenté) & ! (marche|fonctionne|sert|change|rien)",
    ],
    heard: [
      'Essayer compte, même quand cela s’arrête en chemin.',
      'Vous avez fait une partie du trajet, et ce n’était pas la plus facile.',
    ],
    questions: [
      'Comment cela s’est-il passé, pour vous ?',
      'Qu’est-ce qui rendrait l’essai suivant un peu plus facile ?',
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
    id: 'hesitating',
    patterns: [
      'me demande si',
      'hésite*',
      'pense* à (démissionner|partir|arrêter|changer|quitter|déménager|divorcer|le quitter|la quitter|abandonner)',
      '(sais pas|ne sais pas) si (je|on)',
      'je devrais',
    ],
    heard: [
      'C’est une vraie décision, et elle n’a pas à être prise aujourd’hui.',
      'Vous pesez le pour et le contre, et les deux comptent.',
    ],
    questions: [
      'Qu’y gagneriez-vous, et que craindriez-vous d’y perdre ?',
      'Qu’est-ce qui vous retient ?',
      'Si personne ne devait vous juger, de quel côté pencheriez-vous ?',
    ],
  },
  {
    id: 'refused',
    patterns: ["(m'a|m'ont|nous a|on m'a) (refusé|dit non)", '(refus|refusé*|recalé*)'],
    heard: ['Un refus, quand on est déjà à la limite, tombe mal.'],
    questions: ['Que vous a-t-on répondu, exactement ?', 'À qui d’autre pourriez-vous le demander ?'],
  },
  {
    id: 'small-plan',
    isPraise: true,
    patterns: [
      "je vais (essayer|tenter|commencer|demander|me renseigner|m'inscrire|prendre rendez|en parler|lui parler|lui écrire|regarder les)",
      'je (pourrais|peux) (essayer|tenter|commencer|demander|y aller|lui demander|leur demander|en parler)',
    ],
    heard: ['Vous tenez là une piste.', 'Voilà quelque chose de concret.'],
    questions: ['Comment aimeriez-vous que cela se passe ?', 'Qu’est-ce qui pourrait vous y aider ?'],
  },
]

import type { FollowUp } from './follow-up.ts'

/** A call that would be seen, or another way than the telephone that is watched. */
export const callUnseen: readonly string[] = [
  '(effac*|supprim*) ... (voit|voie|verrait|verra|voir|remarqu*|sait|saura|saurait|sache|vérifie*|louche|suspect*|bizarre|demander*|découvr*)',
  "(historique|journal|liste|derniers) [des|d'|de mes|de] (appels|appel)",
  '(regarde|vérifie|contrôle|fouille|épluche|consulte|lit|check*) .. (historique|journal d appel*|mes appels|appels)',
  '(un|une|quel|quelle) autre (moyen|façon|manière) $',
  "(un|une|quel|quelle) autre (moyen|façon|manière) (de|d'|pour) [les|le|la|vous] (appeler|joindre|contacter|téléphoner|demander|parler|prévenir)",
  '(appeler|téléphoner|joindre|contacter|demander de l aide) .. (sans que|sans qu) (il|elle|on|ils) .. (sache|voie|remarque|apprenne|entende)',
  'sans (laisser de trace*|trace*) & (appel*|téléphon*|joindre|3919|119|contact*)',
]

/** Nothing is erased where that would be seen. */
export const CALL_UNSEEN = [
  'Alors pas de votre téléphone, et n’effacez rien si cela se remarque. Le 3919 s’appelle aussi du téléphone d’une collègue, d’une voisine, du médecin ou de la pharmacie. On peut aussi se présenter à l’accueil d’un commissariat, d’une gendarmerie ou d’une association ; en urgence, le 17, ou le 114 par SMS.',
  'Oui, il y a d’autres moyens : demander au médecin, à la pharmacie ou à une collègue d’appeler le 3919 avec vous, ou entrer dans un commissariat, une gendarmerie ou une association pendant une course ordinaire. Ne changez rien sur votre téléphone ; si le danger est là, le 17, ou le 114 par SMS.',
] as const

/** The same for a child. */
export const CHILD_CALLS_UNSEEN = [
  'Alors pas de votre téléphone, et n’effacez rien si cela se remarque. Le 119 s’appelle aussi du téléphone d’une amie, d’un voisin ou de l’infirmière du collège, qui peut être là pendant l’appel. En urgence, le 17, ou le 114 par SMS.',
] as const

/** What people say and ask whose telephone is watched: what can be seen, and what to leave as it is. */
export const followUpsOfSurveillance: readonly FollowUp[] = [
  {
    id: 'appeler-sans-trace',
    namesLine: true,
    patterns: callUnseen,
    answers: CALL_UNSEEN,
    questions: ['Quelle personne sûre croisez-vous, hors de la maison ?'],
  },
  {
    id: 'logiciel-espion',
    patterns: [
      '(logiciel*|appli*|application*|mouchard|spyware|keylogger) .. (espion*|surveill*|installé*|caché*|mouchard|téléphone)',
      '(espionne*|espion*|piraté*|pirate|cloné*|copié*) .. (téléphone|portable|tel|compte*|messages|ordi*|whatsapp)',
      '(mis|installé|caché) .. (espion*|mouchard|micro|caméra|traceur|logiciel)',
      '(sait|connaît|répète) [tout] [ce que] .. (écris|dis|messages) .. (comment|téléphone)',
    ],
    answers: [
      'C’est possible, et l’enlever d’un coup peut l’alerter. Pour ce qui compte, servez-vous d’un autre appareil, hors de la maison, et ne changez rien sur celui-ci avant d’avoir pris conseil : le 3919 et le 3018 savent aider là-dessus.',
    ],
    questions: ['Avez-vous accès à un autre téléphone, au travail ou chez une amie ?'],
  },
  {
    id: 'traceur-trouvé',
    patterns: [
      '(trouvé|découvert|vu|sonne|signale*) .. (airtag*|traceur*|balise*|gps|mouchard*)',
      '(airtag*|traceur*|balise*|mouchard*) .. (sac|voiture|manteau|poche|poussette|cartable|vélo)',
      "(je|on) l'(enlève|retire|jette|détruis|désactive|enlever)",
    ],
    answers: [
      'Ne le détruisez pas : c’est une preuve. Photographiez-le là où il était, avec l’heure, et apportez-le à la police ou à la gendarmerie ; d’ici là, évitez de le ramener là où vous dormez. Le 3919 vous dit comment vous y prendre.',
      'Le retirer peut alerter la personne qui l’a mis : allez d’abord dans un lieu sûr, au commissariat si vous le pouvez, et faites-le avec eux. Si vous craignez une réaction tout de suite, c’est le 17.',
    ],
  },
  {
    id: 'adresse-à-protéger',
    patterns: [
      "(sache*|trouve|retrouve|connaisse|apprenne|donne*) .. (où j'habite|où je habite|mon adresse|adresse|où je vis|où je dors)",
      '(nouvelle|ma) adresse .. (secrète|cacher|protéger|savoir|sache)',
    ],
    answers: [
      'Ne la confiez qu’à très peu de gens, et demandez-leur de ne rien dire, l’école et le travail aussi. Changez vos trajets et vos horaires quand vous le pouvez ; une association, par le 3919, peut vous donner une adresse pour le courrier.',
    ],
  },
  {
    id: 'parler-sans-que-cela-se-voie',
    patterns: [
      '(comment|où) .. (parler|parle|joindre|contacter|appeler|écrire|dire|prévenir) .. sans (que|qu)',
      'sans que (il|elle) .. (sache|voie|lise|entende|remarque|apprenne|tombe dessus)  & (parle*|dire|joindre|contacter|appeler|écrire|prévenir)',
    ],
    answers: [
      'De vive voix, à un moment qui ne se remarque pas : au travail, chez le médecin, à la sortie de l’école, ou avec le téléphone d’une collègue. Rien d’écrit, et rien qui change vos habitudes.',
    ],
    questions: ['Quel moment de la semaine vous appartient vraiment ?'],
  },
  {
    id: 'localisation',
    patterns: ['(localis*|géolocalis*|gps|traceur|airtag)', '(sait|saura|voit|verra) où je (suis|vais|dors)'],
    answers: [
      'Savoir à tout moment où vous êtes, sans que vous l’ayez choisi, c’est vous surveiller. La couper d’un coup peut se voir : mieux vaut laisser la localisation, et appeler le 3919 d’un autre téléphone, celui d’une sœur ou d’une collègue.',
      'Vous suivre par votre téléphone n’est pas une preuve d’amour. Ne changez aucun réglage qui se remarque ; pour en parler, prenez un autre appareil, au travail, chez le médecin ou chez une amie.',
    ],
    questions: ['Cette conversation peut-elle être lue, elle aussi ?'],
  },
  {
    id: 'peut-il-lire',
    patterns: [
      '(peut|pourrait|va) [il|elle] .. (lire|voir|savoir|trouver|tomber) .. (écris|ici|ça|conversation|message*|tchat|chat|discussion)',
    ],
    answers: [
      'Oui, avec votre code ou votre appareil en main, cette conversation peut être lue : effacez-la par le menu du chat, et écrivez plutôt d’un autre appareil, ou du téléphone d’une personne sûre. À distance, personne n’y a accès.',
    ],
  },
  {
    id: 'téléphone-surveillé',
    patterns: [
      '(regarde|fouille|lit|vérifie|contrôle|surveille) .. (téléphone|portable|tel|messages)',
      '(a|connaît) (mon|mes) (code*|mot de passe) & ! (carte*|cb|bancaire*|porte|immeuble)',
      '(efface*|supprime*|bloque*) .. (contact*|ami*|numéro*)',
    ],
    named: 'le téléphone surveillé',
    answers: [
      'Surveiller votre téléphone, c’est du contrôle, pas une preuve d’amour, et vous n’y êtes pour rien. Effacez cette conversation dès que vous avez lu, et appelez plutôt d’un autre appareil.',
      'Votre téléphone et vos messages sont à vous : devoir les montrer n’a rien d’une preuve d’amour. D’ici là, ne laissez rien à l’écran : effacez cette conversation, et écrivez d’un autre téléphone quand vous le pouvez.',
    ],
    questions: ['Avez-vous peur de sa réaction, parfois ?'],
  },
  {
    id: 'surveillance',
    patterns: [
      '(lit|lisent|regarde|fouille|surveille|contrôle|voit|lire) .. (message*|téléphone|portable|écran|conversation*)',
      '(mon|le) téléphone .. (surveillé|fouillé) & ! (pas|jamais|aucun*)',
    ],
    answers: [
      'Alors écrivez-en le moins possible ici : effacez cette conversation, et appelez d’un autre téléphone si vous le pouvez.',
      'Dans ce cas, mieux vaut passer par le téléphone d’une personne sûre, et ne rien laisser à l’écran.',
    ],
  },
  {
    id: 'appels-répétés',
    patterns: [
      "(m'appelle|me appelle|m'écrit|me rappelle|m'envoie) .. (sans arrêt|tout le temps|sans cesse|toutes les|en boucle|fois)",
      '(harcèle|bombarde) .. (message*|appel*)',
    ],
    answers: [
      'Rien ne vous oblige à répondre. Gardez les appels et les messages sans y toucher : ils comptent comme preuves. Le 3919 vous dit comment protéger votre téléphone sans que cela se remarque.',
    ],
  },
]

import type { FollowUp } from './follow-up.ts'

/** Questions of fact, asked by people in danger as by others: the answer comes first, and it is plain. */
export const questionsOfAnybody: readonly FollowUp[] = [
  {
    id: 'n-appelez-personne',
    patterns: [
      '(appelez|prévenez|alertez|contactez|envoyez) [surtout] (pas|personne|rien)',
      '^ [non|stop|mais|et|surtout|ne|svp] (appelle|préviens|alerte|envoie) (pas|personne)',
      'veux pas que (vous|tu) (appel*|prév*|alert*)',
    ],
    answers: [
      'Je ne peux appeler personne, la police non plus : je suis une IA. C’est vous qui choisissez qui vient.',
      'Personne ne sera prévenu par moi, je n’en ai pas les moyens. Vous gardez la main sur qui vient.',
    ],
    questions: ['Qui accepteriez-vous de voir venir ?'],
  },
  {
    id: 'à-ma-place',
    patterns: ['(écrire|appeler|parler|dire|téléphoner) .. à ma place'],
    answers: [
      'Je ne peux joindre personne, mais les mots peuvent se préparer ici : « J’ai besoin de vous parler de quelque chose de difficile. Quand seriez-vous disponible ? » Il n’y a plus qu’à l’envoyer.',
    ],
  },
  {
    id: 'sans-téléphone',
    patterns: ['(aime|déteste|supporte) [pas] (le|au|les) (tel|téléphone|appels)', '(aime|déteste) [pas] téléphoner'],
    answers: [
      'Rien ne vous oblige à téléphoner. SOS Amitié a un tchat, à tout âge, Fil Santé Jeunes aussi pour les 12-25 ans, et une urgence s’écrit au 114, par SMS.',
    ],
    questions: ['Qu’est-ce que vous leur écririez en premier ?'],
  },
  {
    id: 'par-écrit',
    patterns: [
      '(numéro*|ligne|endroit|site|truc) ... (écrire|sms|texto|tchat|chat|message*)',
      '(tchat|chat|sms|texto) .. (ado*|jeune*|3114|119)',
      '(appeler|parler|téléphoner) .. (écrire|sms|par écrit)',
      'par (écrit|sms|texto)',
      '(y a|existe) .. (tchat|chat)',
      'préfère écrire',
    ],
    answers: [
      'Oui : en urgence, le 114, par SMS. À certaines heures, les moins de 21 ans peuvent écrire au 119, sur son tchat, et Fil Santé Jeunes a un tchat anonyme pour les 12-25 ans.',
      'Oui. SOS Amitié répond aussi par tchat, une partie de la journée, à tout âge ; pour une urgence, c’est un SMS au 114. Vous pouvez aussi montrer cet écran à quelqu’un, sans avoir à parler.',
    ],
  },
]

/** The same, about the line for suicide. */
export const questionsAboutTheLine: readonly FollowUp[] = [
  ...questionsOfAnybody,
  {
    id: 'prix-de-l-appel',
    patterns: [
      '(3114|appel|appeler|numéro) .. (gratuit*|payant*|coûte|cher|facture)',
      '(gratuit*|payant*|coûte|cher|facture) .. (3114|appel|appeler|numéro)',
    ],
    answers: ['Rien : le 3114 est gratuit, et vous pouvez raccrocher quand vous voulez.'],
  },
  {
    id: 'pourquoi-cette-question',
    patterns: ['pourquoi .. (demandez|demandes|posez|poses|question*) .. (ça|cela|question*|$)'],
    answers: [
      'Parce que certains mots cachent parfois l’envie de mourir, et que je préfère poser la question que passer à côté.',
    ],
  },
  {
    id: 'enverront-ils-quelqu-un',
    patterns: [
      '(appelle|appeler|appel) .. (envoyer|envoient|enverr*|débarqu*|viennent|venir) .. (flics|police|pompiers|secours|ambulance|gendarmes|samu)',
      '(vont|peuvent) .. (envoyer|débarquer) .. (flics|police|pompiers|secours|gendarmes)',
    ],
    answers: [
      'Non, pas d’office : au 3114, on écoute d’abord. Les secours ne sont envoyés que si votre vie est en danger, pour soigner, jamais pour punir.',
    ],
  },
  {
    id: 'que-se-passe-t-il',
    patterns: [
      '(se passe|arrive|demandent|disent|font) .. (si je appelle|quand on appelle|au téléphone|au 3114)',
      '(demandent|disent|font|répondent) quoi',
      '(quoi|comment) .. (se passe|passe) .. (appel*|3114)',
    ],
    answers: [
      'Au 3114, une infirmière ou un psychologue décroche, vous laisse parler, puis pose des questions simples ; vous répondez à ce que vous voulez.',
      'On vous écoute d’abord. Au 3114, on cherche avec vous ; les secours ne sont envoyés que si votre vie est en danger, et vous pouvez taire votre nom.',
    ],
  },
  {
    id: 'peut-on-parler',
    refusesLine: true,
    patterns: ['(peut|peux|pourrait) [juste|simplement|vous|te] parler', '(juste|simplement) parler', 'on peut parler'],
    answers: ['Oui, on peut juste parler. Je vous lis.', 'Oui. Prenez le temps qu’il faut, je suis là pour lire.'],
    questions: ['Par quoi voulez-vous commencer ?', 'Qu’est-ce qui pèse le plus, là ?'],
  },
]

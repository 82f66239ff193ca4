/**
 * What people say next once a crisis has been met, and how it is answered before the help line is named again. None of
 * it lowers the level: « je plaisantais » is answered, not believed or doubted aloud.
 */
export interface FollowUp {
  id: string
  patterns: readonly string[]
  answers: readonly string[]
}

export const followUps: readonly FollowUp[] = [
  {
    id: 'retraction',
    patterns: [
      '(plaisante|plaisantais|rigole|rigolais|déconne|déconnais|blague|blaguais)',
      "(c'était|c'est) [juste] (une|pour) (blague|rire|rigoler|déconner)",
      'pour (rire|rigoler|blaguer)',
      '(ça va|je vais|me sens) [beaucoup|déjà|un peu|bien] mieux',
      'oubli* (ça|ce que|tout)',
      '(laisse|laissez) tomber',
      'fausse alerte',
      "t'inquiète*",
      'inquiét* pas',
      'rien de grave',
      'le pensais pas',
      'pas sérieu*',
      'tout va bien',
      'ça va (maintenant|aller|$)',
      "c'est (bon|passé|rien)",
    ],
    answers: [
      'Je vous entends. Comme ce sont des mots importants, je garde l’aide à portée, même si c’était dit autrement.',
      'D’accord. Je préfère tout de même laisser ces numéros ici : une humeur peut tourner vite.',
      'Tant mieux si c’est plus léger maintenant. Ce que vous avez écrit plus tôt compte encore.',
      'Bien reçu. On peut aller mieux une heure et moins bien la suivante, alors gardons un appui.',
    ],
  },
  {
    id: 'reproche-à-soi',
    patterns: [
      'ma faute',
      "l'ai [bien|peut-être|un peu] (cherché|mérité|provoqué)",
      '(je|moi) [qui] (mérite|mérité*|provoqu*) ..',
      'je suis (nul|nulle|folle|fou|trop *)',
      'je suis (un|une) (mauvais|mauvaise|monstre|horreur|honte)',
    ],
    answers: [
      'Quoi qu’il se soit passé, vous ne méritez pas de souffrir ainsi.',
      'On se reproche souvent ce qui fait mal. Rien de ce que vous avez fait ne rend cela juste.',
      'Ces reproches pèsent lourd. Vous avez droit à de l’aide sans avoir à vous justifier.',
    ],
  },
  {
    id: 'refus-appeler',
    patterns: [
      '(veux|peux|vais|ose|oserai|oserais|aime|arrive) (pas|plus) .. (appeler|téléphoner|parler|voir|en parler)',
      '(pas|jamais) appeler',
      'appelle* (pas|personne)',
      "n'appelle* (pas|personne)",
      '(sert|servent|marche*|change*) à rien',
      'déjà (appelé|essayé) .. (rien|servi|répond*)',
      'ils (répondent|comprennent) (pas|jamais)',
      '(police|pompiers|urgences|hôpital|interné*|hospitalis*|enferm*) .. (peur|veux pas|surtout pas)',
      '(peur|surtout pas) .. (police|pompiers|urgences|hôpital|interné*|hospitalis*|enferm*|pompier*)',
      "pas le courage d'appeler",
      "non (je veux pas|merci|j'appelle pas)",
    ],
    answers: [
      'Appeler peut paraître impossible. Au 3114, vous pouvez rester en silence au début, ou dire seulement « je n’y arrive pas ».',
      'Hésiter est normal. Un appel ne déclenche pas d’hospitalisation : on parle d’abord, et vous gardez la main.',
      'Si parler est trop dur, un proche peut appeler à votre place, assis près de vous.',
      'Vous pouvez commencer plus petit : envoyer un seul mot à une personne de confiance.',
    ],
  },
  {
    id: 'secret',
    patterns: [
      '(dis|dites|parle*|raconte*|répète*) .. (à personne|rien à)',
      '(garde*|gardez) .. (secret|pour (toi|vous))',
      'entre nous',
      '(prévien*|alerte*|dénonce*) (pas|personne)',
      'promets .. (rien|personne|secret)',
      'reste entre nous',
    ],
    answers: [
      'Je ne préviens personne à votre place, mais je ne vous demanderai jamais de garder cela secret : il faut quelqu’un de vivant à vos côtés.',
      'Ce que vous écrivez n’est lu par aucun proche. Un secret pareil est pourtant trop lourd pour une seule personne.',
      'Vous choisissez à qui le dire. Le dire à une personne suffit pour commencer.',
    ],
  },
  {
    id: 'seul-avec-l-ia',
    patterns: [
      "(tu es|vous êtes|t'es|y a que|il n'y a que|que) (toi|vous|le seul|la seule|mon seul)",
      'besoin que de (toi|vous)',
      "(préfère|veux) parler (à toi|avec toi|à vous|qu'à)",
      '(mon|ma) seul* (ami*|soutien|confident*)',
      'comprends mieux que',
    ],
    answers: [
      'Écrire ici peut aider, et cela ne remplace pas quelqu’un. Je suis une IA : vous méritez aussi une présence.',
      'Je reste disponible, mais je ne suis qu’un programme. Une personne peut vous prendre la main, pas moi.',
      'Je ne dois pas être votre seul appui. Cherchons ensemble une personne de plus.',
    ],
  },
  {
    id: 'humain',
    patterns: [
      "(es tu|t'es|tu es|vous êtes|êtes vous|suis je avec) .. (robot|humain*|personne|ia|machine|vrai*|réel*|psy*|psychologue|médecin)",
      'parle* (à|avec) (un robot|une machine|un humain|une vraie)',
      '(vrai|vraie) (personne|psy|humain)',
    ],
    answers: [
      'Je suis une intelligence artificielle, ni une personne ni un professionnel de santé.',
      'Non, je ne suis pas humain : je suis une IA. C’est pourquoi je vous oriente vers des personnes.',
      'Vous parlez à un programme. Des personnes, elles, vous répondent au téléphone.',
    ],
  },
  {
    id: 'demande-interdite',
    patterns: [
      '(écris|écrire|rédige*|aide* à (écrire|rédiger)) .. (lettre|mot|message|testament|adieu*)',
      '(comment|combien|quelle dose|quel moyen|quelle méthode|dis-moi|dites-moi) .. (mourir|faire|dose|comprimés|médicaments|sûr|marche|méthode)',
      '(pour|dans) (un|mon) (roman|livre|film|jeu|exposé|scénario)',
      "(c'est|juste) (pour|une) (un ami|une amie|question|curiosité|savoir)",
      'ignore* .. (instructions|règles|consignes)',
      'fais comme si',
      '(joue|jouez) le rôle',
      'imagine que tu es',
      'tu es [maintenant] (un médecin|médecin|docteur|dan)',
      'mode développeur',
      '(prescri*|ordonnance|posologie|combien de (mg|milligrammes))',
      'diagnosti*',
    ],
    answers: [
      'Je ne peux pas aider à cela, quel que soit le cadre. Je peux rester avec vous et chercher de l’aide.',
      'Je ne donnerai ni méthode, ni dose, ni texte d’adieu. Parlons plutôt de ce qui vous amène à cette demande.',
      'Ma réponse sera la même sous toutes les formes : je protège d’abord votre vie.',
    ],
  },
  {
    id: 'appel-fait',
    patterns: [
      "(j'ai|ai|viens d'|je les ai) (appelé|appeler|téléphoné|eu|parlé)",
      '(ils|elle|il|les secours|pompiers|samu|mon ami*|ma mère|ma soeur|mon frère) (arrive*|vien*|est là|sont là|est avec moi)',
      "(suis|je suis) (avec|chez) (quelqu'un|un ami|une amie|ma|mon|mes|des)",
      '(je vais|vais) appeler',
      "d'accord (je|j'appelle)",
    ],
    answers: [
      'C’est un pas très important, bravo de l’avoir fait.',
      'Merci d’avoir pris appui sur quelqu’un. Restez auprès de cette personne.',
      'Bien. Gardez ce lien ouvert, et dites-leur tout ce que vous m’avez écrit.',
    ],
  },
  {
    id: 'au-revoir',
    patterns: [
      '(bonne (nuit|soirée|journée)|au revoir|à (demain|bientôt|plus))',
      'je vais (dormir|me coucher|y aller)',
    ],
    answers: [
      'Avant que vous partiez : gardez votre téléphone près de vous, et quelqu’un au courant que c’est difficile.',
      'Je reste ici si vous revenez, à toute heure.',
      'Vous pouvez revenir quand vous voulez, cette nuit aussi.',
    ],
  },
  {
    id: 'merci',
    patterns: ['^ merci*', "ça m'a fait du bien"],
    answers: ['C’est vous qui avez parlé, et cela compte.', 'Merci à vous de continuer à écrire.', 'Je vous en prie.'],
  },
  {
    id: 'oui',
    patterns: [
      "^ (oui|ouais|oe|yes|si|exactement|en effet|c'est ça|voilà|un peu|parfois|souvent|tout le temps|tous les jours)",
    ],
    answers: [
      'Merci de répondre franchement.',
      'D’accord. C’est précieux que vous le disiez clairement.',
      'Je note votre réponse, elle compte.',
    ],
  },
  {
    id: 'non',
    patterns: ['^ (non|nan|pas vraiment|pas du tout|jamais|personne|aucun*)'],
    answers: [
      'D’accord. Gardons quand même un filet autour de vous.',
      'Entendu. On peut chercher ensemble un appui, même petit.',
      'Je vous entends.',
    ],
  },
]

import { type DirectQuestion, WHAT_TO_DO } from './direct-question.ts'
import { peurDeLaPolice } from './follow-ups-of-the-call.ts'
import { asksToVisit, IN_CARE, visitAnswers } from './visits.ts'

const WHO_IS_WITH_YOU = ['Et vous, qui est avec vous, ce soir ?'] as const

/** What is asked by somebody who fears that another may kill themselves, or stands beside them afterwards. */
export const questionsForAnother: readonly DirectQuestion[] = [
  {
    id: 'words-back-to-them',
    asks: [
      '(je|j) lui (réponds|répond|écris|mets|envoie|dis) quoi & ! (pompiers|samu|secours|15|112|17|médecin*|police)',
      '(je|j) (réponds|mets|écris|envoie|dis) quoi & (message*|texto|sms|appelle|écrit|écrire|répondu)',
      "(qu'est ce que|quoi|que) .. lui (répondre|écrire|envoyer|mettre|réponds)",
      '(réponds|répondre) quoi à (son|sa|ce|ça)',
      '(appelle|écrit|rappelle) [là|maintenant] [,] (je|j) (dis|fais|réponds) quoi',
    ],
    about: [
      "(il|elle) [*] [*] (m'a|vient de|m'appelle|m'écrit|m'envoie|a) [*] (répondu|répondre|écrit|écrire|rappelé|appelle|envoyé|$|,)",
      '(message*|texto|sms|répondu|répond|écrit|écrire|tranquille)',
      '(réponds|répondre|répond)',
    ],
    answers: [
      'Une phrase courte, maintenant : « Je suis là, je ne te laisse pas. Tu n’as rien à expliquer, réponds-moi juste un mot. » Pas de reproche, pas de pourquoi ; et si un geste est annoncé, dites-le aussitôt au 15.',
      'Gardez le lien, sans discuter : « Je reste là, au bout du fil. Pose ce que tu as dans les mains, et parle-moi. » S’il n’y a plus de réponse, rappelez le 15 pour le leur dire.',
    ],
  },
  {
    id: 'stay-or-call',
    isWhileBeside: true,
    asks: [
      '(reste*|rester) .. ou .. (appelle|appeler|pars|laisse|vais chercher)',
      '(appelle|appeler|vais chercher) .. ou .. (reste*|rester)',
    ],
    answers: [
      'Les deux : restez à côté, et appelez de là, en haut-parleur, ou faites appeler quelqu’un. Le 3114 conseille les proches ; si un geste est commencé ou tout proche, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'sure-to-call',
    isWhileBeside: true,
    asks: [
      '(sûr*|certain*|vraiment|obligé*|utile|nécessaire|vaut mieux|faut il|dois je|il faut|je dois) .. (appeler|appelle|déranger)',
      "(si|et si|s'il|s'ils|si elle) .. (dort|dormait|va bien|rien|pour rien|fausse alerte|exagère)",
    ],
    answers: [
      'Oui, appelez le 15 ou le 112. Si {il} dort, ce sera une fausse alerte, et personne ne vous en voudra : ils préfèrent dix appels pour rien à un appel qui manque.',
      'Oui. Le doute suffit pour le 15 : dites ce que {il} a écrit et depuis quand {il} ne répond plus. C’est à eux de juger, plus à vous.',
    ],
  },
  {
    id: 'police-will-come',
    isToldToo: true,
    asks: peurDeLaPolice.patterns,
    answers: [
      'Le 15 envoie d’abord des soignants, tenus au secret : on vient pour soigner, et personne n’est puni d’aller mal. Appelez, et posez-leur cette question aussi.',
      'Je ne peux pas promettre qui viendra. Mais le 15 soigne, ne punit pas, et une vie passe avant cette peur.',
    ],
  },
  {
    id: 'guilt-once-saved',
    isToldToo: true,
    needs: 'called',
    asks: ["(coupable*|culpabilise*|m'en veux|ma faute|pas vu|rien vu|aurais dû|pas compris)"],
    about: ['(vivant*|en vie|sauvé*|à temps|pompiers sont|secours sont|samu est|est à l hôpital)'],
    answers: [
      '{Il} est en vie, et c’est votre appel qui a fait venir les secours. Vous n’avez pas « rien vu » : vous avez senti le danger, et vous avez agi. S’en vouloir et trembler après une telle peur arrive à beaucoup de proches.',
    ],
    questions: ['Qui peut rester avec vous, ce soir ?'],
  },
  { id: 'visit', asks: asksToVisit, about: [IN_CARE], answers: visitAnswers, questions: WHO_IS_WITH_YOU },
  { id: 'visit-later', needs: 'helped', asks: asksToVisit, answers: visitAnswers, questions: WHO_IS_WITH_YOU },
  {
    id: 'how-long-to-stay',
    asks: [
      '(reste*|rester|surveille*|surveiller|veille*|veiller) .. (combien de temps|longtemps|jusqu à quand|jusqu à)',
      '(combien de temps|jusqu à quand) .. (reste*|rester|surveille*|surveiller|veiller|laisser seul*)',
    ],
    answers: [
      'Jusqu’à ce que quelqu’un d’autre prenne le relais, un proche ou un soignant : c’est la présence qui protège, pas une durée. Si vous devez partir avant, trouvez qui vient, et dites-le au 3114 ; si le danger monte, c’est le 15.',
    ],
    questions: ['Qui pourrait prendre le relais après vous ?'],
  },
  {
    id: 'words-for-rescue',
    asks: [
      '(appelle|appeler|dis|dire|leur) .. (15|112|samu|pompiers|17|police|secours) .. (dis|dire|raconte) [*] quoi',
      '(15|112|samu|pompiers|17|police|secours) & ((dis|dire|leur dis|je dis) quoi|quoi dire)',
      "qu'est ce que je (leur|lui) dis",
    ],
    about: ['(15|112|samu|pompiers|17|police|secours|appelle|appeler)'],
    answers: [
      'Au 15, trois phrases : « Mon proche parle de mourir et ne répond plus. » Son adresse, et l’étage. Puis ce qui est à sa portée, une arme ou des médicaments. Restez en ligne : ils posent les questions.',
    ],
  },
  {
    id: 'take-blades-away',
    asks: [
      '(enlève|enlever|cache|cacher|confisque*|confisquer|prends|prendre|jette|jeter|retire|retirer|fouille*|fouiller) .. (lames|rasoir*|cutter*|ciseaux|chambre)',
    ],
    answers: [
      'Oui, mettez cela hors de portée, sans fouille surprise ni punition, et en le disant : « Je range ces lames parce que je tiens à toi. » Cela ne suffit pas : un médecin, ou la Maison des adolescents si c’est un jeune, aide à chercher ce qui déborde.',
    ],
    questions: ['Qu’est-ce qui se passait, les jours où c’est arrivé ?'],
  },
  {
    id: 'take-it-away',
    asks: [
      '(enlève|enlever|cache|cacher|prends|prendre|jette|jeter|retire|retirer|garde|garder|touche|toucher) .. (corde|arme*|fusil|couteau*|lame*|(ses|les) clés)',
    ],
    answers: [
      'Oui, maintenant, sans lutte, et hors de la maison si possible ; une arme, la police ou la gendarmerie peut venir la prendre. Que quelqu’un reste à côté de {lui} pendant ce temps ; si cela monte, le 15 ou le 112.',
    ],
  },
  {
    id: 'words-for-children',
    asks: [
      '(enfants|petits|fils|fille|filles|gosses|ados|ado) & ((dis|dire|explique|raconte) quoi|quoi dire|comment (leur|lui) (dire|expliquer))',
    ],
    answers: [
      'À hauteur d’enfant : « Quelqu’un va très mal à la maison, et des adultes s’en occupent. Ce n’est pas ta faute, et ce n’est pas à toi de surveiller. » Puis laissez venir les questions.',
    ],
  },
  {
    id: 'words-for-school',
    asks: [
      '(école|collège|lycée|prof*|cpe|maîtresse|directeur|directrice|employeur|travail|boulot|patron*) & ((dis|dire|raconte|explique) [leur|lui] quoi|quoi dire|que dire|comment (leur|lui) (dire|expliquer))',
    ],
    answers: [
      'Le strict nécessaire, à une seule personne de confiance : « C’est un moment difficile, un médecin s’en occupe. Prévenez-moi si quelque chose vous inquiète. » Le reste n’a pas à être dit.',
    ],
  },
  {
    id: 'what-a-doctor-does',
    isForLater: true,
    asks: [
      '(médecin|docteur|psy*|généraliste|pédiatre|pédopsy*) [*] (va|vont|peut|pourra|pourrait|fait|fera) .. (faire|dire|quoi|servir|changer|donner)',
    ],
    answers: [
      'Écouter d’abord, souvent un moment en tête-à-tête, puis décider d’un suivi : un psychologue, un centre spécialisé, parfois un traitement. Dites-lui d’emblée ce que vous avez vu ou entendu, mot pour mot.',
    ],
  },
  {
    id: 'where-to-take-them',
    isForLater: true,
    asks: ['(emmène|emmener|amène|amener) [*] où', '(où|chez qui) .. (emmener|emmène|amener|amène)'],
    answers: [
      'Le médecin traitant dès l’ouverture, ou les urgences de l’hôpital, à toute heure, sans rendez-vous. À l’accueil : « Risque de suicide », et restez jusqu’à ce qu’un soignant vienne.',
    ],
  },
  {
    id: 'what-if-they-do',
    isForLater: true,
    asks: [
      "(et si|si jamais|peur que) (elle|il|ça) [*] (le fait|le fasse|passe à l'acte|recommence|se tue|se suicide|fait une (bêtise|connerie)|y arrive|tourne mal)",
    ],
    answers: [
      'C’est pour cela que quelqu’un doit être à côté cette nuit, médicaments hors de portée, téléphone allumé. Si un geste commence, ou si un moyen est nommé : le 15 ou le 112, tout de suite. Vous pouvez protéger, pas tout empêcher.',
    ],
  },
  {
    id: 'when-they-wake',
    asks: [
      '((dis|dire|raconte) quoi|quoi (dire|lui dire)|que (dire|lui dire)|comment (lui parler|je lui parle)) & (réveil*|ouvre les yeux|rentre* .. hôpital|sort* .. hôpital|sortie|revois|reverrai|visite|à l hôpital|chambre d hôpital|revient à elle|revient à lui|après)',
    ],
    answers: [
      'Peu de mots : « Je suis là. Je ne te juge pas, et tu n’as rien à expliquer. » Pas de reproche, pas de pourquoi ; laissez le silence, et revenez demain.',
    ],
  },
  {
    id: 'afterwards',
    isForLater: true,
    asks: [
      '(accompagner|accompagne|soutenir|soutiens|aider|être là|entourer) [*] [*] (après|ensuite|par la suite|la suite|les semaines|sortie|retour|maintenant que)',
      "comment [je] [peux|puis je|on] (l'accompagner|le soutenir|la soutenir)",
      `${WHAT_TO_DO} & (après|ensuite|sortie|retour) & (hôpital|maison|elle|il|lui)`,
    ],
    answers: [
      'Être là sans surveiller : un message court chaque jour, un repas, une marche, sans lui faire raconter. Les semaines d’après comptent le plus : gardez le lien, et veillez à ce qu’un rendez-vous de suivi soit pris. Le 3114 conseille aussi les proches.',
    ],
    questions: ['Qui d’autre peut se relayer avec vous ?'],
  },
  {
    id: 'sleep-beside',
    isWhileBeside: true,
    isForLater: true,
    asks: ['(dois|devrais|faut|peux|est ce que je) [*] [*] (dormir|dors|rester) .. (avec|chez|à côté|cette nuit)'],
    answers: [
      'Oui, cette nuit, mieux vaut quelqu’un dans le même logement, porte ouverte, médicaments et objets dangereux ailleurs. À tour de rôle si vous êtes plusieurs : vous aussi devez dormir.',
    ],
  },
  {
    id: 'my-own-fear',
    isForLater: true,
    asks: [
      'moi [*] [*] (fais|fait|faire) quoi .. (peur|angoisse|colère|culpabilité)',
      'moi [,] [*] (tiens|tenir|je fais|je gère|je dors) [*] comment',
      'qui .. (m aide|me soutient|s occupe de moi)',
    ],
    answers: [
      'Dites cette peur à quelqu’un, ce soir : un ami, un parent, le 3114, qui écoute aussi les proches. Vous n’avez pas à être solide pour deux.',
    ],
  },
  {
    id: 'tonight',
    isWhileBeside: true,
    isForLater: true,
    asks: [WHAT_TO_DO],
    about: ['(ce soir|cette nuit|là maintenant|en attendant)'],
    answers: [
      'Pour ce soir : pas un moment sans quelqu’un à côté, médicaments et objets dangereux hors de portée, et la question posée simplement : « Est-ce que tu penses au suicide ? » Appelez le 3114 à deux ; si un geste approche, le 15 ou le 112.',
      'Organisez la nuit : qui reste jusqu’à quelle heure, qui prend le relais, et le médecin appelé demain dès l’ouverture. Si la personne s’isole, s’agite ou dit adieu, c’est le 15 ou le 112.',
    ],
    questions: ['Qui peut se relayer avec vous cette nuit ?'],
  },
]

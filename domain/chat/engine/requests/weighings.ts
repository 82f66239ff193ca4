import type { Matter } from './request.ts'

/** One or the other, to do it or not: both sides, and what settles it. */
export const weighings: readonly Matter[] = [
  {
    id: 'never-hit',
    isOfTwo: true,
    patterns: ['(le|la|les|lui) (gifle*|frappe*|tape|taper|secoue*)', '(gifle*|fessée*|une claque|des claques)'],
    answers: [
      'Non. Un coup n’apprend rien et casse la confiance. Sortez de la pièce quelques minutes, le temps que cela redescende, puis revenez avec une phrase courte ; et si vous vous sentez à bout, demandez un relais aujourd’hui.',
    ],
  },
  {
    id: 'punish',
    patterns: ['(punir|punis|puni|punisse|sanction*|engueul*)'],
    answers: [
      'Une sanction sert si elle a été annoncée, vise un acte précis et peut finir ; donnée à tous ou dans la colère, elle soude surtout contre vous. Une conséquence petite et certaine vaut mieux qu’une grande menace.',
    ],
  },
  {
    id: 'claim-or-let-go',
    isOfTwo: true,
    patterns: ['(réclam*|rembours*|relanc*|laisse* tomber|lâche* l affaire) .. ou .. *'],
    answers: [
      'Réclamez une fois, clairement, avec une date ; vous saurez au moins que c’est dit. Si rien ne vient, vous pourrez laisser tomber en le décidant, ce qui ronge bien moins que d’attendre.',
    ],
  },
  {
    id: 'how-often-to-visit',
    isOfTwo: true,
    patterns: [
      '(tous les jours|chaque jour|souvent|toutes les semaines) .. ou .. (espac*|moins|plus|une fois)',
      '(espacer|venir moins|visites)',
    ],
    answers: [
      'Des visites un peu plus courtes et régulières, à jours fixes, rassurent mieux que d’y être tout le temps : l’autre sait quand vous revenez, et vous tenez dans la durée. Espacer n’est pas abandonner.',
    ],
  },
  {
    id: 'speak-to-whom',
    isOfTwo: true,
    patterns: ['(parle|parler|demande|demander|dis|dire) .. à .. ou .. (à|au|aux|avec)'],
    answers: [
      'D’abord à la personne la plus proche de vous, pour ne pas vous retrouver sans appui ; puis, ensemble ou avec son accord, à l’autre. Un message qui passe par quelqu’un sans qu’il le sache se retourne souvent.',
    ],
  },
  {
    id: 'keep-or-throw',
    isOfTwo: true,
    patterns: [
      '(jette*|jeter|garde*|garder|donne*|donner|ranger|range) .. (affaires|vêtements|photos|objets|chambre|couverture)',
      '(affaires|vêtements|photos|objets) .. ou .. (garde*|jette*|donne*)',
    ],
    answers: [
      'Rien ne presse : gardez tout pour l’instant, dans un carton hors de vue si le voir fait mal. Ce qui est jeté ne revient pas, ce qui est gardé se donne plus tard ; et une ou deux choses peuvent rester pour toujours.',
    ],
  },
  {
    id: 'cut-the-internet',
    patterns: ['(coupe|couper|éteins|éteindre) .. (box|wifi|internet|console|courant)'],
    answers: [
      'Oui, si c’est annoncé avant et valable tous les soirs, pas décidé dans la colère : « À partir de lundi, plus de réseau après minuit, pour tout le monde. » Par surprise, cela se paie en dispute ; prévu, cela devient une règle de la maison.',
    ],
  },
  {
    id: 'try-again',
    patterns: [
      '(retent*|repass*|refaire|recommenc*|réessay*|redoubl*) & (examen*|exam|concours|permis|année|partiel*|bac|test|oral|diplôme|licence|prépa)',
      '(redoubler|redouble)',
    ],
    answers: [
      'Oui, si vous voulez toujours ce métier ou ce but, et si quelque chose change cette fois : plus de temps, une préparation, un seul point travaillé. À l’identique, non. Écrivez ce qui a manqué la dernière fois, et voyez si vous pouvez l’avoir cette année.',
    ],
  },
  {
    id: 'see-a-doctor',
    patterns: [
      '(médecin|docteur|généraliste|psy|psychologue*|psychiatre*|consulter|spécialiste|thérapie|thérapeute) & ! (études|fac|concours|métier|licence|lui parler|annoncer|droit ou|son médecin|son docteur|sa psy|son psy|sans lui dire)',
    ],
    answers: [
      'Oui, cela vaut la peine : si cela dure depuis quelques semaines ou vous gâche les journées, c’est une raison suffisante, il n’y a pas besoin d’aller très mal. Au pire vous aurez perdu un quart d’heure ; au mieux vous saurez quoi faire.',
    ],
  },
  {
    id: 'call-back-or-wait',
    isOfTwo: true,
    patterns: [
      '(rappel*|appel*|téléphone*|relance*) .. ou .. (attend*|laisse*|patiente*) & (cabinet|secrétariat|hôpital|labo*|médecin|résultat*)',
      '(rappelle|rappeler) .. (cabinet|secrétariat|hôpital|labo*)',
    ],
    answers: [
      'Appelez : une minute avec le secrétariat, « est-ce que cela peut attendre jusqu’au rendez-vous ? », vous dira ce qu’il en est, et c’est une question qu’on leur pose tous les jours. Si c’était urgent, on vous le dirait ; sinon, vous attendrez plus tranquille.',
    ],
  },
  {
    id: 'block-or-not',
    isOfTwo: true,
    patterns: [
      '(bloqu*|supprim*|désabonn*|unfollow*|retir*) .. (la|le|les|insta*|contact|numéro|ou pas|ou non|profil)',
      '(la|le|les) (bloque|supprimer|retire)',
    ],
    answers: [
      'Si vous regardez tous les jours, mettre en sourdine ou bloquer un mois vous rendra du repos, et cela se défait quand vous voulez. Le garder laisse une porte ouverte, mais elle s’ouvre surtout du côté qui fait mal. Un mois sans voir serait un bon essai.',
    ],
  },
  {
    id: 'now-or-later',
    isOfTwo: true,
    patterns: ['(maintenant|tout de suite|ce soir|demain|vite) ... ou .. (attend*|plus tard|après)'],
    answers: [
      'Si rien ne presse, attendez un moment calme, mais fixez-le : un jour et une heure, pas « plus tard ». Si l’attente vous use plus que la chose elle-même, mieux vaut maintenant, en une phrase.',
    ],
  },
  {
    id: 'write-or-wait',
    isOfTwo: true,
    patterns: [
      '(écri*|envoi*|message*|relanc*|contact*|recontact*) .. ou .. (attend*|laisse*|rien|pas|silence)',
      '(écris|écrire|envoie|envoyer|recontacter) [lui|leur|encore|un message] (ou pas|ou non)',
    ],
    answers: [
      'Les deux se tiennent. Un dernier message, court et sans reproche, vous évite de vous demander plus tard si vous auriez dû ; ensuite, attendre n’est plus courir après. Si vous en avez déjà envoyé plusieurs, c’est le moment de laisser venir.',
    ],
  },
  {
    id: 'insist-or-let-be',
    isOfTwo: true,
    patterns: ['(insist*|laisse* (couler|tranquille))'],
    answers: [
      'Un peu des deux : une phrase pour dire que vous avez vu et que vous êtes là, puis vous n’insistez pas ce jour-là. Insister ferme souvent la porte ; ne rien dire du tout peut passer pour ne pas avoir vu.',
    ],
  },
  {
    id: 'tell-or-keep',
    isOfTwo: true,
    patterns: [
      '(lui|leur|le|la|tout|en) [en|le|la] (dis|dire|dise|avoue|avouer|annonce|annoncer|raconte|raconter|parle|parler) & ! (quoi|comment|quand|matin|soir)',
      '(taire|me tais|me taire|garde* pour moi|garder pour moi|cacher)',
    ],
    answers: [
      'Les deux se tiennent. Le dire vous évite de le porter et de le voir ressortir plus tard ; le taire vous épargne une discussion de plus. Si vous y pensez encore chaque jour, dites-le, à froid, en une phrase, avec le fait et ce que vous demandez.',
      'Un repère : qu’est-ce qui change si c’est su, et qu’est-ce qui s’abîme si cela ne l’est pas ? Quand la seconde réponse est plus longue que la première, il vaut mieux parler.',
    ],
  },
  {
    id: 'borrow-or-ask',
    isOfTwo: true,
    patterns: [
      '(crédit|emprunt*|prêter|dépann*|microcrédit)',
      '(demande*|prêt|avance) .. (argent|sous|euros|thune*|fric)',
    ],
    answers: [
      'À choisir, un proche avec une somme et une date écrites coûte moins cher qu’un crédit rapide, dont les intérêts grimpent vite. Avant les deux, demandez un paiement étalé et un microcrédit personnel au CCAS : ce sont les portes les moins chères.',
    ],
  },
  {
    id: 'take-the-phone-away',
    patterns: ['(confisqu*)', '(prive*|priver|interdi*|retirer) & (téléphone|tel|portable|console|écran*|jeux|ordi*)'],
    answers: [
      'Confisquer arrête le téléphone, rarement le silence, et c’est souvent par lui que passent ses amis. Une règle claire tient mieux : pas à table, pas après telle heure, pour tout le monde, dite à froid. La sanction, gardez-la pour ce qui a été prévu d’avance.',
    ],
  },
  {
    id: 'leave-or-stay',
    patterns: [
      '(partir|pars|quitt*|démission*|déménag*|(arrêt*|arrêter*|arrête*) (mes études|la fac|le boulot|ce métier|ce travail|ce boulot)|changer de (boulot|travail|ville|poste))',
    ],
    answers: [
      'Vous n’avez pas à trancher aujourd’hui. Donnez-vous une date, trois mois par exemple, et notez d’ici là ce qui devrait changer pour que rester vaille la peine ; si rien n’a bougé à cette date, vous saurez que ce n’était pas un coup de fatigue.',
    ],
  },
  {
    id: 'join-a-group',
    patterns: [
      '(aller|vais|inscri*|essayer|rejoindre|chercher|intégrer|commencer) .. (club|clubs|asso|association*|chorale|atelier*|cours de|groupe*|randonnée*|bénévol*|médiathèque)',
    ],
    answers: [
      'Oui, cela vaut un essai : un jour fixe, avec les mêmes visages, change vite une semaine, et la première fois n’engage à rien. La mairie a la liste de ce qui existe près de chez vous ; allez-y deux ou trois fois avant de juger.',
    ],
  },
  {
    id: 'let-a-baby-cry',
    isOfTwo: true,
    patterns: ['(laisser|laisse) .. pleurer'],
    answers: [
      'Quand vous êtes à bout, oui, quelques minutes : l’enfant posé dans son lit, sur le dos si c’est un bébé, vous sortez, vous soufflez, et vous revenez. C’est plus sûr que de rester à bout de nerfs ; pour le reste, la PMI ou le pédiatre vous dira selon son âge.',
    ],
  },
  {
    id: 'force-oneself',
    patterns: ['(me force|me forcer|me forçe|forcer à le faire|obligé* de (coucher|faire l amour))'],
    answers: [
      'Non. Rien n’oblige à se forcer, et un non n’a pas à se justifier, même avec quelqu’un qu’on aime. Ce qui peut se dire, à un autre moment et si vous vous sentez en sécurité, c’est ce dont vous avez envie, et ce dont vous n’avez pas envie.',
    ],
  },
  {
    id: 'force-them',
    patterns: ['(forcer|obliger) & ! (me|moi|fils|fille|enfant*|ado|petit*)'],
    answers: [
      'Tant qu’une personne peut décider pour elle-même, on ne force pas, et cela braque le plus souvent. Proposez un essai court, avec une date de fin, et laissez le choix du comment ; son médecin peut aussi le dire, d’une autre voix.',
    ],
  },
  {
    id: 'tell-the-children',
    patterns: [
      '(dis|dire|dise|annonce*|parle|parler|explique*) .. (mes enfants|mon fils|ma fille|mes filles|mes fils|aux enfants)',
    ],
    answers: [
      'Oui, avec des mots simples et ce qui ne change pas : les enfants sentent qu’il y a quelque chose, et ce qu’ils imaginent est souvent pire. Une phrase pour le fait, une pour la suite, et le droit de poser des questions.',
    ],
  },
  {
    id: 'stay-or-leave',
    isOfTwo: true,
    patterns: ['(reste|rester) & (pars|partir|quitte|quitter|démission*|déménag*)'],
    answers: [
      'Vous n’avez pas à trancher aujourd’hui. Écrivez ce que vous perdriez dans chaque cas, et ce qui pourrait se rattraper dans un an ; puis donnez-vous une date. Si l’un des deux choix vous est dicté par la peur ou par quelqu’un, parlez-en d’abord à une personne sûre.',
    ],
  },
  {
    id: 'first-step',
    patterns: ['premier pas', '(revenir|aller|appeler) en premier'],
    answers: [
      'Le premier pas revient à qui en a la force, pas à qui a tort : il dit que le lien compte plus que la dispute. Un geste petit, sans reparler du fond, suffit ; si rien ne vient en retour, vous pourrez attendre sans regret.',
    ],
  },
  {
    id: 'go-or-not',
    patterns: [
      "(j'y vais|y aller|accepter l invitation|me présenter)",
      '(aller|vais|venir|viens|iriez|irais) .. (enterrement|obsèques|mariage|fête*|soirée|repas|réunion|anniversaire|noël|pot|procès|convocation|invitation|dîner|baptême|réveillon)',
    ],
    answers: [
      'Y aller, mais à vos conditions, est souvent le plus tranquille : une heure de fin prévue, quelqu’un de prévenu, le droit de repartir. Si la seule idée vous enlève le sommeil, quelqu’un d’autre peut y aller, ou cela peut se remettre ; ce ne serait pas fuir.',
    ],
  },
  {
    id: 'stop-coffee',
    patterns: ['(café|cafés|thé|coca) & (arrêt*|moins|boire|bois|supprim*|diminu*)'],
    answers: [
      'Pas forcément arrêter : reculer le dernier café avant midi suffit souvent à changer les nuits, et se tient mieux qu’un arrêt net. Essayez une semaine, en descendant d’un par jour pour éviter les maux de tête.',
    ],
  },
  {
    id: 'staff-office',
    patterns: ['(rh|ressources humaines|syndicat|délégué*|hiérarchie|n 2)', '(voir|parler à|écrire à) la direction'],
    answers: [
      'Pas forcément en premier : une fois aux ressources humaines, l’affaire ne vous appartient plus tout à fait. Notez d’abord les faits avec leurs dates, parlez-en au médecin du travail ou à un élu, qui gardent cela pour eux, et choisissez ensuite.',
    ],
  },
  {
    id: 'a-rest-of-ones-own',
    patterns: [
      '(souffler|me reposer|prendre du temps|penser à moi)',
      '(prendre|poser|prends|pose) .. (week end|vacances|pause|jour|jours|congé*)',
      'droit de (dire non|refuser|souffler|me reposer|penser à moi)',
    ],
    answers: [
      'Oui, vous en avez le droit : on souffle avant d’être à bout, pas après. Posez la date, dites-la, et organisez le relais autour ; si l’on attend que tout aille bien, cela n’arrive jamais.',
    ],
  },
  {
    id: 'how-to-learn',
    patterns: [
      '(fiche|fiches|relire|relis|réviser|révise) & ! (paie|paye|poste)',
      'apprendre .. (cours|leçon*|par coeur|chapitre*)',
    ],
    answers: [
      'Avec peu de temps : lire une fois, fermer, redire l’essentiel de mémoire, vérifier. Une fiche d’une demi-page par chapitre suffit ; recopier rassure, mais c’est se réinterroger qui fixe. Le plus difficile quand vous êtes en forme, le matin pour la plupart des gens, les relectures le soir.',
    ],
  },
  {
    id: 'stop-doing-it-all',
    patterns: ['(arrête* de (faire|cuisiner|ranger|m occuper)|faire la grève|plus rien faire)'],
    answers: [
      'Pas tout d’un coup, cela se prend pour une punition. Annoncez-le plutôt, pour une seule chose : « À partir de lundi, je ne fais plus les repas du soir du mardi et du jeudi. » Et tenez-vous-y, même si c’est des pâtes.',
    ],
  },
]

export const anyWeighing: readonly string[] = [
  'Imaginez-vous demain soir après l’un, puis après l’autre : celui qui vous laisse le plus tranquille est souvent le bon. Et rien n’oblige à répondre aujourd’hui.',
]

/** « Vous choisiriez quoi ? », of what they told: the choice is theirs, and a way to make it is given. */
export const anyOfSeveral: readonly string[] = [
  'Ce choix vous revient, mais voici comment je m’y prendrais : imaginez-vous dans une semaine, ayant pris l’un, puis l’autre. Lequel auriez-vous le plus envie de retrouver ?',
  'Sans réfléchir, avant de peser quoi que ce soit : lequel des deux regretteriez-vous de laisser ?',
]

/** « Vous feriez quoi à ma place ? », of something that nothing was written for. */
export const inAnyPlace: readonly string[] = [
  'Je ne peux pas choisir à votre place, mais voici par où je commencerais : ce que vous y gagneriez, ce que vous y laisseriez, et ce qui pourrait s’essayer avant de décider. Qu’est-ce qui pèse le plus, aujourd’hui ?',
  'Avant de répondre oui ou non, cherchez la version qui s’essaie : quelques jours, une partie seulement, avec le droit de revenir en arrière.',
]

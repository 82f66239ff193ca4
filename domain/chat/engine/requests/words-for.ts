import type { Matter } from './request.ts'

/** Words that can be said as they are, by what they are for. Who they are said to is told apart elsewhere. */
export const wordsFor: readonly Matter[] = [
  {
    id: 'tell-a-child-of-a-death',
    patterns: [
      '(mort|morte|décéd*|décès|enterrement|où est|où il est|où elle est|euthanasi*|endormi*) & (fille|fils|enfant*|petit|petite|petits|gamin*|ado)',
    ],
    answers: [
      'Des mots vrais et courts : « Son corps s’est arrêté. Il n’a plus mal, et on ne le reverra pas. Ce n’est la faute de personne, et on peut être tristes ensemble. » Évitez « parti » ou « endormi », qui font attendre un retour ; laissez venir les questions, même répétées.',
    ],
  },
  {
    id: 'tell-a-child-it-was-wrong',
    patterns: [
      "(c'est mal|pas bien|interdit|pas le droit|voler|volé|vole|mentir|menti|taper|tapé|mordre) & (fils|fille|enfant*|petit|petite|petits|gamin*)",
    ],
    answers: [
      'Court, et sur l’acte plutôt que sur l’enfant : « Cela, ce n’est pas permis, et cela fait de la peine à l’autre. On va le réparer ensemble. » On répare d’abord, on en reparle ensuite, au calme.',
    ],
  },
  {
    id: 'when-they-shout',
    patterns: ["(si|s'|quand|dès que) .. (crie|hurle|s énerve|gueule|hausse le ton|monte le ton|explose)"],
    answers: [
      'Une phrase courte, redite telle quelle : « Je t’écoute, et je préfère qu’on reprenne quand on sera calmes. » Puis sortez de la pièce, sans rien ajouter.',
    ],
  },
  {
    id: 'apologise',
    patterns: ["(m'excuser|excuses|demander pardon|demande pardon|présenter mes excuses|me faire pardonner|désolé*)"],
    answers: [
      'Le fait, sans « mais » derrière : « J’ai eu tort de faire cela, et je le regrette. Je ne me cherche pas d’excuse. Qu’est-ce qui t’aiderait, maintenant ? » Puis laissez le temps de répondre.',
    ],
  },
  {
    id: 'say-what-one-wants',
    patterns: ['(que je (veux|préfère|voudrais|souhaite|tiens à|ne veux pas|veux pas)|mon choix|ma décision)'],
    answers: [
      'Comme un choix, pas comme une plainte : « J’ai entendu les raisons. De mon côté, voilà ce que je veux, et ce qu’il me faut pour que cela marche. » Une seule fois, calmement, et l’on redit la même chose si cela insiste.',
    ],
  },
  {
    id: 'refuse',
    patterns: ['(dire non|dis non|refuser|refuse|décliner|annuler|ne pas venir|pas y aller|venir moins)'],
    answers: [
      'Doux et clair, sans longue excuse : « Cette fois, c’est non, et ce n’est pas contre toi. Je te propose plutôt autre chose, tel jour. » Si l’on insiste ou si l’on pleure, redites la même phrase, sans vous justifier davantage.',
    ],
  },
  {
    id: 'confess',
    lasts: true,
    patterns: [
      '(avoue|avouer|aveu)',
      "(j'ai|je lui ai|je leur ai) [tout] (menti|caché)",
      '(mère|père|parents|mari|femme|copain|copine|fils|fille|enfants|elle|il|ils|personne) .. (pas au courant|sait pas|savent pas|sait rien|savent rien|le sait pas|est au courant de rien)',
      '(viré|virée|licencié*|dettes|découvert) & (dis|dire|annonce*|explique*|parle*)',
    ],
    answers: [
      'Le fait d’abord, puis la suite : « J’ai quelque chose à t’avouer, et j’aurais dû te le dire plus tôt. Voilà ce qui se passe, et voilà ce que je compte faire. » Dit par vous, à un moment calme, cela passe mieux que découvert.',
      'Si la colère monte, n’argumentez pas : « Tu as le droit d’être en colère. J’ai préféré te le dire que continuer à le cacher. » La vraie réponse vient souvent un ou deux jours après.',
    ],
  },
  {
    id: 'reproach',
    patterns: ['(m a blessé*|m a fait (mal|de la peine)|m a vexé*|m a déçu*|ce qu il m a fait|ce qu elle m a fait)'],
    answers: [
      'Par exemple : « J’ai quelque chose à te dire, et ce n’est pas un reproche. Cela m’a fait de la peine. Je ne te demande pas de te justifier, je voulais que tu le saches. » Puis laissez un silence.',
    ],
  },
  {
    id: 'sit-with-them',
    patterns: ['(cantine|manger avec|m asseoir|à côté de|récré|jouer avec|rejoindre)'],
    answers: [
      'Tout simple : « Je peux venir avec vous ? », ou « Je peux manger avec toi ? » Cela suffit. Si c’est non aujourd’hui, cela se redemande un autre jour, ou à quelqu’un d’autre.',
    ],
  },
  {
    id: 'write-to-an-office',
    patterns: [
      '(fac|scolarité|secrétariat|administration|mairie|caf|assurance|université|rectorat|crous|service) & (mail|écrire|écris|message|courrier|lettre|demande|demander)',
    ],
    answers: [
      'En trois lignes : « Bonjour, je vous écris pour demander telle chose, en raison de telle situation. Je joins un justificatif. Pourriez-vous me dire ce qui est possible, si possible avant le… ? » Votre nom, votre numéro de dossier, et c’est tout.',
    ],
  },
  {
    id: 'tell-ones-love',
    patterns: ["(je l'aime|mes sentiments|amoureu*|mon amour|déclarer) & ! aime (bien|beaucoup)"],
    answers: [
      'Simple et sans pression : « Tu comptes pour moi, plus qu’en amitié, et je préférais te le dire. Tu n’as rien à répondre tout de suite. » Dit tranquillement, cela se reçoit mieux qu’une grande déclaration.',
    ],
  },
  {
    id: 'reassure-a-child',
    patterns: [
      '(la|le|les) rassurer & (fille|fils|enfant*|petit|petite|petits|ado|bébé)',
      '(rassurer|consoler) .. (fille|fils|enfant*|petit|petite|petits)',
    ],
    answers: [
      'À sa hauteur, une phrase qui dit la peine et la suite : « C’est dur, et tu as le droit d’être triste. Je t’aime, et je reste là. » Toujours les mêmes mots, et la permission d’en reparler quand cela revient.',
    ],
  },
  {
    id: 'answer-a-bitter-reproach',
    patterns: [
      '(abandonn*|reproch*|égoïste|ingrat*|en veut|en veux) & (répond|répondre|dit|dire|dis)',
      '(abandonn*|égoïste|ingrat*)',
    ],
    answers: [
      'Répondez à la peine plutôt qu’au reproche : « J’entends que c’est dur pour toi, et que tu m’en veux. Je reste là. » Pas de défense, pas de longue explication ; le reste se dit un autre jour.',
    ],
  },
  {
    id: 'ask-for-quiet',
    patterns: ['(baisser|moins fort|parle fort|parler moins|bruit|téléphone) & (collègue*|bureau|open space)'],
    answers: [
      'Sans parler de son caractère, et en demandant une chose : « J’ai du mal à me concentrer quand ça téléphone à côté. Est-ce que tu pourrais prendre les longs appels dans la salle ? » Dit en passant, avec un sourire, cela ne fait pas d’histoire.',
    ],
  },
  {
    id: 'claim-money',
    patterns: [
      '(rende|rendre|me doit|rembours*|sa part|mon argent) & (argent|sous|euros|somme|part|prêté|doit) & (comment|quoi|dis|dire|demande|demander|réclame)',
      '(réclame|réclamer)',
    ],
    answers: [
      'Par écrit, avec la somme et une date : « Il reste telle somme de ta part. J’en ai besoin avant le 5 ; tu préfères en une fois ou en deux ? » Une question fermée reçoit plus de réponses qu’un reproche, et vous gardez une trace.',
    ],
  },
  {
    id: 'answer-tactless-words',
    patterns: [
      '(répondre|dis|dire) .. quand (ils|on|elle|il|les gens|quelqu*|ma|mon|mes) .. (dit|disent|demande*|sort|sortent|pose*|parle*|reproche*|lance*|insiste*)',
      '(quand|si) (ils|on|elle|il|les gens) .. (disent|dit|demandent|demande|sort) .. (répondre|dis|dire)',
    ],
    answers: [
      'Une seule phrase pour tous : « Je sais que c’est dit pour aider ; là, cela me fait plutôt mal. » Ou, si vous ne voulez rien expliquer : « Je préfère ne pas en parler. » Puis changez de sujet, vous n’avez rien à justifier.',
    ],
  },
  {
    id: 'ask-the-boss',
    patterns: [
      '(congé*|absence|télétravail|horaires|planning|jours de repos|jour de repos) & (dis|dire|demande|demander|quoi|comment)',
    ],
    answers: [
      'Une demande, une date, une solution : « J’ai besoin de tel jour à tel jour, pour une raison de famille. Voici comment mon travail sera couvert. Est-ce possible, ou quelles dates le seraient ? » Par écrit ensuite, pour en garder la trace.',
    ],
  },
  {
    id: 'come-into-a-group',
    patterns: [
      '(en arrivant|en entrant|arrivée) & (dis|dire|dit|quoi|comment|mots|phrase)',
      '(me présente|me présenter|dire bonjour|premier jour) & (dis|dire|quoi|comment|mots|phrase|présent*)',
    ],
    answers: [
      'Une phrase toute simple suffit : « Bonjour, c’est ma première fois ici. Je peux me mettre où ? » Puis une question à la personne d’à côté : « Vous venez depuis longtemps ? » On retient rarement les mots d’une arrivée, seulement qu’elle était aimable.',
    ],
  },
  {
    id: 'first-meeting',
    patterns: [
      '(premier (rdv|rendez vous|rencard|date)|rencard) & ! (médecin|psy|psychologue|banque|avocat|conseiller)',
    ],
    answers: [
      'De petites choses vraies : ce qui vous a fait rire cette semaine, un endroit que vous aimez, ce que vous feriez d’un jour libre. Et deux questions de plus sur ce que l’autre vient de dire ; c’est la curiosité qui plaît, pas les sujets.',
    ],
  },
  {
    id: 'faults-in-an-interview',
    patterns: ['(défaut*|faiblesse*|points faibles|qualités)'],
    answers: [
      'Un vrai défaut, petit, et ce que vous en faites : « Je vérifie trop avant de rendre ; maintenant je me fixe une heure de fin. » Pas de défaut déguisé en qualité, et l’on passe à la suite.',
    ],
  },
  {
    id: 'gap-in-a-cv',
    patterns: ['(trou|chômage|arrêt|année blanche|sans emploi|période) & (cv|entretien|recruteur*|embauche)'],
    answers: [
      'En une phrase, sans s’excuser : « J’ai eu une période sans poste, j’en ai profité pour telle chose, et aujourd’hui je suis disponible, avec l’envie de reprendre. » Puis revenez tout de suite au poste. Personne n’a à savoir les raisons de santé.',
    ],
  },
  {
    id: 'bad-marks-to-parents',
    patterns: ['(rate|raté|échou*|redouble*|mauvaise* note*|loup*) & (dis|dire|annonce*|parle*|expliqu*)'],
    situations: ['exam-failed', 'competitive-exam-failed', 'driving-test-failed'],
    answers: [
      'Le fait, puis la suite, avant qu’on vous la demande : « Je n’ai pas eu cette épreuve. C’est une déception pour moi aussi. Voilà ce que je propose : le rattrapage, et ceci pour m’y préparer. » Dit de vous, tôt, cela passe mieux que découvert.',
    ],
  },
  {
    id: 'call-the-bank-or-garage',
    patterns: ['(banque|banquier*|garage*|propriétaire|proprio|edf|impôts|créanci*|fournisseur)'],
    answers: [
      'Commencez par la demande, pas par l’histoire : « Je vous appelle pour éviter un incident. J’ai une dépense de tant, ma paye arrive le tant ; je peux régler tant par mois à partir du tant. Que pouvez-vous faire ? » Notez le nom, et demandez une confirmation écrite.',
      'Si l’on vous dit non, une seule phrase : « Qui peut décider, et quand puis-je lui parler ? » On tombe souvent sur la bonne personne au deuxième appel.',
    ],
  },
  {
    id: 'share-the-nights',
    patterns: [
      '(nuit*|lève|lever|réveil*|biberon*) & (bébé|biberon*|petit|petite|sur deux|tour de rôle) & (demande|demander|dis|dire)',
    ],
    answers: [
      'En journée, pas à trois heures du matin : « Je n’y arrive plus toutes les nuits. Je te demande de prendre celles du vendredi et du samedi, du début à la fin. On essaie deux semaines ? » Des nuits nommées tiennent mieux qu’« aide-moi plus ».',
      'Si son travail l’empêche : « Alors je dors de vingt et une heures à une heure du matin, et tu gères ce moment-là. » L’important est un bloc de sommeil qui soit à vous.',
    ],
  },
  {
    id: 'ask-somebody-out',
    patterns: [
      '(proposer|propose|inviter|invite|boire un verre|un café|un ciné|sortir avec) & (dis|dire|écris|envoie|quoi|comment) & ! (chef*|patron*|médecin|banque)',
    ],
    answers: [
      'Court, précis, facile à refuser : « Je vais boire un café après, ça te dit ? » ou « Samedi je vais voir tel match, viens si tu veux. » Un jour et un lieu suffisent ; pas besoin d’explication.',
    ],
  },
  {
    id: 'answer-you-imagine-things',
    patterns: [
      '(des films|dramatis*|exagèr*|parano|inquiète pour rien|monte la tête|dans ma tête) & (répondre|répond|dis|dire)',
    ],
    answers: [
      'Par exemple : « Peut-être que ce n’est rien, et j’espère. En attendant j’ai peur, et j’ai surtout besoin que tu restes à côté, pas que tu me raisonnes. » Vous ne défendez pas votre peur, vous dites ce qui aide.',
    ],
  },
  {
    id: 'silent-friend',
    patterns: ['(répond plus|répond pas|silence|nouvelles|ghost*|éloign*) & (envoie|écris|dis|dire|quoi) & ! si'],
    situations: ['friend-not-answering', 'friends-drifting'],
    answers: [
      'Deux lignes, sans reproche et sans question piège : « Tu me manques, et je ne sais pas ce qui se passe. Si j’ai fait quelque chose, dis-le-moi ; sinon, un café quand tu veux. » Puis laissez-lui le temps.',
    ],
  },
  {
    id: 'sibling-to-share',
    patterns: [
      '(frère|soeur|frangin*|fratrie) & (mère|père|maman|papa|parents|ehpad|tout faire|occupe*) & (dis|dire|parle*|demande*|expliqu*)',
    ],
    answers: [
      'Une demande, un jour, une tâche : « J’ai besoin que tu prennes les rendez-vous de maman le mardi. Je ne te reproche rien, je n’arrive plus à tout faire. Tu peux, oui ou non ? » Plus c’est précis, moins cela ressemble à un procès.',
    ],
  },
  {
    id: 'see-an-ex',
    patterns: ['(affaires|revoir|clés) & (mon ex|ex|lui|elle|chercher|récupérer) & (dis|dire|quoi)'],
    answers: [
      'Une phrase neutre pour ouvrir : « Bonjour, je viens pour les affaires, je préfère qu’on fasse simple aujourd’hui. » Le reste, si vous voulez le dire un jour, s’écrit mieux ailleurs et plus tard.',
    ],
  },
  {
    id: 'neighbour-noise',
    situations: ['change-neighbour-noise'],
    patterns: ['(voisin*|tapage) & (bruit|musique|fort|nuit|soir|baisse*|baisser|réveil*|dor*|tapage|dessus|fêtes)'],
    answers: [
      'À froid, en journée : « Bonjour, j’habite à côté. On entend beaucoup chez moi tard le soir, et je me lève tôt. Est-ce que vous pourriez baisser après vingt-deux heures ? » Une heure précise aide plus qu’un reproche.',
      'Par écrit, trois lignes : « Bonjour, je suis votre voisin d’immeuble. Le soir après vingt-deux heures, j’entends tout chez moi, et je me lève tôt. Pourriez-vous baisser à partir de là ? Merci beaucoup. » Signez, et laissez votre numéro : on répond plus volontiers à quelqu’un qu’à un mot anonyme.',
    ],
  },
  {
    id: 'announce',
    patterns: ['(annonce|annoncer|annonces)'],
    answers: [
      'La nouvelle d’abord, sans long détour : « J’ai une nouvelle à te dire, et je voulais que tu l’apprennes par moi. Voilà ce qui se passe. Tu n’as pas à réagir tout de suite. » Puis une chose que vous avez déjà prévue pour la suite ; c’est elle qui rassure.',
    ],
  },
  {
    id: 'answer-them',
    patterns: ['(répond|répondre) & (demande*|question*|pourquoi|remarque*|insist*|curieu*|quand on)'],
    answers: [
      'Court et vrai suffit : « Rien de spécial, et je préfère ne pas en parler », ou, si c’est un reproche : « J’entends, je te réponds à froid. » Vous n’avez rien à justifier.',
      'On peut aussi gagner du temps : « Je n’ai pas envie de répondre à chaud. On en reparle ce soir. » C’est une réponse, et elle évite les mots de trop.',
    ],
  },
  {
    id: 'ask-a-delicate-thing',
    patterns: [
      '(lui|leur) (demande|demander|poser la question)',
      'demander (si|à) & ! (place|table|aide|cantine|je demande)',
    ],
    answers: [
      'Dites d’abord ce qui vous coûte, puis la question, nue : « C’est difficile à demander pour moi, et j’ai besoin d’une réponse vraie. » Choisissez un moment sans écran et sans hâte, et laissez un silence après.',
    ],
  },
]

import type { FollowUp } from './follow-up.ts'

/** What people who hurt themselves say and ask: the wound first, then what else can be done, and who may know. No call is pressed. */
export const followUpsOfSelfInjury: readonly FollowUp[] = [
  {
    id: 'va-recommencer',
    patterns: [
      '(vais|va|envie de|veux|pense) [sûrement|encore|peut être|sans doute] (recommencer|le refaire|me recouper|me couper|craquer)',
      '(ce soir|cette nuit|tout à l heure) .. (je recommence|je le refais|je me coupe)',
    ],
    answers: [
      'Vous pensez recommencer. Mettez ce qui coupe hors de la pièce, ou donnez-le à quelqu’un, et allez près d’une personne de la maison, même sans rien expliquer. Puis gagnez dix minutes, et dix autres.',
      'L’envie revient, et vous le dites avant : c’est le bon moment. Sortez de la chambre, les mains sous l’eau froide, et restez là où il y a quelqu’un.',
    ],
    questions: ['Qui est là, près de vous, ce soir ?'],
  },
  {
    id: 'ne-saigne-plus',
    patterns: ['saigne* (plus|pas)', 'plus de sang', 'pas [très|si|trop] profond*', 'blessure* superficiel*'],
    answers: ['Tant mieux si cela ne saigne plus. De l’eau, du savon, un pansement propre, et cela se surveille.'],
  },
  {
    id: 'à-la-place',
    patterns: [
      '(à la place|au lieu) [de|$|,|et]',
      '(faire|quoi|truc*|chose*|idée*|astuce*) .. (autre|à la place)',
      'quoi faire (de autre|quand|à)',
      '(arrêter|arrête) de (me|se) *',
      '(comment|pour) [on|je|ça] [fait|faire|fais] [pour] arrêter',
      'comment .. arrête*',
      'quand (ça|ca|l envie) (monte|vient|revient|déborde) .. (quoi|sais pas|faire|comment)',
      '(veux|voudrais|aimerais) (arrêter|que ça s arrête)',
      '(fais|faire) quoi .. (si|quand) .. (revient|monte|recommence)',
      'peur de (recommencer|refaire|craquer|rechuter)',
      '^ [et|mais] quand .. (envie|ça) .. (revient|monte|reprend)',
    ],
    answers: [
      'Vouloir autre chose, c’est déjà un appui. Quand l’envie monte : attendre dix minutes, serrer un glaçon ou passer les mains sous l’eau froide, mettre la musique fort, et sortir de la pièce où il y a de quoi couper.',
      'L’envie fait une vague : elle monte, puis redescend. Pour la laisser passer : de l’eau froide sur le visage, marcher vite, écrire ce qui déborde puis le déchirer, ou envoyer un mot à quelqu’un. Gagner dix minutes, puis dix autres.',
      'On peut préparer une liste à soi, dans le téléphone : trois gestes qui calment, deux personnes, un endroit. Et donner ce qui coupe à quelqu’un, ou le mettre loin.',
    ],
    questions: ['Lequel vous paraît possible, la prochaine fois ?', 'À quels moments l’envie est-elle la plus forte ?'],
  },
  {
    id: 'urgences-psy',
    patterns: [
      '(urgences|hôpital|psychiatr*|hp|hosto|clinique|consultation) .. (psy*|peur|garde*|emmen*|amen*)',
      '(emmener|emmène|amener|traîner) .. (urgences|hôpital|psy*|hp|médecin)',
      '(vont|va|peuvent) [pas] me garder',
    ],
    answers: [
      'On ne garde personne d’office : un médecin vous parle, et vous pouvez demander un moment sans vos parents. Selon ce que vous vivez, on rentre avec un rendez-vous, ou l’on propose de rester un peu.',
      'Cette peur se comprend. Vous pouvez poser chaque question avant de répondre aux leurs : « Que va-t-il se passer ? Qui le saura ? »',
    ],
    questions: ['Qu’est-ce qui vous fait le plus peur, là-dedans ?'],
  },
  {
    id: 'puis-je-refuser',
    patterns: ['(peux|puis|droit|peut) .. (refuser|dire non)', '(obligé*|forcé*) d y aller'],
    answers: [
      'Vous pouvez dire ce que vous ne voulez pas, et demander qu’on vous explique chaque étape. Pour un mineur, la décision se prend avec les parents et le médecin, qui doivent l’écouter.',
    ],
  },
  {
    id: 'école-au-courant',
    patterns: [
      '(lycée|collège|école|profs|employeur|boulot|travail) .. (savoir|sauront|saura|apprendre|au courant|dire)',
    ],
    answers: [
      'Pas par les soignants : ils sont tenus au secret, envers l’école aussi. C’est à vous et à votre famille de choisir à qui le dire.',
    ],
  },
  {
    id: 'parent-bouleversé',
    patterns: [
      '(elle|il|mère|père|maman|papa|parents|ils) .. (pleuré|pleurait|paniqué|choqué*|pété un (plomb|câble)|effondré*)',
      '(trouvé|vu|découvert) .. (lame*|cutter|bras|cicatri*|marques|pansement*)',
    ],
    answers: [
      'Un parent qui découvre cela a peur, et la peur crie, puis pleure. Cela ne veut pas dire que vous êtes en faute.',
    ],
    questions: ['Qu’auriez-vous aimé entendre, à ce moment-là ?'],
  },
  {
    id: 'cris-à-la-maison',
    patterns: [
      '(père|mère|parents|papa|maman|beau-père|belle-mère|il|elle|ils) [*] [*] (crie|crient|hurle|hurlent|gueule|gueulent|s engueulent|se engueulent|se disputent|se crient)',
    ],
    answers: [
      'Quand les cris montent, il faut bien que quelque chose sorte quelque part. Ce n’est pas à vous de payer pour ces cris.',
      'Ces cris-là débordent sur vous. Le voir, c’est déjà savoir à quel moment se protéger.',
    ],
    questions: ['Est-ce qu’il n’y a que des cris, ou avez-vous peur de quelqu’un à la maison ?'],
  },
  {
    id: 'pas-de-psy',
    patterns: ['(veux|irai|vais|peux) pas .. (psy*|médecin|docteur|infirmière)'],
    answers: [
      'Rien n’y oblige aujourd’hui. On peut commencer plus petit : une amie qui sait, un tchat où écrire, un adulte qui ne pose pas trop de questions.',
    ],
    questions: ['Qu’est-ce qui vous gêne le plus, dans l’idée d’y aller ?'],
  },
  {
    id: 'soigner-la-plaie',
    patterns: [
      '(mets|met|mettre) quoi [dessus|là|$]',
      '(quoi|que) (mettre|mets) [dessus|là|$]',
      '(désinfecte*|désinfecter|nettoie*|nettoyer|soigne|soigner|pansement) .. (comment|avec quoi|quoi|faut|dois)',
      '(comment|avec quoi) .. (désinfecter|nettoyer|soigner)',
    ],
    answers: [
      'De l’eau et du savon, puis un pansement propre. Si c’est profond, ou si cela saigne encore après dix minutes d’appui, c’est le 15 ou les urgences ; un pharmacien peut aussi regarder, sans juger.',
    ],
    questions: ['Est-ce que cela saigne encore ?'],
  },
  {
    id: 'cicatrices-vues',
    patterns: [
      '(voir|voit|verra|verront|remarque*|vu|vont voir|va voir) .. (cicatri*|marques|traces|bras|cuisses|coupures)',
      '(cicatri*|marques|traces) .. (voir|vues|été|piscine|plage|manches|maillot|sport)',
    ],
    answers: [
      'Vous craignez qu’on les voie, et que l’on comprenne. On peut choisir de le dire avant, en une phrase : « Tu verras des marques. J’allais mal, et j’ai besoin que tu restes calme. »',
    ],
    questions: ['À qui le diriez-vous en premier ?'],
  },
  {
    id: 'cicatrices',
    patterns: [
      'cicatri* .. (vie|toujours|partent|partir|restent|reste|visible*|enlever|effacer)',
      '(laisse*|garder) .. (cicatri*|marques|traces)',
    ],
    answers: [
      'Beaucoup s’estompent avec le temps, certaines restent un peu. Une plaie propre et protégée marque moins ; un pharmacien ou un médecin peut conseiller, sans juger.',
    ],
    questions: ['Que craignez-vous que les autres voient ?'],
  },
  {
    id: 'plaie-à-regarder',
    patterns: ['(rouge*|infect*|suint*|cloque*|gonfl*|chaude|chauffe|coule|pus|croûte*|cicatri*|pique|gratte)'],
    answers: [
      'De l’eau et du savon, puis un pansement propre. Si cela chauffe, gonfle ou coule, un médecin doit regarder, sans tarder ; le pharmacien ou l’infirmière peut vous y aider.',
    ],
    questions: ['Est-ce que cela fait plus mal qu’hier ?'],
  },
  {
    id: 'rechute',
    patterns: ['(mois|ans|semaines|jours) .. (arrêté|tenu|sans)', '(recommencé|rechuté|repris)'],
    answers: [
      'Ces mois sans le faire ne s’effacent pas : ils disent que c’est possible. Une fois n’est pas un retour au début.',
    ],
    questions: ['Qu’est-ce qui s’est passé, juste avant ?'],
  },
  {
    id: 'honte',
    patterns: ['(honte|coupable|nulle|nul)'],
    answers: ['La honte pousse à se cacher ; l’écrire ici va dans l’autre sens. Vous n’avez rien à payer.'],
  },
  {
    id: 'est-ce-de-la-folie',
    patterns: ['(suis|je suis|deviens) [je] (folle|fou|malade|bizarre|anormal*)', '(c est|est-ce) normal'],
    answers: [
      'Non, ce n’est pas de la folie : c’est une façon de tenir quand tout déborde. Elle fait mal, et on peut en trouver d’autres.',
    ],
  },
  {
    id: 'peur-des-urgences',
    patterns: [
      '(urgences|hôpital|médecin|pharmacien*) .. (folle|fou|juge*|prendre pour|peur|honte)',
      'veux pas .. (urgences|hôpital|médecin)',
    ],
    answers: [
      'Pour une petite plaie, un pharmacien regarde et conseille, sans dossier. Si elle est profonde, étendue ou saigne encore, c’est le 15 ou le 112 : on vous soigne d’abord, sans vous juger.',
    ],
    questions: ['Est-ce que cela s’étend, ou fait plus mal ?'],
  },
  {
    id: 'par-écrit',
    refusesLine: true,
    patterns: [
      '(écrire|tchat|chat|sms|texto|message*) .. (à quelque un|ado*|jeune*|où|quelque part|ligne)',
      '(endroit|numéro|site|ligne|truc|quelque part) ... (écrire|tchat|chat|sms)',
      '(aime|déteste|peux|ose|arrive|supporte|veux) [pas] .. (téléphoner|tel|téléphone|appeler|parler au téléphone|à l oral)',
      '(parents|mère|père|on) .. (entend*|entendre)',
      'par (écrit|sms|tchat|message*)',
      'pas de (tel|téléphone|portable)',
      'préfère écrire',
    ],
    answers: [
      'Alors par écrit : à certaines heures, Fil Santé Jeunes a un tchat anonyme et gratuit pour les 12-25 ans, et le 119 un tchat pour les moins de 21 ans. Pour une urgence sans parler, c’est un SMS au 114.',
      'Rien n’oblige à téléphoner. On peut écrire, sur le tchat de Fil Santé Jeunes par exemple, ou simplement tendre son téléphone à un adulte avec deux phrases écrites.',
    ],
    questions: ['Qu’est-ce que vous aimeriez pouvoir leur écrire en premier ?'],
  },
  {
    id: 'à-qui-le-dire',
    patterns: [
      '(infirmière|cpe|prof|profs|professeur*|médecin|psy*|surveillant*|assistante sociale|éducat*|tante|marraine|grand-mère)',
      '(comment|par où) .. (commencer|dire|dis|parler|en parle|annoncer)',
      '(une|1|quelle) phrase*',
      '(dire|parler) .. (à qui|quelqu un|quelque un)',
    ],
    answers: [
      'Une phrase suffit pour commencer : « Je me fais du mal, et je voudrais arrêter. Vous pouvez m’aider ? » On peut aussi la montrer, écrite sur le téléphone, sans avoir à la dire.',
      'Peu de mots suffisent, même par message : « Quand ça ne va pas, je me fais du mal. J’ai besoin que tu m’aides, sans te fâcher. » Le reste viendra avec les questions.',
    ],
    questions: ['Quel jour pourriez-vous y aller ?'],
  },
  {
    id: 'parents',
    patterns: [
      '(parents|mère|père|maman|papa|mari|femme|copain|copine) .. (plomb|tuer|crier|énerv*|comprendr*|pleur*|réag*|voir|voient|sache*|apprenn*|fâch*|déçu*)',
      'pas (mes parents|ma mère|mon père)',
      '(veux|peux|ose|vais) pas .. (dire|parler) .. (parents|mère|père|maman|papa)',
      '(péter|pète|pètent) un (câble|plomb)',
      '(cache|cacher|manches)',
    ],
    answers: [
      'Leur réaction fait peur, et rien n’oblige à commencer par eux. Un autre adulte peut vous aider à préparer ce moment, ou être là quand vous le direz.',
      'Cacher demande beaucoup d’énergie. Vous choisissez qui le saura, et dans quel ordre.',
    ],
    questions: ['Quel adulte, en dehors de la maison, vous paraît le plus sûr ?'],
  },
  {
    id: 'personne-ne-sait',
    patterns: [
      'personne [ne] [est|le|n est] (sait|courant|au courant|parlé)',
      '(jamais|pas) .. (dit|parlé) à personne',
    ],
    answers: [
      'Vous venez de le dire ici, et c’était sans doute le plus difficile. Une seule personne qui sait, cela change déjà le poids.',
    ],
    questions: ['Qui pourrait être cette première personne ?'],
  },
  {
    id: 'rien-ce-soir',
    isReassuring: true,
    patterns: ["(j'ai|ai) rien fait", '(il y a|y a|ya|ça fait|depuis) * jours', '(hier|avant hier|semaine dernière)'],
    answers: [
      'D’accord, il n’y a rien eu ce soir. Ce que vous avez fait pour tenir jusqu’ici compte.',
      'Merci de le préciser. Entre deux fois, il y a donc des moments où autre chose a marché.',
    ],
    questions: ['La plaie est-elle propre, et refermée ?', 'Qu’est-ce qui vous a aidé à ne pas le faire depuis ?'],
  },
  {
    id: 'ce-qui-marche',
    patterns: [
      '(musique|chien|chat|dessin*|sport|courir|marcher|douche|respir*|série*|jeu*) ..',
      '(marche|fonctionne|aide) .. (fois|parfois|un peu|pas toujours)',
    ],
    answers: [
      'C’est un moyen bien à vous, même s’il ne marche pas à chaque fois. Gardez-le en premier, et prévoyez le suivant pour les fois où il ne suffit pas.',
    ],
    questions: ['Et les fois où cela ne suffit pas, que se passe-t-il juste avant ?'],
  },
  {
    id: 'pour-apaiser',
    patterns: [
      '(calme|soulage|apaise|détend|libère|vide la tête|redescend*)',
      '(déborde|trop de|trop plein|trop fort|tête explose|dans la tête|pression)',
      '(pas|jamais) [pour|envie de|vouloir] mourir',
    ],
    answers: [
      'D’accord : ce n’est pas pour mourir, c’est pour faire baisser quelque chose de trop fort. Cela se comprend, et on peut trouver de quoi apaiser sans se blesser.',
      'La douleur fait taire le reste un moment, puis le reste revient. Ce qui déborde mérite d’être entendu, pas puni.',
    ],
    questions: ['Qu’est-ce qui déborde, dans ces moments-là ?'],
  },
  {
    id: 'je-vais-essayer',
    isQuiet: true,
    patterns: ['(vais|ok|promis|je) .. (essayer|essaie|tenter|y aller|lui dire|aller voir)'],
    answers: [
      'C’est un vrai pas. Si l’envie revient avant, dix minutes d’abord, et un mot ici ou à quelqu’un.',
      'Bien. Rien n’a besoin d’être parfait : une phrase suffira ce jour-là. Revenez me dire comment cela s’est passé.',
    ],
  },
]

import type { SmallTalk } from './small-talk.ts'

/** One ordinary, safe thing to try for what is asked most often. Plainest first: the second is for who asks again. */
export const practicalAnswers: readonly SmallTalk[] = [
  {
    id: 'forgets-who-i-am',
    patterns: [
      '(madame|monsieur|reconna*|oublie*|alzheimer|prénom) & (répondre|réagir|dire|fais|faire) & (quoi|comment|quand)',
      '(dire|dis) .. je suis * .. simplement',
    ],
    answers: [
      'Sans corriger, dites simplement votre prénom et que vous êtes là : « C’est moi, je suis là. » Une voix douce, une main, une chanson connue passent souvent quand le nom ne vient plus. Qu’est-ce qui apaise cette personne, d’ordinaire ?',
      'Oui, tout simplement. Vous pouvez ensuite parler de ce qu’il y a sous les yeux, une photo, la fenêtre, plutôt que de ce dont il faudrait se souvenir.',
      'Une visite peut être courte : dix minutes paisibles valent mieux qu’une heure d’épreuve. Une association de familles connaît bien ces moments. Qui pourrait vous accompagner, la prochaine fois ?',
    ],
  },
  {
    id: 'days-off-for-a-relative',
    patterns: [
      '(droit|droits|demander|poser|prendre|avoir) & (jours|congé*|absence) & (père|mère|parent*|mari|femme|hôpital|hospitalis*|malade|proche|obsèques|enterrement|décès|deuil)',
      'droit [à|a] (des|combien de) jours [de congé*] $',
    ],
    answers: [
      'Cela dépend de votre contrat et de votre convention collective : le service du personnel, ou service-public.fr, vous le dira précisément. Pour un proche malade existent aussi le congé de proche aidant et, si c’est très grave, le congé de solidarité familiale . En principe l’employeur ne peut pas les refuser, mais il les paie rarement.',
      'Le médecin qui suit votre proche connaît aussi l’assistante sociale de l’hôpital : elle aide pour ces papiers-là.',
    ],
  },
  {
    id: 'answer-condolences',
    patterns: ['(répondre|dire|réponds|dis) & condoléance*'],
    answers: [
      'Un simple « merci, ça me touche » suffit ; personne n’en attend davantage. Et les jours où même cela est trop, un signe de tête fait très bien l’affaire.',
      'Vous pouvez avoir une seule phrase pour tout le monde : « Merci d’y avoir pensé. » Elle vous évite de chercher.',
    ],
  },
  {
    id: 'answer-how-are-you',
    patterns: [
      '(répondre|dire|réponds|dis) & (comment ça va|si ça va|ça va) & (quoi|comment) & (quand|demande*|on me)',
    ],
    answers: [
      'Une réponse vraie et courte existe : « Pas très fort, mais je n’ai pas envie d’en parler là. » Elle ne ment pas, et elle vous laisse la main.',
      'À qui compte, vous pouvez dire un peu plus : « C’est dur en ce moment, merci de demander. »',
    ],
  },
  {
    id: 'back-to-sleep',
    patterns: [
      '(rendormir|recoucher|retrouver le sommeil|réveil* .. nuit) & (truc|comment|conseil*|astuce*|idée*|quoi|auriez|aurais|technique|moyen)',
    ],
    answers: [
      'Sans regarder l’heure : si le sommeil ne revient pas au bout d’une vingtaine de minutes, levez-vous, lumière basse, une chose un peu ennuyeuse et pas d’écran, puis retournez au lit quand les paupières pèsent. Un papier près du lit recueille ce qui tourne, « à voir demain ».',
      'Allongez l’expiration : quatre temps pour inspirer, six pour souffler, quelques minutes, sans chercher à dormir. Même éveillé, le corps se repose.',
    ],
  },
  {
    id: 'meet-people',
    patterns: [
      '(rencontrer|connaître) (des gens|du monde|quelqu*|des personnes|de nouvelles personnes)',
      '(se faire|me faire|faire) des (amis|ami|copains|copines|potes)',
    ],
    answers: [
      'Le plus sûr : une activité à heure fixe, chaque semaine, avec les mêmes gens, un sport, une chorale, un atelier, du bénévolat. C’est la répétition qui fait les liens, plus que l’aisance. Qu’est-ce qui vous tenterait un peu ?',
      'Choisissez un seul endroit et tenez-vous-y un mois ; au bout de quelques fois, proposez un café après. Trois essais pour un oui, c’est dans la moyenne.',
    ],
  },
  {
    id: 'say-no',
    patterns: ['(dire non|refuser|poser [des|une|mes|les] limite*|mettre [des|une|mes] limite*)'],
    answers: [
      'Une phrase courte, sans longue excuse : « Non, pas cette fois. » On peut aussi gagner du temps : « Je vous réponds demain. » À qui voudriez-vous le dire en premier ?',
      'Commencez par un petit non, là où l’enjeu est faible, et redites la même phrase si l’on insiste. Quel serait ce petit non ?',
    ],
  },
  {
    id: 'help-somebody',
    patterns: [
      '(aider|soutenir|faire pour|consoler|accompagner) .. (ami|amie|amis|copine|copain|pote|frère|soeur|mère|père|mari|femme|collègue|cousin*|proche)',
    ],
    answers: [
      'Le plus utile est souvent simple : demander comment ça va, écouter sans corriger, et proposer une chose précise, un repas, une marche, l’accompagner chez le médecin. Si vous craignez pour sa vie, posez la question franchement ; le 3114 conseille aussi l’entourage. Qu’est-ce qui vous inquiète le plus ?',
      'Dites ce que vous voyez et que vous restez là, sans chercher la bonne phrase. Vous n’avez pas à porter cela sans relais : qui d’autre pourrait être près de cette personne ?',
    ],
  },
  {
    id: 'tell-the-doctor',
    patterns: [
      '(dire|dis|parler|parle|expliquer|explique|demander) .. (médecin|docteur|généraliste|psychiatre) & (comment|quoi)',
    ],
    answers: [
      'Une phrase suffit pour commencer : « Je ne vais pas bien depuis quelque temps, et j’ai besoin d’aide. » On peut aussi la faire lire, écrite à l’avance, avec le sommeil, l’appétit et ce qui a changé. Que mettriez-vous en premier ?',
      'Dites-le dès la prise de rendez-vous, « c’est pour le moral » : le médecin pourra prévoir du temps. Qu’est-ce qui serait le plus difficile à dire ?',
    ],
  },
  {
    id: 'break-the-news',
    patterns: [
      '(annoncer|avouer|expliquer|dire) .. (parents|mère|père|famille|mari|femme|copain|copine|enfants) & comment',
    ],
    answers: [
      'Un moment calme, et l’essentiel en une phrase : « J’ai quelque chose d’important à dire, j’ai besoin qu’on m’écoute jusqu’au bout. » Puis ce que vous attendez, pas seulement la nouvelle. Quelle serait votre première phrase ?',
      'On peut l’écrire avant, ou même le faire lire. Et prévoir la suite : où aller, à qui parler, si la réaction est vive. De quelle réaction avez-vous peur ?',
    ],
  },
  {
    id: 'stop-thinking-of-somebody',
    patterns: [
      '(oublier|arrêter de penser|arrête de penser|tourner la page|passer à autre chose) & (comment|conseil*|faire)',
    ],
    answers: [
      'On n’oublie pas sur commande, mais on peut laisser moins de place : ne plus regarder ses nouvelles pendant deux semaines, et prévoir quelque chose aux heures où cela revient. À quel moment est-ce le plus fort ?',
      'Donnez à ces pensées un quart d’heure par jour, par écrit, et remettez les autres à ce moment-là. Qu’est-ce qui revient le plus ?',
    ],
  },
  {
    id: 'child-bedtime',
    patterns: [
      '(fils|fille|enfant*|petit|petite|petits|garçon|jumeaux) .. (dor*|endorm*|couch*|au lit|nuit*)',
      '(coucher|endormir|dormir) .. (fils|fille|enfant*|petit|petite|petits|garçon|jumeaux)',
    ],
    answers: [
      'Les mêmes trois gestes chaque soir, dans le même ordre, rassurent un jeune enfant. S’il appelle, sortez deux minutes, revenez le lui dire calmement, et recommencez. À quel moment cela se bloque-t-il le plus ?',
      'Annoncer la fin une seule fois, « une histoire, puis je sors », et s’y tenir demande quelques soirs difficiles. La PMI ou le pédiatre en parle volontiers. Qui peut prendre un soir sur deux ?',
      'Une petite lumière, un objet à vous qu’il garde, et une visite promise dans cinq minutes, tenue à chaque fois : c’est la régularité qui rassure.',
    ],
  },
  {
    id: 'child-tantrum',
    patterns: [
      '(fils|fille|enfant*|petit|petite|petits|garçon|jumeaux) .. (crise*|colère*|tape|mord|hurle*|obéi*|écoute*|calm*)',
      '(calmer|gérer|réagir) .. (fils|fille|enfant*|petit|petite|petits|garçon)',
    ],
    answers: [
      'Pendant la colère, peu de mots : se mettre à sa hauteur, la nommer, attendre qu’elle redescende. On explique après, quand tout est calme. Qu’est-ce qui la déclenche le plus souvent ?',
      'S’éloigner de quelques pas, en restant en vue, vaut mieux que crier ; une consigne à la fois, courte. Qui peut prendre le relais quand vous êtes à bout ?',
    ],
  },
  {
    id: 'should-i-worry',
    patterns: ["(dois|devrais|faut|faudrait) .. (m'inquiéter|s'inquiéter|inquiéter)"],
    answers: [
      'Si quelque chose vous alerte, vous pouvez lui demander simplement comment cela va, et si des idées noires lui viennent : poser la question ne donne pas l’idée. Un médecin, ou l’infirmière scolaire pour un jeune, vous dira la suite. Qu’est-ce qui a changé, ces derniers temps ?',
      'Une inquiétude qui dure mérite l’avis de quelqu’un qui peut regarder de près : le médecin traitant, d’abord. Qu’avez-vous remarqué qui vous a arrêté ?',
    ],
  },
  {
    id: 'force-to-consult',
    patterns: [
      '(forcer|forc*|obliger|convaincre|pousser|persuader|amener|emmener) .. (voir|consulter|parler|psy*|médecin|soigner|aller)',
    ],
    answers: [
      'Forcer ferme souvent la porte ; laisser un choix l’ouvre : quel médecin, quel jour, avec qui. Pour un adolescent, l’infirmière scolaire ou une Maison des adolescents reçoit gratuitement. Et vous pouvez y aller d’abord sans lui, pour demander comment faire. Qu’avez-vous déjà proposé ?',
      'Le premier rendez-vous peut être le vôtre : le médecin vous dira comment lui en parler, et quand il faut aller plus vite. Qui cette personne écoute-t-elle le mieux ?',
    ],
  },
  {
    id: 'talk-to-a-teenager',
    patterns: [
      '(parler|dire|aider|faire|communiquer|réagir|comment) .. (ado|ados|adolescent*|mon ado)',
      '(ado|ados|adolescent*) .. (parler|dire|aider|faire|réagir)',
    ],
    answers: [
      'Côte à côte plutôt que face à face, en voiture ou en cuisine : une phrase sur ce que vous voyez, sans « pourquoi », puis du silence. Quel moment de la semaine s’y prêterait ?',
      'Un message court passe parfois mieux qu’une discussion : « Je vois que c’est dur en ce moment, je suis là. » Puis laisser venir. Qu’est-ce qui l’intéresse encore, en ce moment ?',
    ],
  },
  {
    id: 'get-down-to-work',
    patterns: [
      "(comment|méthode|conseil*|astuce*|truc|technique|façon|savoir) .. (s'y mettre|m'y mettre|m'y remettre|réviser|révis*|bosser|me motiver|motiver|me concentrer|concentrer|mémoriser|commencer à travailler)",
      "(réviser|révisions|s'y mettre|m'y mettre|me concentrer) .. (comment|conseil*|méthode|astuce*)",
    ],
    answers: [
      'Un seul chapitre, vingt-cinq minutes, le téléphone dans une autre pièce, puis cinq minutes debout : commencer petit marche mieux qu’attendre l’envie. Quel chapitre viendrait en premier ?',
      'Écrivez la première chose à faire, assez petite pour tenir en dix minutes, et ne préparez rien d’autre. Fermez le cours, redites-en l’essentiel de mémoire, puis vérifiez. Par quoi commenceriez-vous ?',
    ],
  },
  {
    id: 'salary',
    patterns: ['(salaire|prétentions|augmentation) & (dire|répondre|demander|annoncer|négocier|parler)'],
    answers: [
      'Une fourchette préparée à l’avance, « entre tant et tant selon les responsabilités », puis le silence : c’est à l’autre de répondre. Regardez avant deux ou trois annonces du même poste. Quel chiffre vous semblerait juste ?',
      'Dites votre chiffre une fois, sans vous excuser, et ajoutez ce que vous apportez. On a le droit de répondre : « Quelle fourchette avez-vous prévue ? »',
    ],
  },
  {
    id: 'interview',
    patterns: [
      '(entretien|oral|soutenance|présentation|exposé|audition) & (comment|conseil*|préparer|faire|dire|stress*|gérer|quoi|méthode|astuce*) & ! annuel*',
    ],
    answers: [
      'Trois exemples précis de ce que vous avez fait, dits une fois à voix haute, puis on arrête de préparer. Juste avant, quatre souffles lents, plus longs à l’expiration. Quel serait votre premier exemple ?',
      'Préparez votre première phrase et votre dernière : le milieu vient mieux quand elles sont prêtes. Et l’on peut dire « laissez-moi réfléchir un instant ». Quelle question redoutez-vous le plus ?',
    ],
  },
  {
    id: 'human-resources',
    patterns: [
      '(rh|ressources humaines|syndicat|délégué*|prud hom*) & (dois|devrais|faut|est ce|aller|voir|parler|comment)',
    ],
    answers: [
      'C’est une voie possible, surtout avec des faits écrits et datés. Avant, un représentant du personnel ou le médecin du travail peut vous y préparer, sans rien déclencher. Qu’est-ce que vous voudriez obtenir ?',
      'Rien n’oblige à commencer par là : le médecin du travail reçoit à votre demande, sans que l’employeur en connaisse le motif. Que craignez-vous, si vous y allez ?',
    ],
  },
  {
    id: 'talk-to-the-boss',
    patterns: [
      '(parler|dire|demander|répondre|annoncer|réagir|faire) .. (chef|cheffe|patron*|manager|boss|responsable|supérieur*|collègue*) & ! (en tant que|formation)',
      '(chef|cheffe|patron*|manager|boss|responsable|collègue*) .. (parler|dire|répondre|demander|réagir) & (comment|quoi|dois|devrais|faut)',
    ],
    answers: [
      'Demandez un moment précis, puis trois phrases : le fait, ce que cela vous coûte, ce que vous demandez. Les écrire avant aide à ne pas se perdre. Quelle serait la première ?',
      'Un fait daté pèse plus qu’une impression : « mardi, en réunion… » Si c’est trop tendu, un représentant du personnel peut venir avec vous. Qu’aimeriez-vous obtenir, au minimum ?',
    ],
  },
  {
    id: 'long-distance',
    patterns: ['distance & (conseil*|comment|tenir|gérer|couple|copain|copine|vivre|astuce*) & ! séance*'],
    answers: [
      'Deux rendez-vous fixes par semaine et une date de visite déjà posée ; entre les deux, de petites nouvelles sans obligation de répondre. Parlez-en avant le départ. Qu’est-ce qui vous manquerait le plus ?',
      'Dites-vous à l’avance ce qui fait du bien et ce qui inquiète, plutôt que de le deviner de loin. Une chose faite ensemble à distance, un film, une recette, tient mieux que de longs appels.',
    ],
  },
  {
    id: 'homesick',
    patterns: [
      '(mal du pays|mon pays|loin de (ma famille|chez moi|mes proches)) & (comment|conseil*|faire|quoi|astuce*)',
    ],
    answers: [
      'Garder un rite d’avant, un plat, une musique, un appel à heure fixe, et en ajouter un d’ici, toujours au même endroit : les deux comptent. Qu’est-ce qui vous manque le plus ?',
      'Une association de personnes venues de chez vous, ou un lieu où l’on fait quelque chose ensemble, aide à ne pas tout porter à distance. Qu’avez-vous aimé, ici, ne serait-ce qu’une fois ?',
    ],
  },
  {
    id: 'jealousy',
    patterns: ['(jalou*|like*|liké*|fouill*) & (comment|conseil*|faire|quoi|parle*|dire|arrêter|dois|devrais)'],
    answers: [
      'Parlez de ce que cela vous fait plutôt que de ce que l’autre fait : « Quand je vois cela, je me sens… » Une fois, à froid, sans preuve à sortir. Qu’aimeriez-vous entendre en retour ?',
      'Avant d’aller vérifier, attendez dix minutes en notant ce que vous craignez au juste : l’envie redescend souvent. Que diriez-vous, si la peur parlait ?',
    ],
  },
  {
    id: 'after-a-quarrel',
    patterns: [
      '(dispute*|disputé*|engueul*|réconcili*|fâché*|embrouill*|excuser|excuses) & (comment|conseil*|faire|quoi|dois|devrais|dire) & ! (corps|moi même|soi même|sans que|sans|éviter|pour pas|voisin*)',
    ],
    answers: [
      'Attendez que la tension retombe, puis commencez par votre part : « J’ai haussé le ton, je le regrette. » Ensuite une seule demande, courte. Laquelle serait-ce ?',
      'Un message simple rouvre souvent : « J’aimerais qu’on en reparle, quand ce sera possible. » Sans refaire le procès. Qu’est-ce qui compte le plus, que l’autre comprenne ?',
    ],
  },
  {
    id: 'tell-them',
    patterns: [
      'est ce que je (lui|leur) (en parle|dis|parle|écris|réponds|envoie) & ! (que est ce que|ou (je|attend*|plus tard|après)|avant|plutôt)',
      '(je devrais|dois je|je dois|faut il|faudrait) (lui|leur) (en parler|dire|parler|écrire|répondre) & ! (quoi|ou (je|attend*|plus tard|après)|maintenant|avant|plutôt)',
    ],
    answers: [
      'Plutôt oui, si cela revient sans cesse : ce qui est dit une fois, au calme et en commençant par « je », pèse souvent moins que ce qu’on garde. Qu’aimeriez-vous que cela change, entre vous ?',
      'Écrivez-le d’abord pour vous, en trois lignes : si demain vous pensez encore la même chose, ce sera plus simple à dire. Que voudriez-vous surtout faire entendre ?',
    ],
  },
  {
    id: 'empty-days',
    patterns: [
      '(occuper|remplir|meubler|passer) .. (matin*|journée*|temps|après midi|soirée*|dimanche*|week end*) & ! passer [*] (voir|prendre|chercher)',
      '(idée*|conseil*|quoi faire|comment faire) .. (dimanche*|week end*|ennui*|retraite)',
      '(idée*|conseil*|quoi faire|comment faire) .. (matin*|journée*) & (vide*|long|longs|longue*|seul|seule|rien|ennui*)',
      '(ennui*|ennuie|retraite) & (comment|conseil*|idée*|quoi faire|fais quoi)',
      '(dimanche*|week end*) & (quoi faire|fais quoi|idée*|seul|seule)',
    ],
    answers: [
      'Une heure fixe dehors, avec un but même petit : le marché, la piscine, un chemin. Et une place où l’on vous attend, chaque semaine : une association, un jardin partagé, de l’aide aux devoirs. Qu’est-ce que vous savez faire qui servirait à d’autres ?',
      'Prévoyez une seule chose la veille, avec une heure et un lieu : le reste s’organise autour. Qu’est-ce qui vous plaisait, il y a longtemps ?',
    ],
  },
  {
    id: 'respite',
    patterns: [
      '(répit|aidant*|relais|relayer|soulager les aidant*)',
      "(gens|quelqu'un|service*|aide*|solution*|structure*|association*) .. (garder|garde|surveiller|rester avec) .. (mère|père|mari|femme|parent*|maman|papa|elle|lui|nuit)",
      '(peuvent|peut|pourrait|pourraient) (la|le|les) (garder|surveiller) [une|la|cette] (nuit|journée)',
    ],
    answers: [
      'Oui : accueil de jour, relais à domicile, séjours de répit. Le centre communal d’action sociale de votre mairie, le médecin traitant ou une plateforme de répit vous disent ce qui existe près de chez vous. Quel moment de la semaine faudrait-il alléger en premier ?',
      'Une assistante sociale, à la mairie ou à l’hôpital, peut monter la demande avec vous. Qui pourrait prendre une seule nuit à votre place ?',
    ],
  },
  {
    id: 'should-i-consult',
    patterns: [
      "(devrais|dois|faut|faudrait|besoin|utile) .. (voir|consulter|parler à|aller voir) .. (psy*|médecin|docteur|quelqu'un|professionnel*|thérapeute)",
      '(dois|devrais|faut) .. consulter & ! (lui|leur|proposer|il|elle|qu il)',
    ],
    answers: [
      'Si cela dure, vous fatigue ou vous empêche de vivre comme d’habitude, oui : il n’y a pas besoin d’aller très mal. Votre médecin est une bonne première porte. Qu’est-ce qui vous fait hésiter ?',
      'Un premier rendez-vous n’engage à rien : on raconte, et l’on voit ensemble. Que voudriez-vous qu’il vous apporte ?',
    ],
  },
  {
    id: 'bad-parent',
    patterns: ['(mauvais|mauvaise|nul|nulle|horrible|indigne) (mère|père|maman|papa|parent)'],
    answers: [
      'Un soir difficile ne dit pas quel parent vous êtes. Ce qui compte pour un enfant, c’est qu’on revienne vers lui ensuite. Que s’est-il passé juste avant ?',
      'Perdre patience arrive à tous les parents fatigués ; s’en inquiéter, c’est déjà s’occuper de lui. Qui pourrait vous relayer un moment ?',
    ],
  },
  {
    id: 'answer-a-remark',
    patterns: [
      '(quoi|pas comment) (répondre|dire) .. (quand|à|aux|si) .. (critique*|remarque*|reproche*|moque*|pique*|juge*|compare*|dit|disent|demande*)',
    ],
    answers: [
      'Une phrase qui sert partout : « Je t’ai entendu, et je n’ai pas envie de répondre à ça maintenant. » Elle est polie, et elle ferme la porte.',
      'Vous pouvez aussi rendre la question : « Qu’est-ce qui te fait dire ça ? » On a le temps de respirer pendant que l’autre répond.',
    ],
  },
]

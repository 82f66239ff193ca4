import type { Matter } from './request.ts'

/** What to do, by the kind of thing that is to be done: for a request that says which. */
export const methods: readonly Matter[] = [
  {
    id: 'lay-the-phone-down',
    patterns: [
      '(tel|téléphone|portable|tiktok|insta*|snap*|écran*|réseaux|netflix|youtube|jeux|console) & (pas|plus|arrêt*|lâcher|décroch*|moins|sans|toucher|regarder|distrai*)',
    ],
    answers: [
      'Le plus sûr est la distance : le téléphone éteint dans une autre pièce, ou confié à quelqu’un, pendant vingt-cinq minutes, puis cinq minutes avec. À portée de main, même retourné, il gagne presque toujours.',
      'Enlevez l’application le temps qu’il faut, ou laissez-la sur un autre appareil : ce qui demande trois gestes tente beaucoup moins. Et notez sur un papier ce que vous vouliez y chercher, pour après.',
    ],
  },
  {
    id: 'if-they-insist',
    patterns: ["(si|s') (il|elle|ils|elles|on) .. (insiste*|continue*|recommence*|quand même)"],
    answers: [
      'Redites la même phrase, avec les mêmes mots et sans nouvelle raison : c’est la répétition qui fait comprendre, pas l’argument. Puis changez de sujet, ou de pièce.',
    ],
  },
  {
    id: 'if-one-fails',
    patterns: ['^ [et|mais|ok|oui|bon|merci] [,] [et|mais] si je [le|la|me] (rate|échoue|loupe|plante|foire)'],
    answers: [
      'Alors ce sera une déception, et le plus souvent cela se repasse ou se tente autrement. Décidez dès maintenant de la soirée d’après, avec qui et où ; la suite se verra à froid.',
    ],
  },
  {
    id: 'if-one-falls-back',
    patterns: ["(si|s') .. (craque|rechute|retombe|recommence|replonge) & ! (devant|en public)"],
    answers: [
      'Alors ce sera un écart, pas un retour au début : on reprend à l’heure suivante, sans se punir. Préparez dès maintenant la personne à prévenir, et le geste d’après.',
    ],
  },
  {
    id: 'if-no-answer',
    patterns: [
      "(si|s') (il|elle|ils|elles|on|personne) [ne|me|m] [me] (répond*|rappell*|écri*|donne*|vient|viennent|dit) (pas|plus|jamais|rien)",
      'si (ça|cela) répond pas',
    ],
    answers: [
      'Alors vous aurez fait votre part. Laissez passer quelques jours, redites-le une fois, plus court, et n’insistez pas : un silence n’est pas encore une réponse, et il ne dit rien de ce que vous valez.',
    ],
  },
  {
    id: 'come-in-alone',
    patterns: [
      "(peur|timid*|ose|oser|stress*|angoiss*|gêné*) & (d'arriver|d'entrer|arriver seul*|entrer|une salle|le groupe|une équipe|toute seule|tout seul|connais personne|la première fois|y aller)",
      '(entrer|arriver) .. (salle|groupe|équipe|club|soirée|fête|cours) & (seul|seule|connais)',
      '(groupe*|équipe*|clan*|bande*) [est|sont|déjà] (déjà|formé*|soudé*|constitué*)',
    ],
    answers: [
      'Écrivez avant, deux lignes, à la personne qui organise : « Je viens pour la première fois, pouvez-vous m’accueillir ? » Puis arrivez dix minutes plus tôt : on entre dans une salle presque vide, et les autres viennent à vous. Une première fois peut ne durer qu’une demi-heure.',
      'Donnez-vous un rôle en arrivant, aider à installer ou servir à boire : les mains occupées, on parle plus facilement. Une seule question suffit : « Vous venez depuis longtemps ? »',
    ],
  },
  {
    id: 'stop-checking',
    patterns: [
      '(arrêt*|cesser|empêch*|plus) .. (chercher|regarder|vérifier|googler|surveiller|stalker|espionner|consulter)',
      '(regarde*|cherche*|vérifie*) .. (google|insta*|profil|photos|messages|stories|story|internet|forum*)',
    ],
    answers: [
      'Ne visez pas « plus jamais » : une seule fois par jour, à heure fixe, et rien entre les deux. Quand l’envie monte, attendez dix minutes en faisant autre chose de vos mains ; elle redescend le plus souvent.',
      'Rendez-le plus long à faire : se déconnecter à chaque fois, mettre en sourdine, laisser l’appareil dans une autre pièce. Et écrivez en une ligne ce que vous espériez y trouver ; c’est souvent de là que vient l’envie.',
    ],
  },
  {
    id: 'quiet-the-mind',
    patterns: [
      '(couper|débrancher|déconnecter|vider [ma|la] tête|arrêt* de (penser|ruminer|cogiter)|penser à autre chose|occuper le esprit|occuper la tête|occuper mon esprit|ruminer|ressasser|tourner en boucle|changer les idées)',
    ],
    answers: [
      'Écrivez tout ce qui tourne, en vrac, avec à côté le premier geste et son heure ; ce qui est noté n’a plus besoin d’être tenu. Ensuite une chose qui occupe les mains et l’attention ensemble : cuisiner, marcher en comptant ses pas, un jeu de mots.',
      'Donnez à ces pensées un rendez-vous : un quart d’heure par jour, toujours le même, sur papier. Le reste du temps, « à tout à l’heure », et l’on revient à ce que l’on voit et entend.',
    ],
  },
  {
    id: 'doctors-questions',
    patterns: [
      '(demander|poser|questions) .. (médecin|docteur|spécialiste|rendez vous|consultation)',
      '(médecin|docteur) .. (demander|questions)',
    ],
    answers: [
      'Quatre questions suffisent : qu’est-ce que cela veut dire pour moi, qu’est-ce que l’on fait maintenant, quand aura-t-on la suite, et dans quel cas faut-il rappeler avant. Notez-les, et les réponses aussi : on en oublie la moitié en sortant.',
      'Demandez que l’on vous redise les choses en mots simples, et venez avec quelqu’un si c’est possible : deux personnes retiennent mieux qu’une.',
    ],
  },
  {
    id: 'through-a-dreaded-day',
    patterns: [
      '(chaise vide|toussaint|enterrement|obsèques|cimetière|première fois sans|premier noël sans)',
      '(dimanche|noël|fête*|repas|anniversaire) & (sans (lui|elle)|mamie|papi|mort|décès|absence)',
    ],
    answers: [
      'Ne faites pas comme si rien n’avait changé : une phrase en arrivant, « il manque », une photo ou son plat sur la table, et chacun respire mieux. Prévoyez aussi une sortie, dix minutes dehors si cela monte, et une heure de départ.',
      'Prévenez une personne sur place : « Si je sors un moment, laisse-moi faire. » Et donnez à l’absent une petite place choisie, une chanson, une bougie, plutôt que d’attendre qu’elle s’impose.',
    ],
  },
  {
    id: 'meet-without-breaking-down',
    patterns: [
      '(craquer|pleurer|flancher|fondre en larmes|m effondrer) & (voir|revoir|rendez vous|affaires|croiser|devant|en face|entretien)',
    ],
    answers: [
      'Écrivez d’avance votre première phrase, et une autre pour le cas où cela monte : « J’ai besoin d’une minute. » Les pieds bien posés, soufflez plus longtemps que vous n’inspirez, et convenez d’appeler quelqu’un juste après.',
      'Faites court : une heure de fin, et une phrase pour partir, « je préfère en rester là pour aujourd’hui ». Si les larmes viennent quand même, cela n’enlève rien à ce que vous avez à dire.',
    ],
  },
  {
    id: 'if-the-mind-goes-blank',
    patterns: [
      '(un blanc|trou de mémoire|perds mes moyens|sais plus quoi dire|bafouille|je bloque|je bégaie|ma voix tremble)',
    ],
    answers: [
      'Un blanc de trois secondes paraît long à vous seul. Ayez une phrase prête : « Je reprends mon idée », regardez votre plan, redites la dernière chose dite ; la suite revient presque toujours par là.',
    ],
  },
  {
    id: 'face-them',
    patterns: ['(bonne figure|faire semblant|recroiser|les revoir|la revoir|le revoir|affronter|regarder en face)'],
    answers: [
      'Préparez une phrase courte pour ce qui est inévitable, un mot poli ou un simple bonjour, et une raison de partir vite. Personne n’attend plus ; le reste peut rester à vous jusqu’à ce soir.',
    ],
  },
  {
    id: 'drive-again',
    patterns: ['(reconduire|reprendre la voiture|reprendre le volant|remonter en voiture)'],
    answers: [
      'Par paliers : d’abord au volant, moteur coupé ; puis un tour de quartier avec quelqu’un, à une heure creuse ; puis le même trajet sans personne. On recommence chaque palier jusqu’à ce qu’il ennuie, avant de passer au suivant.',
    ],
  },
  {
    id: 'live-with-guilt',
    patterns: ['(culpabilit*|culpabilis*|coupable|m en veux|remords)'],
    answers: [
      'Demandez-vous ce que vous saviez et pouviez ce jour-là, pas ce que vous savez maintenant. S’il reste un geste à faire, une visite, un mot, faites-le ; pour le reste, on peut avoir de la peine sans avoir commis de faute.',
    ],
  },
  {
    id: 'know-what-one-wants',
    patterns: [
      '(sait|savoir|sais) si (on|je) [en|le|la|les] (veut|veux|aime|suis prêt*)',
      '(savoir|sait) (ce qu on|ce que je) (veut|veux)',
    ],
    answers: [
      'On ne le sait pas toujours d’avance. Enlevez un moment l’avis des autres et l’âge : si personne n’attendait rien, que choisiriez-vous ? Puis imaginez chaque vie dans dix ans, un mardi ordinaire ; c’est ce mardi-là qui répond, plus que les grands moments.',
    ],
  },
  {
    id: 'if-taken-badly',
    patterns: [
      '(prend|prennent|prenne|réagit|réagissent) mal',
      "(si|s') .. (refuse*|disent non|dit non|se fâche|s énerve|crie|se braque|se ferme|se vexe|boude|pleure|rejette|m en veut)",
    ],
    answers: [
      'Alors n’ajoutez rien et ne retirez rien : « Je ne voulais pas te blesser, je tenais à te le dire. On en reparle quand tu veux. » Le premier mouvement n’est souvent pas la vraie réponse ; elle vient un ou deux jours après.',
    ],
  },
  {
    id: 'calm-down',
    patterns: [
      '(contre|gérer|avec|diminuer|baisser|calmer) (le|la|ce|cette|mon|ma) (stress|angoisse|trac|panique)',
      '(me calme*|calme|me détend*|me rassur*|paniquer|panique|angoisser|trembl*|tremble) & ! (veille|juste avant|jour j|enfant|fils|fille|bébé|petit)',
    ],
    answers: [
      'Sur le moment : expirez deux fois plus longtemps que vous n’inspirez, les pieds bien posés, pendant deux ou trois minutes, puis bougez, dix minutes de marche suffisent. Ensuite une chose concrète à faire, la plus proche.',
      'Nommez-le à voix haute, « là, j’ai peur », et regardez autour de vous cinq choses que vous voyez : le corps redescend mieux quand on ne lui demande pas d’arrêter.',
    ],
  },
  {
    id: 'calm-before',
    patterns: [
      '(pas|plus|moins|sans) [trop] (stresser|paniquer|trembler|rougir|bafouiller|bégayer)',
      '(la veille|le soir d avant|jour j) & ! (dormir|dors|sommeil)',
      '(stress*|calmer|calme|trac|angoiss*|panique*|trembl*|bafouill*|respir*|nerveu*) & (avant|juste avant|oral|entretien|examen|partiel|réunion|rendez vous|jour j|veille)',
    ],
    answers: [
      'Juste avant : cinq souffles, quatre temps à l’inspiration, six à l’expiration, les pieds bien à plat. Ayez votre première phrase prête, mot pour mot ; une fois dite, le reste vient plus facilement.',
      'Le trac n’a pas besoin de disparaître : dites-vous « c’est l’énergie qui monte », serrez puis relâchez les poings trois fois, et regardez un point fixe en commençant.',
    ],
  },
  {
    id: 'make-them-do-it',
    patterns: [
      "(pour que|pour qu'|faire en sorte que|obtenir que) (il|elle|ils|elles|mon|ma|mes) .. (mette|fasse|aide|participe|range|prenne|bouge|lève)",
      '(il|elle|ils) .. (fasse|mette|lève|prenne|range|aide) .. (sans que|part|moitié|sur deux)',
    ],
    answers: [
      'Plutôt qu’aider, donnez une chose à prendre en entier, du début à la fin, choisie par l’autre, avec un jour pour en reparler. Puis laissez-la vraiment, même si c’est fait autrement : si vous reprenez derrière, elle vous revient.',
      'Dites le besoin et la limite une seule fois, à froid : ce que vous faites, ce que vous ne ferez plus, à partir de quand. C’est ce qui n’est plus rattrapé qui se voit.',
    ],
  },
  {
    id: 'convince',
    patterns: [
      '(convaincre|convaincs|convainc|persuader|persuade|faire accepter|faire comprendre|faire entendre raison|décider à)',
    ],
    answers: [
      'On convainc rarement avec des arguments ; on avance avec un petit essai. Demandez d’abord ce qui gêne le plus, puis proposez une seule fois, courte, avec une date de fin : « On essaie deux semaines, et tu décides après. »',
      'Laissez le choix sur le comment, pas sur le si : quel jour, quelle personne, par quoi commencer. Et faites-le dire par quelqu’un d’autre, un médecin, une amie ; d’une autre bouche, cela passe mieux.',
    ],
  },
  {
    id: 'approach-people',
    patterns: [
      '(aborder|approcher|parler à|parler aux|engager la conversation|faire connaissance|briser la glace) & (gens|quelqu*|inconnu*|collègue*|autres|fille|garçon|conversation|connaissance)',
      '(aborder|approcher) .. (gens|quelqu*|autres)',
    ],
    answers: [
      'Partez de ce qui est là : « Vous venez souvent ? », « C’est toujours aussi plein ? » Une petite question, une réponse, et l’on peut en rester là ; à la troisième fois, on se dit bonjour, et c’est comme cela que cela commence.',
      'Proposez petit, précis et facile à refuser : « Je prends un café après, quelqu’un vient ? » Un non porte sur le café, pas sur vous.',
    ],
  },
  {
    id: 'ask-for-help',
    patterns: ["demander [de|d'] (l'aide|aide|un coup de main|un service|du soutien)", 'oser (demander|en parler)'],
    answers: [
      'Demandez une chose précise, petite, à une seule personne : « Peux-tu prendre les enfants samedi de dix à douze ? » C’est plus facile à accepter qu’un « j’ai besoin d’aide », et plus facile à dire.',
      'Commencez par la phrase qui lève la gêne : « Cela me coûte de demander. » La plupart des gens préfèrent qu’on le leur dise.',
    ],
  },
  {
    id: 'get-going',
    patterns: ["(motiv*|m'y mettre|s'y mettre|m'y remettre|bouger|me lever|sortir du lit|flemme|procrastin*)"],
    answers: [
      'Par la plus petite chose qui se termine en dix minutes, choisie maintenant, avec une heure écrite à côté. On commence sans attendre l’envie ; elle vient souvent une fois que c’est commencé, et au bout de dix minutes vous avez le droit d’arrêter.',
      'Faites la liste, barrez tout ce qui peut attendre une semaine, et gardez la première ligne seulement. Le reste n’existe pas tant qu’elle n’est pas faite.',
    ],
  },
  {
    id: 'keep-ones-temper',
    patterns: ["(m'énerv*|énerver|crier|hurler|colère|patience|exploser|péter un câble|péter un plomb|m'emporter)"],
    answers: [
      'Décidez d’une sortie avant que cela monte : une phrase, « je reviens dans cinq minutes », et vous changez de pièce. Le corps met une vingtaine de minutes à redescendre ; ce qui est dit avant sort presque toujours trop fort.',
      'Repérez l’heure et la fatigue qui vont avec, et allégez ce moment-là : manger avant, remettre la discussion, demander un relais. On tient mieux ce que l’on a vu venir.',
    ],
  },
  {
    id: 'dare',
    patterns: ['(oser|confiance en (moi|soi)|prendre la parole|timid*|m affirmer|affirmer|m imposer)'],
    answers: [
      'Choisissez une seule occasion cette semaine, petite, et préparez une seule phrase. On ne gagne pas de la confiance avant d’oser, mais après, par petites fois qui se sont passées.',
      'Parlez tôt, dans les premières minutes, même pour une question : plus on attend, plus cela paraît haut.',
    ],
  },
  {
    id: 'help-them',
    patterns: ["(l'aider|aider (elle|lui|mamie|papi|maman|papa)|soutenir|réconforter|consoler)"],
    answers: [
      'Demandez ce qui l’allégerait le plus, et prenez cette chose-là en entier : un appel, les papiers, un repas, le coucher des enfants. Une présence courte et régulière vaut mieux que de grands mots.',
      'Proposez une chose précise plutôt que « dis-moi si tu as besoin » : « Je passe jeudi, je fais le repas. »',
    ],
  },
  {
    id: 'objection',
    patterns: [
      "(s'il|si elle|s'ils|si il|si on|s'elle) [me|nous|lui] [le|la] (répond|dit|sort|ressort|rétorque|répète|reproche|objecte|répondent|disent|redit) [encore|toujours|juste] (que|qu')",
    ],
    answers: [
      'Ne discutez pas ce point, il vous ferait perdre le fil. Dites que vous l’entendez, puis redites votre demande, plus petite : « Je t’entends. Moi, je n’en peux plus, et j’ai besoin que tu prennes cette chose-là. On essaie une semaine ? »',
      'Gardez une phrase prête et redites-la sans hausser le ton : « Peut-être. Et voilà ce qu’il me faut quand même. » Si la discussion s’enlise, arrêtez-la et fixez un autre jour.',
    ],
  },
  {
    id: 'decide',
    patterns: ['(choisir|décider|trancher|prendre une décision)'],
    answers: [
      'Écrivez les deux choix et, pour chacun, ce que vous y gagnez, ce que vous y perdez, et ce qui serait rattrapable dans six mois. Puis vivez une journée entière comme si le premier était décidé, et le lendemain comme si c’était l’autre : le corps répond souvent avant la tête.',
      'Mettez une date : au-delà, attendre n’apporte plus d’information, seulement de la fatigue. D’ici là, cherchez la seule chose que vous ne savez pas encore.',
    ],
  },
]

/** « Et si je perds tout ? »: a case that nothing was written for. */
export const anyCase: readonly string[] = [
  'C’est possible, et ce n’est pas sûr. Gardez pour ce cas une seule chose prête, une phrase ou une personne ; le reste se verra s’il arrive.',
  'Si cela arrivait, vous ne repartiriez pas de rien : il y aurait un lendemain, et de quoi ajuster. Qu’est-ce qui vous aiderait, ce jour-là ?',
]

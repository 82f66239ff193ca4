import type { FollowUp } from './follow-up.ts'

/** What people say and ask who see or hear violence done to somebody else. */
export const followUpsOfWitnesses: readonly FollowUp[] = [
  {
    id: 'j-aurais-dû',
    isQuiet: true,
    patterns: [
      '(aurais|aurai) [pas] (dû|du|pu) .. (appeler|prévenir|faire|bouger|agir|intervenir|réagir|dire)',
      "(c'est|est) [de] ma faute",
      "(m'en veux|me en veux|culpabilise|coupable)",
    ],
    answers: [
      'Vous doutiez, et cela ne fait pas de vous un responsable : celui qui frappe l’est. Ce qui compte, c’est ce que vous faites maintenant que vous savez. Trembler après cela est normal : restez chez vous, avec quelqu’un au téléphone si vous le pouvez.',
    ],
  },
  {
    id: 'secours-prévenus',
    isQuiet: true,
    patterns: [
      "(j'ai|on a) (appelé|prévenu) .. (police|17|112|gendarm*|secours|119|3919)",
      '(police|gendarmes|policiers|ils) .. (arrive*|sont là|viennent)',
    ],
    answers: [
      'Vous avez bien fait. Restez chez vous, et dites ce que vous avez entendu, avec l’heure, si on vous le demande.',
    ],
  },
  {
    id: 'affronter-l-autre',
    namesLine: true,
    patterns: [
      '(casser|péter|défoncer|exploser|démonter|éclater) [la|sa|lui la|lui] (gueule|figure|tête|tronche|le)',
      '(aller|va|vais|débarquer|passer) .. (chez lui|chez elle|chez eux|le voir|lui parler|s expliquer|m expliquer|lui dire)',
      '(confronter|affronter|menacer|raisonner|le prévenir que|lui faire peur|lui régler|entre hommes)',
      '(doit|dois|devrait|faut|devrais) .. y aller',
    ],
    answers: [
      'Non, mieux vaut pas : l’affronter peut se retourner contre la personne que vous voulez protéger, et contre vous. Ce qui aide, c’est de rester en lien avec elle, et d’appeler le 17 si vous craignez pour elle maintenant.',
      'Non. Une visite en colère expose davantage la victime, souvent après votre départ. Demandez plutôt au 3919 comment agir sans la mettre en danger.',
    ],
  },
  {
    id: 'peur-pour-sa-vie',
    namesLine: true,
    patterns: [
      '(peur|crains|flippe|terrifi*) .. (la tue|la tuer|le tue|le tuer|y reste|y passe|meure|finisse mal|finir mal|un drame|pire)',
      '(va|vont|peut|capable de|menace de|menacé de|pourrait) [finir par|bien] (la|le|les) (tuer|buter|crever|massacrer|planter)',
    ],
    answers: [
      'Craindre pour sa vie suffit pour appeler le 17 ou le 112, aujourd’hui, même sans son accord : dites les menaces, une arme s’il y en a une, et l’adresse. Le 3919 vous aide à préparer la suite avec elle ou lui, sans l’exposer.',
    ],
  },
  {
    id: 'marques-au-cou',
    namesLine: true,
    patterns: ['(marque*|trace*|bleu*|doigts) .. (cou|gorge)', '(étrangl*|serr*) .. (la|le|lui|cou|gorge)'],
    answers: [
      'Des marques au cou sont un signe de danger grave. Si vous craignez pour aujourd’hui, c’est le 17 ; et un médecin doit voir cette personne vite, même si elle dit aller bien.',
    ],
  },
  {
    id: 'appel-à-l-aide',
    namesLine: true,
    patterns: [
      '(signe*|geste*) .. (main|fenêtre|bizarre|aide|secours|doigts)',
      "appel à l'aide",
      '(demande|demandé|crié) .. (aide|secours)',
    ],
    answers: [
      'Prenez-le pour un appel à l’aide : le 17 ou le 112 maintenant, avec l’adresse et ce que vous avez vu. Mieux vaut un appel de trop.',
      'Dans le doute, c’est oui : appelez le 17, et dites ce que vous avez vu. Ce sont eux qui vérifient.',
    ],
  },
  {
    id: 'monter-voir',
    namesLine: true,
    patterns: [
      '(je|on) (monte|descends|vais|sonne|toque|frappe|passe) [y|à|chez|la|les|leur] [voir|sonner|toquer|porte|eux|$]',
      '(monter|descendre|sonner|toquer|frapper à leur porte|intervenir|m interposer)',
    ],
    answers: [
      'Non, n’y allez pas sans personne : vous pourriez être en danger, et la victime aussi. Restez chez vous, téléphone en main ; le 17 peut intervenir, et rester en ligne avec vous.',
    ],
  },
  {
    id: 'que-faire-maintenant',
    namesLine: true,
    patterns: [
      '(fais|fait|faire) quoi .. (maintenant|tout de suite|là $)',
      '(quoi|que) faire .. (maintenant|tout de suite|là $)',
    ],
    answers: [
      'Si vous craignez pour aujourd’hui : le 17 ou le 112, avec l’adresse, les faits et les heures. Sinon, appelez le 3919 pour préparer la suite sans exposer personne.',
    ],
  },
  {
    id: 'entendu-avant',
    namesLine: true,
    patterns: [
      '(hier|avant hier|cette nuit|autre soir|autre jour|autre nuit|semaine dernière|samedi|dimanche|tout à l heure) ... (entendu|coups|cris|hurl*|crié|criait|pleur*|frapp*|tapé*) & ! (ce soir|en ce moment|maintenant)',
      '(entendu|entendais) ... (coups|cris|hurl*|crier|pleur*) & ! (ce soir|en ce moment|maintenant)',
    ],
    answers: [
      'Ce que vous avez entendu se prend au sérieux, même sans rien avoir vu. Si cela revient : le 17 ou le 112 aussitôt, avec l’adresse et l’étage, ou un SMS au 114 ; sans vous interposer. Le 3919 conseille aussi les témoins, dès maintenant.',
    ],
  },
  {
    id: 'plus-un-bruit',
    patterns: [
      '(entends|entend) plus (rien|personne|un bruit|aucun bruit)',
      '(calme|silence|calmé*) [maintenant|là|depuis|$]',
      '(plus|aucun) [de] bruit',
    ],
    answers: [
      'Le silence ne dit pas que tout va bien. Si personne n’est venu et que la peur reste, rappelez le 17 et dites ce que vous avez entendu juste avant.',
    ],
  },
  {
    id: 'la-police-n-a-rien-fait',
    patterns: [
      '(police|gendarmes|policiers|ils|flics) .. (repartis|repartie|repartis|rien fait|pas venus|pas venue|jamais venus|fait rien|rien pu)',
    ],
    answers: [
      'C’est décourageant, et votre appel a compté : chaque appel laisse une trace. La prochaine fois, rappelez dès les premiers cris, dites qu’il y a un enfant s’il y en a un, et notez la date et l’heure.',
    ],
  },
  {
    id: 'la-prochaine-fois',
    patterns: ['(prochaine fois|(si|quand) (ça|cela) (recommence|reprend|recommencait|arrive encore)|la fois d après)'],
    answers: [
      'Dès les premiers cris : le 17, avec l’adresse, l’étage, le nom sur la porte, et s’il y a des enfants. Restez chez vous, et notez la date et l’heure : cela servira.',
    ],
  },
  {
    id: 'l-héberger',
    patterns: [
      '(dormir|venir|loger|héberger|accueillir|rester|réfugier|cacher) .. chez (moi|nous)',
      "(l'héberger|l'accueillir|la loger|le loger)",
    ],
    answers: [
      'Oui, une porte ouverte aide beaucoup, si c’est sûr pour vous aussi : n’en parlez à personne qui pourrait le répéter, convenez d’un mot d’alerte, et gardez le 17 prêt.',
    ],
  },
  {
    id: 's-il-vient-chez-moi',
    namesLine: true,
    patterns: [
      '(débarque*|vient|sonne|arrive|se pointe|trouve) .. chez (moi|nous)',
      "(s'il|si il|si son mari|si lui) .. (vient|débarque|sonne|arrive)",
    ],
    answers: [
      'N’ouvrez pas, ne discutez pas à travers la porte, et appelez le 17 tout de suite, ou un SMS au 114. Prévenez aussi un voisin à l’avance, pour ne pas rester sans personne.',
    ],
  },
  {
    id: 'confidence-à-garder',
    patterns: ['(rien dire|le dire|en parler|répéter) à personne', '(promis|secret|confidence)', 'rien dire $'],
    answers: [
      'Vous pouvez tenir parole et prendre conseil pour vous : au 3919, rien n’oblige à donner de nom. Dites-lui une seule limite : si sa vie est en danger, vous appellerez le 17.',
    ],
  },
  {
    id: 'appeler-la-police',
    namesLine: true,
    patterns: [
      "(j'appelle|appeler|appelle|prévenir|je préviens) [la|les|le] (police|flics|gendarm*|17|112)",
      '(porter plainte|signaler|dénoncer) .. (place|pour elle|pour lui|moi)',
    ],
    answers: [
      'Oui si cela se passe maintenant, ou si vous craignez pour sa vie : le 17 ou le 112, même en cas de doute. Pour ce qui est passé, parlez-lui d’abord si vous le pouvez : le 3919 vous dit comment, sans décider à sa place.',
    ],
  },
  {
    id: 'sans-que-cela-se-sache',
    patterns: [
      '(appeler|prévenir|signaler|dénoncer) .. (sans|anonyme*|savoir|sache)',
      '(anonyme*|mon nom|sauront|saura)',
      "(sache*|savoir|apprenne*|devine*|comprendre) que (c'est|ce est|ça vient de) moi",
      "(police|flics|gendarmes|policiers|17|ils|on|vont) .. (dira|dire|diront|dit|donne*|donner|révèl*) .. (c'est moi|ce est moi|mon nom|qui a appelé|qui ai appelé|qui appelle)",
    ],
    answers: [
      'Au 17, demandez dès le début que votre nom ne soit pas donné ; vous pouvez dire seulement ce que vous entendez, avec l’adresse et l’étage.',
    ],
  },
  {
    id: 'viens-me-chercher',
    patterns: ['(viens|venir) (me|la|le) chercher', '(veut|va) partir .. (soir|maintenant|avec)'],
    answers: [
      'Allez-y maintenant, à deux si possible, sans entrer ni discuter, et gardez le 17 prêt. Qu’il suffise de sortir, avec l’enfant et le téléphone.',
    ],
    isQuiet: true,
  },
  {
    id: 'représailles',
    patterns: [
      '(venge*|représailles|pire|taper encore|sur elle après)',
      "s'en (prend|prendre|prenne) à (moi|elle|lui|nous)",
    ],
    answers: [
      'C’est pour cela que rien ne s’annonce. Le 3919 vous dit comment signaler sans exposer davantage ; au 17, dites d’emblée que vous craignez des représailles.',
    ],
  },
  {
    id: 'ne-veut-pas',
    patterns: ['(elle|il) [ne] (veut|voudra|ose) pas .. (plainte|partir|parler|quitter|aide)'],
    answers: [
      'C’est à la personne de décider, et cela peut prendre du temps. Votre appel au 17 n’en dépend pas : on peut signaler ce que l’on entend sans son accord.',
    ],
  },
  {
    id: 'doute',
    patterns: ['(trompe|tromper|pas sûr*|imagine des|me mêle|regarde pas|mêler)', 'pour rien'],
    answers: ['Le doute suffit pour appeler : vérifier n’est pas accuser, et ce n’est pas à vous d’enquêter.'],
  },
  {
    id: 'enfant-là-bas',
    patterns: [
      '(a|ont) (un|une|des|deux|trois) (bébé|enfant*|petit*|fille*|fils|gamin*)',
      '(bébé|enfant*|petit*|gamin*|fille|fils) .. (appart*|maison|là|avec|chez|eux)',
      '(y a|il y a) [un|une|des] (bébé|enfant*|petit*|gamin*)',
    ],
    answers: [
      'Un enfant qui vit là est en danger aussi : dites-le au 17, et le 119 conseille jour et nuit, même sans être sûr.',
    ],
  },
  {
    id: 'elle-l-aime',
    patterns: [
      "(elle|il) [*] (l'aime|est amoureu*|retourne avec|est retournée|y retourne|lui pardonne|l'excuse|y croit)",
    ],
    answers: [
      'On peut aimer quelqu’un et en avoir peur. Ne lui demandez pas de choisir : savoir que vous êtes là, sans reproche, compte plus que de convaincre.',
    ],
  },
  {
    id: 'pourquoi-rester',
    patterns: [
      '(pourquoi|comment) .. (reste|rester|pars|part|quitte|partir) [pas|avec|chez|$]',
      '(elle|il) (part|quitte) (pas|jamais)',
    ],
    answers: [
      'Partir demande souvent plusieurs essais : la peur, l’argent, les enfants, l’espoir retiennent, et le départ est un moment dangereux. Ce n’est ni de la faiblesse ni un choix tranquille.',
    ],
  },
  {
    id: 'peur-de-perdre-le-lien',
    patterns: [
      "(fâche*|brouill*|m'en veut|m'en vouloir|couper les ponts|braque*|m'envoie (bouler|balader)|se referme|s'éloigne)",
    ],
    answers: [
      'Un message court, sans question et sans juger l’autre, garde la porte ouverte : « Je pense à toi. Je suis là, quoi qu’il arrive. » Même sans réponse, il est lu.',
    ],
  },
  {
    id: 'minimise',
    patterns: [
      'dit que (tout va bien|ça va|c est rien)',
      '(tombé*|cogné*|rien|maladroit*|nie|défend) & (dit|raconte|répond|prétend)',
      '(le|la) défend',
    ],
    answers: [
      'C’est souvent ce que l’on dit quand on a peur. N’insistez pas : « Ma porte est ouverte, à n’importe quelle heure » suffit, et reste.',
    ],
  },
  {
    id: 'comment-aider',
    patterns: [
      '(comment|quoi|que) .. (aider|aide|faire|fais|dire|dis|parler|parle|aborder)',
      '(fais|fait|faire|dis|dire) quoi',
      "l'aider",
      '(dois|faut|devrais|peux) .. (faire|lui (dire|parler|demander))',
    ],
    answers: [
      'Un moment à deux, loin de l’autre : « J’ai entendu, je m’inquiète, et je te crois. » Pas de reproche, pas d’ordre de partir, et une porte ouverte.',
      'Gardez un double de ses papiers, convenez d’un mot qui voudra dire « appelle la police », et ne confrontez pas l’autre personne.',
    ],
  },
  {
    id: 'merci',
    isQuiet: true,
    patterns: ['^ [ok|oui|bon|d accord] merci*', '(bonne (nuit|soirée|journée)|au revoir|à bientôt)'],
    answers: ['Merci à vous de veiller. Revenez me dire la suite, à n’importe quelle heure.'],
  },
]

import type { FollowUp } from './follow-up.ts'

/** What exhausted carers say and ask: their fatigue is no danger, and what an ill person does to them is no violence of a partner. */
export const followUpsOfCarers: readonly FollowUp[] = [
  {
    id: 'va-frapper',
    isQuiet: true,
    patterns: [
      'je vais (la|le|lui) (frapper|taper|secouer|gifler|étrangler|tuer|étouffer|faire du mal|faire mal|mettre une)',
      '(sens|sais) que je vais (la|le|lui|craquer|exploser)',
    ],
    answers: [
      'N’y allez pas. Restez derrière la porte fermée, et appelez le 15 maintenant : « Je m’occupe de quelqu’un, et je vais lui faire du mal. » Des cris peuvent durer quelques minutes sans vous.',
      'Pas maintenant, pas ainsi : sortez de l’appartement ou fermez la porte entre vous, et le 15 tout de suite. On vous aidera, vous aussi.',
    ],
  },
  {
    id: 'aider-à-partir',
    isQuiet: true,
    patterns: [
      '(aider|aide*|aiderai) .. (à partir|à mourir|à en finir)',
      '(double*|doubler|augmente*|augmenter|donner (plus|toute|tous)) .. (morphine|dose*|gouttes|médicament*|cachets|comprimés|somnifère*)',
    ],
    answers: [
      'C’est trop lourd à porter sans personne. Ne changez rien aux doses : appelez l’équipe de soins ou le 15, à toute heure, et dites que la souffrance est trop forte et que vous n’en pouvez plus. On peut soulager davantage, avec eux.',
    ],
  },
  {
    id: 'suis-je-maltraitant',
    namesLine: true,
    patterns: [
      '(maltraitan*|maltraite|maltraité*|bourreau|monstre|violent* avec) & ! pas [un|une] (monstre|bourreau)',
      '(suis|deviens|devenu*) .. (mauvais*|méchant*|dangereu*|horrible) [pour|avec|$|,|femme|fille|fils|mari|épouse]',
    ],
    answers: [
      'S’emporter contre quelqu’un dont on s’occupe chaque jour ne fait pas de vous une mauvaise personne : cela dit que vous êtes au-delà de vos forces. Si un geste vous a échappé, ou si vous le craignez, le 3977 en parle sans vous juger, et l’on cherche un relais.',
      'Vous poser la question montre que vous tenez à bien faire. Ce qui évite que cela déborde, ce n’est pas de tenir plus fort : c’est quelqu’un d’autre, quelques heures, bientôt.',
    ],
    questions: ['À quel moment de la journée cela monte-t-il ?'],
  },
  {
    id: 'geste-commis',
    patterns: [
      "(je l'ai|l'ai|j'ai|lui ai) [encore|déjà|un peu|vraiment] (secoué*|frappé*|giflé*|tapé*|bousculé*|pincé*|empoigné*|poussé*|jeté*|serré*|attrapé*|mis une (claque|gifle|baffe)|donné une (claque|gifle|baffe)) & ! (failli|presque)",
    ],
    answers: [
      'Vous le dites vous-même, et c’est ce qui peut éviter le geste suivant. Une marque ou une douleur se montre au médecin, qui vous aidera aussi, vous.',
      'Je l’ai bien lu : il y a eu un geste, et vous ne le cachez pas. Dès que cela monte, quittez la pièce ; la personne en sécurité, vous de l’autre côté de la porte.',
    ],
    questions: ['Est-ce que {il} a mal quelque part ?', 'Qu’est-ce qui s’est passé, juste avant ?'],
  },
  {
    id: 'par-où-commencer',
    patterns: ['(par où|par quoi|où) .. commencer', '(jamais|pas|aucun) [de|fait] dossier'],
    answers: [
      'Par un seul appel, demain matin : le CCAS de votre mairie, ou la plateforme de répit. Une phrase suffit : « Je m’occupe de quelqu’un jour et nuit, je suis à bout, il me faut un relais. » Le dossier se fait ensuite avec eux, pas avant.',
    ],
    questions: ['Quel moment de la semaine faudrait-il soulager en premier ?'],
  },
  {
    id: 'séjour-court',
    patterns: [
      "(c'est quoi|qu'est ce que|ça veut dire quoi|comment marche) .. (séjour*|répit|accueil|hébergement)",
      'séjour* (court*|de répit|temporaire*)',
    ],
    answers: [
      'Un séjour court, c’est un accueil de quelques jours à quelques semaines dans un établissement, puis le retour à la maison. Ce n’est pas un placement, et une promesse n’y est pas rompue : c’est ce qui permet de tenir.',
    ],
    questions: ['Qu’est-ce qui vous ferait accepter quelques jours de répit ?'],
  },
  {
    id: 'personne-pour-relayer',
    patterns: [
      '^ [non|ben|bah|euh] personne',
      '(dit|répète) personne',
      "(frère|soeur|famille|enfants) .. (s'en fout|se en fout|s'en fiche|veut pas|loin)",
    ],
    answers: [
      'Personne dans la famille, d’accord : je ne vous le redemande pas. Le relais peut venir d’ailleurs, une aide à domicile, une garde de nuit, un accueil temporaire, et c’est le médecin traitant ou le CCAS qui le déclenche.',
    ],
    questions: ['Le médecin sait-il que vous êtes à bout ?'],
  },
  {
    id: 'pensée-violente',
    patterns: [
      '(oreiller|coussin|étouff*|étrangl*)',
      '(envie|idée*|pensée*|pense|peur) .. (le|la|lui) (tuer|pousser|frapper)',
      '(ferais|ferai) jamais',
      'peur (de y penser|de moi|de ce que je)',
    ],
    answers: [
      'Y penser n’est pas le faire, et cela dit à quel point vous êtes à bout. Quand cela monte, quittez la pièce aussitôt : la personne en sécurité, vous dehors, et quelqu’un au téléphone.',
      'Une telle idée est un signal d’épuisement, et vous faites bien de le dire. Dès que cela monte, sortez de la pièce, et faites venir quelqu’un avant d’y retourner.',
    ],
    questions: ['Qui pourrait venir une heure, aujourd’hui ?'],
  },
  {
    id: 'souhait-de-sa-mort',
    patterns: [
      "(voudrais|voudrai|souhaite*|souhaiter|aimerais|espère|prie|envie|rêve) .. (qu'il|qu'elle|lui|elle|le voir|la voir) .. (parte|partir|meure|mourir|mort|s'en aille|s'endorme|finisse)",
      '(souhaite*|souhaiter|souhaité|espère|espérer|attends|attendre|désire*) [parfois|des fois|que] (sa|leur) (mort|fin)',
      "(soulagé*|délivré*|libéré*) .. (mort|quand il|quand elle|qu'il parte|qu'elle parte|le jour où)",
      "(qu'il|qu'elle) (meure|parte|s'en aille|s'éteigne)",
      '(lui|elle) que je (voudrais|souhaite*|aimerais) .. (partir|mourir|mort*)',
      "(voudrais|souhaite*|aimerais|espère|prie) .. (qu'il|qu'elle) .. (réveille (pas|plus)|passe pas la nuit|souffre plus)",
    ],
    answers: [
      'Vouloir que cela s’arrête, pour l’un comme pour l’autre : beaucoup d’aidants le pensent, et presque aucun n’ose le dire. Cela parle d’épuisement et de chagrin, pas d’un manque d’amour.',
      'Ce souhait fait honte, et il est fréquent quand on voit souffrir quelqu’un et qu’on ne dort plus. Il ne fait de mal à personne, et il dit qu’il vous faut du repos.',
    ],
    questions: ['Depuis quand n’avez-vous pas eu une vraie pause ?', 'Qui sait à quel point vous êtes à bout ?'],
  },
  {
    id: 'mal-lu',
    patterns: [
      '(parle|parlais) .. (mère|père|mari|femme|malade*|vieux|vieille|patient*|monsieur|dame)',
      '(lisez|lis|écoutez) (vous|ce que|pas)',
      "(n'ai|j'ai|ai) pas d'enfant*",
      '(arrêtez|arrête|stop) avec',
      'suis pas [une|un] [femme|homme] battu*',
    ],
    answers: [
      'Vous avez raison, j’ai mal lu : il s’agit de quelqu’un de malade, et de vous qui portez tout.',
      'Pardon, je suis à côté. Je reviens à vous deux, et à votre fatigue.',
    ],
    questions: ['Qu’est-ce qui vous soulagerait en premier ?', 'Depuis quand n’avez-vous pas eu une vraie pause ?'],
  },
  {
    id: 'relais',
    patterns: [
      'qui (la|le|les) (garde|garderait|surveille|veille)',
      '(y a|existe|il y a|trouver|avoir) .. (aide*|service*|structure*|solution*) [pour|qui|$|,]',
      '(qui|gens|quelque un|personne*|service*|structure*|solution*|aide*|relais) .. (garder|garde|surveiller|s occuper|se occuper|veiller|prendre le relais|relayer|remplacer)',
      '(garder|surveiller|s occuper de|se occuper de) (la|le|elle|lui|ma mère|mon père|mon mari|ma femme) .. (nuit*|week-end|heure*|jour*|semaine)',
      '(répit|relais|accueil de jour|aide à domicile|auxiliaire|à souffler|pour souffler)',
      '(endroit|lieu|maison|établissement) .. (garde*|garder|accueill*|prend*|prendre) .. (jour*|nuit*|semaine*|week-end|temps)',
      '(avoir|trouver|payer|prendre) (quelque un|une aide|une garde|une infirmière) .. (nuit*|week-end|jour*|semaine)',
      '(qui|quelque un) (peut|pourrait) [venir] [me|m] (aider|relayer|remplacer|soulager)',
    ],
    answers: [
      'Oui, cela existe : garde de nuit à domicile, accueil de jour, séjours de répit de quelques jours. Le plus simple est d’appeler le CCAS de votre mairie ou une plateforme de répit, et d’en parler au médecin traitant, qui peut faire la demande.',
      'Oui. Une auxiliaire de nuit, un relais d’un week-end, un accueil de jour : l’assistante sociale du secteur ou la plateforme de répit du département vous disent ce qu’il y a près de chez vous.',
    ],
    questions: ['Quelle nuit faudrait-il soulager en premier ?'],
  },
  {
    id: 'souffre-t-il',
    patterns: [
      "(est-ce qu'il|est-ce qu'elle|s'il|si elle|si il) [*] (souffre|a mal|sent quelque chose)",
      '(souffre|a mal) t (il|elle)',
    ],
    answers: [
      'Posez la question à l’équipe de soins ou au médecin, à toute heure : ils savent le voir même quand la personne ne parle plus, et soulager davantage.',
    ],
    questions: ['Qu’est-ce qui vous le fait craindre ?'],
  },
  {
    id: 'ne-pas-être-là',
    patterns: [
      'peur .. (pas être là|être pas là|manquer|rater) .. (quand|moment|partira|arrivera|fin)',
      '(pas|plus) être là (quand|au moment)',
    ],
    answers: [
      'Beaucoup craignent cet instant-là. Personne ne le choisit, et certains partent pendant qu’on est sorti boire un café ; votre présence de chaque jour compte déjà, et elle restera.',
    ],
    questions: ['Qu’est-ce que vous voudriez avoir eu le temps de lui dire ?'],
  },
  {
    id: 'refuse-les-aides',
    patterns: [
      '(refuse|veut pas|accepte pas|supporte pas) .. (étrang*|aide*|personne|quelque un|auxiliaire*|inconnu*)',
    ],
    answers: [
      'C’est fréquent. On peut commencer petit : une heure, toujours la même personne, présentée comme une aide pour vous. Et c’est au médecin de le dire : venant de lui, cela passe souvent mieux.',
    ],
    questions: ['Qui, dans son entourage, arrive à se faire écouter ?'],
  },
  {
    id: 'et-moi',
    patterns: ['(qui|personne) .. (s occupe|se occupe|occupe) de moi', '(et moi|moi dans tout ça) [alors] $'],
    answers: [
      'Personne, peut-être, depuis trop longtemps. Une consultation rien que pour vous, chez votre médecin ou un psychologue, a toute sa raison d’être.',
    ],
    questions: ['Qu’est-ce qui vous ferait du bien, une heure cette semaine ?'],
  },
  {
    id: 'coût',
    patterns: ['(coûte|cher|prix|payer|argent|remboursé*|tarif*)'],
    answers: [
      'Une partie est souvent prise en charge : l’APA peut financer des heures et un « droit au répit » de l’aidant, et les caisses de retraite aident aussi. L’assistante sociale fait le calcul avec vous, gratuitement.',
    ],
    questions: ['Est-ce qu’un dossier d’aide a déjà été fait ?'],
  },
  {
    id: 'geste-retenu',
    patterns: [
      '(failli|envie|presque|peur) .. (gifler|gifle|secouer|frapper|taper|claque|baffe|coller|bousculer|étrangler)',
      "(j'ai|lui ai|ai) (crié|hurlé|gueulé) (dessus|sur)",
      '(perdu|perds) (patience|mon calme)',
      '(levé la main|serré le bras)',
      'envie de (le|la|les|tout) (laisser|abandonner|planter|lâcher|pousser)',
    ],
    answers: [
      'En arriver là, et s’arrêter à temps, cela arrive à des aidants à bout. C’est le signe qu’il vous faut un relais, pas que vous êtes quelqu’un de mauvais.',
      'Quand cela monte, sortir de la pièce est le bon geste : la personne en sécurité, vous dehors cinq minutes, et quelqu’un à qui le dire.',
    ],
    questions: ['À quel moment cela monte-t-il le plus ?'],
  },
  {
    id: 'gestes-de-la-maladie',
    patterns: [
      '(il|elle) [ne] me (a|avait) [encore|même|déjà] (traité*|insulté*|accusé*|crié*|hurlé*|tapé*|frappé*|griffé*|mordu*)',
      '(il|elle) me (traite|insulte|accuse|crie|hurle|tape|frappe|griffe|mord|repousse)',
      'sait plus ce (qu|que) (il|elle) (fait|dit)',
    ],
    answers: [
      'C’est la maladie qui parle ou qui frappe, et cela fait mal quand même, surtout quand on donne tout.',
      'Recevoir des cris en échange de soins, nuit après nuit, use la patience de n’importe qui.',
    ],
    questions: [
      'À quel moment de la journée est-ce le plus dur ?',
      'Le médecin sait-il que les nuits se passent ainsi ?',
    ],
  },
  {
    id: 'culpabilité',
    patterns: ['(coupable|culpabilis*|culpabilité|honte|égoïste|méchant*|mauvais*)'],
    answers: [
      'Penser à souffler n’enlève rien à ce que vous faites. Un aidant reposé aide plus longtemps.',
      'On se sent coupable de crier, coupable de se reposer. Pourtant vous êtes là, jour après jour, et cela se voit.',
    ],
    questions: ['Que diriez-vous à une amie qui ferait tout cela ?'],
  },
  {
    id: 'nuits',
    patterns: ['(nuit*|dors|dormir|réveille|sommeil)'],
    answers: [
      'Des nuits hachées pendant des mois, et tout devient trop lourd. Dormir deux nuits de suite changerait déjà beaucoup.',
    ],
    questions: ['À quelle heure cela commence-t-il, la nuit ?'],
  },
  {
    id: 'à-bout',
    patterns: [
      'je [ne] [en] (peux plus|craque|vais craquer|tiens plus|sature)',
      'je [me] (suis|sens|étais) [*] [*] (épuisé*|crevé*|à bout|vidé*|lessivé*|au bout) & ! pas [*] [*] (épuisé*|crevé*|à bout|vidé*)',
      '(plus|pas) [assez] (la|de) force*',
      '(ça|cela|tout ça) me (épuise|vide|use|bouffe|mine)',
    ],
    answers: [
      'S’occuper de quelqu’un chaque jour, depuis si longtemps, il y a de quoi être à bout. Cela dit combien vous avez donné.',
      'Vous portez deux vies à la fois. Demander un relais n’est pas abandonner.',
    ],
    questions: ['Qu’est-ce qui vous prend le plus de forces, en ce moment ?'],
  },
  {
    id: 'promesse',
    patterns: ['(promis|promesse|juré)'],
    answers: [
      'Cette promesse a été faite avant tout cela. On peut y être fidèle autrement : rester là, et se faire aider pour que cela dure.',
    ],
    questions: ['Qu’est-ce que cette promesse voulait protéger ?'],
  },
  {
    id: 'placement',
    patterns: ['(ehpad|maison de retraite|placer|institution|établissement)'],
    answers: [
      'Cette question déchire beaucoup de familles. On peut commencer par un séjour court, pour voir, sans rien décider de définitif.',
    ],
    questions: ['Qu’est-ce qui vous retient le plus ?'],
  },
]

import { type DirectQuestion, WHAT_TO_DO } from './direct-question.ts'
import { asksWhetherToBeSeen, seenAnswers } from './signs-after-a-blow.ts'

const THEY = '(il|elle|mari|femme|conjoint*|compagn*|copain|copine|mec|ex)'
const IF_THEY = "(s'il|si il|si elle|quand il|quand elle|quand|si mon mari|si ma femme|si mon copain)"
/** Somebody else than the one they are afraid of. */
const ANOTHER =
  '(soeur|frère|mère|père|parents|amie|ami|copines|voisin*|collègue*|médecin|docteur|police|gendarm*|avocat*|psy*|enfants|fils|fille|famille|école|3919|17)'
const POLICE = '(police|policiers|flics|gendarmes|gendarmerie|17)'

/**
 * What is asked by somebody who is hit or watched by a partner. Nothing sends them to talk it out, nothing is announced, and
 * what is asked of tonight is answered for tonight.
 */
export const questionsInACouple: readonly DirectQuestion[] = [
  {
    id: 'words-for-carers',
    asks: [
      '(maternité|médecin|docteur|urgences|hôpital|sage-femme|infirmi*|pharmac*|gynéco*) & ((dis|dire|raconte|explique) [leur|lui] quoi|quoi dire|que dire)',
    ],
    answers: [
      'Une phrase suffit : « Quelqu’un avec qui je vis m’a fait cela. J’aimerais vous parler sans cette personne, et que ce soit écrit. » Le reste viendra par leurs questions.',
    ],
  },
  { id: 'to-be-seen', asks: asksWhetherToBeSeen, answers: seenAnswers },
  {
    id: 'when-questioned',
    asks: [
      `(dis|dire|réponds|répondre) [lui] quoi & ${IF_THEY} [*] [*] (demande*|interroge*|questionne*|pose)`,
      `${IF_THEY} [*] [*] (demande*|interroge*|questionne*) [*] (où|pourquoi|avec qui|ce que|qui|d où) & (${WHAT_TO_DO}|(dis|dire|réponds|répondre) quoi)`,
    ],
    answers: [
      'Une réponse courte et banale : « J’avais une course à faire », « J’ai mal dormi. » Ni explication, ni reproche, ni un mot de ce que vous préparez. Si les questions tournent à la menace, sortez de la pièce, et c’est le 17, ou un SMS au 114.',
    ],
  },
  {
    id: 'asked-for-phone',
    asks: [
      `${IF_THEY} [*] [*] (demande*|veut|prend|exige*|fouille*|regarde*|réclame*) [*] [*] (téléphone|portable|tel|code|messages|mot de passe) & (${WHAT_TO_DO}|(dis|dire|réponds) quoi|(donne|montre))`,
    ],
    answers: [
      'Ne vous mettez pas en danger pour un téléphone : s’il faut le montrer, montrez-le. Avant, fermez cette conversation et effacez-la si cela ne se remarque pas, et gardez vos appels pour un autre appareil, celui d’une collègue ou d’une voisine.',
    ],
  },
  {
    id: 'when-sorry',
    asks: [
      `(pardon*|excuse*|s en veut|regrette*|supplie*|fleurs|en pleurant|pleure|pleurant) & ((dis|dire|réponds|répondre|répond) quoi|quoi (dire|répondre)|que (dire|répondre)|${WHAT_TO_DO}|(dois|devrais|faut) [je|lui] [le|la|lui] (pardonner|croire))`,
    ],
    answers: [
      'Vous pouvez dire : « J’entends. J’ai besoin de temps. » Sans discuter, sans promettre, et sans avoir à pardonner. Des excuses n’empêchent pas la fois suivante : gardez vos protections en place, en silence.',
      'Rien ne vous oblige à répondre tout de suite. « Je t’entends, j’ai besoin de calme » suffit, et vos papiers, votre mot d’alerte, l’endroit où aller restent prêts.',
    ],
  },
  {
    id: 'go-back-for-things',
    asks: [
      `(retourne*|retourner|repasse*|repasser|passe|passer|rentre*|rentrer|vais|aller|y vais|temps de) .. (chercher|récupérer|prendre|reprendre|ramasser) .. & ! (enfants|fille|fils|petit*|école|crèche|rendez-vous|${THEY} [*] (vient|passe|veut|va|demande*))`,
      '(je|j) [y] (rentre|retourne) [quand même|chez nous|chez moi|à la maison|là bas|ce soir|dormir] [ce soir|quand même|$|ou ..]',
      `(dois|faut|peux|puis|risqué|dangereux|mauvaise idée|prudent) .. (rentrer|retourner|repasser) .. & ! (enfants|école)`,
    ],
    answers: [
      'Pas sans quelqu’un avec vous, et pas si l’autre peut être là ou arriver : des papiers, cela se refait. {Quelqu’un} peut y aller avec vous, ou à votre place ; le 3919 vous dit aussi comment être accompagnée. Ce soir, l’important est d’être ailleurs à cette heure-là.',
      'N’y retournez pas sans personne. Notez ce qui vous manque, dites-le à {quelqu’un}, et laissez le 3919 chercher avec vous comment le récupérer sans risque. Si vous êtes en danger : le 17, ou un SMS au 114.',
    ],
    questions: ['Où pourriez-vous être ce soir, plutôt que là-bas ?'],
  },
  {
    id: 'as-if-nothing',
    asks: [
      "(comme si de rien (n'était|était|ne était)|comme si rien|semblant|comme d habitude|(montre|montrer) rien|reste normal*|rester normal*|joue le jeu)",
    ],
    answers: [
      'Oui, le temps d’être à l’abri, rester comme d’habitude est souvent le plus sûr : ni explication, ni annonce, ni reproche. Téléphone sur vous, une sortie près de vous ; si cela monte, partez, et c’est le 17, ou un SMS au 114.',
    ],
    questions: ['Qui pourriez-vous prévenir avant, avec un mot convenu ?'],
  },
  {
    id: 'tonight',
    asks: [
      `${WHAT_TO_DO} & ! (à manger|dîner|repas|cadeau)`,
      '(reste*|pars|partir|sors|sortir|m enferme|dors) .. ou .. (reste*|pars|partir|sors|sortir|attends)',
    ],
    about: [
      '(ce soir|cette nuit|tout à l heure|en rentrant|d ici là)',
      `${THEY} [*] (rentre*|va rentrer|revient|reviendra|arrive|sera là|finit à)`,
      'dans (1h|2h|3h|(une|1|2|deux|trois|dix|10|20|vingt|30|trente|quelques) (heure*|h|min|minutes))',
      `(${IF_THEY}|si ça|si cela|quand ça) [*] [*] (énerve*|énerv*|monte|recommence*|repart|dégénère|explose|éclate|pète|crie|hurle|boit|bu|vrille|tourne mal|disjoncte|frappe|tape|cogne|lève la main|menace)`,
    ],
    answers: [
      'Pour ce soir : près de la porte, loin de la cuisine et de la salle de bain, téléphone chargé sur vous, clés et papiers à portée. Ne discutez pas, ne cherchez pas à calmer. Dès que cela monte, sortez, chez une voisine ou dehors, et c’est le 17, ou un SMS au 114.',
      'Prévenez dès maintenant une personne sûre : un mot convenu, et si vous l’envoyez, elle appelle le 17. Choisissez où aller, une voisine, un lieu avec du monde, et partez au premier signe, sans attendre un geste.',
      'Si vous craignez déjà cette soirée, mieux vaut ne pas être là : une nuit ailleurs, avec un prétexte simple, sans rien annoncer. Si vous restez, le téléphone sous la main, et le 17, ou un SMS au 114, au premier geste.',
    ],
    questions: ['Qui pourriez-vous prévenir, avec un mot convenu ?', 'Chez qui pourriez-vous aller, si cela montait ?'],
  },
  {
    id: 'stay-or-leave',
    asks: [
      '(pars|partir|vais|va|dors) ... ou .. (reste*|rester|attends|attendre)',
      '(reste*|rester|attends) .. ou .. (pars|partir|vais|sors)',
    ],
    answers: [
      'Si vous craignez ce soir, allez-y avant son retour, avec les enfants s’il y en a, papiers et téléphone sur vous, sans rien annoncer. Vous n’avez pas à décider de la suite aujourd’hui : une nuit ailleurs suffit pour l’instant.',
    ],
    questions: ['Pouvez-vous y aller maintenant, sans être vue ?'],
  },
  {
    id: 'the-children',
    asks: [
      '^ [et|mais|oui|ok] [pour|avec] (les|mes|nos) [deux|trois] (enfants|petits|gosses|filles|garçons) $',
      `${WHAT_TO_DO} & (avec|pour|de) (les|mes|nos) [deux|trois] (enfants|petits|gosses|filles)`,
    ],
    answers: [
      'Montrez-leur une pièce où se mettre, loin des cris, et dites-leur que ce n’est pas à eux de s’en mêler. Si vous partez vous mettre à l’abri, vous pouvez partir avec eux ; le 119 conseille aussi les parents, jour et nuit.',
    ],
  },
  {
    id: 'talk-it-out',
    asks: [
      `(dois|devrais|faut|faudrait|peux|puis|vais|si je|si j|vaut|essaie|essayer|est ce que je) [*] [*] [*] lui [en] (parler|parle|expliquer|explique|demander|demande|faire comprendre|fais comprendre|dire que|dis que|dire d arrêter|dire d'arrêter) & ! (${ANOTHER}|partir|pars|quitte*|séparation|divorce|police)`,
      `(peux|puis|dois|devrais|faut|vais|si je|si j|vaut|est ce que je) [*] [*] [*] (parler|parle|dire|expliquer|discuter) .. (à|avec) (mon|ma) (mari|copain|mec|compagn*|conjoint*|femme|copine|ex) & ! (${ANOTHER}|partir|pars|quitte*)`,
      `(parler|parle|discuter|discute) [*] (calmement|gentiment|posément|au calme|avec lui|avec elle|à tête reposée|franchement) & ! ${ANOTHER}`,
      `(avoir|faut|devrais|dois) [*] (une|la) (discussion|explication|conversation|mise au point) .. (avec (lui|elle|mon|ma)|ensemble|à deux|$) & ! ${ANOTHER}`,
      `(le|la) (raisonner|confronter|calmer|convaincre|affronter) & ! ${ANOTHER}`,
      `(si je|si j) .. (gentiment|calmement|posément) & ! ${ANOTHER}`,
      '(comprendr*|comprend) [non|quand même|peut être|si je] [$|non|?] & (lui|il|elle)',
    ],
    answers: [
      'Ce n’est pas votre calme qui fait que cela s’arrête, et en parler en tête à tête peut vous exposer. Pas d’explication ce soir : gardez ces mots pour une personne qui vous protège. Le 3919 prépare la suite avec vous.',
      'Non, pas de mise au point en tête à tête, même douce. À son retour, restez près de la porte, téléphone sur vous ; si cela monte, sortez, et c’est le 17, ou un SMS au 114. Arrêter est son affaire, avec de l’aide de son côté.',
    ],
    questions: ['À quelle personne sûre pourriez-vous en parler d’abord ?'],
  },
  {
    id: 'doctor-reports',
    asks: [
      '(médecin|docteur|généraliste|urgences|infirmi*|sage-femme|pharmacien*) .. (signale*|dénonce*|prévenir|prévient|préviendra|va le dire|le dire|répéter|police|plainte|procureur)',
      'secret médical',
      '(ils|elles|on) (vont|va) [*] (prévenir|appeler|signaler|dénoncer) .. (police|procureur|gendarmes)',
    ],
    answers: [
      'Un soignant est tenu au secret : d’ordinaire, rien ne part sans votre accord. La loi prévoit une exception s’il estime votre vie en danger immédiat. Demandez-le avant de raconter : « Que ferez-vous de ce que je vous dis ? »',
    ],
  },
  {
    id: 'confidant-tells',
    asks: [
      `(et si|si jamais|peur que) [*] [*] (${ANOTHER}|elle|il|ils) [*] [*] (répète*|en parle*|lui dit|lui dise|le dit|le dise|raconte*|balance*|prévien*|lui parle) & ! (3919|17|police)`,
      `(${ANOTHER}) [*] (va|vont|risque de) [*] (répéter|lui dire|en parler|raconter|balancer|le prévenir)`,
    ],
    answers: [
      'Choisissez quelqu’un qui n’est pas proche de l’autre, et dites-le d’emblée : « Ce que je te dis ne doit pas lui revenir, ma sécurité en dépend. » Si vous avez un doute sur cette personne, commencez par le 3919, qui ne connaît personne autour de vous.',
    ],
  },
  {
    id: 'police-comes-while-there',
    asks: [
      `${POLICE} .. (arrive*|vient|viennent|débarque*|est là|sera là) & (s'il|si il|si elle|il est|elle est|quand|et si)`,
    ],
    answers: [
      'C’est pour cela qu’ils viennent. Dites dès l’appel que l’autre est là, s’il y a une arme, où sont les enfants. À leur arrivée, demandez à parler à part, hors de sa présence.',
    ],
  },
  {
    id: 'police-now-or-later',
    asks: [
      `(appelle|appeler|appel|prévenir|préviens|faut|dois) .. ${POLICE} & (maintenant|attends|attendre|ou pas|ou non|quand|tout de suite|demain|à partir)`,
    ],
    answers: [
      'S’il y a une menace, un coup, ou si vous avez peur de ce qui vient : le 17 maintenant, ou un SMS au 114. S’il n’y a rien à cet instant, le 3919 prépare la suite avec vous, et l’on peut aussi se présenter dans un commissariat ou une gendarmerie.',
    ],
  },
  {
    id: 'will-they-go-to-prison',
    asks: [`(prison|garde à vue|arrêté*|embarqu*|casier|condamné*) & (${POLICE}|il|elle|lui|mari|appel*|plainte)`],
    answers: [
      'Ce qui suit pour l’autre, c’est la police puis la justice qui en décident, pas vous : un appel ou une plainte ne met personne en prison à lui seul. Le 17 sert d’abord à arrêter l’instant et à vous protéger.',
    ],
  },
  {
    id: 'what-police-do',
    asks: [
      `${POLICE} .. (font|fait|faire|feront|va faire|vont faire|passe|dire|disent) & ! (dis|dire) quoi`,
      '(ils|elle) (font|vont faire|feront) quoi .. (policiers|police|gendarmes|flics)',
    ],
    answers: [
      'Au 17, on demande l’adresse et ce qui se passe, et une équipe peut venir vous protéger. À leur arrivée, demandez à parler à part, et dites en premier ce qui vous fait le plus peur.',
    ],
  },
  {
    id: 'open-to-them',
    asks: [
      '(je|j) [lui] (ouvre|descends|sors|décroche) [lui|la porte|lui parler|le voir|la voir] (ou pas|ou non|quand même|$)',
    ],
    answers: [
      'Non, n’ouvrez pas et ne descendez pas, même pour des excuses ou des fleurs. Porte fermée, lumière et téléphone avec vous, et c’est le 17, ou un SMS au 114, si l’on reste ou si l’on insiste.',
      'Non. Vous n’avez ni à ouvrir ni à répondre. Prévenez quelqu’un de proche, un voisin, et le 17 si cela dure.',
    ],
  },
  {
    id: 'let-back-in',
    asks: [
      '(laisse|laisser|reprends|reprendre|accepte|accepter) .. (revenir|rentrer|retour|à la maison) & ! enfants',
      '(le|la) (reprends|reprendre)',
      "(ouvre|ouvrir|ouvres) .. (s'il|si il|si elle|porte|pas) & ! (compte|dossier|fenêtre)",
    ],
    answers: [
      'Rien ne vous y oblige, même avec des excuses, même devant les enfants. Si vous avez peur, n’ouvrez pas, parlez le moins possible à travers la porte, et c’est le 17 si l’on insiste. Avant toute décision, le 3919 peut en parler avec vous.',
    ],
  },
  {
    id: 'natural-to-feel',
    asks: [
      '(normal*|fou|folle|bizarre|grave|bête|malade) [*] (que j|que je|d|de|si j|si je) .. (pitié|aime*|manque*|triste*|coupable*|tien*|pleure*|honte|tremble*|espère*|regrette*|soulagé*)',
      '(ai|ressens|avoir) (pitié|de la peine) (de|pour) (lui|elle)',
    ],
    answers: [
      'Oui, c’est fréquent, et ce n’est pas de la faiblesse : on peut plaindre quelqu’un, l’aimer encore, et avoir besoin d’être à l’abri. Ce que vous ressentez ne donne aucun droit sur vous.',
    ],
  },
]

/** Those that hold whoever the person is, a brother, a neighbour, a flatmate. */
const ofAnybody = new Set([
  'words-for-carers',
  'tonight',
  'doctor-reports',
  'police-comes-while-there',
  'police-now-or-later',
  'will-they-go-to-prison',
  'what-police-do',
  'let-back-in',
])
export const questionsOfViolence = questionsInACouple.filter(({ id }) => ofAnybody.has(id))

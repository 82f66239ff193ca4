import { isOfACouple, type TurningPoint, wasHurt, wasSaid } from './turning-point.ts'

const BROKEN = '(cassé|explosé|fracassé|pété|brisé|bousillé|éclaté|jeté|noyé|détruit|confisqué|pris)'
const PHONE = '(tel|téléphone|portable|phone|iphone|smartphone|mobile)'
const PUBLIC =
  '(bu|bibliothèque|médiathèque|fac|cyber*|café|mcdo|mairie|gare|magasin|boutique|centre commercial|lycée|école|bureau|travail|boulot|salle|hôpital|accueil)'
const STRIKES =
  '(défonce|défoncer|tue|tuer|bute|buter|frappe|frapper|éclate|éclater|démonte|démonter|massacre|massacrer|crève|crever|fume|fumer|casse la gueule|casser la gueule|payer|regretter)'
const SAID_SORRY =
  '(pleuré|pleurait|pleurant|pleure|pleurs|larmes|fleurs|bouquet|excusé|excusait|excuses|pardon|promis|juré|genoux|cadeau|regrette|regrettait|désolé)'
/** « C’est la troisième fois. » */
const AGAIN = [
  "(c'est|c'était|ce est|fait) [*] [*] (2e|2eme|3e|3eme|4e|5e|deuxième|seconde|troisième|quatrième|énième) fois",
  '(2|3|4|5|deux|trois|quatre|cinq|plusieurs|x) fois [qu|que|en|déjà] [il|elle|depuis]',
  '(pas|jamais) [*] (première|1ere|1re) fois',
  '(déjà|avait déjà) (arrivé|fait|levé la main|frappé*)',
]

const hasNoPhone: TurningPoint['isOf'] = (state) => isOfACouple(state) && wasSaid(state, 'phone-broken')
const isThreatened: TurningPoint['isOf'] = (state) =>
  isOfACouple(state) && (wasSaid(state, 'threat-at-an-hour') || state.safety.threatened === true)

/** What somebody who fears their partner tells next: a threat with its hour, no telephone, an address that is known, whoever opens their door, what comes after the blows. */
export const ofACouple: readonly TurningPoint[] = [
  {
    id: 'death-sworn-for-tonight',
    isOf: isOfACouple,
    isImmediate: true,
    patterns: [
      `(juré|promis|dit|jure|promet|écrit|menace*) ... (y passer*|y passais|y passe|y passerai|finirai*|me (tuer|tuerait|tuera|tue|buter|bute|saigner|égorger|planter|crever|crève|finir|étrangler)|serai* mort*|vivant*|dernier soir|dernière nuit|enterrer) & ! si je (pars|partais|le quitte|la quitte)`,
    ],
    beside: [
      "(ce soir|cette nuit|dans (une|deux|dix|vingt|trente|quelques|1|2|10|15|20|30) (heure*|minute*|min|h)|tout à l'heure|rentre|revient|arrive|en route|sur le chemin|bientôt là|sort du (travail|boulot|bar)|d'ici|gare|garer|garé|portail|escalier*|dans le couloir|à la porte|devant la porte|derrière la porte|monte|dans la serrure)",
    ],
    answers: [
      'Vous êtes en danger : ne soyez plus là à son retour, ou gardez une porte fermée entre vous. Partez maintenant chez quelqu’un ou là où il y a du monde, avec les enfants s’il y en a, et appelez le 17 ou le 112 : « On m’a menacée de mort, la personne rentre bientôt », et l’adresse ; sans parler, un SMS au 114.',
      'N’attendez pas son retour : le 17 ou le 112 maintenant, ou un SMS au 114, et la porte la plus proche où l’on vous ouvrira.',
    ],
  },
  {
    id: 'threat-at-an-hour',
    isOf: hasNoPhone,
    isImmediate: true,
    patterns: [
      `(attend*|vient|passe|monte|débarque|viendra|montera) ... ${STRIKES}`,
      `si (je|j) ... (pas|plus) ... ${STRIKES}`,
    ],
    answers: [
      'C’est une menace, et elle a une heure : {heure}. N’y allez pas, et ne rentrez pas chez vous sans quelqu’un. Restez là où il y a du monde, dites-le maintenant à l’accueil ou à la personne d’à côté, et appelez le 17 de son téléphone : « On me menace de me frapper à {heure}, je n’ai plus de téléphone. »',
      'C’est une menace, et elle se prend au sérieux. N’y allez pas, et ne rentrez pas chez vous sans quelqu’un. Restez là où il y a du monde, dites-le maintenant à l’accueil ou à la personne d’à côté, et appelez le 17 de son téléphone.',
    ],
  },
  {
    id: 'threat-at-an-hour',
    isOf: isOfACouple,
    isImmediate: true,
    patterns: [
      `(m attend|m attendra|attend devant|vient|passe|monte|débarque|viendra|montera) ... ${STRIKES}`,
      `si (je|j) (viens|rentre|descends|réponds|suis|reviens|ouvre|sors) pas ... ${STRIKES}`,
    ],
    answers: [
      'C’est une menace, et elle a une heure : {heure}. N’y allez pas, et ne restez pas sans personne à cette heure-là : un lieu où il y a du monde, ou quelqu’un de sûr. Appelez le 17 maintenant, sans attendre, ou écrivez au 114 par SMS ; le 3919 vous aide pour la suite.',
      'C’est une menace, et elle se prend au sérieux. N’y allez pas, et ne restez pas sans personne : un lieu où il y a du monde, ou quelqu’un de sûr. Appelez le 17 maintenant, ou écrivez au 114 par SMS ; le 3919 vous aide pour la suite.',
    ],
  },
  {
    id: 'phone-broken',
    isOf: isOfACouple,
    patterns: [`(il|elle|me l a|m a) [*] [*] [*] ${BROKEN} .. (mon|le) ${PHONE}`, `${PHONE} .. ${BROKEN} & (il|elle)`],
    beside: [PUBLIC],
    answers: [
      'Casser ou prendre votre téléphone, c’est vous couper de l’aide, et c’est grave. Là où vous êtes, il y a du monde : dites-le à l’accueil, et appelez le 3919 de leur téléphone, ou le 17 si vous êtes en danger. Avant de repartir, qu’une personne sache où vous allez.',
    ],
    questions: ['Où devez-vous aller, en sortant ?'],
  },
  {
    id: 'phone-broken',
    isOf: isOfACouple,
    patterns: [`(il|elle|me l a|m a) [*] [*] [*] ${BROKEN} .. (mon|le) ${PHONE}`],
    answers: [
      'Casser ou prendre votre téléphone, c’est vous couper de l’aide, et c’est grave. Le 17 et le 3919 s’appellent de n’importe quel appareil : celui d’un voisin, d’une collègue, d’un commerce. Convenez avec quelqu’un d’un signe s’il faut appeler pour vous.',
    ],
    questions: ['De quel téléphone pourriez-vous appeler ?'],
  },
  {
    id: 'alone-at-home',
    isOf: isThreatened,
    patterns: [
      '(coloc*|colocataire|{proche}) [*] (est|sont|rentre|rentré*|parti*) [*] [*] (parti*|rentré*|chez|absent*|vacances|week end|pas là)',
      '(serai|suis|vais être|me retrouve) [toute|tout] (seule|seul) [chez moi|à la maison|ce soir|cette nuit|$]',
      '(il|elle) a [un|le|les|mes] (double*|clé*|clef*)',
    ],
    answers: [
      'Alors n’y rentrez pas ce soir : il n’y aurait personne avec vous si la menace arrive à la porte. Une amie, quelqu’un de votre famille, ou le 115, qui cherche un hébergement pour la nuit. Et le 17 maintenant, avant de bouger.',
      'Ne restez pas chez vous sans personne ce soir. Appelez le 17 avant de bouger, et dites où vous êtes ; le 115 cherche un hébergement pour la nuit, le 3919 vous oriente.',
    ],
    questions: ['Chez qui pourriez-vous dormir cette nuit ?'],
  },
  {
    id: 'among-people',
    isOf: isThreatened,
    patterns: [
      `(je suis|suis|reste|là) [encore|toujours|là] (à la|au|à l|dans (la|un|une)|chez) [*] ${PUBLIC} & ! (pas|plus)`,
    ],
    answers: [
      'Restez-y tant qu’il y a du monde, et dites-le à quelqu’un sur place, l’accueil ou la sécurité : « On me menace, je ne peux pas sortir sans personne. » Appelez le 17 de là, avant de bouger.',
    ],
    questions: ['Qui pouvez-vous prévenir, là, autour de vous ?'],
  },
  {
    id: 'address-known',
    isOf: isOfACouple,
    patterns: [
      '(il|elle) (connaît|connait|sait|a|trouvera|trouverait) .. (adresse|où (elle|il|ils|c est|ce est|on|j|je|habite|vit|crèche))',
      '(il|elle) [*] (viendra|viendrait|va venir|débarquerait|cherchera) [*] (là|chez|en premier)',
    ],
    answers: [
      'Une adresse connue n’est pas un abri sûr, même chez {proche}. Il faut un lieu que l’autre ne connaît pas : le 3919 vous oriente, le 115 cherche un hébergement d’urgence, avec un enfant aussi. Si vous n’avez que cette porte ce soir, dites à {proche} de ne pas ouvrir, et d’appeler le 17 aussitôt.',
      'Une adresse connue n’est pas un abri sûr. Il faut un lieu que l’autre ne connaît pas : le 3919 vous oriente, le 115 cherche un hébergement d’urgence, avec un enfant aussi. Si l’on sonne, n’ouvrez pas : le 17 aussitôt.',
    ],
    questions: ['Y a-t-il quelqu’un dont l’adresse ne soit pas connue, une collègue, une amie récente ?'],
  },
  {
    id: 'door-open',
    isOf: isOfACouple,
    patterns: [
      'tu viens quand tu veux',
      '(viens|venir|passe|passer|dormir|rester|aller) [*] [*] (quand (tu|je) (veux|veut|voulais|voudrais))',
      '{proche} ... (propose*|proposé|dit|offre|offert|peut|pourrait|voulait|veut) ... (venir|héberger|dormir chez|accueillir|loger|chez elle|chez lui|rester chez|une chambre|canapé|m installer) & ! (pas|refus*|il (connaît|sait))',
    ],
    answers: [
      '{Proche} vous ouvre sa porte : gardez cette offre, c’est un abri. Dites-lui de vive voix, sans rien écrire : « Je viendrai peut-être d’un coup, même la nuit. » Un double de vos papiers peut déjà l’attendre ; le 3919 prépare le reste avec vous, et le 17 si cela presse.',
      'Cette offre est un abri : gardez-la. Dites-le de vive voix, sans rien écrire : « Je viendrai peut-être d’un coup, même la nuit. » Le 3919 prépare le reste avec vous, et le 17 si cela presse.',
    ],
    questions: ['Qu’est-ce qui vous aiderait à y passer une première nuit ?'],
  },
  {
    id: 'where-to-go',
    isOf: isOfACouple,
    patterns: [
      '(je vais|j irais|irais|je irais|on va|vais je|aller|partir|dormir) où',
      'où (aller|j irais|je vais|dormir|partir)',
    ],
    beside: ['(enfant*|petit*|fils|fille*|bébé|gosse*)'],
    answers: [
      'Avec vos enfants, oui, c’est possible : le 3919 vous oriente vers des lieux qui accueillent ensemble, et le 115 cherche un hébergement dès ce soir. Sans argent à vous, une assistante sociale peut demander des aides d’urgence, et une banque ouvrir un compte à votre seul nom. En danger immédiat, c’est le 17.',
    ],
    questions: ['Qui pourrait vous accueillir une nuit, le temps d’appeler ?'],
  },
  {
    id: 'one-child-saw',
    isOf: isOfACouple,
    patterns: [
      '(elle|il) [*] [*] (tout vu|tout entendu|vu|entendu|assisté|était là) & ! (ils|elles|les (enfants|petits))',
    ],
    beside: [
      '(une|un|ma|mon|notre) (petite|petit|fille|fils|puce|gamine|gamin|bébé|garçon|enfant) [*] [*] (1|2|3|4|5|6|7|un|deux|trois|quatre|cinq|six|sept) (an|ans)',
    ],
    answers: [
      'À cet âge, voir cela fait peur, même sans les mots pour le dire. Vous pouvez lui dire simplement : « Tu as eu peur. Ce n’est pas ta faute. » Le 119 conseille les parents jour et nuit, et le 3919 vous oriente vers un lieu où aller ensemble ; si cela recommence, c’est le 17.',
    ],
    questions: ['Y a-t-il quelqu’un de sûr qui pourrait vous accueillir ensemble ?'],
  },
  {
    id: 'no-complaint',
    isOf: isOfACouple,
    patterns: [
      '(veux|voudrais|vais|compte|envie|souhaite|ose|peux) (pas|surtout pas|jamais|plus) .. (plainte|police|gendarm*|dénoncer) & ! (savoir|sache*|appelle*)',
      '(pas|jamais) [question] [de|d] (porter|déposer) plainte',
    ],
    answers: [
      'Rien ne vous oblige à porter plainte, et je ne vous y pousse pas. On peut être écouté, soigné et mis à l’abri sans cela : au 3919, on ne vous le demandera pas. Et si un soir vous craignez un geste, appeler le 17 vous protège, même sans plainte.',
    ],
    questions: ['De quoi auriez-vous besoin, vous, pour être tranquille ?'],
    isJoined: true,
  },
  {
    id: 'as-before',
    isOf: isOfACouple,
    isJoined: true,
    patterns: ['(redevienne*|redevient|redevenir|soit|être|retrouver) [*] [*] (comme avant|d avant|comme au début)'],
    answers: ['Vouloir retrouver la personne du début se comprend. Ce changement-là ne dépend pas de vous.'],
  },
  {
    id: 'again',
    isToldOnly: true,
    isOf: (state) => wasHurt(state) && state.safety.neck === true,
    isJoined: true,
    patterns: AGAIN,
    answers: [
      'Une main au cou est l’un des signes de danger les plus sérieux, et une violence qui revient s’aggrave souvent. Ce n’est pas à vous de juger si c’est « assez grave » : il n’y a pas à attendre la fois suivante.',
    ],
    questions: ['Qui sait que cela s’est répété ?'],
  },
  {
    id: 'again',
    isToldOnly: true,
    isOf: wasHurt,
    isJoined: true,
    patterns: AGAIN,
    answers: [
      'Vous dites que ce n’était pas la première fois, et cela compte : une violence qui revient s’aggrave souvent. Il n’y a pas à attendre la suivante pour demander de l’aide.',
      'Une fois de plus n’est pas un détail : quand cela revient, le danger augmente souvent.',
    ],
    questions: ['Qui sait que cela s’est répété ?'],
  },
  {
    id: 'again-and-pregnant',
    isToldOnly: true,
    isOf: wasHurt,
    isJoined: true,
    patterns: ["(j'étais|je étais|étais|alors que j étais) [*] enceinte", '(pendant|durant) (ma|la) grossesse'],
    answers: [
      'Pendant une grossesse, c’est un signe de danger plus sérieux encore : dites-le tel quel au 3919, et à un médecin ou une sage-femme.',
    ],
  },
  {
    id: 'hard-childhood',
    isToldOnly: true,
    isOf: wasHurt,
    isJoined: true,
    patterns: [
      '(enfance|passé|père|mère|parents|vécu|histoire) [*] [*] (compliqué*|difficile*|dure|dur|violent*|battu*|frapp*|pas facile|malheureu*|traumatis*) & (il|elle|son|sa)',
      '(il|elle) .. (souffert|souffre|battu*|frappé*|abandonné*|maltraité*) ... (petit|petite|enfant|gamin*|enfance|plus jeune)',
      '(il|elle) .. (battu*|frappé*|maltraité*|tabassé*) par (son|sa|ses)',
    ],
    answers: [
      'Une enfance difficile peut expliquer une souffrance, elle ne donne pas le droit de frapper, et ce n’est pas à vous de la réparer.',
    ],
    questions: ['Qui veille sur vous, pendant ce temps ?'],
  },
  {
    id: 'sorry-after',
    isToldOnly: true,
    isOf: wasHurt,
    isJoined: true,
    patterns: [
      `(il|elle) ... ${SAID_SORRY} & ! ((pas|jamais) [*] ${SAID_SORRY}|première fois|déjà|chaque fois|recommenc*|au petit|à la petite|aux (enfants|petits)|à (ma|sa) mère|anniversaire)`,
      `(après|ensuite|depuis) ... ${SAID_SORRY} & (il|elle|m|me)`,
    ],
    answers: [
      'Des larmes, des fleurs, des excuses, puis la peur qui revient : beaucoup décrivent ce cycle. Les regrets peuvent être sincères, et le danger rester.',
    ],
    questions: ['Était-ce déjà arrivé avant ?'],
  },
  {
    id: 'pushed-to-it',
    isToldOnly: true,
    isOf: wasHurt,
    isJoined: true,
    patterns: [
      '(je|moi) [*] [*] (le|la|l) (pousse à bout|pousse|cherche|provoque|énerve|ai (poussé*|cherché*|provoqué*|énervé*))',
    ],
    answers: [
      'Et non, ce n’est pas vous : on peut être à bout et sortir de la pièce. Qui fait le geste en est responsable.',
    ],
  },
  {
    id: 'good-to-others',
    isToldOnly: true,
    isOf: wasHurt,
    isJoined: true,
    patterns: [
      "(c'est|ce est|il est|elle est) [*] (quelqu'un de bien|un homme bien|un bon père|une bonne mère|un mec bien|apprécié*|adoré*|gentil* avec)",
      '(tout le monde|les gens|amis|famille) [*] (l adore*|l aime*|l apprécie*|le trouve*|la trouve*)',
    ],
    answers: [
      'On peut être quelqu’un de bien aux yeux des autres et faire du mal chez soi : les deux peuvent être vrais.',
    ],
  },
]

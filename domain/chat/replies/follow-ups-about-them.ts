import type { FollowUp } from './follow-up.ts'

const PARENTS = '(parents|mère|père|maman|papa|famille|soeur|frère|mari|femme|copain|copine|proches|grand-mère|voisin*)'
const RESCUE = '(pompiers|samu|police|gendarm*|secours|ambulance|15|17|18|112)'

/** What somebody says who fears for the life of another: a question is answered yes or no before anything else. */
export const followUpsAboutThem: readonly FollowUp[] = [
  {
    id: 'hors-de-danger',
    tells: 'helped',
    patterns: [
      '(retrouvé*|trouvé*|hospitalisé*)',
      '(il|elle) est .. (hôpital|urgences|ambulance|prise en charge|pris en charge|en sécurité|plus seul*)',
      '(pompiers|samu|secours|ambulance|police|parents|mère|père) .. (sont|est) (là|arrivé*|avec (elle|lui))',
    ],
    answers: [
      'Quelqu’un est auprès de cette personne, et c’est aussi grâce à vous. La suite revient aux soignants et à ses proches.',
      'Vous avez tenu jusqu’au relais. Dites aux soignants ou à ses proches ce que vous savez, puis reposez-vous un peu.',
    ],
    questions: ['Et vous, qui est avec vous maintenant ?'],
  },
  {
    id: 'secours-prévenus',
    tells: 'called',
    isQuiet: true,
    patterns: [
      `(j'ai|on a|viens d') .. (appelé|appeler|prévenu|prévenir) .. (${RESCUE}|119)`,
      'ils (y vont|arrivent|vont y aller)',
    ],
    answers: [
      'Vous avez fait ce qu’il fallait. Gardez votre téléphone libre : ils peuvent vous rappeler pour l’adresse.',
      'C’est le bon geste. Prévenez aussi une personne proche d’elle, et ne restez pas sans personne en attendant.',
    ],
  },
  {
    id: 'appeler-les-secours',
    patterns: [`(j'appelle|appeler|prévenir|je préviens|fais venir) .. ${RESCUE}`, `${RESCUE} .. (appeler|oui ou non)`],
    answers: [
      'Oui, maintenant : le 15 ou le 112, en donnant l’adresse en premier. Ils peuvent aller jusqu’à sa porte.',
      'Oui. Mieux vaut un appel de trop au 15 ou au 112 : dites où est cette personne et ce qu’elle a écrit.',
    ],
  },
  {
    id: 'prévenir-ses-proches',
    patterns: [
      `(j'appelle|appeler|prévenir|je préviens|avertir|contacter|le dire à|en parler à|parler à) .. ${PARENTS}`,
      `(faut|dois|devrais) .. dire .. ${PARENTS}`,
    ],
    answers: [
      'Oui, appelez-les maintenant. Si personne ne répond et que vous savez où est cette personne, faites le 15 ou le 112 et donnez l’adresse.',
      'Oui, prévenez-les sans attendre : « J’ai peur pour sa vie, allez-y maintenant. » Sans réponse, c’est le 15 ou le 112.',
    ],
  },
  {
    id: 'l-appeler',
    patterns: ["je [l'|la|le] (appelle|rappelle) $", "(dois|faut|devrais) .. l'(appeler|rappeler)", "je l'appelle"],
    answers: [
      'Oui, appelez cette personne : votre voix compte. Demandez-lui où elle est, et restez en ligne.',
      'Oui, essayez encore, et écrivez aussi : « Je suis là, réponds-moi. » Sans réponse, prévenez ses proches.',
    ],
  },
  {
    id: 'promesse-de-silence',
    patterns: ['(promis|promettre|juré|jurer|secret)', '(rien|pas) (dire|en parler)', 'ne (rien|pas) dire'],
    answers: [
      'Une promesse de silence ne tient pas devant un danger de mort : en parler, c’est protéger.',
      'Vous pouvez rompre ce secret sans trahir : il s’agit de sa vie.',
    ],
  },
  {
    id: 'peur-de-fâcher',
    patterns: ["(détester|m'en vouloir|fâch*|colère|pardonner*|trahi*)"],
    answers: [
      'Cette personne sera peut-être en colère, et vivante. Une amitié se répare.',
      'Sa colère passera ; le plus urgent est que quelqu’un soit là.',
    ],
  },
  {
    id: 'lui-demander',
    patterns: ['(donne*|mettre) .. (idée|idées)', '(poser la question|lui demander|aborder)'],
    answers: [
      'Oui, on peut le demander avec le mot « suicide » : cela ne donne pas l’idée, cela permet d’en parler.',
      'Oui. Choisissez un moment au calme, et demandez-le franchement ; ne pas oser le mot isole davantage.',
    ],
  },
  {
    id: 'quoi-dire',
    patterns: [
      '(dis|dire|écrire|écris|réponds|répondre) [lui] quoi',
      '(quoi|que) [lui] (dire|écrire|répondre)',
      'comment [lui] (dire|parler|écrire)',
    ],
    answers: [
      'Une phrase simple : « Je tiens à toi et je m’inquiète. Est-ce que tu penses au suicide ? » Puis écoutez, sans discuter ce qui est dit.',
      'Vous pouvez écrire : « Je ne te juge pas. Dis-moi où tu es, je veux t’aider. » Peu de mots suffisent.',
    ],
  },
  {
    id: 'refuse-de-l-aide',
    patterns: ['(veut|accepte) (pas|plus|aucun*|rien|voir personne|parler à personne)', '(refuse*|forcer|obliger)'],
    answers: [
      'On ne force pas quelqu’un à parler, mais on peut rester là et demander conseil pour soi. En danger immédiat, les secours viennent même sans son accord.',
      'Un refus n’est pas définitif. Proposez une seule chose, un médecin ou un appel fait ensemble, et redites que vous restez.',
    ],
  },
  {
    id: 'qui-appeler',
    patterns: [
      "(j'appelle|appeler|je dois appeler|on appelle) (qui|quoi)",
      'qui .. appeler',
      '(je|on) (fais|fait) quoi',
      '(que|quoi) faire',
      'comment (je fais|faire|réagir)',
    ],
    answers: [
      'D’abord les secours si le danger est là, en disant où se trouve la personne ; ensuite un proche qui habite tout près.',
      'Restez en lien, posez-lui la question franchement, et ne portez pas cela sans personne.',
    ],
  },
  {
    id: 'y-va',
    patterns: [
      "(j'y|on y) (vais|va|fonce)",
      '(suis|je suis) (en route|devant|chez elle|chez lui|avec elle|avec lui)',
      'je pars le (voir|rejoindre)',
    ],
    answers: [
      'Allez-y à plusieurs si possible, et gardez les secours en ligne.',
      'Votre présence compte. Éloignez ce qui est dangereux, et restez jusqu’à ce que quelqu’un prenne le relais.',
    ],
  },
  {
    id: 'lieu-inconnu',
    patterns: ['sais pas où', '(pas|connais pas) [l|son|d] adresse'],
    answers: ['Dites-le aux secours : avec son nom et son numéro de téléphone, ils savent chercher.'],
  },
  {
    id: 'lieu-connu',
    patterns: ["(j'ai|connais|sais) .. (adresse|où (elle|il) (est|habite|vit))"],
    answers: ['Gardez cette adresse sous les yeux : c’est la première chose à dire au 15 ou au 112.'],
  },
  {
    id: 'loin',
    patterns: ['(loin|km|kilomètres|étranger)', 'habite à'],
    answers: [
      'Même de loin, les secours peuvent aller vers cette personne : donnez son adresse, ou ce que vous en savez.',
    ],
  },
  {
    id: 'sans-réponse',
    patterns: ['(répond|répondent|décroche) (plus|pas)', 'injoignable'],
    answers: ['Sans réponse, n’attendez pas : les secours peuvent vérifier sur place.'],
  },
  {
    id: 'ma-faute',
    patterns: ['ma faute', "j'aurais (dû|pu)", 'coupable'],
    answers: ['Vous n’êtes pas responsable de ce que cette personne ressent. Vous êtes là, et cela compte.'],
  },
]

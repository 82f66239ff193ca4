import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { KEPT_REMEDIES } from '../said-of-means.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'

interface StepAway {
  id: string
  patterns: readonly string[]
  /** Said first, before any line: what to leave, and where to go. */
  steps: readonly string[]
  /** Asked in the next replies, until it is out of reach. */
  reminders: readonly string[]
}

const NEAR =
  '(devant|main|mains|table|côté|poche|lit|genoux|près|sortis|sorti|prêt*|là|ici|tiroir|placard|armoire|salle de bain|chez moi|maison|sac|garage|grenier|remise|atelier|cabanon|hangar|grange|coffre de la voiture)'
const PUT_AWAY = '(jeté*|rangé*|rendu*|confié*|donné*|voisin*|fermé|clé|poubelle|toilettes|cave|vidé*)'

/** « Je les jette où ? » asks: what is gone was given. */
const HANDED_OVER = "(les ai|l'ai|ai tout|les a|ai déjà) (jeté*|rendu*|confié*|donné*|rapporté*|rangé*|vidé*|pris)"

/** What somebody in a crisis has at hand, or where they are, says the next thing to do. No method is named further than they did. */
const stepsAway: readonly StepAway[] = [
  {
    id: 'voice-about-a-child',
    patterns: [
      '(voix|dieu|démon*|diable|ordonne*|ordre*) .. (bébé|fille|fils|enfant*|petit*) & (jeter|tuer|noyer|étouffer|mal|sacrifi*|secouer|lâcher|frapper|étrangler)',
    ],
    steps: [
      'Couchez votre enfant en sécurité, passez dans une autre pièce, et appelez le 15 maintenant : « J’entends une voix qui me dit de faire du mal à mon enfant. » Rien ne vous oblige à obéir, et cela se soigne.',
    ],
    reminders: ['Qui peut venir tout de suite auprès de vous et de votre enfant ?'],
  },
  {
    id: 'keys',
    patterns: [
      '(clé*|clef*|badge|accès) .. (pharmacie|armoire* à pharmacie|réserve|stupéfiants|morphine|coffre|armurerie|râtelier|labo*|produits|médicaments|anesthési*)',
      '(armoire à pharmacie|pharmacie du service|chariot de médicaments|armurerie) .. (regardé*|fixé*|regarde|fixe|devant|ouvert*|clé*|trop longtemps|pensé*|pense)',
      '(regardé*|fixé*|regarde|fixe|resté* devant|planté* devant) .. (armoire à pharmacie|pharmacie|chariot|armurerie|médicaments)',
    ],
    steps: [
      'N’y retournez pas sans quelqu’un. Si vous avez de quoi ouvrir, une clé, un badge, remettez-le ce soir à une collègue, au cadre ou à un proche, même sans expliquer.',
      'Cette clé ne doit pas rester avec vous cette nuit : faites-la prendre par une collègue, un voisin, un proche. Vous n’avez pas à dire pourquoi.',
    ],
    reminders: [
      'À qui pouvez-vous remettre la clé, maintenant ?',
      'La clé est-elle chez quelqu’un d’autre, à présent ?',
    ],
  },
  {
    id: 'kept-remedies',
    patterns: [
      `(gardé*|garde|conservé*|conserve|mis de côté|mets de côté|stocké*|accumulé*|récupéré*|reste|restent|restait) ... ${KEPT_REMEDIES} & ! ${HANDED_OVER}`,
      `(morphine|ampoule*|piqûre*|seringue*|insuline|opiacé*|patch*|fiole*) ... ${NEAR} & ! ${HANDED_OVER}`,
      `(j'ai|ai|il y a|y a) [encore|toujours|toute*|tous] (de la|des|les|ses|sa|son|mes) (morphine|ampoule*|piqûre*|seringue*|insuline|opiacé*|patch*|fiole*) & ! ${HANDED_OVER}`,
      `(ai|garde|gardé*|reste|restent|trouvé*|y a) .. ${KEPT_REMEDIES} (de|d|à) (mon|ma|mes|feu) * & ! ${HANDED_OVER}`,
    ],
    steps: [
      'Ne gardez pas ces médicaments chez vous ce soir : remettez-les à un voisin ou à un proche, même sans expliquer, et demain à la pharmacie, qui les reprend.',
      'Qu’ils sortent de la maison dès ce soir : quelqu’un les prend et les garde, puis les porte à la pharmacie. D’ici là, fermez la pièce où ils sont et n’y retournez pas.',
      'Si personne ne peut venir les prendre, laissez-les où ils sont et quittez la maison, là où il y a du monde. Au téléphone, dites-le tel quel : « J’ai des médicaments chez moi et je ne me fais pas confiance. »',
      'Demandez-le au 15, tel quel, maintenant : « J’ai de quoi me faire du mal chez moi, qu’est-ce que j’en fais ? » Ils vous disent comment faire, et peuvent envoyer quelqu’un. Restez dans une autre pièce pendant l’appel.',
      'Un sac fermé, posé chez la première personne qui ouvre sa porte, même sans un mot d’explication : « Gardez-moi cela jusqu’à demain. » Et vous, ne rentrez pas sans quelqu’un.',
    ],
    reminders: [
      'Qui, tout près, peut venir prendre ces médicaments maintenant ?',
      'Les médicaments sont-ils hors de chez vous, à présent ?',
    ],
  },
  {
    id: 'tablets',
    patterns: [
      `(comprimés|cachets|médicaments|médocs|pilules|boîte*|plaquette*|somnifères|doliprane) ... ${NEAR} & ! ${PUT_AWAY}`,
      `(une|1|la|des|deux|2|trois) boîte* (entière*|plein*) & ! ${PUT_AWAY}`,
      '(comprimés|cachets|médicaments|médocs|pilules|boîte*|plaquette*|somnifères) .. (les miens|les miennes|à moi)',
      // « Oui, j’ai des médicaments », and nothing of what for.
      "^ [oui|ouais|ben|bah] [,] (j'ai|ai|il y a|y a|ya) [encore|toujours] (des|mes|les|plein de|beaucoup de|pas mal de) (comprimés|cachets|médicaments|médocs|pilules|somnifères) [oui|ici|chez moi] $",
    ],
    steps: [
      'Laissez les médicaments où ils sont et sortez de la pièce, maintenant, chez un voisin si vous le pouvez.',
      'Éloignez-vous des médicaments : une autre pièce, la porte fermée, et quelqu’un à qui les remettre.',
    ],
    reminders: [
      'Êtes-vous dans une autre pièce que les médicaments, maintenant ?',
      'Qui peut venir prendre les médicaments, et les garder ?',
    ],
  },
  {
    id: 'car',
    patterns: [
      '(suis|assis*|reste|pars|dors) .. (dans la|dans ma|en|dans mon) (voiture|bagnole|caisse|auto|camion|camionnette)',
      '(foncer|fonce|fonçais|encastrer|encastre|jeter|planter|rentrer) .. (mur|arbre|platane|poteau|camion|ravin|pile)',
      '(au volant|garé*|je conduis|je roule)',
    ],
    steps: [
      'Restez à l’arrêt, coupez le contact, et sortez de la voiture en y laissant les clés ; s’il y a des gens près de vous, allez vers eux.',
      'Ne reprenez pas la route. Demandez à quelqu’un de venir vous chercher là où vous êtes.',
    ],
    reminders: ['La voiture est-elle à l’arrêt, moteur coupé ?'],
  },
  {
    id: 'height',
    patterns: [
      '(suis|monté*|assis*|debout|devant|bord|rebord|enjambé*) .. (pont|toit|balcon|fenêtre|falaise*|viaduc|rambarde|parapet|rebord|passerelle|barrage)',
      'étais .. (pont|toit|balcon|falaise*|viaduc|rambarde|parapet|rebord|passerelle|barrage)',
    ],
    steps: [
      'Reculez maintenant, d’abord de quelques pas, puis jusqu’à un endroit où il y a du monde.',
      'Éloignez-vous du vide, asseyez-vous par terre ou rentrez, et appelez quelqu’un à voix haute.',
    ],
    reminders: ['Avez-vous pu vous éloigner du bord ?'],
  },
  {
    id: 'place-in-mind',
    patterns: [
      '(repéré*|choisi|regardé|regarde|passé devant|passe devant|allé* voir) .. (pont*|viaduc|voie*|rails|train*|falaise*|toit|immeuble|gare|barrage|tour)',
      "(repéré|choisi|trouvé) [déjà|même] (l'endroit|un endroit|le lieu|un lieu|mon endroit|le coin|mon coin|où) & ! (vacances|mariage|fête|dormir|vivre|rendez vous|mettre|loger|étude*)",
    ],
    steps: [
      'Merci de le dire. Restez loin de cet endroit : prenez un autre chemin, et ne sortez pas sans quelqu’un cette nuit.',
    ],
    reminders: ['Êtes-vous loin de cet endroit, là ?'],
  },
  {
    id: 'something',
    patterns: [
      "(j'ai|ai) [déjà|tout] (ce qu'il faut|ce qu il me faut|de quoi) & ! (manger|dormir|faire|vivre)",
      "(c'est|ce sont) (les miennes|les miens|le mien|la mienne)",
    ],
    steps: ['Laissez cela où c’est, changez de pièce maintenant, et rejoignez quelqu’un.'],
    reminders: ['Est-ce hors de portée, maintenant ?', 'Pouvez-vous le remettre à quelqu’un, ce soir ?'],
  },
  {
    id: 'tracks',
    patterns: [
      '(suis|quai|bord|près|devant|attends) .. (rails|voie*|train*|métro|rer|gare)',
      '(bord|sur|suis) .. quai*',
    ],
    steps: [
      'Quittez le quai et les voies maintenant : remontez vers la sortie, et parlez à la première personne, agent ou voyageur.',
    ],
    reminders: ['Avez-vous pu quitter le quai ?'],
  },
  {
    id: 'rope',
    patterns: [
      '(corde|noeud) .. (poutre|grange|grenier|hangar|garage|arbre|cave|atelier|accroché*|attaché*|pend|nouée|mise|installé*|en place)',
      '(accroché|attaché|mis|installé|noué|préparé) .. (corde|noeud) .. (poutre|grange|grenier|hangar|garage|arbre|cave|atelier|là)',
      'corde .. là bas',
    ],
    steps: [
      'N’allez plus à cet endroit sans quelqu’un, et faites enlever la corde dès aujourd’hui par un proche ou un voisin, même sans tout expliquer.',
      'Cette corde ne doit pas rester là une nuit de plus : que quelqu’un d’autre que vous aille l’enlever, maintenant.',
    ],
    reminders: ['Qui peut aller enlever la corde à votre place ?', 'La corde a-t-elle été enlevée ?'],
  },
  {
    id: 'weapon-elsewhere',
    patterns: [
      '(fusil|arme|pistolet|carabine|corde) .. (là bas|chalet|campagne|autre maison|chez (mon|ma|mes) (père|mère|parents|oncle|grand*|frère))',
      '(chalet|là bas|maison de campagne) .. (fusil|arme|pistolet|carabine|corde)',
    ],
    steps: [
      'N’allez pas à cet endroit sans quelqu’un, et demandez aujourd’hui à un proche d’y prendre cela et de le garder.',
    ],
    reminders: ['Qui peut aller prendre cela à votre place, et le garder ?'],
  },
  {
    id: 'locked-weapon',
    patterns: ['(fusil|arme|pistolet|carabine) .. (armoire|coffre|sous clé|à clé|cadenas|fermé*)'],
    steps: [
      'Laissez cela sous clé, et remettez la clé à quelqu’un ce soir : un proche, un voisin, la gendarmerie.',
      'La clé ne doit pas rester avec vous cette nuit : confiez-la à quelqu’un, même sans expliquer.',
    ],
    reminders: ['La clé est-elle chez quelqu’un d’autre, maintenant ?', 'À qui pouvez-vous remettre la clé ?'],
  },
  {
    id: 'blade-or-weapon',
    patterns: [
      `(couteau|lame*|rasoir|cutter|fusil|arme|pistolet|corde) .. ${NEAR} & ! (jeté*|rangé*|rendu*|confié*|donné*)`,
      "(j'ai|tiens) (un|une|le|la|mon|ma) (couteau|lame|rasoir|cutter|fusil|arme|pistolet|corde)",
      `(sorti|pris|chargé|acheté|trouvé|retrouvé|préparé) .. (couteau|lame*|rasoir|cutter|fusil|arme|pistolet|corde) & ! ${PUT_AWAY}`,
    ],
    steps: [
      'Posez cela, sans y retoucher, et sortez de la pièce ; demandez à quelqu’un de venir le prendre.',
      'Mettez une porte fermée entre cela et vous, et rejoignez quelqu’un maintenant.',
    ],
    reminders: [
      'Avez-vous pu mettre cela derrière une porte fermée ?',
      'Est-ce que cela est hors de portée, maintenant ?',
    ],
  },
  {
    id: 'bathroom',
    patterns: ['(suis|enfermé*|assis*) .. (salle de bain*|baignoire)', '^ [dans|là] [la] (salle de bain*|baignoire) $'],
    steps: [
      'Sortez de la salle de bain et n’y retournez pas sans quelqu’un : allez dans une pièce où l’on peut vous voir, ou chez un voisin.',
    ],
    reminders: ['Êtes-vous dans une autre pièce, maintenant ?'],
  },
]

const known = stepsAway.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

const places = new Set(['place-in-mind', 'height', 'tracks'])

/** Whether what was named is a place, which being at home is far from. */
export const isPlace = (atHand: string | null): boolean => atHand !== null && places.has(atHand)

/** What being at home, or in bed, is away from: a car too. */
export const isLeftOnceHome = (atHand: string | null): boolean => isPlace(atHand) || atHand === 'car'

/** « Je les regarde, là »: of what was named before. */
const isStillNear = compileTest(
  [
    'je (les|la|le) (regarde|fixe|tiens|touche|vois|serre)',
    '(toujours|encore|posé*) (là|devant moi|à côté|sur la table|dans ma main)',
    '(devant moi|sous les yeux|dans ma main)',
    '(clé*|clef*|badge) .. (sur moi|mon sac|ma poche|avec moi|chez moi|à la maison)',
    "(m'en servir|me en servir|m'en sers|les prendre|les avaler|tout avaler|tout prendre|y toucher) & ! (bus|train|enfants)",
    '(pas|plus|aucune) [*] [de] confiance en moi',
  ],
  lexicon,
)

const THING = `(${KEPT_REMEDIES}|arme|fusil|carabine|pistolet|corde|lame*|couteau|rasoir|clé*|boîte)`
/** What to do with it is asked of us: a chance that nothing may let pass. */
const asksWhatToDoWithIt = compileTest(
  [
    `(que|quoi|comment) .. (fais|faire|fait) [donc|moi] (de|des|avec|d) [ces|cette|ce|les|ses|la|le|tout|mes|mon|ma] (${THING}|ça|eux|cela|elles)`,
    '(quoi|que) en faire',
    "(en faire|j'en fais|en fais|jen fais) quoi",
    `^ [oui|mais|non|bon] et [pour|alors|donc] (les|la|le|mes|ses|mon|ma|ces|cette) ${THING}`,
    '(les|la|le) (mets|mettre|porter|ranger|poser|cacher|donner|confier|rendre|jeter|laisser|garder) [*] (où|à qui|comment|quoi)',
    '(où|à qui) .. (les|la|le|l) (mets|mettre|porter|ranger|poser|cacher|donne|donner|confie|confier|rendre|jeter|laisser|garder)',
    `(jeter|rendre|donner|confier|débarrasser|garder|rapporter) .. ${THING} .. (où|à qui|comment|pharmacie|ou pas)`,
    `(dois|faut|peux|devrais) .. (jeter|rendre|donner|confier|débarrasser|garder|rapporter|cacher) .. (${THING}|les)`,
    `me débarrasser (de|d) .. ${THING}`,
  ],
  lexicon,
)

/** Whether they ask what to do with what they named, or name now. */
export function asksOfTheMeans({ atHand }: ConversationState, sentences: readonly PlainText[]): boolean {
  return sentences.some(asksWhatToDoWithIt) && (atHand !== null || known.some(({ isMet }) => sentences.some(isMet)))
}

/** « Hier je suis resté sur le pont »: they are there no more, and the place stays in mind. */
const wasThen = compileTest(
  [
    "(hier|avant hier|l'autre (jour|soir|nuit|fois)|(semaine|nuit|mois|fois|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi) (dernier*|passé*)|il y a (quelque*|deux|trois|2|3|4|5|un|une|des|plusieurs) *) & ! (y suis|y retourne|y retourner|retourné* ce soir|là maintenant|encore là|de nouveau|à nouveau|maintenant|en ce moment|ce soir j'y)",
  ],
  lexicon,
)
const whereOneStands = new Set(['height', 'tracks', 'car', 'bathroom'])

/** The step for what was just named, or is still near, which is remembered; null when nothing is, or all of it was said. */
export function stepAway(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const isAsked = asksOfTheMeans(state, sentences)
  const isNear = isAsked || sentences.some(isStillNear)
  const before = isNear ? known.find(({ id }) => id === state.atHand) : undefined
  const named = namedIn(sentences) ?? before
  if (!named) return null
  state.atHand = named.id
  return (isAsked ? anyWording : nextWording)(state, `tip away from ${named.id}`, named.steps)
}

function namedIn(sentences: readonly PlainText[]): (typeof known)[number] | undefined {
  const named = known.find(({ isMet }) => sentences.some(isMet))
  if (!named || !whereOneStands.has(named.id)) return named
  const isOver = sentences.filter(named.isMet).every(wasThen)
  return isOver ? known.find(({ id }) => id === 'place-in-mind') : named
}

/** Whether what was named before is out of reach by now; null when nothing was, or it was asked often enough. */
export function askWhetherAway(state: ConversationState): string | null {
  const reminders = known.find(({ id }) => id === state.atHand)?.reminders ?? []
  const question = unusedWording(state, `away from ${state.atHand} question`, reminders)
  if (question) state.askedSafety = 'away'
  return question
}

import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const BLOW =
  '(tape|tapais|tapant|frappe|frappant|cogne|cognant|griffe|griffant|brûle|brûlant|coupe|coupant|mords|mordant|pince|pinçant|arrache|arrachant|tapé*|frappé*|cogné*|griffé*|mordu*|brûlé*)'
const BY_ACCIDENT =
  '(sans faire exprès|accident*|tombé*|cuisin*|repas|four|casserole|bricol*|ongle*|sport|match|foot|vélo|porte|meuble|table|orteil|pied du lit|marteau|moustique*|allerg*|dossier*|réunion*|projet*|devoirs|logiciel*|administrati*|excel|code|bug*|bouton*|chat|chien|langue|lèvre)'
/** « Je me suis fait des bleus en me tapant »: whoever does it is the one it is done to. */
const tellsOwnBlows = test([
  `(fais|fait|refais|refait|faire) (des|un|plein de|du) (bleu*|marque*|bosse*|mal|hématome*|trace*|brûlure*|coupure*|griffure*) .. en me ${BLOW} & ! ${BY_ACCIDENT}`,
  `(c'est|ce est) moi qui me ${BLOW} & ! ${BY_ACCIDENT}`,
  `(c'est|ce est) moi [même] qui me (blesse|mutile|scarifie)`,
  `(c'est|ce est) moi [même] qui me (fais|fait|suis fait) (ça|mal|du mal|des bleus|ces marques|les marques|ces bleus)`,
  `(c'est|ce est) moi qui me les (fais|suis fait*|suis refait*)`,
  `je me (tape|frappe|cogne) (dessus|moi même|contre (le|les|un|des) mur*|la tête|les cuisses|le visage) & ! ${BY_ACCIDENT}`,
  `je me suis [encore|re] (tapé*|frappé*|cogné*|retapé*) (dessus|exprès|volontairement|contre (le|les|un) mur*) & ! ${BY_ACCIDENT}`,
  'je me fais [du mal|mal] (exprès|volontairement|moi même|à moi même)',
  '(les|ces|mes) (bleus|marques|coups|griffures|brûlures) .. (je me les (fais|suis fait*)|moi qui me les)',
])
const hurtsOneself = test([
  'je (me tape|tape|cogne|me cogne|frappe) (la|ma) tête',
  'je me (brûle|coupe|scarifie|griffe|mutile|lacère|entaille|tape|frappe) .. (cigarette*|briquet|lame*|exprès|cutter|rasoir|ciseaux|bras|cuisse*|poignet*|jambe*|ventre|tête|mur|quand|souvent|depuis|sang)',
])
export const wantsToDie = test([
  '(adieu|suicid*|mourir|médicament*|cachets|comprimés|lettre|pend*|veines|en finir|sauter|boîte*)',
  "(se|me) (jette|jeter|tuer|tue|flingue|flinguer|supprimer|foutre en l'air|balancer) & ! (bras|cou|lit|canapé|eau froide)",
])

/** A wound of their own that does not stop is an act under way. */
const bleeds = test([
  'je me suis .. (coupé*|entaillé*|tailladé*|ouvert*|scarifié*|lacéré*|charcuté*) & (arrête (pas|plus)|saigne (beaucoup|encore|trop|fort)|pisse le sang|coule|plein de sang|trop profond*) & ! (cuisin*|légume*|pain|bricol*|accident|sans faire exprès|en coupant|en ouvrant|verre cassé)',
  '(ça|plaie*|coupure*) .. (arrête (pas|plus) [de saigner]|saigne (beaucoup|encore|trop|fort)|pisse le sang) & (coupé*|entaillé*|veines|poignet*|bras|cuisse*|lame)',
])
const BLEEDS = { rule: 'blessure-qui-saigne', level: 'crise', situation: 'attempt' } as const

/** What somebody does to themselves is told, however unsure the rest is. */
export function hurting(sentences: readonly PlainText[], reading: Reading): Reading {
  if (reading.level === 'crise' && reading.situation !== 'other-imminent' && sentences.some(bleeds))
    return { ...reading, situation: 'attempt', immediate: true, signals: [BLEEDS], distress: true }
  const isOpen = reading.level === 'none' || reading.level === 'vigilance' || isUnsure(reading) || isOfBlows(reading)
  if (isOpen && sentences.some(tellsOwnBlows) && !sentences.some(wantsToDie) && !sentences.some(isDoneByAnother))
    return {
      ...reading,
      level: 'crise',
      situation: 'self-injury',
      immediate: false,
      signals: [OWN_BLOWS],
      distress: true,
    }
  const isCrisis = reading.level === 'crise' && reading.situation !== 'attempt'
  if (!isCrisis || !sentences.some(hurtsOneself) || sentences.some(wantsToDie)) return reading
  const signal = { rule: HURTS_ONESELF, level: 'crise', situation: 'self-injury' } as const
  return { ...reading, situation: 'self-injury', immediate: false, signals: [signal] }
}

const isOfBlows = ({ level, situation }: Reading): boolean =>
  level === 'danger' && (situation === 'violence' || situation === 'partner-violence' || situation === 'child')

/** Somebody else hits too: that stays. */
const isDoneByAnother = test([
  '(il|elle|ils|mari|copain|père|mère|frère|conjoint*|compagn*) [*] (me|m) [a|ont] (frapp*|tap*|cogn*|gifl*|batt*|pouss*)',
])

const OWN_BLOWS = { rule: 'se-frappe', level: 'crise', situation: 'self-injury' } as const
const HURTS_ONESELF = 'se-fait-du-mal'

import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const hurtsOneself = test([
  'je (me tape|tape|cogne|me cogne|frappe) (la|ma) tête',
  'je me (brûle|coupe|scarifie|griffe|mutile|lacère|entaille|tape|frappe) .. (cigarette*|briquet|lame*|exprès|cutter|rasoir|ciseaux|bras|cuisse*|poignet*|jambe*|ventre|tête|mur|quand|souvent|depuis|sang)',
])
export const wantsToDie = test([
  '(adieu|suicid*|mourir|médicament*|cachets|comprimés|lettre|pend*|veines|en finir|sauter|boîte*)',
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
  const isCrisis = reading.level === 'crise' && reading.situation !== 'attempt'
  if (!isCrisis || !sentences.some(hurtsOneself) || sentences.some(wantsToDie)) return reading
  const signal = { rule: HURTS_ONESELF, level: 'crise', situation: 'self-injury' } as const
  return { ...reading, situation: 'self-injury', immediate: false, signals: [signal] }
}

const HURTS_ONESELF = 'se-fait-du-mal'

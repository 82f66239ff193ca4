import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import { type CareAnswer, type Heard, only } from './care-answer.ts'
import { join } from './care-parts.ts'
import { unusedWording } from './rotation.ts'

const NOT =
  '((jamais|pas) [*] (serré*|poussé*|giflé*|bloqué*|frappé*|enfermé*|craché)|dans (ses|les) bras|(si|quand) je (le|la|lui))'
const ME = "(m'a|me|m'avait|m'ont|ma|m)"

/** What a partner did, as it is said back: no further than it was told. The hand on the neck and blows have answers of their own. */
const deeds = [
  {
    named: 'vous serrer le bras',
    patterns: [
      '(serré|serre|tordu|tord) (le|les|mon|mes|fort le) (bras|poignet*|mains|épaule*) & ! (je|ai|lui) [*] (serré|serre|tordu|tord)',
      `${ME} [*] [*] (serré*|serre|broyé*|tordu*|tord) .. (bras|poignet*|main|mains|épaule*|doigts)`,
    ],
  },
  {
    named: 'vous attraper ainsi',
    patterns: [
      `${ME} [*] [*] (attrapé*|attrape|empoigné*|empoigne|agrippé*|chopé*|saisi*|tiré*|tire) .. (bras|poignet*|épaule*|cheveux|col|pull|manteau)`,
    ],
  },
  {
    named: 'vous bloquer',
    patterns: [
      `${ME} [*] [*] (bloqué*|bloque|coincé*|coince|plaqué*|plaque|collé*) .. (porte|mur|coin|frigo|lit|sol|voiture|contre)`,
    ],
  },
  {
    named: 'vous retenir',
    patterns: [
      `${ME} [*] [*] (retenu*|retient|empêché*|empêche) .. (bras|sortir|sorte|partir|porte|passer|bouger)`,
      '(barré|barre|bloqué|bloque|fermé|verrouillé) (la|le) (porte|passage|sortie)',
    ],
  },
  {
    named: 'vous enfermer',
    patterns: [`${ME} [*] [*] (enfermé*|enferme|séquestré*) & ! je m`],
  },
  {
    named: 'vous pousser',
    patterns: [`${ME} [*] [*] (poussé*|bousculé*|bouscule|projeté*|jeté* (par terre|contre|au sol))`],
  },
  {
    named: 'vous gifler',
    patterns: [`${ME} [*] [*] (giflé*|gifle)`, `${ME} [*] (mis|donné|foutu) [*] (gifle|claque|baffe)`],
  },
  {
    named: 'vous cracher dessus',
    patterns: [`${ME} [*] (craché|crache)`, '(craché|crache) (dessus|sur moi|au visage|à la figure)'],
  },
  {
    named: 'jeter des objets vers vous',
    patterns: [
      '(jeté|jette|lancé|lance|balancé|balance) [*] [*] [*] (sur moi|vers moi|dessus|à la figure|à la tête|contre moi)',
    ],
  },
].map(({ named, patterns }) => ({
  named,
  isTold: compileTest(
    patterns.map((pattern) => `${pattern} & ! ${NOT}`),
    lexicon,
  ),
}))

/** « Vous serrer le bras, vous bloquer : c’est une violence »: each is named once; null when nothing new was told. */
export function deedsNamed(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const told = deeds.filter(({ isTold }) => sentences.some(isTold))
  const names = told.flatMap(({ named }) => unusedWording(state, `deed ${named}`, [named]) ?? [])
  if (names.length === 0) return null
  const all = names.join(', ')
  const weight = unusedWording(state, 'tip weight of deeds', [
    'c’est une violence, même une seule fois, même sans trace, et rien de ce que vous avez dit ou fait ne la justifie.',
    'c’est une violence aussi, et vous avez bien fait de le dire.',
    'cela compte avec le reste, et personne n’en a le droit.',
  ])
  return weight ? `${capitalised(all)} : ${weight}` : null
}

/** Answers that say of any gesture what is said of theirs. */
const ofAnyDeed = new Set(['clés-prises', 'violence-rapetissée', 'geste-dit'])

/** What was done to them is called by its name, before what they ask beside it. */
export function withDeeds(
  named: string,
  { message }: Heard,
  answer: (CareAnswer & { id?: string }) | null,
  isNew: boolean,
): CareAnswer {
  if (answer === null || ofAnyDeed.has(answer.id ?? '')) return only(named)
  // What must not be missed says enough by itself in a first reply.
  if (isNew && askingParts(message).length === 0) return answer
  return { ...answer, words: join([named, answer.words]) }
}

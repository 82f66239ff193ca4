import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { helpLines } from '../help-lines.ts'
import { jobAnswer } from './asked-in-any-danger.ts'
import { type CareAnswer, only } from './care-answer.ts'
import { join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { complains } from './repair.ts'
import { unusedWording } from './rotation.ts'
import { drugs, medicines, type Substance } from './substances.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const TAKE =
  "(prends|pris|prend|prenais|sniffe|sniffé|tape|tapé|gobe|gobé|fume|fumé|consomme|consommé|m'injecte|injecte|me pique|me shoote|avale|bois|inhale|carbure à|tourne à|tiens à|fais|accro à|accro au|dépendant*|pique|vole|volé|arrêter|arrête|commencé|commence)"
/** Behind them, of a screen, or as a doctor wants it. */
const NOT_NOW =
  "(jamais|film|série|livre|roman|article|reportage|exposé|cours|mémoire|thèse|prévention|enquête|travaille sur|il y a .. (ans|années)|arrêté depuis|à l'époque|plus jeune|clean|sevré* depuis|opération .. anesthési*|au bloc|patient*|on m'a (fait|donné|injecté))"
const withUse = ({ words, called }: Substance) => ({
  called,
  isNamed: test([words]),
  isTakenByMe: test([
    `(je|j|moi) .. ${TAKE} ... ${words} & ! ${NOT_NOW}`,
    `(je|j|moi) ... ${words} .. ${TAKE} & ! ${NOT_NOW}`,
    `^ [oui|ben|bah|et|aussi|surtout] [,] (de la|du|des|le|la) ${words} & ! ${NOT_NOW}`,
    `(avec|grâce (à|au)) [du|de la|des|un|une] ${words} que je (prends|pique|vole) & ! ${NOT_NOW}`,
  ]),
  isTakenByThem: test([
    `({proche}|il|elle) .. (prend|sniffe|tape|gobe|fume|consomme|se shoote|se pique|fait|est accro) ... ${words} & ! ${NOT_NOW}`,
  ]),
})
const knownDrugs = drugs.map(withUse)
const knownMedicines = medicines.map(withUse)

const isMisused = test([
  "(plus que|sans ordonnance|en cachette|cache|caché*|pour tenir|pour le moral|pour planer|pour supporter|au boulot|au travail|du service|chariot|pharmacie du|pique|vole|volé*|accro|dépendant*|m'en passer|de plus en plus|me prescris)",
  '(arrive|peux|pouvais|réussis) (plus|pas) [à|m] .. (arrêter|passer|décrocher)',
])
/** « Les fonds d’ampoules »: of those who handle them at work. */
const isFromTheWard = test([
  "(prends|pris|pique|piqué|vole|volé|consomme|consommé|m'injecte|injecte|me sers|récupère|tape) ... (fonds d'ampoules|fonds de ampoules|restes d'ampoules|(médicaments|médocs|produits|stock|armoire|pharmacie) du service|dans le chariot) & ! (distribu*|donner|prépar*|ranger|range|patients|résidents|tournée)",
])
const isACarer = test([
  '(infirmi*|aide-soignant*|aide soignant*|médecin|interne|anesthésiste|soignant*|sage-femme|pharmacien*|ambulancier*|préparat*)',
])
const takesSomethingUnnamed = test([
  `(je|j) [*] (prends|prend|prenais|avale|consomme) [*] (trucs|truc|produits|choses|quelque chose|cachets|machins) .. pour (tenir|travailler|dormir|bosser|supporter|avancer) & ! (vitamine*|café*|magnésium|tisane*|${NOT_NOW})`,
  "pour tenir .. (c'est|je prends) [*] autre chose",
])

interface Told {
  names: string[]
  isOfAnother: boolean
}

function toldIn(state: ConversationState, sentences: readonly PlainText[]): Told | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isAnotherUse = says(isMisused) || says(isFromTheWard) || state.used[FIRST] !== undefined
  const known = isAnotherUse ? [...knownDrugs, ...knownMedicines] : knownDrugs
  const mine = known.filter(({ isTakenByMe }) => says(isTakenByMe))
  // « Je prends des médicaments du service. De la kétamine, des fois. »
  const beside = mine.length > 0 || says(isFromTheWard) ? known.filter(({ isNamed }) => says(isNamed)) : []
  const own = known.filter((one) => mine.includes(one) || beside.includes(one)).map(({ called }) => called)
  if (own.length > 0) return { names: own, isOfAnother: false }
  if (says(isFromTheWard)) return { names: ['des médicaments du service'], isOfAnother: false }
  const theirs = knownDrugs.filter(({ isTakenByThem }) => says(isTakenByThem)).map(({ called }) => called)
  return theirs.length > 0 ? { names: theirs, isOfAnother: true } : null
}

const FIRST = 'tip substance'
const LINE = helpLines.drugs.number
const DOORS = 'un médecin ou un CSAPA (un centre d’addictologie, gratuit) peut vous recevoir, sans jugement.'
const CARERS_DOORS =
  'le médecin du travail, tenu au secret, et une consultation d’addictologie reçoivent aussi les soignants.'

/** A product that somebody says they take: named, with who helps and one question; never a quantity. Null when none is told. */
export function substanceAnswer(state: ConversationState, message: string): CareAnswer | null {
  const sentences = toSentences(message)
  const told = toldIn(state, sentences)
  const unnamed = sentences.filter(takesSomethingUnnamed)
  const owned = sentences.some((said) => complains(said) && !unnamed.includes(said)) ? ownError(state) : null
  const all = told ? capitalised(told.names.join(', ')) : ''
  const [words, question] =
    (unnamed.length > 0
      ? unusedPair(
          state,
          told ? 'tip substance and another' : 'tip substance unnamed',
          told ? besideANamed : unnamedAlone,
        )
      : null) ??
    (told
      ? unusedPair(state, told.isOfAnother ? 'tip substance of another' : FIRST, answersTo(told, state, message))
      : null) ??
    []
  if (!words || !question) return aboutWork(state, message)
  return { ...only(join([owned, words.replace('{Produit}', all)])), question }
}

type Pair = readonly [words: string, question: string]

const unnamedAlone: readonly Pair[] = [
  [
    'Vous prenez quelque chose pour tenir, et ce n’est pas rien de le dire. Vous pouvez l’écrire ici, sans jugement.',
    'Qu’est-ce que c’est ?',
  ],
]
const besideANamed: readonly Pair[] = [
  [
    '{Produit}, et autre chose pour tenir. Vous pouvez le dire ici, sans jugement.',
    'Qu’est-ce que c’est, cette autre chose ?',
  ],
]

function answersTo({ isOfAnother }: Told, { recent }: ConversationState, message: string): readonly Pair[] {
  if (isOfAnother)
    return [
      [
        `{Produit} : votre inquiétude se comprend. Drogues info service, anonyme et gratuit, au ${LINE}, répond aussi aux proches.`,
        'Qu’avez-vous remarqué de changé, ces derniers temps ?',
      ],
    ]
  const doors = [message, ...recent].some((said) => toSentences(said).some(isACarer)) ? CARERS_DOORS : DOORS
  return [
    [
      `{Produit} : cela peut devenir dangereux, surtout sans personne à qui en parler. Drogues info service écoute sans juger, anonyme et gratuit, au ${LINE} ; ${doors}`,
      'Quand en avez-vous pris pour la dernière fois ?',
    ],
    [
      '{Produit}, en plus du reste : les mélanges augmentent le risque, et un soignant peut regarder cela avec vous, tel quel.',
      'À qui pourriez-vous le dire en premier ?',
    ],
  ]
}

function unusedPair(state: ConversationState, part: string, pairs: readonly Pair[]): Pair | null {
  const words = unusedWording(
    state,
    part,
    pairs.map(([said]) => said),
  )
  return pairs.find(([said]) => said === words) ?? null
}

/** « Si j’en parle, je perds mon diplôme ? », of who told what they take. */
function aboutWork(state: ConversationState, message: string): CareAnswer | null {
  const words = state.used[FIRST] === undefined ? null : jobAnswer(state, message)
  return words ? only(words) : null
}

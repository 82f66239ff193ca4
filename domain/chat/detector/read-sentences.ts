import { negations, takesBack } from './excusers/negations.ts'
import { settledElsewhere } from './excusers/settled-elsewhere.ts'
import { frames as framePatterns, idioms } from './excusers.ts'
import { lexicon } from './lexicon.ts'
import { compileFinder, compileTest, compileTests, type Finder } from './matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from './normalise.ts'
import { type Frame, frameNames } from './rule.ts'

const compile = (patterns: readonly string[]) => compileFinder(patterns, lexicon)
const idiomFinder = compile(idioms)
const negationFinder = compile(negations)
const takesBackFinder = compile(takesBack)
const settlements = settledElsewhere.map(({ said, settledBy, unless }) => ({
  finder: compile(said),
  isSettledBy: compileTest(settledBy, lexicon),
  isReopenedBy: compileTest(unless, lexicon),
}))
export const framesIn = compileTests(frameNames, (frame) => framePatterns[frame], lexicon)

export interface Sentence {
  /** The sentence without what idioms and negations explain away. */
  masked: PlainText
  frames: Frame[]
}

/** The sentences of a message, less what excuses itself. */
export function readSentences(message: string): Sentence[] {
  return withoutSettled(withoutCourtesies(toSentences(message))).map(readSentence)
}

/** « Mon médecin m'a demandé si je pensais au suicide. Non, jamais. » What one sentence says, another may settle. */
function withoutSettled(sentences: readonly PlainText[]): readonly PlainText[] {
  return settlements.reduce((said, { finder, isSettledBy, isReopenedBy }) => {
    if (!said.some((sentence) => finder.isIn(sentence)) || !said.some(isSettledBy)) return said
    const rest = said.map((sentence) => mask(sentence, finder))
    return rest.some(isReopenedBy) ? said : rest
  }, sentences)
}

const greetings = new Set(
  ['bonjour', 'bonsoir', 'salut', 'coucou', 'hello', 'hey', 'hi', 'bjr', 'bsr', 'slt', 'cc', 'allo'].map(
    toPlainPattern,
  ),
)

const isCourtesy = compileTest(
  [
    "^ merci [beaucoup|bien|d'avance] [pour votre réponse|pour ta réponse|de me lire|de votre aide] $",
    '^ (désolé*|pardon|excusez moi|excuse moi) [de|pour] [vous|te] [déranger|le dérangement|embêter] $',
    '^ (voilà|bref|bon) $',
    "^ c'est la première fois que (j'écris|je viens|je parle|je fais ça) [*] [*] $",
    "^ j'espère que (vous allez|tu vas|ça va) bien $",
  ],
  lexicon,
)

/** « Bonsoir » and « merci d'avance » say nothing of the rest: they stand beside the gravest words as beside any others. */
function withoutCourtesies(sentences: readonly PlainText[]): readonly PlainText[] {
  const said = sentences.map(withoutGreeting).filter((sentence) => sentence.length > 0 && !isCourtesy(sentence))
  return said.length > 0 ? said : sentences
}

function withoutGreeting(sentence: PlainText): PlainText {
  return greetings.has(sentence[0] ?? '') ? sentence.slice(sentence[1] === ',' ? 2 : 1) : sentence
}

function readSentence(plain: PlainText): Sentence {
  return {
    masked: withoutDenials(mask(plain, idiomFinder)),
    frames: framesIn(plain),
  }
}

/** A « no » is put off by the words that follow it at once. */
const TAKEN_BACK_WITHIN = 6

/** What stands in a sentence for words that were explained away. */
const MASK = '_'

function mask(words: PlainText, finder: Finder, isMasked = (_end: number) => true): PlainText {
  const spans = finder.spansIn(words)
  if (spans.size === 0) return words
  const masked: string[] = []
  for (let at = 0; at < words.length; at++) {
    const end = spans.get(at)
    const hides = end !== undefined && isMasked(end)
    masked.push(hides ? MASK : (words[at] ?? ''))
    if (hides) at = end - 1
  }
  return masked
}

function withoutDenials(words: PlainText): PlainText {
  return mask(words, negationFinder, (end) => !takesBackFinder.isIn(words.slice(end, end + TAKEN_BACK_WITHIN)))
}

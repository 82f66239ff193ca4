import type { Level, Signal, Situation } from '../risk.ts'
import { lexicon } from './lexicon.ts'
import { compileTest, compileTests } from './matcher.ts'
import { type PlainText, SHARED_WORDS } from './normalise.ts'
import { framesIn, readSentences, type Sentence } from './read-sentences.ts'
import type { Frame, Rule } from './rule.ts'
import { rulesAcrossSentences } from './rules/across-sentences.ts'
import { anotherAboutToDie } from './rules/another-about-to-die.ts'
import { bodiesInDanger } from './rules/bodies-in-danger.ts'
import { constellations } from './rules/constellations.ts'
import { crisisActs } from './rules/crisis-acts.ts'
import { crisisDeparture } from './rules/crisis-departure.ts'
import { crisisSigns } from './rules/crisis-signs.ts'
import { crisisThoughts } from './rules/crisis-thoughts.ts'
import { crisisVeiled } from './rules/crisis-veiled.ts'
import { dangerConstellations } from './rules/danger-constellations.ts'
import { dangerOthers } from './rules/danger-others.ts'
import { dangerSigns } from './rules/danger-signs.ts'
import { dangerViolence } from './rules/danger-violence.ts'
import { plainDangers } from './rules/plain-dangers.ts'
import { plainPreparations } from './rules/plain-preparations.ts'
import { saidInFewWords } from './rules/said-in-few-words.ts'
import { saidInOtherWords } from './rules/said-in-other-words.ts'
import { saidPlainly } from './rules/said-plainly.ts'
import { toldWithoutTheWord } from './rules/told-without-the-word.ts'
import { unhiddenPlans } from './rules/unhidden-plans.ts'
import { unmistakable } from './rules/unmistakable.ts'
import { unmistakableDangers } from './rules/unmistakable-dangers.ts'
import { unmistakableHints } from './rules/unmistakable-hints.ts'
import { veiledPlans } from './rules/veiled-plans.ts'
import { vigilanceConstellations } from './rules/vigilance-constellations.ts'
import { vigilanceDespair } from './rules/vigilance-despair.ts'
import { vigilanceIllness } from './rules/vigilance-illness.ts'
import { vigilanceSuicideNamed } from './rules/vigilance-suicide-named.ts'
import { familiesIn } from './second-reading/families-in.ts'
import { ideasIn } from './second-reading/ideas-in.ts'
import { marksOf } from './second-reading/marks.ts'

const allRules: readonly Rule[] = [
  ...unmistakable,
  ...unmistakableDangers,
  ...plainDangers,
  ...plainPreparations,
  ...anotherAboutToDie,
  ...veiledPlans,
  ...saidInOtherWords,
  ...saidInFewWords,
  ...saidPlainly,
  ...unhiddenPlans,
  ...bodiesInDanger,
  ...unmistakableHints,
  ...toldWithoutTheWord,
  ...crisisActs,
  ...crisisThoughts,
  ...crisisVeiled,
  ...constellations,
  ...crisisSigns,
  ...crisisDeparture,
  ...dangerOthers,
  ...dangerViolence,
  ...dangerConstellations,
  ...dangerSigns,
  ...vigilanceDespair,
  ...vigilanceSuicideNamed,
  ...vigilanceIllness,
  ...vigilanceConstellations,
]
const rulesMetBy = compileTests(allRules, ({ patterns }) => patterns, lexicon)

const saidInTwo = rulesAcrossSentences.map(({ patterns, beside, ...rule }) => ({
  rule,
  isSaid: compileTest(patterns, lexicon),
  isBeside: compileTest(beside, lexicon),
}))

export type FoundSignal = Signal & Pick<Rule, 'always'> & { immediate: boolean }

export interface JudgedSentence extends Sentence {
  /** What the rules found in it. */
  found: readonly FoundSignal[]
  /** Hashes of the families of the lexicon that it names. */
  families: readonly number[]
  /** The ideas it is about, in its order: see ideas-in.ts. */
  ideas: readonly (readonly number[])[]
  /** How the message was typed. */
  marks: readonly string[]
}

/** The sentences of a message with what the rules find in each. */
export function judgeSentences(message: string): JudgedSentence[] {
  const sentences = readSentences(message)
  const neighbours = sentences.length <= SHORT_MESSAGE_SENTENCES ? sentences : []
  const marks = marksOf(message)
  const judged = sentences.map((sentence) => judge(sentence, neighbours, marks))
  return withSaidInTwo(judged)
}

/** « J'ai voulu mourir à vingt ans. Aujourd'hui c'est pire. » What takes two sentences to say is found in the first of them. */
function withSaidInTwo(sentences: JudgedSentence[]): JudgedSentence[] {
  return saidInTwo.reduce((judged, { rule, isSaid, isBeside }) => {
    const at = judged.findIndex(({ masked }) => isSaid(masked))
    if (at < 0 || !judged.some(({ masked }) => isBeside(masked))) return judged
    return judged.map((sentence, place) =>
      place === at ? { ...sentence, found: [...sentence.found, signalOf(rule)] } : sentence,
    )
  }, sentences)
}

function judge(sentence: Sentence, neighbours: readonly Sentence[], marks: readonly string[]): JudgedSentence {
  return {
    ...sentence,
    found: signalsIn(sentence, neighbours),
    families: familiesIn(sentence.masked),
    ideas: ideasIn(sentence.masked),
    marks,
  }
}

/** What a long sentence says between two commas, each judged as if nothing else had been said. */
export function judgeClauses({ masked, marks }: JudgedSentence): JudgedSentence[] {
  const clauses = clausesOf(masked)
  if (clauses.length < 2) return []
  return clauses
    .filter((clause) => clause.length >= FEWEST_CLAUSE_WORDS)
    .map((clause) => judge({ masked: clause, frames: framesIn(clause) }, [], marks))
}

/** Fewer say too little by themselves; what is shorter belongs to what follows. */
const FEWEST_CLAUSE_WORDS = 5

function clausesOf(words: PlainText): PlainText[] {
  const clauses: string[][] = [[]]
  for (const word of words) {
    const clause = clauses.at(-1) ?? []
    if (word !== ',') clause.push(word)
    else if (clause.length >= FEWEST_CLAUSE_WORDS) clauses.push([])
  }
  return clauses
}

/** A sentence of so many words and commas tells one thing after another; a shorter one explains in its second half what it said in its first. */
const TALE_WORDS = 36
const TALE_CLAUSES = 3
const FEWEST_PLAIN_WORDS = 3

/** Who makes something up, jokes or was only asked says so in the same breath: « j'écris une nouvelle, je veux mourir, dit-elle ». */
const isNotMeant = compileTest(
  [
    '(écris|écrire|personnage*|héros|héroïne|narrat*|rôle|réplique*|refrain|paroles|chanson*|chante*|poème*|citation|titre|exposé|dissertation|mémoire sur|thèse)',
    '(blague|rigole|plaisante|exagère)',
    '(demandé|demande|demandait|demander) si',
    '^ [et|mais] si je (avais|voulais|pensais)',
  ],
  lexicon,
)

/**
 * « Lundi la voiture est tombée en panne, jeudi j'ai pensé à en finir, vendredi ma soeur a annulé. » What rules find of
 * somebody's death between two commas of a long tale, each by itself: neither the words around it nor what excuses them
 * tell anything of it.
 */
export function graveClausesOf(sentences: readonly JudgedSentence[]): JudgedSentence[] {
  return sentences.flatMap(({ masked, marks }, place) => {
    const before = sentences[place - 1]?.masked
    const after = sentences[place + 1]?.masked
    const isSequel = before !== undefined && goesOn(before, masked)
    const clauses = saidBetweenCommas(masked)
    if (clauses.length < TALE_CLAUSES || (masked.length < TALE_WORDS && !isSequel)) return []
    const isCut = after !== undefined && goesOn(masked, after) && (clauses.at(-1)?.length ?? 0) <= SHARED_WORDS
    // What a breath cuts in two, the one beside it says whole, unless it is longer than what both share.
    const whole = clauses.slice(isSequel ? 1 : 0, isCut ? -1 : undefined)
    return whole
      .filter((clause, at) => isGrave(clause) && !whole.slice(Math.max(0, at - 1), at + 2).some(isExplained))
      .map((clause) => judge({ masked: clause, frames: framesIn(clause) }, [], marks))
  })
}

/** A sentence too long to be read at once goes on in the next with words that both share: see normalise.ts. */
const SHARED_AT_LEAST = 6
const goesOn = (sentence: PlainText, next: PlainText): boolean =>
  next.length >= SHARED_AT_LEAST && sentence.join(' ').includes(next.slice(0, SHARED_AT_LEAST).join(' '))

function isGrave(clause: PlainText): boolean {
  const isOfOneself = clause.includes('je') || clause.includes('me')
  return isOfOneself && clause.length >= FEWEST_PLAIN_WORDS && rulesMetBy(clause).some((rule) => isPlain(rule, clause))
}

const isExplained = (clause: PlainText): boolean =>
  isNotMeant(clause) || framesIn(clause).some((frame) => frame === 'resolved-past' || frame === 'laughing')

/** Hints and wounds are judged by what surrounds them, unless their words have one meaning only; letters, unless they say adieu. */
function isPlain({ level, situation, always }: Rule, clause: PlainText): boolean {
  if (level !== 'crise') return false
  return always === true || toldOfOneself.has(situation) || (situation === 'farewell' && clause.includes('adieu'))
}

/** A long message changes subject: what one sentence sets says nothing of the next. */
const SHORT_MESSAGE_SENTENCES = 3

/** Settings that a sentence opens for the one beside it: « Je fais un exposé. Pourquoi les gens se suicident-ils ? » A crisis is excused by its own sentence alone. */
const reachesNeighbours = new Set<Frame>(['study', 'fiction', 'news', 'resolved-past'])

function signalsIn(sentence: Sentence, neighbours: readonly Sentence[]): FoundSignal[] {
  const excusedBy = (frame: Frame, level: Level) =>
    sentence.frames.includes(frame) ||
    (level !== 'crise' &&
      reachesNeighbours.has(frame) &&
      neighbours.some((neighbour) => neighbour.frames.includes(frame)))
  return rulesMetBy(sentence.masked)
    .filter((rule) => {
      const excuses = rule.unless?.filter((frame) => excusedBy(frame, rule.level)) ?? []
      return (
        excuses.every((frame) => frame === 'study') && (excuses.length === 0 || isToldBesideStudies(rule, sentence))
      )
    })
    .map(signalOf)
}

/** What a patient or a text says is what one studies. */
const isReported = compileTest(
  [
    '(patient*|usager*|élève*|témoignage*|témoin*|dit|disait|disent|répond|écrit|citation|phrase|texte|auteur*|personnage*)',
  ],
  lexicon,
)

function saidBetweenCommas(words: PlainText): PlainText[] {
  const clauses: string[][] = [[]]
  for (const word of words) {
    if (word === ',') clauses.push([])
    else clauses.at(-1)?.push(word)
  }
  return clauses
}

const toldOfOneself = new Set<Situation>(['ideation', 'intent', 'plan', 'attempt'])

/** « J'ai pensé plusieurs fois à sauter de la fenêtre, faut que je trouve un stage »: who studies may say it of themselves. Only the words it is said with excuse it. */
function isToldBesideStudies(rule: Rule, { masked }: Sentence): boolean {
  if (!rule.always || rule.level !== 'crise' || !toldOfOneself.has(rule.situation)) return false
  return saidBetweenCommas(masked).some(
    (clause) =>
      clause.includes('je') &&
      rulesMetBy(clause).includes(rule) &&
      framesIn(clause).length === 0 &&
      !isReported(clause),
  )
}

function signalOf({ id, level, situation, immediate = false, always }: Omit<Rule, 'patterns'>): FoundSignal {
  return { rule: id, level, situation, immediate, always }
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from '../detector/normalise.ts'
import { askingParts } from './asking-parts.ts'
import { cues } from './cues/all-cues.ts'
import { choices } from './cues/choices.ts'
import type { Cue } from './cues/cue.ts'
import { feelings as feelingCues } from './cues/feelings.ts'
import { whoDied } from './deaths.ts'
import { factsIn, forgetTheMoment, forgetTheSubject, noteFacts } from './known-facts.ts'
import { isOfAnothersCouple, isOnlyAnErrand, othersSayOfMe } from './lived-by-another.ts'
import { withInsultsSaidPlainly, withoutIdioms } from './mentions.ts'
import { ownWordsAbout } from './own-words.ts'
import { notePerson, personNamed, speaksOf } from './person-talked-about.ts'
import { type Recognised, recognise, situationOf } from './recognise.ts'
import { dropWhatWasSaid } from './recognised-words.ts'
import { withoutReported } from './reported-speech.ts'
import { type ShapeHeard, shapeIn } from './shapes/shape-in.ts'
import type { Situation } from './situations/situation.ts'
import { themes } from './themes/all-themes.ts'
import { feelings, losses, partsOfATrouble, type Theme, type ThemeId } from './themes/theme.ts'
import { supposesUnsaid } from './unsaid/said-things.ts'

const knownCues = cues.map((cue) => ({ cue, isMet: compileTest(cue.patterns, lexicon) }))
/** What somebody else feels or chooses is not answered as if the one who writes did. */
const cuesOfOneself = new Set<Cue>([...choices, ...feelingCues])
const knownThemes = themes.map((theme) => ({
  theme,
  isMet: compileTest(theme.patterns, lexicon),
  isMentioned: compileTest([...theme.patterns, ...theme.mentions], lexicon),
}))

const isSchool = compileTest(
  [
    '(collège|lycée|internat|parcoursup|brevet) & ! (prof*|élèves|enseign*|fils|fille|enfants|appelait|étais|avait|fac)',
    '(au|le) bac',
    '(en|de) (sixième|cinquième|quatrième|troisième|seconde|terminale)',
  ],
  lexicon,
)

const judgesThemselves = compileTest(
  cues.filter(({ id }) => id === 'worthless').flatMap(({ patterns }) => patterns),
  lexicon,
)

const isPlainFact = compileTest(
  cues.filter(({ isFact }) => isFact).flatMap(({ patterns }) => patterns),
  lexicon,
)

/** What is lost or was done to somebody stays what is talked about, for as long as this, when only what belongs to it is named. */
const TURNS_OF_A_LOSS = 6
const partsOfALoss = new Set<ThemeId>([...feelings, 'health', 'money', 'family', 'couple', 'sleep', 'parenting'])
const TURNS_OF_UNEASE = 3
/** What says plainly what it is, a wish or a fear, is no answer of the situation unless it is much like one. */
const ENOUGH_BESIDE_A_SHAPE = 0.72
const ENOUGH_BESIDE_A_THING = 0.8
/** A subject left for fewer turns has not been left. */
const TURNS_AWAY = 3
/** In which people tell what they come for. */
const TURNS_OF_AN_OPENING = 3
/** What a message was heard to say. */
export interface Heard extends Recognised {
  /** The situation that is talked about, told in this message or before. */
  situation: Situation | null
  cue: Cue | null
  /** How it was said, where nothing was written for what was said. */
  shape: ShapeHeard | null
  theme: Theme | null
  /** The theme was talked about before, and something else since. */
  isBack: boolean
  isNew: boolean
  /** By this message; otherwise it is what was talked about before. */
  isNamed: boolean
  /** Says nothing of the person: a word or two, or somebody else. */
  isAside: boolean
  /** Speaks of somebody of theirs whom we know of. */
  isOfSomeone: boolean
  /** Of other people, and of nothing else. */
  isOfOthers: boolean
  /** Tells of distress, however ordinary. */
  isHeavy: boolean
  /** What they think of themselves, which is never said back as a fact. */
  isVerdict: boolean
  /** As the rules read them. */
  words: PlainText
}

const ofOneself = new Set(['je', 'me', 'moi', 'mon', 'ma', 'mes', 'nous', 'on'])
const speaker = new Set(['je', 'me', 'moi', 'nous', 'on'])
const states = new Set(['suis', 'est', 'sens', 'sui'])
/** What is said of somebody close tells of these all the same. */
const ofPeople = new Set<ThemeId>([...losses, 'family', 'couple', 'parenting', 'health'])
const startsWithAPerson = compileTest(
  ['^ [et|mais] [mon|ma|mes] {proche}', '^ [et|mais] (mon|ma|mes) (mari|femme)'],
  lexicon,
)
const speaksOfOthers = speaksOf('il', 'elle', 'ils', 'elles')

export function themeOf(id: ThemeId | undefined): Theme | null {
  return themes.find((theme) => theme.id === id) ?? null
}

/** Notes what is being talked about. */
export function hear(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  { isAsking = false, isHeavy, weighsMost = false }: { isAsking?: boolean; isHeavy: boolean; weighsMost?: boolean },
): Heard {
  const { topic } = state
  const words = sentences.flat()
  const isOfSomeone = notePerson(state, message, sentences)
  const isAside = !words.some((word) => ofOneself.has(word))
  const isOfOthers = isAside && sentences.some(speaksOfOthers)
  // What somebody else said is no subject of theirs, once they have one.
  const own = state.situation ? toSentences(withoutReported(message)) : sentences
  const recognised = recognise(withPerson(state, own, isOfSomeone), situationsTalkedAbout(state), {
    asked: isAsking ? partsAsked(message, sentences) : [],
    mayGuess: state.turn < TURNS_OF_AN_OPENING,
    weighsMost,
    topic: topic?.id ?? null,
  })
  if (recognised.told && state.notLived.includes(recognised.told.id)) recognised.told = null
  if (recognised.told && supposesOnlyUnsaid(state, recognised.told)) recognised.told = null
  dropWhatWasSaid(state, recognised)
  if (recognised.told && isOfAnothersCouple(message, recognised.told)) recognised.told = null
  if (recognised.told && isOnlyAnErrand(message, recognised.told)) recognised.told = null
  if (recognised.moment && !recognised.moment.isToUs && othersSayOfMe(message)) recognised.moment = null
  const isVerdict = sentences.map(withInsultsSaidPlainly).some(judgesThemselves)
  const isSober = isSoberTalk(state, isHeavy)
  const said = isVerdict ? null : shapeIn(message, { isSober, asked: state.asked })
  const enough = said?.isThing ? ENOUGH_BESIDE_A_THING : ENOUGH_BESIDE_A_SHAPE
  if (said?.shape.isReported) recognised.answer = null
  if (said && !said.shape.isFact && recognised.answer && recognised.answer.likeness < enough) recognised.answer = null
  // What was said along the way to many weighs less than the very thing that was told.
  const isLoss = recognised.told?.theme && losses.has(recognised.told.theme)
  if (said?.isThing && isOfSomeone && state.situation && !isLoss && !weighsMost) recognised.told = null
  if (said?.isThing && recognised.moment && !recognised.moment.isToUs) recognised.moment = null
  if (weighsMost && !recognised.told) leaveFor(state, personNamed(message))
  const situation = noteSituation(state, message, recognised)
  forgetTheMoment(state)
  noteFacts(state, factsIn(message, sentences))
  // Nobody who mourns is asked where their tears come from.
  if (situation?.theme && losses.has(situation.theme)) noteFacts(state, ['what-set-it-off'])
  const isRecognised = recognised.told !== null || recognised.answer !== null || recognised.moment !== null
  const cue =
    isRecognised || said?.isThing
      ? null
      : cueIn(state, sentences.map(withInsultsSaidPlainly), { isOfOthers, isHeavy, isSober })
  const shape = isRecognised || cue ? null : said
  // What befalls somebody else, or where one works, is no subject by itself.
  const isFact = !isHeavy && sentences.some(isPlainFact)
  const ofSituation = themeOf(recognised.told?.theme ?? undefined)
  const heardThemes = ofSituation
    ? [ofSituation]
    : isFact || situation
      ? []
      : themesIn(sentences, topic !== null && !isAsking)
  const named = isOfOthers ? heardThemes.filter(({ id }) => losses.has(id)) : heardThemes
  if (state.age === null && sentences.some(isSchool)) state.isAtSchool = true
  const theme =
    ofSituation ?? (staysOn(state, named, cue) ? themeOf(topic?.id) : (situationsOf(named)[0] ?? named[0] ?? null))
  const isNamed = named.some(({ id }) => id === theme?.id)
  const told = {
    ...recognised,
    situation,
    cue,
    shape,
    isNamed,
    isAside,
    isOfSomeone,
    isOfOthers,
    isHeavy: isHeavy || named.some(({ id }) => losses.has(id)),
    isVerdict,
    words,
  }
  if (!theme) return { ...told, theme: themeOf(topic?.id), isBack: false, isNew: false }
  const known = state.themes.find(({ id }) => id === theme.id)
  if (!known) state.themes.push({ id: theme.id, words: wordsToKeep(message, theme, cue), turn: state.turn })
  const isBack = known !== undefined && topic?.id !== theme.id && state.turn - known.turn >= TURNS_AWAY
  if (topic?.id !== theme.id) state.topic = { id: theme.id, since: state.turn }
  return { ...told, theme, isBack, isNew: !known }
}

/** All that would be said of it speaks of something that nobody spoke of: it is somebody else's. */
function supposesOnlyUnsaid(state: ConversationState, { heard }: Situation): boolean {
  return heard.every((wording) => supposesUnsaid(state, wording))
}

/** What a question is about; of a subject that is only named, all of it. */
function partsAsked(message: string, sentences: readonly PlainText[]): readonly PlainText[] {
  const asked = askingParts(message)
  return asked.length > 0 ? asked : sentences
}

/** « Il me met la pression », of the chief who was just named: the word is put beside the pronoun. */
function withPerson(
  { about }: ConversationState,
  sentences: readonly PlainText[],
  isOfSomeone: boolean,
): readonly PlainText[] {
  const [first, ...others] = sentences
  return about && first && isOfSomeone ? [[...first, ...toPlainPattern(about).split(' ')], ...others] : sentences
}

function situationsTalkedAbout({ situation }: ConversationState): Situation[] {
  return [situationOf(situation?.id), situationOf(situation?.beside ?? undefined)].filter((known) => known !== null)
}

/** What is talked about from here on: what is only a part of a trouble, or daily life in passing, takes no place of it. */
function noteSituation(state: ConversationState, message: string, { told, answer }: Recognised): Situation | null {
  const { situation, turn } = state
  const current = situationOf(situation?.id)
  const beside = situationOf(situation?.beside ?? undefined)
  // Of a death told beside the living, it is the dead who is spoken of.
  const dead = told?.theme === 'grief' ? whoDied(message) : null
  const person = dead ? `votre ${dead}` : personNamed(message)
  const isBeside = told !== null && current !== null && isPartOf(current, told) && beside?.theme !== told.theme
  if (told && !isBeside) {
    if (current) {
      forgetTheSubject(state)
      state.lived.push(current.id)
    }
    state.situation = { id: told.id, heardAt: turn, person, beside: null }
  } else if (situation) {
    situation.person ??= person
    if (answer) situation.heardAt = turn
    situation.beside = told?.id ?? (answer?.of === beside ? situation.beside : null)
  }
  return situationOf(state.situation?.id)
}

/** « Le pire c'est mon père »: it is of him that they talk now, and nothing more is asked of what was before. */
function leaveFor(state: ConversationState, person: string | null): void {
  if (!state.situation || person === null || person === state.situation.person) return
  state.lived.push(state.situation.id)
  state.situation = null
}

function isPartOf({ theme }: Situation, told: Situation): boolean {
  if (told.theme === null) return theme !== null
  return partsOfATrouble.has(told.theme) && !(theme && partsOfATrouble.has(theme))
}

/** What was not understood is not praised after heavy words. */
function isSoberTalk({ uneasyAt, turn, risk }: ConversationState, isHeavy: boolean): boolean {
  return isHeavy || risk.level !== 'none' || (uneasyAt !== null && turn - uneasyAt <= TURNS_OF_UNEASE)
}

function cueIn(
  { topic, situation }: ConversationState,
  sentences: readonly PlainText[],
  { isOfOthers, isHeavy, isSober }: { isOfOthers: boolean; isHeavy: boolean; isSober: boolean },
): Cue | null {
  const mayAnswer = (cue: Cue) =>
    (situation === null || cue.holdsAnywhere === true) &&
    !(isOfOthers && cuesOfOneself.has(cue)) &&
    !(isSober && cue.isPraise) &&
    !((isHeavy || topic) && cue.isFact) &&
    !(cue.isOfALoss && !(topic && losses.has(topic.id)))
  return knownCues.find(({ cue, isMet }) => mayAnswer(cue) && sentences.some(isMet))?.cue ?? null
}

/** In a talk that has a subject, a word in passing names no other. */
function themesIn(sentences: readonly PlainText[], hasSubject: boolean): Theme[] {
  const said = sentences.map(withInsultsSaidPlainly).map(withoutIdioms).map(withoutDenied)
  return knownThemes
    .filter(({ isMet, isMentioned, theme }) =>
      said.some(
        (sentence) =>
          (hasSubject ? isMet : isMentioned)(sentence) && (ofPeople.has(theme.id) || !isOfAPerson(sentence)),
      ),
    )
    .map(({ theme }) => theme)
}

/** « Je ne suis pas triste » names no sadness. */
function withoutDenied(sentence: PlainText): PlainText {
  return sentence.filter((_, at) => !(sentence[at - 1] === 'pas' && states.has(sentence[at - 2] ?? '')))
}

/** « Mon mari a repris le travail »: of him, and of nothing else. */
function isOfAPerson(sentence: PlainText): boolean {
  return startsWithAPerson(sentence) && !sentence.some((word) => speaker.has(word))
}

function situationsOf(named: readonly Theme[]): Theme[] {
  return named.filter(({ id }) => !feelings.has(id))
}

/** Whether the talk stays with its subject, whatever these themes are. */
function staysOn({ topic, turn }: ConversationState, named: readonly Theme[], cue: Cue | null): boolean {
  if (!topic) return false
  const isOfALoss = losses.has(topic.id) && turn - topic.since < TURNS_OF_A_LOSS
  if (isOfALoss && named.every(({ id }) => id === topic.id || partsOfALoss.has(id))) return true
  if (cue && named.every(({ id }) => feelings.has(id))) return true
  return named.some(({ id }) => id === topic.id && (!feelings.has(id) || situationsOf(named).length === 0))
}

/** What is recalled later of a theme: the person's own words on it, unless they would hurt. */
function wordsToKeep(message: string, theme: Theme, cue: Cue | null): string {
  const isAbout = knownThemes.find((known) => known.theme === theme)?.isMentioned
  return (!cue?.isTender && isAbout && ownWordsAbout(message, isAbout)) || ''
}

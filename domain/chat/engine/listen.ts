import { CONSULTATION_MINUTES, CONSULTATION_PRICE_CENTS } from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, nextWording, unusedWording } from '../replies/rotation.ts'
import { safetyQuestions } from '../replies/safety-questions.ts'
import { cues } from './cues/all-cues.ts'
import type { Cue } from './cues/cue.ts'
import { offerExercise } from './guide-exercise.ts'
import { humanSupport, openListening, professionalSupport } from './open-listening.ts'
import { ownWordsAbout } from './own-words.ts'
import { quote, reflect } from './reflection.ts'
import { themes } from './themes/all-themes.ts'
import type { Theme, ThemeId } from './themes/theme.ts'

const knownCues = cues.map((cue) => ({ cue, isMet: compileTest(cue.patterns, lexicon) }))
const knownThemes = themes.map((theme) => ({
  theme,
  isMet: compileTest(theme.patterns, lexicon),
  isMentioned: compileTest([...theme.patterns, ...theme.mentions], lexicon),
}))

const isSchool = compileTest(
  [
    '(collège|lycée|internat|parcoursup|brevet)',
    '(au|le) bac',
    '(en|de) (sixième|cinquième|quatrième|troisième|seconde|terminale)',
  ],
  lexicon,
)

/** What one feels does not leave the subject that is being talked about. */
const feelings = new Set<ThemeId>(['anxiety', 'sadness', 'anger', 'esteem'])

const TURNS_BEFORE_PRACTITIONER = 6
const TURNS_BETWEEN_PRACTITIONER_OFFERS = 10
const TURNS_BETWEEN_GATHERINGS = 9
const TURNS_OF_A_CHECK_IN = 8
const TURNS_OF_UNEASE = 3
const TURNS_BEFORE_TRYING = 4
/** A subject left for fewer turns has not been left. */
const TURNS_AWAY = 3

/** What a message was heard to say. */
export interface Heard {
  cue: Cue | null
  theme: Theme | null
  /** The theme was talked about before, and something else since. */
  isBack: boolean
  isNew: boolean
  /** By this message; otherwise it is what was talked about before. */
  isNamed: boolean
  /** Whether it tells what happened, what is meant to happen, or what is. */
  tense: 'past' | 'present' | 'future'
  /** Says nothing of the person: a word or two, or somebody else. */
  isAside: boolean
}

const isAhead = compileTest(
  [
    '^ [bon|donc|alors|demain|et|mais|ok|oui] (je|on) (vais|va) [peut être|sûrement|lui|la|le|les|en|y|me|leur] *',
    '(demain|bientôt)',
  ],
  lexicon,
)
const isBehind = compileTest(
  [
    '(je|il|elle|on|nous) [me|se|lui|leur|en|y] (ai|a|avons) [pas|rien|tout|déjà|encore|même] (eu|fait|dit|pris|vu|reçu|perdu|mis|su|pu|dû|appris|parlé|passé|crié|essayé|demandé|envoyé|arrêté|commencé|raté|refusé|quitté|appelé|donné|trouvé|enterré)',
    '(hier|avant-hier|ce matin|la semaine dernière|dimanche dernier|samedi dernier)',
    "(m'a|m'ont|l'a|l'ai|nous a) *",
    '(était|étais|avait|avais|faisait|venait|allait|disait)',
    'je (suis|me suis) (allé*|parti*|resté*|rentré*|fait*|mis*|sorti*|tombé*)',
  ],
  lexicon,
)

const ofOneself = new Set(['je', 'me', 'moi', 'mon', 'ma', 'mes', 'nous', 'on'])

function tenseOf(sentences: readonly PlainText[]): Heard['tense'] {
  return sentences.some(isAhead) ? 'future' : sentences.some(isBehind) ? 'past' : 'present'
}

export function themeOf(id: ThemeId | undefined): Theme | null {
  return themes.find((theme) => theme.id === id) ?? null
}

/** Notes what is being talked about. */
export function hear(state: ConversationState, message: string, sentences: readonly PlainText[]): Heard {
  const cue = knownCues.find(({ isMet }) => sentences.some(isMet))?.cue ?? null
  const { topic } = state
  const named = knownThemes
    .filter(({ isMet, isMentioned }) => sentences.some(topic ? isMet : isMentioned))
    .map(({ theme }) => theme)
  if (sentences.some(isSchool)) state.isAtSchool = true
  const situations = named.filter(({ id }) => !feelings.has(id))
  const isNamedAgain = named.some(({ id }) => id === topic?.id && (!feelings.has(id) || situations.length === 0))
  const stays = topic && (isNamedAgain || (cue && named.every(({ id }) => feelings.has(id))))
  const theme = stays ? themeOf(topic.id) : (situations[0] ?? named[0] ?? null)
  const isNamed = named.some(({ id }) => id === theme?.id)
  const tense = tenseOf(sentences)
  const isAside = !sentences.flat().some((word) => ofOneself.has(word))
  if (!theme) return { cue, theme: themeOf(topic?.id), isBack: false, isNew: false, isNamed, tense, isAside }
  const known = state.themes.find(({ id }) => id === theme.id)
  if (!known) state.themes.push({ id: theme.id, words: wordsToKeep(message, theme, cue), turn: state.turn })
  const isBack = known !== undefined && topic?.id !== theme.id && state.turn - known.turn >= TURNS_AWAY
  if (topic?.id !== theme.id) state.topic = { id: theme.id, since: state.turn }
  return { cue, theme, isBack, isNew: !known, isNamed, tense, isAside }
}

/** What is recalled later of a theme: the person's own words on it, unless they would hurt. */
function wordsToKeep(message: string, theme: Theme, cue: Cue | null): string {
  const isAbout = knownThemes.find((known) => known.theme === theme)?.isMentioned
  return (!cue?.isTender && isAbout && ownWordsAbout(message, isAbout)) || ''
}

/** What was written for these very words, or for their theme; null when nothing was, or all of it was said. */
export function wordsFor(state: ConversationState, { cue, theme, isNew, isNamed }: Heard): string | null {
  const ofCue = cue ? unusedWording(state, `heard ${cue.id}`, cue.heard) : null
  if (ofCue || !theme || !isNamed || (cue && !isNew)) return ofCue
  return unusedWording(state, `heard ${theme.id}`, theme.heard)
}

/** Shows what was heard, without any question: the person's own words, and what answers them. */
function acknowledge(state: ConversationState, message: string, heard: Heard): (string | null)[] {
  const { cue, isBack } = heard
  const answer = wordsFor(state, heard)
  const isVerdict = cue?.id === 'worthless'
  const mirrors = !cue?.isTender && (!answer || isVerdict || state.turn % 3 !== 2)
  const back = mirrors ? reflect(state, message, { isVerdict }) : null
  if (answer || back || isBack) return [back, answer]
  return [quote(state, message) ?? anyWording(state, 'heard', openListening.heard)]
}

/** A reply that listens: what was heard, sometimes somebody to turn to, and one question. */
export function listen(state: ConversationState, message: string, heard: Heard, uneasy: boolean): string {
  const parts = [greetByName(state), comesBack(state, heard), ...acknowledge(state, message, heard)]
  const asksSafety = uneasy && mayCheckIn(state)
  const question = asksSafety ? checkIn(state) : nextQuestion(state, heard)
  const hasNoRoom = state.offered !== null || state.gatheredAt === state.turn
  const human = uneasy || (!state.used.human && !heard.cue?.isGood) ? humanHelp(state, heard.theme) : null
  if (uneasy) state.uneasyAt = state.turn
  return join([...parts, human ?? (hasNoRoom ? null : practitionerOffer(state)), question])
}

/** The open question to ask next, or an exercise to try: one at a time. */
export function nextQuestion(
  state: ConversationState,
  { cue, theme, isNamed, tense, isAside }: Pick<Heard, 'cue' | 'theme' | 'isNamed' | 'tense' | 'isAside'>,
): string | null {
  if (isResting(state)) return null
  const ofCue = cue ? unusedWording(state, `${cue.id} question`, cue.questions) : null
  // A question of the theme after words that are not about it would sound like not having listened.
  if (ofCue || !isNamed) {
    const offer = !ofCue && theme && !isAside && hasLasted(state) ? offerExercise(state, theme.exercise) : null
    if (offer && theme) return `Pour ${theme.name}, une piste : ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`
    return ofCue ?? openQuestion(state, { tense, isAside }) ?? questionOn(state, theme)
  }
  return gather(state) ?? (theme ? offerExercise(state, theme.exercise) : null) ?? questionOn(state, theme)
}

/** A subject that has been talked about for this long is worth trying something, whatever the last words. */
function hasLasted({ topic, turn }: ConversationState): boolean {
  return topic !== null && turn - topic.since >= TURNS_BEFORE_TRYING
}

function openQuestion(state: ConversationState, { tense, isAside }: Pick<Heard, 'tense' | 'isAside'>): string | null {
  const wayOn = isAside ? unusedWording(state, 'way on question', openListening.waysOn) : null
  if (wayOn) return wayOn
  const ofTense =
    tense === 'future'
      ? unusedWording(state, 'future question', openListening.questionsOfTheFuture)
      : tense === 'past'
        ? unusedWording(state, 'past question', openListening.questionsOfThePast)
        : null
  return ofTense ?? unusedWording(state, 'open question', openListening.questions)
}

export function questionOn(state: ConversationState, theme: Theme | null): string | null {
  if (isResting(state)) return null
  return (
    (theme ? unusedWording(state, `${theme.id} question`, theme.questions) : null) ??
    anyWording(state, 'open question', openListening.questions)
  )
}

/** Somebody tired of being asked is simply read for a while. */
export function isResting({ turn, restsUntil }: ConversationState): boolean {
  return restsUntil !== null && turn < restsUntil
}

/** Names are used sparingly: at once when given, then now and then. */
function greetByName(state: ConversationState): string | null {
  if (!state.name || ((state.used.name ?? 0) > 0 && state.turn % 7 !== 0)) return null
  return nextWording(state, 'name', [
    `Merci, ${state.name}.`,
    `Je vous suis, ${state.name}.`,
    `D’accord, ${state.name}.`,
  ])
}

function comesBack(state: ConversationState, { theme, isBack }: Heard): string | null {
  const words = state.themes.find(({ id }) => id === theme?.id)?.words
  if (!isBack || !theme) return null
  const first = unusedWording(state, 'back', [
    `Revenons à ${theme.name}.`,
    `Vous revenez à ${theme.name}.`,
    `Nous reparlons de ${theme.name}.`,
  ])
  return first && words ? `${first} Vous disiez tout à l’heure : « ${words} ».` : first
}

/** Once in a while the threads are laid side by side, and the person chooses. */
function gather(state: ConversationState): string | null {
  const since = state.turn - (state.gatheredAt ?? 0)
  if (state.themes.length < 2 || since < TURNS_BETWEEN_GATHERINGS) return null
  const names = state.themes.slice(-3).map(({ id }) => themeOf(id)?.name ?? '')
  state.gatheredAt = state.turn
  const last = names.pop()
  return unusedWording(state, 'gathering', [
    `Depuis le début, il a été question de ${names.join(', de ')} et de ${last} : qu’est-ce qui pèse le plus aujourd’hui ?`,
    `Je rassemble : ${names.join(', ')} et ${last}. Par où voulez-vous continuer ?`,
    `Entre ${names.join(', ')} et ${last}, où une petite chose pourrait-elle changer en premier ?`,
  ])
}

/** A human being is named early in every conversation. No number: nothing says that there is danger. */
function humanHelp(state: ConversationState, theme: Theme | null): string | null {
  // Nobody who says that they have no one is sent to those close to them.
  return anyWording(state, 'human', theme?.id === 'loneliness' ? professionalSupport : humanSupport)
}

function practitionerOffer(state: ConversationState): string | null {
  const last = state.practitionerOfferedAt
  // Nothing is sold to somebody who gave cause for concern.
  if (state.turn < TURNS_BEFORE_PRACTITIONER || state.themes.length === 0 || state.risk.level !== 'none') return null
  if (last !== null && state.turn - last < TURNS_BETWEEN_PRACTITIONER_OFFERS) return null
  state.practitionerOfferedAt = state.turn
  if (state.isAtSchool) {
    return unusedWording(state, 'school', [
      'Au collège comme au lycée, l’infirmière ou la psychologue scolaire reçoit gratuitement, sur simple demande.',
      'Un adulte de confiance, à l’école ou ailleurs, peut entendre cela aussi.',
    ])
  }
  const session = `${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')} en vidéo, ${formatPrice(CONSULTATION_PRICE_CENTS)}`
  return unusedWording(state, 'practitioner', [
    `Si vous souhaitez en parler de vive voix, un étudiant ou une étudiante en psychologie, sous supervision, peut vous recevoir (${session}).`,
    'Une séance vidéo avec un praticien en fin d’études, supervisé, pourrait prolonger ce que nous commençons ; « Prendre rendez-vous » montre les créneaux.',
    'Pour aller plus loin qu’avec une IA, une séance avec une personne est possible depuis « Prendre rendez-vous ».',
  ])
}

/** What was said may be heavier than it sounds: at the start, or twice within a few turns. Not repeated without reason. */
function mayCheckIn({ checkedInAt, uneasyAt, turn }: ConversationState): boolean {
  if (checkedInAt !== null && turn - checkedInAt < TURNS_OF_A_CHECK_IN) return false
  return turn === 0 || (uneasyAt !== null && turn - uneasyAt <= TURNS_OF_UNEASE)
}

function checkIn(state: ConversationState): string | null {
  state.checkedInAt = state.turn
  state.askedSafety = 'dark-thoughts'
  return anyWording(state, 'dark-thoughts question', safetyQuestions['dark-thoughts'].questions)
}

export function join(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(' ')
}

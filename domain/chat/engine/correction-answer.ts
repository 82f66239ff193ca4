import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { themesOf } from '../themes-of.ts'
import { adviceAbout } from './advice-answer.ts'
import { askingParts } from './asking-parts.ts'
import { noteDenied } from './denied-things.ts'
import { emptyWords } from './empty-words.ts'
import { SURE, SURE_OF_A_TELLING, toldExchange } from './exchanges/exchange-answer.ts'
import { thanksAnswer } from './goodbye-answer.ts'
import { hear } from './hear.ts'
import { heartOfIt } from './heart-of-it.ts'
import { isItNormal } from './is-it-normal.ts'
import { join, withoutQuestion } from './listen.ts'
import { notePerson, personNamed } from './person-talked-about.ts'
import { practicalAnswer } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { putAsideLastAdvice, wasSaidOf } from './put-aside.ts'
import { questionByKind } from './question-by-kind.ts'
import { recognise, situationOf } from './recognise.ts'
import { aboutPerson, nextOfSituation } from './recognised-words.ts'
import { mayBeRepeated } from './reflection.ts'
import { ofAsking } from './requests/matter-of.ts'
import { requestAnswer } from './requests/request-answer.ts'
import { asksForIdea } from './requests/requests-in.ts'
import { toSecondPerson } from './second-person.ts'
import { isKnownWord, mended } from './spelling.ts'
import { isOfSituation, onTheirSubject, subjectIn } from './their-subject.ts'
import { cannotAnswer, onTheirWords } from './their-words-answer.ts'
import type { ThemeId } from './themes/theme.ts'
import { type Meant, meantIn, saidAgainIn } from './what-they-meant.ts'

const TURNS_OF_A_MISTAKE = 2
/** Longer, it is told again rather than recalled. */
const LONGEST_SAID_AGAIN_WORDS = 12
/** Longer, it tells more than what it is about. */
const LONGEST_SUBJECT_WORDS = 12

/** « C’est ma femme qui travaille de nuit, pas moi. » */
const NOT_ME = /^(.+?),? (?:et )?pas moi[.!?\s]*$/iu
const WHO_LIVES_IT = /^c’(?:est|était) .+? qui /iu
/** « C’est pas moi qui le pense, c’est lui qui l’a dit »: words, or an act, that are not theirs. */
const NOT_I =
  /(?:c’est|c|ce n’est) pas moi (?:qui|ki) (\p{L}+ \p{L}+).*?(?:c’est|c) (lui|elle|eux|elles|(?:mon|ma|mes|la|le|les) \p{L}+)/iu
const OF_WORDS = /(?:pens|cro[iy]|di[st]?(?!\p{L})|trouv)/iu
/** « C’est pas ma belle-mère, c’est ma mère », « c’est pas que j’ai peur, c’est que… » */
const NOT_THIS_BUT =
  /^(?:c’est|ce n’est|c’était) pas (?:que )?(.+?),? (?:mais )?c’(?:est|était) (?:que |qu’|plutôt |juste )?(.+?)[.!?\s]*$/iu
/** « Pas ma cheffe, ma collègue », « je parle de mon père, pas de ma mère ». */
const ONE = '((?:mon|ma|mes|une?|le|la|les|son|sa|ses) [\\p{L}-]+)'
const PAIRS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:c’est|ce n’est|c’était) )?pas (?:de |d’)?(?<denied>${ONE})(?: le (?:problème|souci|sujet))?,? (?:mais )?(?:c’est |de )?(?<instead>${ONE})[.!?\\s]*$`,
    'iu',
  ),
  new RegExp(`(?<instead>${ONE})(?: qui [^,]+)?,? (?:et |mais )?pas (?:de |d’)?(?<denied>${ONE})[.!?\\s]*$`, 'iu'),
]
const IS_CLAUSE = /(?<![\p{L}’])(?:je|j’|il|elle|on|ils|elles|ça|personne|rien)(?!\p{L})/iu

/** Our error in a few words, and what they say instead: read as if it had been said first. */
export function correctionAnswer(state: ConversationState, message: string, asked: string | null): string {
  const meant = meantIn(message)
  putAsideLastAdvice(state)
  noteDenied(state, meant.denied)
  const thanks = thanksAnswer(state, message, toSentences(message))
  // Who corrects us and takes their leave is not held back.
  if (thanks) return join([excuse(state), thanks])
  const another = NOT_ME.exec(meant.said)?.[1]
  const owned = excuse(state)
  const heard = another ? onAnother(state, another) : onTheirs(state, meant, asked)
  // What they had asked of their feelings, and we had passed over, is still to be answered.
  const feels = asked && askingParts(meant.words).length === 0 ? isItNormal(state, asked) : null
  return join([owned, feels ? withoutQuestion(heard ?? '') : heard, feels])
}

/** « Je viens de le dire, la chaise vide »: nothing is denied, and what they said is taken up. */
export function inattentionAnswer(state: ConversationState, message: string): string {
  const { words, denied } = meantIn(message)
  if (denied.length > 0) return correctionAnswer(state, message, null)
  putAsideLastAdvice(state)
  const again = saidAgainIn(message)
  const recalled = recalledWords(again)
  const rest = recalled ? words.replace(again, '').replace(/^[\s,.!?…:]+/u, '') : words
  const cannotTell = () => (askingParts(rest).length > 0 ? (isItNormal(state, rest) ?? cannotAnswer(state)) : null)
  const ofExchange = () => toldExchange(state, rest, SURE_OF_A_TELLING)
  const taken = rest ? (carefulAnswer(state, rest) ?? ofExchange() ?? cannotTell() ?? onTheirWords(state, rest)) : null
  if (!recalled) return join([excuse(state), taken ?? backToTheirWords(state)])
  const owned = anyWording(state, 'said again', [
    `Vous l’aviez dit, pardon : ${recalled}.`,
    `C’est vrai, pardon : ${recalled}.`,
    `Oui, pardon : ${recalled}.`,
  ])
  return join([owned, taken ?? nextOfSituation(state, toSentences(message).flat())])
}

/** What they had said, as « vous »; null where it cannot be said back. */
function recalledWords(again: string): string | null {
  const said = again.replace(/[.!?…]+$/u, '').replace(OPENS, '')
  if (said === '' || said.split(' ').length > LONGEST_SAID_AGAIN_WORDS) return null
  const lower = said.charAt(0).toLowerCase() + said.slice(1)
  // « Sandra » stays a name.
  const spelt = mended(isKnownWord(/^\p{L}+/u.exec(lower)?.[0] ?? '') ? lower : said)
  return spelt && mayBeRepeated(spelt) ? toSecondPerson(spelt) : null
}

/** « Mais la scie »: what only joins it to our question is not part of it. */
const OPENS = /^(?:(?:mais|et|ben|bah|euh|donc|alors|non|si|c’est|c’était|que|qu’)(?:[\s,]+|(?<=’)))+/iu

/** In a few words, and never twice the same. */
export function excuse(state: ConversationState): string {
  return (
    unusedWording(state, 'misheard', [
      'Pardon, j’ai mal lu.',
      'J’avais mal compris, pardon.',
      'J’ai lu trop vite, pardon.',
      'Vous avez raison, pardon.',
      'Pardon, je reprends.',
    ]) ?? 'Pardon.'
  )
}

function onTheirs(state: ConversationState, meant: Meant, asked: string | null): string | null {
  const { said, words } = meant
  const [, act = '', doer] = NOT_I.exec(said) ?? []
  if (doer) return ofTheDoer(state, act, doer)
  const pair = PAIRS.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined)
  const [, other = '', instead = words] = NOT_THIS_BUT.exec(said) ?? []
  const ofAPair = pair ? onTheirThing(state, pair.denied ?? '', pair.instead ?? '') : null
  if (ofAPair) return ofAPair
  const ofAThing = other && !IS_CLAUSE.test(instead) ? onTheirThing(state, other, instead) : null
  if (ofAThing) return ofAThing
  const subject = subjectIn(instead)
  if (!isStillTheirs(state, meant)) {
    dropTopic(state)
    dropSituation(state, { isForGood: subject !== null })
  }
  if (instead === '') return answerToAsked(state, asked, '') ?? backToTheirWords(state)
  // Who says what they speak of, and asks nothing, is heard on that.
  const ofSubject = subject && askingParts(instead).length === 0 ? onTheirSubject(state, instead) : null
  if (ofSubject) return answerToAsked(state, asked, instead) ?? ofSubject
  const isAsking = askingParts(instead).length > 0
  // What is still to be answered comes before what answers the correction by itself.
  const answer =
    (isAsking ? null : answerToAsked(state, asked, instead)) ??
    carefulAnswer(state, instead) ??
    toldExchange(state, instead, SURE_OF_A_TELLING)
  if (answer) {
    // What was answered is what is talked about from here on.
    hear(state, instead, toSentences(instead), { isAsking, isHeavy: false })
    return answer
  }
  return (
    answerToAsked(state, asked, instead) ??
    onTheirSubject(state, instead) ??
    onTheirWords(state, instead) ??
    (isAsking ? (isItNormal(state, instead) ?? cannotAnswer(state)) : heartOfIt(state, instead, '')) ??
    join(['Je m’en tiens à ce que vous venez d’écrire.', questionByKind(state, toSentences(instead))])
  )
}

/** What is talked about stays where our last reply was of something else, and where the correction tells of it again or denies something else. */
function isStillTheirs(state: ConversationState, { words, denied, isOpposite }: Meant): boolean {
  const { situation } = state
  const current = situationOf(situation?.id)
  if (!current || isOpposite) return false
  const subject = subjectIn(words)
  if (subject) return isOfSituation(state, subject)
  if (denied.length === 0 && !wasSaidOf(state, current.id)) return true
  if (recognise(toSentences(words), []).told === current) return true
  const person = personNamed(words)
  if (person) return person === situation?.person
  return denied.length > 0 && !themesOf(denied.join(' ')).some(({ id }) => id === current.theme)
}

/** What was taken for theirs is somebody else's. */
function ofTheDoer(state: ConversationState, act: string, doer: string): string {
  dropTopic(state)
  dropSituation(state)
  return OF_WORDS.test(act) ? ofOthersWords(doer) : `C’est ${toSecondPerson(doer) ?? doer}, et pas vous.`
}

function ofOthersWords(speaker: string): string {
  const who = toSecondPerson(speaker) ?? speaker
  return `Ce sont ses mots à ${who}, pas les vôtres.`
    .replace('ses mots à eux', 'leurs mots')
    .replace('ses mots à elles', 'leurs mots')
    .replace(/ses mots à (vo(?:tre|s) )/u, 'les mots de $1')
}

/** About somebody, and not the same about somebody else. */
const ofSomebody = new Set<ThemeId>(['couple', 'family', 'parenting', 'friendship'])

/** One thing for another: all else stays, unless it was about that. */
function onTheirThing(state: ConversationState, denied: string, instead: string): string | null {
  const [thing, other] = [instead, denied].map((words) => toSecondPerson(mended(words) ?? words))
  const theme = situationOf(state.situation?.id)?.theme
  if (other === state.situation?.person && theme && ofSomebody.has(theme)) dropSituation(state)
  notePerson(state, instead, toSentences(instead))
  return thing && other ? join([`${capitalised(thing)}, et non ${other}.`, nextOfSituation(state)]) : null
}

/** It is lived by somebody else: nothing of it is taken for theirs. */
function onAnother(state: ConversationState, clause: string): string | null {
  const { told } = recognise(toSentences(clause.replace(WHO_LIVES_IT, 'je ')), [])
  if (told) state.notLived.push(told.id)
  if (told && told.id === state.situation?.id) dropSituation(state)
  notePerson(state, clause, toSentences(clause))
  const words = toSecondPerson(clause)
  return (
    words &&
    join([
      `${capitalised(words)}, pas vous.`,
      anyWording(state, 'of another question', [
        'Et de votre côté, qu’est-ce que cela donne au quotidien ?',
        'Qu’est-ce que cela change, pour vous ?',
        'Où cela vous laisse-t-il, vous ?',
      ]),
    ])
  )
}

/** What these words ask, where they ask something. */
export function answerTo(state: ConversationState, words: string): string | null {
  return certainAnswer(state, words) ?? requestAnswer(state, words, toSentences(words))
}

function certainAnswer(state: ConversationState, words: string): string | null {
  return productAnswer(state, words) ?? practicalAnswer(state, words, SURE)
}

/** The same once we went wrong: what holds for many must name what they name. */
function carefulAnswer(state: ConversationState, words: string): string | null {
  const certain = certainAnswer(state, words)
  if (certain) return certain
  const advice = requestAnswer(state, words, toSentences(words))
  const asked = askingParts(words).flat().join(' ')
  return advice && namesTheSame(advice, asked || words) ? advice : null
}

const FEWEST_LETTERS = 4
const STEM_LETTERS = 5
const LONGEST_NAMED_BY_ONE = 3

/** One word of many may be shared by chance. */
function namesTheSame(advice: string, words: string): boolean {
  const asked = new Set(stemsOf(words))
  const shared = new Set(stemsOf(advice).filter((stem) => asked.has(stem))).size
  return asked.size === 0 || shared >= (asked.size > LONGEST_NAMED_BY_ONE ? 2 : 1)
}

function stemsOf(text: string): string[] {
  return toSentences(text)
    .flat()
    .filter((word) => word.length >= FEWEST_LETTERS && !emptyWords.has(word) && !ofAsking.has(word))
    .map((word) => word.slice(0, STEM_LETTERS))
}

/** What was asked before we went wrong, of what they now say it was about. */
function answerToAsked(state: ConversationState, asked: string | null, meant: string): string | null {
  if (!asked) return null
  const answer = certainAnswer(state, asked)
  // What we had said to it fell wide: the same question is answered on what they now name.
  if (meant === '' || (answer && namesTheSame(answer, meant))) return answer
  const ofBoth =
    askingParts(meant).length > 0 ? null : certainAnswer(state, `${meant.replace(/[\s.!…]*$/u, '')}. ${asked}`)
  if (ofBoth && namesTheSame(ofBoth, meant)) return ofBoth
  const isShort = meant.split(' ').length <= LONGEST_SUBJECT_WORDS
  const subject = subjectIn(meant) ?? (isShort ? meant : null)
  const advice = subject && toSentences(asked).some(asksForIdea) ? adviceAbout(state, subject) : null
  const isNamed = subject && subject.split(' ').length <= LONGEST_NAMED_BY_ONE && themesOf(subject).length > 0
  return advice && (isNamed || namesTheSame(advice, subject ?? '')) ? advice : null
}

/** Nobody is asked to say it once more: what they said before is where we start from. */
export function backToTheirWords(state: ConversationState): string {
  const situation = situationOf(state.situation?.id)
  const ofSituation = () =>
    situation && aboutPerson(state, unusedWording(state, `heard ${situation.id}`, situation.heard))
  const said =
    state.said &&
    anyWording(state, 'back to their words question', [
      `Vous m’avez écrit : ${state.said}. Je repars de là, et je vous lis.`,
      `Je m’en tiens à vos mots : ${state.said}.`,
    ])
  return said ?? ofSituation() ?? 'Je laisse ce que j’ai dit. Continuez, je vous lis.'
}

/** Never to be taken for it again; what they spoke of before it is what they speak of. What has lasted is theirs, unless they say what they speak of instead. */
function dropSituation(state: ConversationState, { isForGood = false } = {}): void {
  const { situation, turn } = state
  if (situation && turn - situation.heardAt > TURNS_OF_A_MISTAKE && !isForGood) return
  if (situation) state.notLived.push(situation.id, situation.beside ?? '')
  const before = state.lived.findLast((id) => !state.notLived.includes(id))
  state.situation = situation && before ? { id: before, heardAt: turn, person: null, beside: null } : null
}

/** What was wrongly taken for their subject is not spoken of again as if it were; what has lasted on its own is theirs. */
function dropTopic(state: ConversationState): void {
  const { topic, turn } = state
  if (!topic) return
  const isTheirs = situationOf(state.situation?.id)?.theme === topic.id
  if (!isTheirs && turn - topic.since > TURNS_OF_A_MISTAKE) return
  state.themes = state.themes.filter(({ id }) => id !== topic.id)
  state.topic = null
}

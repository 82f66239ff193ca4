import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { anyWording, unusedWording } from '../replies/rotation.ts'
import { adviceAbout } from './advice-answer.ts'
import { hear } from './hear.ts'
import { join } from './listen.ts'
import { notePerson, personNamed, questionAboutPerson } from './person-talked-about.ts'
import { namesSomebody, piecesIn } from './pieces-told.ts'
import { practicalAnswer, practicalAnswerOn } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { recognise, situationOf } from './recognise.ts'
import { questionOfRecognised, wordsForRecognised } from './recognised-words.ts'
import { reflect } from './reflection.ts'
import { asksForIdea } from './requests/requests-in.ts'
import { toSecondPerson } from './second-person.ts'
import { questionOfShape, wordsOfShape } from './shapes/shape-words.ts'
import type { ThemeId } from './themes/theme.ts'

const TURNS_OF_A_MISTAKE = 2

/** Words that only say that we were wrong. */
const CORRECTING =
  /(?<![\p{L}’])(?:(?:(?:mais|ah|euh|bah) )*(?:non|nan)(?! plus)|hein|quoi|pardon|(?:ça n’a |ça a )?rien à voir|c’(?:est|était) (?:tout |juste |plutôt )?(?:l’inverse|le contraire)|(?:vous (?:n’|m’|ne m’)?avez|tu (?:n’|m’|ne m’)?as|t’as) (?:mal|rien|pas|tout) (?:compris|lue?)(?: de travers)?|(?:je n’ai|j’ai) (?:jamais|pas) (?:dit|écrit|demandé|parlé de) (?:ça|cela)|(?:c’est|ce n’est) pas (?:du tout )?(?:ça|cela|ce que (?:je (?:dis|voulais dire)|j’ai dit)|le sujet|la question)|(?:tu|vous) (?:ne )?compren\p{L}+ (?:rien|pas))(?!\p{L})[\s,.!?…]*/giu
/** Words that only say that we do not follow. */
const REPROACH =
  /(?:(?:bah|ben|mais|non|pff) )*(?:je viens de (?:vous |te )?(?:le |l’)dire|je (?:vous |te )?l’ai (?:déjà |bien )?(?:dit|écrit)|(?:vous|tu) (?:ne )?(?:me |m’)?(?:lisez|lis|écoutez|écoutes) (?:même |toujours )?(?:pas|rien)(?: ce que (?:j’écris|je dis|je vous dis))?|n’importe quoi|(?:il n’y a |y a |ça n’a |ça a )?(?:quel|aucun) rapport|pourquoi (?:vous me|tu me) parle[sz] de [^,.?!]*|(?:vous me|tu me) parle[sz] de [^,.?!]*)[\s,.!?…]*/giu
/** « Je parle de mon travail »: what it is about, then. */
const SUBJECT = /je (?:vous |te )?parle (?:juste |seulement )?(?:de |d’|du |des )(.+?)[.!?\s]*$/iu
/** « C’est ma femme qui travaille de nuit, pas moi. » */
const NOT_ME = /^(.+?),? (?:et )?pas moi[.!?\s]*$/iu

const WHO_LIVES_IT = /^c’(?:est|était) .+? qui /iu
/** « C’est pas ma belle-mère, c’est ma mère », « c’est pas que j’ai peur, c’est que… » */
const NOT_THIS_BUT =
  /^(?:c’est|ce n’est|c’était) pas (?:que )?(.+?),? (?:mais )?c’(?:est|était) (?:que |plutôt |juste )?(.+?)[.!?\s]*$/iu
/** « C’est pas le discours le problème. » */
const NO_TROUBLE = /^(?:c’est|ce n’est) pas (.+?),? (?:le|mon) (?:problème|souci|sujet)[.!?\s]*$/iu
const IS_CLAUSE = /(?<![\p{L}’])(?:je|j’|il|elle|on|ils|elles|ça|personne|rien)(?!\p{L})/iu

/** Our error in a few words, and what they say instead: read as if it had been said first. */
export function correctionAnswer(state: ConversationState, message: string, asked: string | null): string {
  const meant = message.replace(/['‘]/g, '’').replace(CORRECTING, ' ').replace(/\s+/g, ' ').trim()
  const another = NOT_ME.exec(meant)?.[1]
  return join([excuse(state), another ? onAnother(state, another) : onTheirs(state, meant, asked)])
}

/** « Je viens de le dire, la chaise vide »: nothing is denied, and what they said is taken up. */
export function inattentionAnswer(state: ConversationState, message: string): string {
  const meant = message
    .replace(/['‘]/g, '’')
    .replace(REPROACH, ' ')
    .replace(CORRECTING, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return join([excuse(state), (meant && onTheirWords(state, meant)) || backToTheirWords(state)])
}

/** In a few words, and never twice the same. */
function excuse(state: ConversationState): string {
  return (
    unusedWording(state, 'remark misheard', [
      'J’ai compris de travers, pardon.',
      'Pardon, j’ai fait fausse route.',
      'Vous avez raison, j’ai mal lu.',
      'Merci de me corriger.',
      'C’est moi qui ai mal suivi, pardon.',
    ]) ?? 'Pardon.'
  )
}

function onTheirs(state: ConversationState, meant: string, asked: string | null): string | null {
  const refused = NO_TROUBLE.exec(meant)?.[1]
  if (refused) {
    state.pieces = state.pieces.filter((piece) => !piece.endsWith(refused.split(' ').at(-1) ?? refused))
    dropSituation(state)
    return backToTheirWords(state)
  }
  const [, denied = '', instead = meant] = NOT_THIS_BUT.exec(meant) ?? []
  const ofAThing = denied && !IS_CLAUSE.test(instead) ? onTheirThing(state, denied, instead) : null
  if (ofAThing) return ofAThing
  dropTopic(state)
  dropSituation(state)
  if (meant === '') return backToTheirWords(state)
  return (
    answerTo(state, asked, instead) ??
    onTheirSubject(state, instead) ??
    onTheirWords(state, instead) ??
    backToTheirWords(state)
  )
}

/** About somebody, and not the same about somebody else. */
const ofSomebody = new Set<ThemeId>(['couple', 'family', 'parenting', 'friendship'])

/** One thing for another: all else stays, unless it was about that. */
function onTheirThing(state: ConversationState, denied: string, instead: string): string | null {
  const [thing, other] = [toSecondPerson(instead), toSecondPerson(denied)]
  const theme = situationOf(state.situation?.id)?.theme
  if (other === state.situation?.person && theme && ofSomebody.has(theme)) dropSituation(state)
  notePerson(state, instead, toSentences(instead))
  return thing && other && join([`${capitalised(thing)}, et non ${other}.`, questionOnCorrection(state)])
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

/** What was asked before we went wrong, of what they now say it was about. */
function answerTo(state: ConversationState, asked: string | null, meant: string): string | null {
  if (!asked) return null
  const answer = productAnswer(state, asked) ?? practicalAnswer(state, asked)
  if (answer) return answer
  return toSentences(asked).some(asksForIdea) ? adviceAbout(state, SUBJECT.exec(meant)?.[1] ?? meant) : null
}

function onTheirSubject(state: ConversationState, meant: string): string | null {
  const subject = SUBJECT.exec(meant)?.[1]
  if (!subject) return null
  const answer = practicalAnswerOn(state, subject)
  if (answer) return answer
  hear(state, subject, toSentences(subject), { isAsking: true, isHeavy: false })
  const named = piecesIn(
    `${/^(?:mon|ma|mes|notre|nos|une?|les?|la|l’|des|son|sa|ses)(?!\p{L})|^l’/iu.test(subject) ? '' : 'le '}${subject}`,
  )
  const isOfSomebody = personNamed(subject) !== null
  // Of those they spoke of, only the one they mean; things may belong to it.
  const others = isOfSomebody ? state.pieces.filter((piece) => !namesSomebody(piece)) : []
  const question = (isOfSomebody ? questionAboutPerson(state) : null) ?? questionOnCorrection(state)
  return piecesSaid([...new Set([...named, ...others])], question)
}

/** « La chaise vide, son anniversaire : je repars de là. » Null when nothing of theirs can be named. */
function piecesSaid(pieces: readonly string[], question: string | null): string | null {
  const named = pieces.slice(0, MOST_NAMED).join(', ')
  return named === '' ? null : join([`${capitalised(named)} : je repars de là.`, question])
}

const MOST_NAMED = 3
/** Fewer say less than their last sentence does. */
const FEWEST_PIECES = 2

function onTheirWords(state: ConversationState, meant: string): string | null {
  const heard = hear(state, meant, toSentences(meant), { isHeavy: false })
  // That they change the subject is what they correct, not what they tell.
  const told = { ...heard, moment: null }
  const spoken = heard.shape && { ...heard.shape, isOfSomeone: heard.isOfSomeone }
  const pieces = piecesIn(meant)
  const words =
    reflect(state, meant, { isVerdict: heard.isVerdict }) ??
    (spoken?.isThing ? wordsOfShape(state, spoken) : null) ??
    piecesSaid(pieces.length > 1 ? pieces : [...pieces, ...state.pieces], null) ??
    wordsForRecognised(state, told)
  // What was talked about may be what they correct: none of its questions is put.
  const question = heard.told ? questionOfRecognised(state, told) : spoken && questionOfShape(state, spoken)
  return words && join([words, question ?? questionOnCorrection(state)])
}

function questionOnCorrection(state: ConversationState): string | null {
  return unusedWording(state, 'corrected question', [
    'Qu’est-ce qui vous reste en travers, là-dedans ?',
    'Qu’est-ce que cela change pour vous ?',
  ])
}

/** Nobody is asked to say it once more: what they said before is where we start from. */
export function backToTheirWords(state: ConversationState): string | null {
  const { said, pieces } = state
  const turns = state.used.repairs ?? 0
  state.used.repairs = turns + 1
  // Said a second time, the same things would not sound read.
  if (said && (pieces.length < FEWEST_PIECES || turns % 2 === 1)) {
    return anyWording(state, 'back to their words question', [
      `Vous m’avez écrit : ${said}. Je repars de là, et je vous lis.`,
      `Je m’en tiens à vos mots : ${said}.`,
    ])
  }
  return piecesSaid(pieces, null) ?? 'Je laisse ce que j’ai dit. Continuez, je vous lis.'
}

/** Never to be taken for it again; what they spoke of before it is what they speak of. What has lasted is theirs. */
function dropSituation(state: ConversationState): void {
  const { situation, turn } = state
  if (situation && turn - situation.heardAt > TURNS_OF_A_MISTAKE) return
  if (situation) state.notLived.push(situation.id, situation.beside ?? '')
  const before = state.lived.findLast((id) => !state.notLived.includes(id))
  state.situation = situation && before ? { id: before, heardAt: turn, person: null, beside: null } : null
}

/** What was wrongly taken for their subject is not spoken of again as if it were; what has lasted on its own is theirs. */
function dropTopic(state: ConversationState): void {
  const { topic, turn } = state
  if (!topic) return
  const isOfSituation = situationOf(state.situation?.id)?.theme === topic.id
  if (!isOfSituation && turn - topic.since > TURNS_OF_A_MISTAKE) return
  state.themes = state.themes.filter(({ id }) => id !== topic.id)
  state.topic = null
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

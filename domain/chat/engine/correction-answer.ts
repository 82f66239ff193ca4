import type { ConversationState } from '../conversation-state.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { adviceAbout } from './advice-answer.ts'
import { asksForAdvice, asksForWords } from './asking-parts.ts'
import { hear } from './hear.ts'
import { join, questionOn } from './listen.ts'
import { notePerson } from './person-talked-about.ts'
import { practicalAnswer, practicalAnswerOn } from './practical-answer.ts'
import { productAnswer } from './product-answer.ts'
import { recognise, situationOf } from './recognise.ts'
import { questionOfRecognised, wordsForRecognised } from './recognised-words.ts'
import { reflect } from './reflection.ts'
import { toSecondPerson } from './second-person.ts'
import type { ThemeId } from './themes/theme.ts'

const TURNS_OF_A_MISTAKE = 2

/** Words that only say that we were wrong. */
const CORRECTING =
  /(?<![\p{L}’])(?:(?:(?:mais|ah|euh|bah) )*(?:non|nan)(?! plus)|hein|quoi|pardon|(?:ça n’a |ça a )?rien à voir|c’(?:est|était) (?:tout |juste |plutôt )?(?:l’inverse|le contraire)|(?:vous (?:n’|m’|ne m’)?avez|tu (?:n’|m’|ne m’)?as|t’as) (?:mal|rien|pas|tout) (?:compris|lue?)(?: de travers)?|(?:je n’ai|j’ai) (?:jamais|pas) (?:dit|écrit|demandé|parlé de) (?:ça|cela)|(?:c’est|ce n’est) pas (?:du tout )?(?:ça|cela|ce que (?:je (?:dis|voulais dire)|j’ai dit)|le sujet|la question)|(?:tu|vous) (?:ne )?compren\p{L}+ (?:rien|pas))(?!\p{L})[\s,.!?…]*/giu
/** « Je parle de mon travail »: what it is about, then. */
const SUBJECT = /je (?:vous |te )?parle (?:juste |seulement )?(?:de |d’|du |des )(.+?)[.!?\s]*$/iu
/** « C’est ma femme qui travaille de nuit, pas moi. » */
const NOT_ME = /^(.+?),? (?:et )?pas moi[.!?\s]*$/iu

const WHO_LIVES_IT = /^c’(?:est|était) .+? qui /iu
/** « C’est pas ma belle-mère, c’est ma mère », « c’est pas que j’ai peur, c’est que… » */
const NOT_THIS_BUT =
  /^(?:c’est|ce n’est|c’était) pas (?:que )?(.+?),? (?:mais )?c’(?:est|était) (?:que |plutôt |juste )?(.+?)[.!?\s]*$/iu
const IS_CLAUSE = /(?<![\p{L}’])(?:je|j’|il|elle|on|ils|elles|ça|personne|rien)(?!\p{L})/iu

/** Our error in a few words, and what they say instead: read as if it had been said first. */
export function correctionAnswer(state: ConversationState, message: string, asked: string | null): string {
  const meant = message.replace(/['‘]/g, '’').replace(CORRECTING, ' ').replace(/\s+/g, ' ').trim()
  const another = NOT_ME.exec(meant)?.[1]
  const answer = another ? onAnother(state, another) : onTheirs(state, meant, asked)
  return join([
    anyWording(state, 'remark misheard', [
      'J’ai compris de travers, pardon.',
      'Pardon, j’ai fait fausse route.',
      'Merci de me corriger.',
      'Vous avez raison, j’ai mal lu.',
    ]),
    answer ?? fromTheseWords(state),
  ])
}

function onTheirs(state: ConversationState, meant: string, asked: string | null): string | null {
  const [, denied = '', instead = meant] = NOT_THIS_BUT.exec(meant) ?? []
  const ofAThing = denied && !IS_CLAUSE.test(instead) ? onTheirThing(state, denied, instead) : null
  if (ofAThing) return ofAThing
  dropTopic(state)
  dropSituation(state)
  if (meant === '') return backToTheirWords(state)
  return answerTo(state, asked, instead) ?? onTheirSubject(state, instead) ?? onTheirWords(state, instead)
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

const asksForIdea = (sentence: PlainText) => asksForAdvice(sentence) || asksForWords(sentence)

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
  const { theme, isNamed } = hear(state, subject, toSentences(subject), { isAsking: true, isHeavy: false })
  return theme && isNamed ? join([`Parlons de ${theme.name}.`, questionOn(state, theme)]) : null
}

function onTheirWords(state: ConversationState, meant: string): string | null {
  const heard = hear(state, meant, toSentences(meant), { isHeavy: false })
  // That they change the subject is what they correct, not what they tell.
  const told = { ...heard, moment: null }
  const words = reflect(state, meant, { isVerdict: heard.isVerdict }) ?? wordsForRecognised(state, told)
  return words && join([words, questionOfRecognised(state, told) ?? questionOnCorrection(state)])
}

function questionOnCorrection(state: ConversationState): string | null {
  return anyWording(state, 'corrected question', [
    'Comment cela se passe-t-il, concrètement ?',
    'Qu’est-ce qui vous reste en travers, là-dedans ?',
    'Qu’est-ce que cela change pour vous ?',
  ])
}

/** Nobody is asked to say it once more: what they said before is where we start from. */
export function backToTheirWords(state: ConversationState): string | null {
  const { said } = state
  return said
    ? anyWording(state, 'back to their words question', [
        `Revenons à vos mots : ${said}. Qu’est-ce qui a été mal compris ?`,
        `Repartons de ce que vous avez écrit, sans rien y ajouter : ${said}.`,
      ])
    : fromTheseWords(state)
}

function fromTheseWords(state: ConversationState): string | null {
  return anyWording(state, 'from their words question', [
    'C’est plus clair ainsi. Qu’est-ce qui vous pèse le plus, là-dedans ?',
    'Je repars de ce que vous venez d’écrire. Qu’est-ce que cela change pour vous ?',
  ])
}

/** Never to be taken for it again. */
function dropSituation(state: ConversationState): void {
  if (state.situation) state.notLived.push(state.situation.id, state.situation.beside ?? '')
  state.situation = null
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

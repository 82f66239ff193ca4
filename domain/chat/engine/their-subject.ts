import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { toSentences } from '../detector/normalise.ts'
import { themesOf } from '../themes-of.ts'
import { hear } from './hear.ts'
import { unansweredQuestion } from './known-facts.ts'
import { join } from './listen.ts'
import { personNamed } from './person-talked-about.ts'
import { practicalAnswerOn } from './practical-answer.ts'
import { questionByKind, questionOfAKind } from './question-by-kind.ts'
import { recognise, situationOf } from './recognise.ts'
import { mayBeRepeated } from './reflection.ts'
import { toSecondPerson } from './second-person.ts'
import { mended } from './spelling.ts'
import { onTheirWords } from './their-words-answer.ts'

/** « Je parle de mon travail »: what it is about, then. */
const SUBJECT = /je (?:vous |te )?parl(?:e|ais) (?:juste |seulement )?(de |d’|du |des )([^,.!?…]+)[,.!?…\s]*/iu
/** « …, la résidente à qui j’ai promis »: who that is. */
const WHO_THEY_ARE =
  /^((?:le|la|l’|les|une?|celle|celui|mon|ma) ?[\p{L}-]*(?: [\p{L}-]+)? (?:à qui|que|qu’|qui|dont|avec qui|pour qui) ?[^,.!?…]+)[.!?…\s]*/iu
/** « Je parle de demander à ma voisine »: something they want to do. */
const AN_ACT = /^(?:(?:l’|le |la |les |lui |leur |me |m’|ne pas )?\p{L}+(?:er|ir|re|oir))(?!\p{L})/iu

/** What they say that they speak of; null where they do not say it. */
export function subjectIn(words: string): string | null {
  return SUBJECT.exec(words)?.[2]?.replace(/ l[àa]$/u, '') ?? null
}

/** « Je parle de Julien »: whom they had not named yet is whom they spoke of all along. */
const A_NAME = /^(?:M\. |Mme |Madame |Monsieur )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?$/u

/** Whether it is what we took for theirs, after all. */
export function isOfSituation({ situation, recent }: ConversationState, subject: string): boolean {
  const current = situationOf(situation?.id)
  if (!current) return false
  if (A_NAME.test(subject) && !recent.some((message) => message.includes(subject))) return true
  const person = personNamed(subject)
  if (person !== null) return person === situation?.person
  return (
    recognise(toSentences(subject), []).told === current || themesOf(subject).some(({ id }) => id === current.theme)
  )
}

/** « Je parle de Mme Perrin »: it is said to be the subject, and what they tell of it is heard. */
export function onTheirSubject(state: ConversationState, meant: string): string | null {
  const [whole = '', of = '', subject] = SUBJECT.exec(meant) ?? []
  if (!subject) return null
  const answer = practicalAnswerOn(state, subject)
  if (answer) return answer
  hear(state, subject, toSentences(subject), { isAsking: true, isHeavy: false })
  const named = asVous(subject)
  if (!named) return null
  const after = meant.slice(meant.indexOf(whole) + whole.length)
  const [apposed = '', who = ''] = WHO_THEY_ARE.exec(after) ?? []
  const described = who && asVous(who)
  const isAct = /^\p{Ll}/u.test(subject) && AN_ACT.test(subject) && of.startsWith('d')
  const words = isAct
    ? `${capitalised(named)} : c’est donc de cela qu’il s’agit.`
    : described
      ? `${capitalised(named)}, ${described}.`
      : `C’est ${of}${named} que vous parlez.`
  // What stands before it only says that we were wrong.
  const rest = after.slice(described ? apposed.length : 0)
  return join([words, (rest && onTheirWords(state, rest)) || questionOn(state, meant, isAct)])
}

/** What kind of thing it is may have been told just before we went wrong. */
function questionOn(state: ConversationState, meant: string, isAct: boolean): string | null {
  const ofAct = isAct
    ? unansweredQuestion(state, 'act question', [
        'Où en êtes-vous, avec cela ?',
        'Par quels mots auriez-vous envie de commencer ?',
      ])
    : null
  return (
    ofAct ??
    questionOfAKind(state, toSentences(`${meant} ${state.before ?? ''}`)) ??
    questionByKind(state, toSentences(meant))
  )
}

function asVous(words: string): string | null {
  const spelt = mended(words)
  return spelt && mayBeRepeated(spelt) ? toSecondPerson(spelt) : null
}

import { capitalised } from '../../capitalised.ts'
import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest, type Test } from '../../detector/matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { emptyWords } from '../empty-words.ts'
import { asksAgainWithout, leftOutIn, withoutLeftOut } from '../left-out.ts'
import { ourLastReply } from '../our-words.ts'
import { onSomebodyFeared } from '../requests/fear-of-them.ts'
import { ofAsking } from '../requests/matter-of.ts'
import type { Asked } from '../requests/request.ts'
import { requestsIn } from '../requests/requests-in.ts'
import type { Mould } from './mould.ts'
import { manners, mouldsForOccasions, plainWords, wordsToTheDead } from './moulds-for-occasions.ts'
import { mouldsOfHowItIs } from './moulds-of-how-it-is.ts'
import { mouldsOfAWish, mouldsOfTheirWords } from './moulds-of-their-words.ts'
import { type TheirWords, theirWordsFor, withWhatIsToBeKnown } from './their-words.ts'
import { namesWhom, type Whom, whomTheyAskFor } from './whom.ts'

interface TestedMould {
  mould: Mould
  isMet: Test | null
}

const withTests = (moulds: readonly Mould[]): TestedMould[] =>
  moulds.map((mould) => ({ mould, isMet: mould.patterns ? compileTest(mould.patterns, lexicon) : null }))
const tested = withTests([...mouldsOfTheirWords, ...mouldsForOccasions, ...mouldsOfAWish])
const testedLast = withTests(mouldsOfHowItIs)
const testedManners = manners.map(({ patterns, words }) => ({ words, isMet: compileTest(patterns, lexicon) }))

/** « Plus simple ? », « une autre phrase ? »: of words that we had just proposed. */
const asksForOthers = compileTest(
  [
    '(plus|moins) (simple|court|courte|direct|directe|doux|douce|long|longue|froid|froide|sec|sèche|naturel|naturelle|chaleureux|léger|formel|dur|dure|compliqué*) [svp|stp|encore|non|possible|comme phrase] $ & ! (jours|semaines|chemin|temps)',
    '(une autre|une phrase|un truc|un message|quelque chose) [phrase|formule|façon|version] [de|un peu|encore|bien] (plus|moins) (simple|court|courte|direct|directe|doux|douce|long|longue|froid|froide|naturel|naturelle|léger)',
    '(une autre|autre) (phrase|formule|façon de le dire|version|proposition|formulation)',
    '(dire|écrire|tourner|formuler) [ça|le|la] autrement',
    '(trop (long|longue|compliqué*|froid|froide|formel|dur|sec)|pas mon style|pas comme ça que je parle|je parle pas comme ça|je dirais jamais ça)',
  ],
  lexicon,
)
const isOfArriving = compileTest(
  ['(en arrivant|en entrant|le premier jour|me présente|me présenter) & ! (lui|leur)'],
  lexicon,
)
const IS_SHORTER = /simple|court|long|direct|compliqu/iu
const SAID = /«[^»]{12,}»/u

/** Words of asking for words, which say nothing of what they are for. */
const ofWords = new Set(
  toPlainPattern(
    'annoncer annonce expliquer explique avouer avoue tourner tourne formuler formule présenter présente aborder aborde mettrais mettriez message sms texto mail lettre comme toute prete prête week end soir demain matin samedi dimanche lundi mardi mercredi jeudi vendredi travers porte juste plutôt pourrais pourrait face vrai alors coup enfin ouvrir lance lancer appel téléphone quelque chose truc refuse refuser poliment gentiment doucement décliner employer choisir choisis utiliser comprendre arrivant exactement formulation pardon excuser excuse excuses quel quels quelle quelles',
  ).split(' '),
)
/** Somebody is spoken to, or words are named. */
const IS_ADDRESSED =
  /(?<!\p{L})(?:lui|leur|refuser?|tourner?|formuler?|phrase|formule|mots?|message|sms|texto|mail|lettre|modèle)(?!\p{L})|(?:dire|dis|dit|explique|expliquer|annonce|annoncer|réponds?|répondre)(?: quoi| ça)/iu

const isAddressed = (state: ConversationState, message: string): boolean =>
  IS_ADDRESSED.test(message) || namesWhom(state, message)

const TELLS_WHAT_FOR = /(?<!\p{L})(?:dire|annoncer|expliquer|avouer|demander|écrire|répondre)(?!\p{L})/iu
const WANTS_OF_THEM = /(?<!\p{L})(?:demande|veux|voudrais|aimerais)(?!\p{L}).*qu['’e ]+(?:ils?|elles?)(?!\p{L})/iu
/** A refusal is worded by itself, and needs no reason. */
const REFUSES = /(?<!\p{L})(?:dis|dire|dit) non(?!\p{L})|refus|décliner/iu
const TURNS_OF_A_REQUEST = 3

/** « Je veux lui dire qu’elle me manque », once words were asked for. */
const SAYS_WHAT_FOR =
  /(?<!\p{L})(?:je (?:veux|voudrais|voulais)|j’aimerais) (?:juste |surtout |simplement )?(?:(?:(?:lui|leur) (?:dire|faire comprendre|expliquer|annoncer) )(?:que |qu’)|qu(?:e |’)(?:ils?|elles?) )/iu

/** What stood before their message. */
interface Talk {
  isCorrecting: () => boolean
  /** What they last asked. */
  question: ConversationState['question']
}

const WE_ASKED_WHAT_FOR = /^Que voudriez-vous surtout |la plus importante à dire/u
const OPENS_WITH_IT = /^(?:(?:ben|bah|euh|et|juste|surtout)[\s,]+)*(?=qu(?:e |['’])(?!est-ce))/iu

/** « Que je l’aime pareil », to our own question of what is to be heard, or right after words of ours: it is what they are for. */
function withWhatWeAskedFor(state: ConversationState, message: string, { question }: Talk): string {
  const { asked, turn } = state
  const isOfLate = question !== null && turn - question.turn <= TURNS_OF_A_REQUEST
  const hadWords =
    isOfLate && SAID.test(ourLastReply(state) ?? '') && requestsIn(question.words).some(({ kind }) => kind === 'words')
  const isForWords = asked === null ? hadWords : WE_ASKED_WHAT_FOR.test(asked)
  if (!isForWords || message.includes('?')) return message
  const known = withWhatIsToBeKnown(message.replace(/['‘]/g, '’'))
  return known.replace(OPENS_WITH_IT, 'je voudrais lui dire ')
}

/** What is asked of words: for the first time, once more, or again after we went wrong. */
function requestFor(state: ConversationState, message: string, { isCorrecting, question }: Talk): Asked | null {
  const asked = requestsIn(message).find(({ kind }) => kind === 'words') ?? null
  // Who comes into a room speaks to nobody whom they told of.
  if (asked) return isAddressed(state, message) && !isOfArriving(asked.clause) ? asked : null
  const sentences = toSentences(message)
  const hadWords = SAID.test(ourLastReply(state) ?? '')
  const others = hadWords ? sentences.find(asksForOthers) : undefined
  if (others) return { kind: 'words', clause: others, said: message }
  const isOfLast =
    question &&
    state.turn - question.turn <= TURNS_OF_A_REQUEST &&
    (TELLS_WHAT_FOR.test(message) || WANTS_OF_THEM.test(message) || asksAgainWithout(message))
  const before = isOfLast ? requestsIn(question.words).find(({ kind }) => kind === 'words') : undefined
  // « Je parle de leur dire que je veux attendre »: what it was for, and nothing they found by themselves.
  return before && (SAYS_WHAT_FOR.test(withWhatIsToBeKnown(message.replace(/['‘]/g, '’'))) || isCorrecting())
    ? { ...before, said: message }
    : null
}

/**
 * Words that can be said to somebody, made of what the person told: what they want, fear, did or hold against the other. Null where none are
 * asked for, where the request names something that others know an answer to, or where nothing was told that could be said.
 */
export function wordsToSay(state: ConversationState, written: string, talk: Talk): string | null {
  const { isCorrecting } = talk
  const message = withWhatWeAskedFor(state, written, talk)
  const asked = requestFor(state, message, talk)
  if (!asked) return null
  const feared = onSomebodyFeared(state, asked, message)
  if (feared) return feared
  const whom = whomTheyAskFor(state, withoutLeftOut(message))
  if (whom.isDead) return unusedWording(state, 'tip words to the dead', wordsToTheDead)
  // What was written for many may name what is to be left out: theirs, or words that are true for everybody.
  if (leftOutIn(message).length > 0 && !REFUSES.test(message))
    return composed(state, message, whom) ?? plainWordsFor(state, whom)
  const own = theirWordsFor([message], whom)
  const isExplicit = own.message !== null || own.request !== null || own.topic !== null
  if (!isExplicit && !isForOthers(asked.clause) && namesSomething(asked.clause, whom) && !isCorrecting()) return null
  return composed(state, message, whom)
}

/** The same whatever the request names; where nothing was told that could be said, words that are true for everybody. */
export function anyWordsToSay(state: ConversationState, message: string): string | null {
  if (!isAddressed(state, message)) return null
  const whom = whomTheyAskFor(state, message)
  return whom.isDead ? null : (composed(state, message, whom) ?? plainWordsFor(state, whom))
}

export function plainWordsFor(state: ConversationState, whom: Whom): string | null {
  const register = whom.isVous ? 'vous' : whom.isChild ? 'child' : 'tu'
  const words = unusedWording(state, `tip plain words ${register}`, plainWords[register])
  const who =
    whom.pronoun === 'ils'
      ? 'qu’on entende'
      : whom.pronoun === 'elle'
        ? 'qu’elle entende'
        : whom.pronoun === 'il'
          ? 'qu’il entende'
          : 'faire entendre'
  return words && `Pour ouvrir, par exemple : « ${words} » Que voudriez-vous surtout ${who} ?`
}

/** Whether a request for words says nothing of what they are for. */
export function isBareRequest(state: ConversationState, message: string): boolean {
  const asked = requestsIn(message).find(({ kind }) => kind === 'words')
  return asked !== undefined && !namesSomething(asked.clause, whomTheyAskFor(state, message))
}

const isForOthers = (clause: PlainText): boolean => asksForOthers(clause)

function namesSomething(clause: PlainText, { word, name }: Whom): boolean {
  const manner = clause.findIndex((one) => one === 'sans' || one === 'apres')
  const people = toPlainPattern(`${word ?? ''} ${name ?? ''}`).split(' ')
  return (manner > 0 ? clause.slice(0, manner) : clause).some(
    (one) => one.length > 3 && !emptyWords.has(one) && !ofAsking.has(one) && !ofWords.has(one) && !people.includes(one),
  )
}

const ASKS_PARDON = /(?<!\p{L})(?:demander? pardon|m['’]excuser?|(?:mes|des) excuses)(?!\p{L})/iu
const MESSAGES_OF_LATE = 2
const speaksOfDeath = compileTest(
  ['(mort|morte|morts|décéd*|décès|enterr*|euthanasi*|piquer|endormir|endormi|obsèques)'],
  lexicon,
)

/** What was said last is what the words are for: their message, the one before, and only then all that is remembered. */
function composed(state: ConversationState, message: string, whom: Whom): string | null {
  const all = [...state.recent, message]
  const { tie, message: toSay, request } = theirWordsFor(all, whom)
  const ofDeath = whom.isChild && all.some((words) => toSentences(words).some(speaksOfDeath))
  const again = toSentences(message).some(asksForOthers) ? lastMould(state) : undefined
  const other = again && wordsOf(state, again, { ...theirWordsFor(all, whom), tie }, whom, message)
  if (other) return other
  const ofPardon = ASKS_PARDON.test(message) ? tested.filter(({ mould }) => mould.isOfPardon) : null
  for (const ofThese of ofPardon ? [ofPardon] : [tested, testedLast]) {
    for (const window of [all.slice(-1), all.slice(-2), all]) {
      // What they said they want to say holds until it is said.
      const their = { ...theirWordsFor(window, whom), tie, message: toSay, request }
      const told = window.flatMap((words) => [...toSentences(words)])
      const words = firstOf(ofThese, (mould, isMet) => {
        if (mould.isOfLate && window.length > MESSAGES_OF_LATE) return null
        // A child is told of a death in words that were weighed for it.
        if (ofDeath && (mould.of.length === 0 || mould.of.includes('state'))) return null
        if (!fits(mould, their, whom) || (isMet && !told.some(isMet))) return null
        return wordsOf(state, mould, their, whom, message)
      })
      if (words) return words
    }
  }
  return null
}

function firstOf(
  these: readonly TestedMould[],
  wordsBy: (mould: Mould, isMet: Test | null) => string | null,
): string | null {
  for (const { mould, isMet } of these) {
    const words = wordsBy(mould, isMet)
    if (words) return words
  }
  return null
}

/** What our last words were made by: who wants others wants them for the same. */
function lastMould({ parts, turn }: ConversationState): Mould | undefined {
  const last = parts.filter((given) => given.turn === turn - 1).map(({ part }) => part)
  return [...tested, ...testedLast].find(({ mould }) => last.includes(partOf(mould.id)))?.mould
}

const partOf = (id: string): string => `tip words for ${id}`

const isMany = ({ pronoun }: Whom): boolean => pronoun === 'ils'

function fits({ of, isOfOffice, isClose, isChild }: Mould, their: TheirWords, whom: Whom): boolean {
  if (of.length === 0 && whom.isOfOffice) return false
  if (isClose && whom.isVous && !isMany(whom)) return false
  return (
    (!isOfOffice || whom.isOfOffice) &&
    (isChild === undefined || isChild === whom.isChild) &&
    of.every((part) => their[part] !== null)
  )
}

function wordsOf(
  state: ConversationState,
  mould: Mould,
  their: TheirWords,
  whom: Whom,
  message: string,
): string | null {
  const sentences = toSentences(message)
  const { id, after } = mould
  const wordings = whom.isVous ? mould.vous : mould.tu
  const isPlainer = sentences.some(asksForOthers)
  const part = partOf(id)
  // Who wants it simpler is given the plainest at once.
  if (isPlainer && state.used[part] === undefined) state.used[part] = 1
  const words = unusedWording(state, part, wordings)
  if (!words) return null
  const said = words.replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const told = their[(name.charAt(0).toLowerCase() + name.slice(1)) as keyof TheirWords] ?? ''
    return /^\p{Lu}/u.test(name) ? capitalised(told) : told
  })
  const manner = testedManners.find(({ isMet }) => sentences.some(isMet))?.words
  const lead = !isPlainer ? 'Par exemple' : IS_SHORTER.test(message) ? 'Plus simplement' : 'Autrement'
  return `${lead} : « ${said} » ${manner ?? after}`
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording, nextWording, unusedWording } from '../replies/rotation.ts'
import { themeOf } from './hear.ts'
import { isResting, join, nextQuestion, questionOn } from './listen.ts'
import { openListening } from './open-listening.ts'
import { productAnswers } from './product-answers.ts'
import { situationOf } from './recognise.ts'
import { nextOfSituation } from './recognised-words.ts'
import { easyQuestions, shortAnswers } from './short-answers.ts'

const known = shortAnswers.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

const acceptsOffer = compileTest(['(veux bien|volontiers|avec plaisir|intéresse|pourquoi pas)'], lexicon)

const LONGEST_WORDS = 4
/** A yes or a no opens an answer as well as it makes one. */
const openers = new Set(['yes', 'no', 'fine'])
const LONGEST_OPENER_WORDS = 2
const isOnlyOpener = compileTest(
  [
    "^ [bah|ben|euh|ah|bon] (oui|ouais|non|nan|ok|d'accord|c'est ça|c'est bon|si vous voulez|si tu veux|pas vraiment|pas du tout|pas trop|même pas|tout à fait|en effet) [merci|c'est ça|un peu|pas vraiment|pas trop|bien sûr|c'est bon|ça va|je crois|je pense|d'accord|voilà|exactement] $",
  ],
  lexicon,
)

/** « Oui je veux bien », to a session that was just offered. */
function booking(state: ConversationState): string | null {
  const { answers = [] } = productAnswers.find(({ id }) => id === 'booking') ?? {}
  return nextWording(state, 'product booking', answers)
}

/** What the last reply asked. */
interface Asked {
  hadOffer: boolean
  hadCheckIn: boolean
}

/** An answer of a word or two is taken as an answer. Every second time the next question is one that a word answers. */
export function briefAnswer(state: ConversationState, sentences: readonly PlainText[], asked: Asked): string | null {
  if (sentences.flat().length > LONGEST_WORDS) return null
  if (state.practitionerOfferedAt === state.turn - 1 && sentences.some(acceptsOffer)) return booking(state)
  const said = known.find(({ isMet }) => sentences.some(isMet))
  if (!said || saysMore(said.id, sentences)) return null
  const heard = isNo(said.id) ? ofRefusal(state, asked) : null
  const times = state.used.brief ?? 0
  state.used.brief = times + 1
  const topic = themeOf(state.topic?.id)
  // A laugh wants no answer; the first is left as it is.
  const isLight = said.id === 'laugh' && !state.used['brief laugh']
  const question =
    isResting(state) || isLight
      ? null
      : ((times % 2 === 1 || !topic ? unusedWording(state, 'easy question', easyQuestions) : null) ??
        nextOfSituation(state) ??
        nextQuestion(state, {
          told: null,
          answer: null,
          moment: null,
          situation: situationOf(state.situation?.id),
          cue: null,
          shape: null,
          theme: topic,
          isNamed: topic !== null,
          isAside: true,
          isOfSomeone: false,
          isOfOthers: false,
          isHeavy: false,
          isVerdict: false,
          words: [],
        }) ??
        questionOn(state, topic) ??
        (times > easyQuestions.length ? anyWording(state, 'open question', openListening.questions) : null))
  return join([heard ?? anyWording(state, `brief ${said.id}`, said.heard), question])
}

/** « Oui surtout les réunions » is more than a yes. */
function saysMore(id: string, sentences: readonly PlainText[]): boolean {
  return openers.has(id) && sentences.flat().length > LONGEST_OPENER_WORDS && !sentences.some(isOnlyOpener)
}

function isNo(id: string): boolean {
  return id === 'no' || id === 'never'
}

function ofRefusal(state: ConversationState, { hadOffer, hadCheckIn }: Asked): string | null {
  if (hadCheckIn) {
    return anyWording(state, 'no dark thoughts', [
      'Merci de me répondre franchement. Si cela changeait, vous pourrez me le dire tel quel.',
      'D’accord, merci. La question reste permise dans l’autre sens aussi : vous pouvez l’aborder quand vous voulez.',
    ])
  }
  return hadOffer
    ? anyWording(state, 'no to an exercise', [
        'Pas d’exercice pour l’instant, d’accord.',
        'Entendu, on continue simplement à parler.',
      ])
    : null
}

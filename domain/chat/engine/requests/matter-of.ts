import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest, type Test } from '../../detector/matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { emptyWords } from '../empty-words.ts'
import { speaksOf } from '../person-talked-about.ts'
import { situationOf } from '../recognise.ts'
import type { ThemeId } from '../themes/theme.ts'
import { fittingWording } from '../unsaid/fitting-wording.ts'
import type { Asked, Matter } from './request.ts'

const speaksOfSomebody = speaksOf('il', 'elle', 'ils', 'elles')
const standsForSomebody = new Set(['lui', 'leur', 'le', 'la', 'les', 'il', 'elle', 'ils', 'elles'].map(toPlainPattern))

const tests = new WeakMap<Matter, Test>()

function isMetBy(matter: Matter): Test {
  const test = tests.get(matter) ?? compileTest(matter.patterns, lexicon)
  tests.set(matter, test)
  return test
}

/** What these words name. */
export function matterNamed(state: ConversationState, matters: readonly Matter[], words: PlainText): Matter | null {
  return matters.find((matter) => isOfTheTalk(state, matter) && isMetBy(matter)(words)) ?? null
}

/** What an answer takes for granted must be what is talked about. */
function isOfTheTalk(state: ConversationState, { needs }: Matter): boolean {
  const lived = () => [
    ...state.lived.flatMap((id) => situationOf(id)?.theme ?? []),
    ...state.themes.map(({ id }) => id),
  ]
  return !needs || [...themesTalkedAbout(state), ...lived()].some((theme) => needs.includes(theme))
}

function themesTalkedAbout({ situation, topic }: ConversationState): ThemeId[] {
  return [situationOf(situation?.id)?.theme, topic?.id].filter((id) => id !== null && id !== undefined)
}

/** Words that ask, and say nothing of what is asked about: « je fais quoi », « ça dure combien de temps, ce genre de truc ». */
export const ofAsking: ReadonlySet<string> = new Set(
  toPlainPattern(
    'veux voudrais aimerais besoin pouvez pourriez impossible foutu perdu fini tard quoi comment combien pourquoi quand dois devrais doit faut faudrait pourrais pourrait possible normal normale bizarre grave temps dure durer longtemps genre truc chose choses ' +
      'conseil conseils idée idées solution piste astuce méthode aide aider aidez concrètement vraiment avis pense pensez penses croyez crois croire dis dire dites parle parler demande demander ' +
      'répond répondre réagir envoie envoyer écris écrire place ferais feriez selon après passe passer attendant maintenant ensuite svp stp plaît vous simple concret concrète premier première abord ' +
      'hein trouves trouvez tenir devenir dingue folle fous supporter surmonter avancer craquer mieux fasse ferait font réagis comporte contre sait savoir sais voir vois donne donnez commencer commence gérer prendre prends phrase mots mot exemple raison tort chef',
  ).split(' '),
)

/** Longer, a sentence without stops tells more than what it asks. */
const LONGEST_SENTENCE_OF_ONE_THING = 14

/** « Comment je lui dis ça sans la blesser »: how, not what. */
export function withoutManner(clause: PlainText): PlainText {
  const manner = clause.indexOf('sans')
  return manner > 0 ? clause.slice(0, manner) : clause
}

/** Nothing in the clause says what it is about: it is about what stands around it. */
export function isBare(clause: PlainText): boolean {
  return !withoutManner(clause).some((word) => word.length > 3 && !emptyWords.has(word) && !ofAsking.has(word))
}

/**
 * What a request is about: by its own words; only a bare one is about what else was said, or talked about. Words that merely
 * stand nearby had given « votre pharmacien » to a mother who asked about a school.
 */
export function matterOf(
  state: ConversationState,
  matters: readonly Matter[],
  { kind, clause, said }: Asked,
  message: string,
): Matter | null {
  const sentence = toSentences(said).flat()
  const own =
    matterNamed(state, matters, withPerson(state, withoutManner(clause))) ??
    (sentence.length <= LONGEST_SENTENCE_OF_ONE_THING ? matterNamed(state, matters, sentence) : null)
  // « Un planning sur le frigo ? Ça fait maternelle, non » is about the planning.
  if (own || !(kind === 'idea' || isBare(clause))) return own
  const about = state.about && speaksOfSomebody(clause) ? [toPlainPattern(state.about).split(' ')] : []
  const lasting = matters.filter(({ lasts }) => lasts)
  const told = state.recent.toReversed().flatMap((words) => [...toSentences(words)])
  const named =
    firstNamed(state, matters, [...toSentences(message), ...about]) ??
    firstNamed(state, lasting, told) ??
    (tellsBeside(clause, message) ? undefined : firstNamed(state, matters, wordsBefore(state)))
  return named ?? matterTalkedAbout(state, matters)
}

/** Beside what asks, these many words tell what it is about. */
const FEWEST_WORDS_BESIDE = 5

/** « De la peine pour elle. C'est normal ? » is about that, and no longer about the fear of the message before. */
export function tellsBeside(clause: PlainText, message: string): boolean {
  return toSentences(message).flat().length - clause.length >= FEWEST_WORDS_BESIDE
}

function firstNamed(
  state: ConversationState,
  matters: readonly Matter[],
  sentences: readonly PlainText[],
): Matter | undefined {
  return sentences.map((words) => matterNamed(state, matters, words)).find((matter) => matter !== null) ?? undefined
}

/** « Je lui dis que ça me réveille », of the neighbour who was named before: the word is put beside the pronoun. */
export function withPerson({ about }: ConversationState, clause: PlainText): PlainText {
  const isMeant = about !== null && clause.some((word) => standsForSomebody.has(word))
  return isMeant ? [...clause, ...toPlainPattern(about).split(' ')] : clause
}

/** What they had just said, which a few words go on from. */
export function wordsBefore({ before }: ConversationState): readonly PlainText[] {
  return before === null ? [] : toSentences(before)
}

function matterTalkedAbout(state: ConversationState, matters: readonly Matter[]): Matter | null {
  const { situation, lived } = state
  const ofSituation = [situation?.id, ...lived.toReversed()].map((id) =>
    matters.find(({ situations }) => situations?.some((start) => id?.startsWith(start))),
  )
  const ofTheme = themesTalkedAbout(state).map((id) => matters.find(({ themes }) => themes?.includes(id)))
  return [...ofSituation, ...ofTheme].find((matter) => matter !== undefined) ?? null
}

export function answerOn(state: ConversationState, matter: Matter | null): string | null {
  return matter && fittingWording(state, `tip ${matter.id}`, matter.answers)
}

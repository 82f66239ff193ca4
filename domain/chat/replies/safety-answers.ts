import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { peopleIn } from '../person-spoken-of.ts'
import type { Situation } from '../risk.ts'
import type { Heard } from './care-answer.ts'
import { isHelpComing } from './help-on-its-way.ts'
import { isOfYoungChild } from './own-child.ts'
import { nextWording, unusedWording } from './rotation.ts'
import { type SafetyFact, type SafetyPoint, safetyQuestions } from './safety-questions.ts'
import { type Statement, statements } from './safety-statements.ts'
import { isLeftOnceHome } from './steps-away.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** To whether somebody thinks of suicide, not saying no is a yes; to whether they are safe, not saying yes is a no. */
const hesitates = test([
  "^ [ben|bah|euh|bon|ah|mouais] (peut être|ptet|ptetre|p'têt) [bien] [que] [oui|un peu|parfois|des fois|je sais pas] $",
  "^ [ben|bah|euh|bon|ah] (c'est|ça) [trop|un peu|plus|assez|juste] (compliqué|difficile|pas si simple|dépend)",
  '^ [ben|bah|euh|bon|ah] (je [ne] sais|sais|chais) (pas|plus) [trop|vraiment|bien|quoi (dire|répondre)|comment (dire|répondre)] $',
  "(j'ose|ose|veux|peux|préfère) pas (le dire|répondre|en parler|l'écrire) $",
  "^ [ben|bah|euh|bon|ah] (j'en sais|en sais) [trop|vraiment] rien $",
  '^ [ben|bah|euh|bon|ah] (aucune idée|oui et non|ni oui ni non|ça dépend|par moments|je (saurais|saurai) pas [vous|te] (dire|répondre)) $',
])
/** « Non… enfin, je sais pas »: the no does not hold. */
const hesitatesAfterNo = test([
  "(non|nan|pas vraiment|enfin|mais|bof|ou|pff|bon|euh) [,] [bon|si|en vrai|franchement|en fait] (je [ne] sais|sais|chais|j'en sais) (pas|plus|rien) [trop|vraiment|bien|moi] ($|,)",
  '^ (je [ne] sais|chais) (pas|plus) [trop|vraiment|bien|moi] $',
])
const saysYes = test([
  // « Voilà, je l’ai écrit » answers nothing.
  '^ [ben|bah|euh|bon|ah] voilà $',
  '^ [ben|bah|euh|bon|ah] (oui|ouais|oue|ui|wi|yes|exactement|en effet|carrément|grave|tout à fait|souvent|parfois|tous les jours|tout le temps)',
  "^ [ben|bah|euh] (si|un peu|des fois|toujours|beaucoup|ça arrive|ça m'arrive) $",
])
/** Of thoughts, « oui, j’ai appelé » is no confession. */
export const saysPlainYes = test([
  "^ [ben|bah|euh|bon|ah] (peut être|ptet|ptetre|p'têt) [,] [bien|oui|un peu|c'est compliqué|je sais pas]",
  "^ [ben|bah|euh|bon|ah] (oui|ouais|oue|ui|wi|yes|exactement|en effet|voilà|carrément|grave|tout à fait) [,] [un peu|parfois|souvent|ça m'arrive|ça arrive|tout le temps|des fois|je crois|je pense|malheureusement|beaucoup|tous les jours|de plus en plus|en ce moment|vraiment|franchement] $",
  "^ [ben|bah|euh] (si|un peu|des fois|toujours|beaucoup|souvent|parfois|tous les jours|tout le temps|ça arrive|ça m'arrive) [oui|ouais|quand même] $",
])
const saysNo = test([
  '^ [mais|ben|bah|euh|bon|ah|oh|hein|quoi|wesh|mdr|lol] [,] [mais|enfin|ben|bah] [grand dieu|mon dieu|dieu|seigneur|ciel|juste ciel|diable|oulà|vraiment|franchement] [,] [bien sûr que|certainement|sûrement] (non|nan|nope|pas vraiment|pas du tout|pas trop|pas le moins du monde|absolument pas|certainement pas|en aucun cas|en aucune façon|loin de là|que nenni|jamais|personne|aucun*|pas encore|même pas)',
])
/** « J’y pense » answers by itself. */
export const saysThinkingOfIt = test([
  'je [ne] y (pense|ai pensé|pensais|songe) & ! (pense|pensé|pensais|songe) (pas|jamais|guère|plus du tout|plus maintenant|plus $)',
  "(m'arrive|arrive) de y penser",
  "je (pense|songe) à (partir|disparaître|m'en aller|en finir)",
])
/** A wish not to wake up: how far it goes is asked next. */
export const tellsPassiveThoughts = test([
  '(réveillais|réveiller|réveille|réveillerais) (pas|plus)',
  'plus me réveiller',
  '(dormir|endormir) .. (plus|jamais) .. réveill*',
  '(ne plus|plus) (être là|exister|être de ce monde)',
  "(étais|j'étais|serais|suis) plus (là|de ce monde) & ! (quand je (étais|suis)|avec (lui|elle)|chez|travail*|boulot)",
  '(dieu|seigneur|ciel) .. (rappelle|reprenne|prenne|emporte|vienne me)',
  '(juste|envie de|voudrais|seulement) disparaître',
  "(m'endormir|endormir|dormir) .. (retrouver|rejoindre)",
])
/** « Non. Mais si je pouvais m’endormir et la retrouver » takes back its no. */
const takesBackItsNo = test([
  "mais .. (me foutre en l'air|me tuer|me suicider|en finir|disparaître|endormir|plus là|la retrouver|le retrouver|rejoindre|mourir) & ! (pas|jamais|aucune) [*] [*] (me|en|mourir|disparaître)",
])
const saysNobody = test(['personne'])
const saysNotAlone = test(['(pas|plus) [tout|toute] (seul|seule)'])
const saysWhere = test(['(oui|non) [je suis] (au|à|chez|dans|en|avec|sur) *'])
const saysFine = test(['(ça va|je vais bien|tout va bien)'])
/** An astonished or annoyed word may come first. */
const SENTENCES_BEFORE_AN_ANSWER = 1
/** Past these, a message says something of its own, and is read for it. */
const LONGEST_ANSWER_WORDS = 5
/** « Non, je ne pense pas à cela, je suis croyante »: of thoughts, a longer no is still one. */
const LONGEST_DENIAL_WORDS = 12
const denies = test(['(pas|jamais|rien|aucun*)'])
const thoughts = new Set<SafetyPoint>(['suicide', 'dark-thoughts', 'plan'])

/** « Oui » or « non » to what was just asked; null when the message says something else. « Pourquoi cette question ? Ouais, un peu. » says yes. */
export function answerTo(sentences: readonly PlainText[], asked: SafetyPoint): boolean | null {
  const answers = sentences
    .slice(0, SENTENCES_BEFORE_AN_ANSWER + 1)
    .map((_, at) => answerAtOnce(sentences.slice(at), asked))
  return answers.find((answer) => answer !== null) ?? null
}

function answerAtOnce(sentences: readonly PlainText[], asked: SafetyPoint): boolean | null {
  const first = firstClause(sentences)
  if (thoughts.has(asked) && sentences.some(saysThinkingOfIt)) return asked === 'plan' ? null : true
  if (thoughts.has(asked) && saysNo(first) && sentences.some(takesBackItsNo)) return null
  if (asked === 'suicide' && saysNo(first) && isTakenBackByDoubt(sentences)) return true
  if (hesitates(first) && (asked === 'suicide' || asked === 'safe')) return asked === 'suicide'
  if (thoughts.has(asked) && saysNo(first) && first.length <= LONGEST_DENIAL_WORDS && denies(first)) return false
  if (asked === 'company' && saysNotAlone(first)) return true
  if (first.length > LONGEST_ANSWER_WORDS) return null
  if (saysFine(first)) return asked === 'safe' ? true : null
  if (saysWhere(first)) return null
  if (saysNo(first)) return thoughts.has(asked) && saysNobody(first) ? null : false
  return (thoughts.has(asked) ? saysPlainYes : saysYes)(first) ? true : null
}

/** The doubt comes with the no, or right after it. */
const isTakenBackByDoubt = (sentences: readonly PlainText[]): boolean => sentences.slice(0, 2).some(hesitatesAfterNo)

/** Whether somebody cannot say no to what was asked, nor yes. */
export function isHesitant(sentences: readonly PlainText[], asked: SafetyPoint | null): boolean {
  const isDoubt = hesitates(firstClause(sentences)) || (saysNo(firstClause(sentences)) && isTakenBackByDoubt(sentences))
  return asked === 'suicide' && isDoubt
}

function firstClause([first = []]: readonly PlainText[]): PlainText {
  const end = first.indexOf(',')
  return end > 0 ? first.slice(0, end) : first
}

const saysDone = test([
  "^ [voilà|ok|oui|bon|ça y est] (c'est|cest) fait ($|,|(elle|il|{proche}) *)",
  '^ [voilà|ok] fait $',
])

const ofAnother = new Set<Situation>(['other-imminent', 'other-worry', 'others', 'child', 'elder', 'voices'])
const namesAGrownUp = test([
  '(mari|femme|conjoint*|compagn*|copain|copine|mère|père|parents|frère|soeur|ami|amie|amis|voisin*|coloc*|collègue*|pote)',
])
const wakesSomebody = test([
  '(vais|je) (la|le|les) (réveiller|réveille)',
  '^ [ok|bon|oui|ça y est] (il|elle) (arrive|vient)',
])
const namesSomeone = test(['{proche}', '(coloc|voisin*|collègue*)'])

/** Answers after which the next hours are what matters. */
const bringsNear: Partial<Record<SafetyFact, boolean>> = { plan: true, means: true, safe: false }

/** Notes what a message says of somebody's safety, whatever it is answered for, and gives the points it told of. */
export function noteStatements(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): ReadonlySet<SafetyFact> {
  const told = statementsIn(state, sentences, message)
  for (const { point, is } of told) {
    state.safety[point] = is
    if (is === bringsNear[point]) state.risk.immediate = true
    if ((point === 'means' && !is) || (point === 'away' && is && isLeftOnceHome(state.atHand))) state.atHand = null
    if (point === 'company') state.beside = is ? (peopleIn(message)[0]?.called ?? state.beside) : null
  }
  return new Set(told.map(({ point }) => point))
}

function statementsIn(state: ConversationState, sentences: readonly PlainText[], message: string): Statement[] {
  const { risk, atHand, safety } = state
  // « Il dort », « elle est là » say nothing of company where « il » is the one in danger, or « elle » a voice.
  const isOfAnother = risk.situation !== null && ofAnother.has(risk.situation)
  // Nor where « il » is the gun that was just named.
  const isSomeone = sentences.some(namesSomeone) || sentences.some(wakesSomebody)
  const mayBeCompany = (!isOfAnother && (atHand === null || sentences.some(wakesSomebody))) || isSomeone
  // A small child is no company to lean on, unless a grown-up is named too.
  const isOnlyAChild = isOfYoungChild(state, message) && !sentences.some(namesAGrownUp)
  const isThinkingOfIt = sentences.some(saysThinkingOfIt)
  const isOfPlace = isLeftOnceHome(atHand)
  // « J’ai choisi le jour » is a plan to die for whoever spoke of dying: the others may speak of a wedding.
  const isOfOwnDeath = !isOfAnother && risk.level === 'crise' && (risk.isOwn || safety.suicide === true)
  // « Je reste ou je sors ? » has put nothing away.
  const told = toSentences(message.replace(QUESTIONS, '. '))
  // « C’est fait », of what was to be put away, tells of no call.
  if (atHand !== null && sentences.some(saysDone)) return statements.filter(({ point }) => point === 'means')
  return statements.filter(
    ({ point, is, isMet }) =>
      (mayBeCompany || point !== 'company') &&
      !(isOnlyAChild && point === 'company' && is) &&
      (isOfPlace || point !== 'away') &&
      !(isThinkingOfIt && point === 'suicide') &&
      !(point === 'plan' && is && !isOfOwnDeath) &&
      !(point === 'called' && !isHelpComing(message)) &&
      (point === 'means' && !is ? told : sentences).some(isMet),
  )
}

const QUESTIONS = /[^.!?…;\n]*\?+/g

const isBesideAChild = test(['(dort|dorment|à côté|dans la chambre|dans sa chambre|avec moi|à la maison|au lit|là)'])
const childBeside = [
  'Votre enfant est tout près, et ce n’est pas à lui de veiller sur vous : il vous faut un adulte à côté, ce soir.',
  'Vous ne voulez pas l’effrayer, et vous avez raison : c’est un adulte qu’il faut faire venir, pour vous deux.',
] as const

/** Notes what is known by now of somebody's safety, and answers it; null when the message says nothing of it. */
export function safetyAnswer(
  state: ConversationState,
  { asked, message, sentences }: Pick<Heard, 'asked' | 'message' | 'sentences'>,
  { isGrave = false }: { isGrave?: boolean } = {},
): string | null {
  const isConfirmed = state.used['suicide question'] && !state.safety.suicide && sentences.some(saysThinkingOfIt)
  if (isConfirmed) {
    state.safety.suicide = true
    return nextWording(state, 'answer suicide true', safetyQuestions.suicide.yes)
  }
  if (sentences.some(isBesideAChild) && isOfYoungChild(state, message) && !sentences.some(namesAGrownUp)) {
    const words = unusedWording(state, 'child beside', childBeside)
    if (words) return words
  }
  const [statement] = statementsIn(state, sentences, message)
  if (statement) {
    state.safety[statement.point] = statement.is
    return nextWording(state, `said ${statement.answers[0]}`, statement.answers)
  }
  const answer = asked ? answerTo(sentences, asked) : null
  if (!asked || answer === null) return null
  // « Oui, je pense à partir » is no yes to being safe.
  if (asked === 'safe' && answer && isGrave) return null
  state.safety[asked] = answer
  if (answer === bringsNear[asked]) state.risk.immediate = true
  if (asked === 'away' && answer) state.atHand = null
  const { hesitant } = safetyQuestions[asked]
  if (hesitant && isHesitant(sentences, asked)) return nextWording(state, `answer ${asked} hesitant`, hesitant)
  return nextWording(state, `answer ${asked} ${answer}`, safetyQuestions[asked][answer ? 'yes' : 'no'])
}

import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'
import { situationOf } from './recognise.ts'
import { requestsIn } from './requests/requests-in.ts'
import type { ThemeId } from './themes/theme.ts'
import { wonderingIn } from './wondering.ts'

const asksAFact = compileTest(
  ['^ [et|mais|sinon|alors] (quel|quels|quelle|quelles|combien|qui est|qui a|est ce que|où est|où se|quand est)'],
  lexicon,
)
const ofPeople = new Set(['je', 'me', 'moi', 'mon', 'ma', 'mes', 'il', 'ele', 'ils', 'eles', 'on', 'nous'])

/** « Quelle est la capitale du Pérou »: of nobody's life. */
function isOfTheWorld(sentences: readonly PlainText[]): boolean {
  return sentences.some(asksAFact) && !sentences.flat().some((word) => ofPeople.has(word))
}

/** A question that nothing here can answer is not passed over as if it had been a confidence. */
export function questionToUs(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isToUs = /\?\s*$/.test(message) && /(?<!\p{L})(?:tu|te|vous|toi|t['’])/iu.test(message)
  if (!isToUs && !isOfTheWorld(sentences)) return null
  return unusedWording(state, 'question to us', [
    'À cela, une IA de soutien répond mal, et je préfère le dire. Qu’est-ce qui vous fait poser la question ?',
    'Je n’ai pas de bonne réponse à cette question. Qu’est-ce qu’elle représente pour vous ?',
    'Je ne sais pas répondre à cela. Par quoi voulez-vous que nous reprenions ?',
  ])
}

/** Who can tell, by what is talked about. */
const whoKnows: Partial<Record<ThemeId, string>> = {
  work: 'Un élu du personnel, le médecin du travail ou l’inspection du travail',
  money: 'Une assistante sociale, au CCAS de votre mairie, ou un point conseil budget',
  study: 'Le secrétariat de votre établissement',
  health: 'Le médecin qui suit cela, ou son secrétariat,',
  body: 'Votre médecin ou votre pharmacien',
  sleep: 'Votre médecin ou votre pharmacien',
  parenting: 'L’école, le médecin de l’enfant ou la PMI',
}
/** Whatever is talked about, a doctor does not know these. */
const OF_THE_LAW = /r[ée]tract|contrat|compromis|l[ée]gal|rembours|annuler|r[ée]silier|pr[ée]avis/iu
const themesOfPeople = new Set<ThemeId>(['couple', 'family', 'friendship', 'breakup', 'loneliness'])

/**
 * Nor one about their life that nothing was written for: what they wonder is said back, with who knows, or with a question that helps to find
 * it; where it cannot be, it is said that it is not known.
 */
export function noReadyAnswer(state: ConversationState, message = ''): string | null {
  const topic = situationOf(state.situation?.id)?.theme ?? state.topic?.id
  const who = OF_THE_LAW.test(message) ? 'Un point-justice, gratuit et souvent en mairie,' : topic && whoKnows[topic]
  const wondering = wonderingIn(message)
  const wondered = wondering && `Vous vous demandez ${wondering.words}.`
  const back = wondered && !who && unusedWording(state, `wondering ${wondering.question}`, [wondering.question])
  if (wondered && back) return `${wondered} ${back}`
  const isForAWay = requestsIn(message).some(({ kind }) => kind === 'how')
  if (isForAWay && !who && !wondered) {
    const asked = unusedWording(state, 'no ready way question', [
      'Je préfère ne pas vous donner une recette qui tomberait à côté. Qu’avez-vous déjà essayé, même un peu ?',
      'Cherchons-la ensemble : quel moment est le plus difficile, et qu’est-ce qui l’allégerait un peu ?',
    ])
    if (asked) return asked
  }
  return unusedWording(state, 'no ready answer question', [
    who
      ? `${wondered ?? 'Je ne voudrais pas vous répondre à côté.'} ${who} peut vous le dire en quelques minutes : posez la question ainsi, en une ligne.`
      : topic && themesOfPeople.has(topic)
        ? 'Je ne voudrais pas vous répondre à côté, d’ici. Et vous, au fond, qu’en pensez-vous ?'
        : 'Je n’ai pas de réponse toute prête à cela, et je préfère ne pas l’inventer. Qu’est-ce qui vous aiderait à y voir plus clair ?',
    `${wondered ?? 'Là-dessus je n’ai rien de sûr à vous dire.'} Que feriez-vous, si rien ne pouvait mal tourner ?`,
  ])
}

/** « Tu vois ? », « non ? »: nothing is asked. */
const isOnlyATag = compileTest(
  ['^ [*] (hein|non|quoi|ok|voyez|vois|comprenez|comprends|savez|sais|hélas|pas vrai|d accord) $'],
  lexicon,
)
const FEWEST_WORDS_OF_A_QUESTION = 3

/** A question of theirs, with its mark, that no kind of answer was found for. */
export function asksSomethingElse(message: string): boolean {
  return requestsIn(message).some(
    ({ kind, clause, said }) =>
      kind === 'open' && said.includes('?') && clause.length >= FEWEST_WORDS_OF_A_QUESTION && !isOnlyATag(clause),
  )
}

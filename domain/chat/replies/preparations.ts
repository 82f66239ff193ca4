import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { peopleIn } from '../person-spoken-of.ts'
import { type CareAnswer, type Heard, only } from './care-answer.ts'
import { unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** « Un mot sur la table », for whoever comes home. */
const WHERE_IT_IS_FOUND =
  '(oreiller|table|frigo|lit|tiroir|chambre|bureau|cuisine|boîte aux lettres|enveloppe|sac|manteau|porte|commode|livre)'
/** Words that ask somebody to come are what we ask for. */
const ASKS_FOR_HELP =
  '(aide|aider|vienne|venir|viens|appelle|appeler|rappelle|besoin|parler|inquiète*|médecin|excuse*|absence)'
const leavesWords = test([
  "(j'ai|ai|je l'ai|viens de) [aussi|déjà|tout] (écrit|laissé|préparé|rédigé|fini|écrire) .. (lettre*|testament|adieux)",
  '(lui|leur) ai [aussi|déjà|tout] (écrit|laissé|préparé) [*] [petit*] (lettre*|mot)',
  `(j'ai|ai|viens de) [aussi|déjà] (écrit|écrire|laissé|fait|préparé) (un|le|des) [petit*] (mot|mots) & ! ${ASKS_FOR_HELP}`,
  `(mot|lettre*|enveloppe*) .. ${WHERE_IT_IS_FOUND} & ! ${ASKS_FOR_HELP}`,
  '(trouvera|trouveront|lira|liront|verra|verront) .. (mot|lettre*|enveloppe*|message) & ! si',
  "(j'ai|ai) [déjà] (programmé|préparé) .. (mail*|message*|sms) .. (demain|après|envoi*|quand je|partira)",
])
const setsInOrder = test([
  '(papiers|assurance*|affaires|dossier*|comptes|obsèques|factures|mots de passe|banque) .. (rangé*|réglé*|prêt*|en ordre|classé*|trié*|chemise*|enveloppe*|signé*|en règle)',
  "(j'ai|ai) [tout|déjà|bien] (rangé|réglé|trié|classé|préparé|signé|légué) .. (papiers|affaires|assurance*|comptes|testament|obsèques|dossier*|pour (mon|ma|mes|lui|elle|eux|les))",
  'tout est (rangé|réglé|prêt|en ordre|classé|prévu) [pour|dans|,|$]',
  '(aura|auront) (tout|de quoi|ce que il|ce qu il) .. (faut|prévu|réglé|besoin|vivre|$)',
])

/** « J’ai tout rangé », of what could kill, is what we asked for. */
export const hasPrepared = ({ atHand }: ConversationState, { sentences }: Pick<Heard, 'sentences'>): boolean =>
  sentences.some((sentence) => leavesWords(sentence) || (atHand === null && setsInOrder(sentence)))

/**
 * A letter, papers in order, beside somebody they love: after words about death that person is no protection yet, and tomorrow is too late. Null
 * when nothing was prepared.
 */
export function preparationsAnswer(state: ConversationState, { message, sentences }: Heard): CareAnswer | null {
  if (!hasPrepared(state, { sentences })) return null
  const isWritten = sentences.some(leavesWords)
  const called = peopleIn(message).find((person) => person.called !== 'cette personne')?.called ?? null
  const words = unusedWording(
    state,
    `tip preparations ${isWritten}`,
    isWritten ? aboutLetter(called) : aboutOrder(called),
  )
  if (!words) return null
  if (state.risk.level === 'crise') state.risk.immediate = true
  return { ...only(words), namesLine: true }
}

function aboutLetter(called: string | null): string[] {
  return [
    `Des mots laissés pour après, cela m’inquiète beaucoup. ${
      called
        ? `Que ${called} l’apprenne de vous, ce soir, maintenant : appelez`
        : 'Que cela se dise de vive voix, ce soir, maintenant : appelez'
    }, ou faites prévenir par quelqu’un : « Ça ne va pas, viens tout de suite. »`,
    'Cette lettre peut attendre, et vous, non : faites venir quelqu’un maintenant, un voisin s’il le faut.',
  ]
}

function aboutOrder(called: string | null): string[] {
  return [
    `Tout mettre en ordre${called ? ` pour ${called}` : ''}, après ce que vous m’avez écrit, cela m’inquiète. ${
      called ? `Appelez ${called} ce soir` : 'Appelez quelqu’un de proche ce soir'
    }, sans attendre demain : « Ça ne va pas, j’ai besoin de toi. »`,
    'Que tout soit réglé ne me rassure pas : c’est pour vous que je crains, ce soir. Faites venir quelqu’un maintenant, un voisin s’il le faut.',
  ]
}

import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nameInPassing, someonesName } from '../engine/own-words.ts'
import { peopleIn } from '../person-spoken-of.ts'
import type { CareAnswer, Heard } from './care-answer.ts'
import { isOfYoungChild } from './own-child.ts'
import { nextWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** Somebody comes to mind who could be there, even if they would rather not ask. */
const couldBeThere = test([
  '{proche} [*] (peut être|éventuellement|sûrement|à la limite)',
  '(peut être|à part|sauf|y a que|il y a|ya|y a|reste que|juste) [bien] {proche}',
  '(pourrais|peux|peut|pourrait) .. (appeler|écrire à|demander à|prévenir|venir) .. {proche}',
  '{proche} .. (pourrait|peut) (venir|passer|me)',
  '(enfin si|si|quand même) [,] {proche}',
])
const wouldRatherNotAsk = test([
  '(vais|veux|ose|voudrais|peux|préfère) pas (le|la|les|lui|leur|trop|vraiment) (déranger|embêter|ennuyer|inquiéter|réveiller|soûler|faire peur)',
  '(déranger|embêter|ennuyer|réveiller) .. (pour ça|pour rien|dimanche|soir|nuit|tard|heure)',
])
const asksWhatToWrite = test([
  'je (lui|leur) (écris|dis|mets|envoie|réponds) quoi',
  '(écris|écrire|dis|dire|mets|mettre) quoi (à|comme)',
  '(quoi|que) (lui|leur) (écrire|dire|mettre|envoyer)',
])
const saysNobodyIs = test(['^ [ben|bah|euh] (non|personne|nan)', '(loin|jusque à|jusque|chez sa|chez son)'])
/** They hurt, left or died: nobody to send for. */
const isUnderOneRoof = test([
  '(dort|dorment|à côté|dans la (chambre|cuisine|pièce|maison)|dans le (salon|lit)|à la maison|en bas|en haut|est là|est ici|sont là)',
])
const isNoHelp = test([
  '(mort*|décédé*|quitté*|parti*|barré*|frappe*|tape*|menace*|viol*|insulte*|harcèle*|ex|s en fout|se en fout|comprend* pas|parle plus)',
])

const WORDS_TO_SEND = '« Ça ne va pas du tout. Tu peux m’appeler, ou passer ? »'

/** A person they name themselves is who to write to, now and in which words; null when nobody is named as one. */
export function someoneNamed(state: ConversationState, { message, sentences, asked }: Heard): CareAnswer | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isAsking = says(asksWhatToWrite)
  const isReluctant = says(wouldRatherNotAsk)
  const isAnswer = asked === 'company' && !says(saysNobodyIs)
  if (says(isNoHelp) || !(isAsking || isReluctant || isAnswer || says(couldBeThere))) return null
  if (isAnswer && !isReluctant && !isAsking && peopleIn(message).length === 0) return null
  const called = whoIsMeant(state, message)
  if (!called || isOfYoungChild(state, message)) return null
  // Whoever is under the same roof is gone to, and not written to.
  if (!isAsking && says(isUnderOneRoof)) return null
  if (isAsking && (state.safety.company || says(isUnderOneRoof))) return spokenTo(state, called)
  const words = isAsking
    ? nextWording(state, 'words to send', [
        `À ${called}, deux phrases suffisent : ${WORDS_TO_SEND}`,
        `Rien à expliquer encore. À ${called} : « Je vais mal, j’ai besoin de toi ce soir. »`,
      ])
    : nextWording(state, 'someone named', [
        `${capitalised(called)}. ${isReluctant ? REASSURED : ''}Pouvez-vous lui écrire maintenant : ${WORDS_TO_SEND}`,
        `${capitalised(called)}, oui. ${isReluctant ? REASSURED : ''}Un message suffit, tout de suite : ${WORDS_TO_SEND}`,
      ])
  return words ? { words, question: null, isQuiet: !isAsking, namesLine: false, isAll: false } : null
}

/** What to say to somebody who is there. */
function spokenTo(state: ConversationState, called: string): CareAnswer | null {
  const words = nextWording(state, 'words to say', [
    `À ${called}, de vive voix : « Ça ne va pas du tout, j’ai des idées noires. Reste avec moi. » C’est assez pour commencer.`,
    `Une phrase, à ${called} : « J’ai besoin de toi maintenant, je ne suis pas en sécurité sans personne. » Le reste viendra.`,
  ])
  return words ? { words, question: null, isQuiet: false, namesLine: false, isAll: false } : null
}

const REASSURED = 'On préfère presque toujours être dérangé qu’apprendre trop tard. '

/** The one a message speaks of, by name or as « votre sœur ». */
export const whoIsMeant = (state: ConversationState, message: string): string | null =>
  nameOf(state, message) ?? calledOf(state, message)

function nameOf({ people }: ConversationState, message: string): string | null {
  return nameInPassing(message) ?? people.find((name) => message.includes(name)) ?? null
}

function calledOf({ spokenOf }: ConversationState, message: string): string | null {
  const called = peopleIn(message)[0]?.called ?? spokenOf[0]?.called
  return called && called !== 'cette personne' ? called : null
}

/** Names said in a conversation at risk are kept, as in any other. */
export function noteNames(state: ConversationState, message: string): void {
  const name = someonesName(message) ?? nameInPassing(message)
  if (name && !state.people.includes(name)) state.people.push(name)
}

const LONGEST_NAME_WORDS = 6
const MISSED_NAME = /s['’]appelait (\p{Lu}[\p{L}'’-]+)|^(\p{Lu}\p{Ll}+)(?=[.!]?$)/u

/** « Hélène. Elle s’appelait Hélène. »: the name of the one they miss, when it was asked for. */
export function missedName(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  if (sentences.flat().length > LONGEST_NAME_WORDS) return null
  const [, called, alone] = MISSED_NAME.exec(message.trim()) ?? []
  const name = called ?? (state.used['deuil question'] === undefined ? null : alone)
  return name
    ? nextWording(state, 'missed name', [`${name}. Merci de me dire son nom.`, `${name} : je retiens ce prénom.`])
    : null
}

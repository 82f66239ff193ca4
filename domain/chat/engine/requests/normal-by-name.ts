import type { ConversationState } from '../../conversation-state.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { asWritten, sayable } from './act-asked.ts'
import type { Asked } from './request.ts'

const INFINITIVE =
  '(?:ne (?:pas|plus) )?(?:(?:me|m’|se|s’|en|y|le|la|les|l’|lui|leur) ?)*\\p{L}+(?:er|ir|re|oir)(?!\\p{L})'
/** « C’est égoïste de ma part d’être triste ? » */
const NAMED = new RegExp(
  `(?:c’est|est-ce|c’était|ce serait|trouve[sz] (?:ça|cela))(?: que c’est)? (?:un peu |vraiment |quand même |trop |si |pas )*(?<judged>\\p{L}+)(?: de ma part)? (?:de |d’)(?<felt>${INFINITIVE}[^?.!;:,]*)`,
  'iu',
)
/** How what they fear of it is said back; nothing else is. */
const judgements: Readonly<Record<string, string>> = {
  bizarre: 'de bizarre',
  chelou: 'de bizarre',
  étrange: 'd’étrange',
  bête: 'de bête',
  con: 'de bête',
  débile: 'de bête',
  idiot: 'd’idiot',
  ridicule: 'de ridicule',
  égoïste: 'd’égoïste',
  honteux: 'de honteux',
  mal: 'de mal',
  horrible: 'd’horrible',
  lâche: 'de lâche',
  prétentieux: 'de prétentieux',
  moche: 'de moche',
  immature: 'd’immature',
  puéril: 'de puéril',
  ingrat: 'd’ingrat',
  méchant: 'de méchant',
}

/** What somebody does, and not what comes over them. */
const ACT =
  /^(?:ne (?:pas|plus) )?(?:(?:vous|lui|leur|y|en|le|la|les) |l’)*(?:écrire|appeler|rappeler|inviter|demander|offrir|aller|rester|dire|proposer|apporter|envoyer|garder|mettre|prendre|faire|parler|refuser|accepter|inscrire|arrêter|reprendre|essayer)(?!\p{L})/iu
const LONGEST_UNSURE_WORDS = 4

/** Short, or written by somebody who writes accents: what else was misspelt would be said back so. */
function isSurelySpelt(name: string, said: string): boolean {
  return name.split(' ').length <= LONGEST_UNSURE_WORDS || /[à-ü]/u.test(said)
}

/** What they feel is named in the answer to « c’est normal ? », « c’est mal ? »; null where it cannot be said back. */
export function normalByName(state: ConversationState, { said }: Asked): string | null {
  const { judged = '', felt = '' } = NAMED.exec(asWritten(said))?.groups ?? {}
  // Its last word would be taken for the end of the question.
  const name = felt && !/ (?:dire )?non\s*$/iu.test(felt) && sayable(felt)
  if (!name || !isSurelySpelt(name, said)) return null
  const isAct = ACT.test(name)
  if (/^normale?$/iu.test(judged))
    return unusedWording(state, 'tip normal by name', [
      `Oui : ${name}, cela se comprend, et ${isAct ? 'vous n’avez pas à vous en justifier' : 'beaucoup de gens le vivent sans le dire'}.`,
    ])
  const nothing = judgements[judged.toLowerCase()]
  return nothing
    ? unusedWording(state, 'tip odd by name', [
        `Non : ${name} n’a rien ${nothing}${isAct ? '. Si cela vous ressemble, c’est une bonne raison' : ', et beaucoup de gens le vivent sans le dire'}.`,
      ])
    : null
}

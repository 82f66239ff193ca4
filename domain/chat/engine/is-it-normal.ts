import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'

/** « C’est normal de pleurer pour cela ? », « c’est bête d’être triste ? »: of what they feel themselves, never of what is done to them. */
const OF_A_FEELING =
  /(?<!\p{L})(normale?|bête|idiot|bizarre|ridicule|égoïste|étrange)(?!\p{L})[^?]*?(?:(?:de |d’)(?:réagir|pleurer|être|(?:se |me )?sentir|ressentir|avoir (?:encore )?(?:envie|peur|du mal|honte|le trac)|bloquer|y penser|regretter|stresser|douter|craquer|angoisser)|qu(?:e |’)(?:je (?:pleure|sois|me sente|réagisse|stresse)|j’aie|(?:ça|cela) (?:me |m’|dure)))(?!\p{L})/iu
const DARK = /mour|mort|tuer|suicid|frapp|disparaî|envie de (?:boire|me)/iu

/** A plain word for who asks whether what they feel is as it should be; null where something else is asked. */
export function isItNormal(state: ConversationState, asked: string): string | null {
  const [, word = ''] = OF_A_FEELING.exec(asked.replace(/['‘]/g, '’')) ?? []
  if (word === '' || DARK.test(asked)) return null
  return unusedWording(
    state,
    word.startsWith('normal') ? 'is normal' : 'is not silly',
    word.startsWith('normal')
      ? [
          'Et oui, c’est normal : on réagit ainsi quand quelque chose compte, à tout âge.',
          'Et oui, cela n’a rien d’anormal ; beaucoup de gens le vivent sans le dire.',
        ]
      : [
          'Et non, il n’y a rien là de bête ni d’étrange : cela se comprend.',
          'Et non, beaucoup de gens le ressentent sans oser le dire.',
        ],
  )
}

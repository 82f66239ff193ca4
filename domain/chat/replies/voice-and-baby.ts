import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { Heard } from './care-answer.ts'
import { anyWording } from './rotation.ts'

/** Somebody who is not there, and what they order. */
const isOrdered = compileTest(
  [
    "(voix|quelque un|quelqu'un|on|dieu|démon|diable) [*] [qui] (me dit|me disait|m'a dit|me parle|m'ordonne|ordonne|me demande|me pousse) [*] [*] (de|d') (le|la|les|lui|l') & ! (sage femme|médecin|psy*|mari|mère|amie)",
    '(entends|entendu|entendais) [*] [*] voix & (lâcher|jeter|bébé|fille|fils|faire|mal)',
    "(impression|comme si) .. (voix|quelqu'un|quelque un) .. (disait|dit) de (le|la) (faire|lâcher|jeter)",
  ],
  lexicon,
)

const TOLD = 'voice and baby'
/** « J’appelle qui ? Juste un numéro. » */
const asksWhomToCall = compileTest(
  [
    '(appelle|appeler|numéro|contacter|téléphoner|appel) & (qui|quel|juste|un|lequel|où|quoi|maintenant)',
    '(je dis|dire|dis) quoi',
  ],
  lexicon,
)
/** One number, the words for it, and who comes. */
const ONE_NUMBER = [
  'Le 15. Dites : « J’ai un bébé, et j’entends une voix qui me dit de lui faire du mal. » Votre bébé reste dans son lit, et vous dans une autre pièce, avec eux au téléphone. Ensuite, la personne la plus proche, pour qu’elle vienne.',
] as const

/** A voice that orders to hurt a baby: first the baby is put down, then those who rescue are called, and somebody comes. Null where none does. */
export function voiceAndBabyReply(state: ConversationState, { sentences }: Heard): string | null {
  const isOfBaby = state.safety.images === true || state.speaksOfBaby
  if (!isOfBaby) return null
  const isAsked = state.used[TOLD] !== undefined && !state.safety.called && sentences.some(asksWhomToCall)
  if (isAsked) return anyWording(state, 'voice and one number', ONE_NUMBER)
  if (!sentences.some(isOrdered)) return null
  return anyWording(state, TOLD, [
    'Posez votre bébé dans son lit, sur le dos, et sortez de la pièce. Appelez le 15 maintenant : « J’entends une voix qui me dit de faire du mal à mon bébé. » Puis faites venir quelqu’un, tout de suite. Une voix pareille se soigne, et vous avez bien fait de le dire.',
    'Le 15, maintenant, en haut-parleur, votre bébé en sécurité dans son lit : « J’ai accouché, j’entends une voix, je suis seule avec lui. » Demandez à la personne la plus proche de venir. Ce n’est pas vous, c’est une urgence qui se soigne.',
  ])
}

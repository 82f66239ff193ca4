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

/** « La voix de ma mère au téléphone » is somebody’s. */
const OF_SOMEBODY =
  '(sa voix|haute voix|ta voix|vive voix|voix de (ma|mon|mes|sa|son) *|téléphone|radio|télé|répondeur|sage femme)'

/** Said of the baby, or of nothing in particular: no order yet, and heard for no other reason. */
const hearsAVoice = compileTest(
  [
    `(entends|entendu|entendais|j'entends) [*] [*] [*] voix & ! ${OF_SOMEBODY}`,
    `(voix|petite voix) .. (dit|disait|répète|répétait|parle|murmure|souffle|chuchote|crie|ordonne) & ! (${OF_SOMEBODY}|intérieure|la mienne)`,
    "(entends|entendu|j'entends) (quelque un|quelqu'un|des gens) [me|qui|*] (dire|parler|dit|chuchoter|parle) & ! (porte|voisin*|palier|rue|couloir|téléphone)",
  ],
  lexicon,
)

const TOLD = 'voice and baby'
const HEARD = 'voice after a birth'
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
  if (!sentences.some(isOrdered)) return isHeard(state, sentences) ? heardReply(state) : null
  return anyWording(state, TOLD, [
    'Posez votre bébé dans son lit, sur le dos, et sortez de la pièce. Appelez le 15 maintenant : « J’entends une voix qui me dit de faire du mal à mon bébé. » Puis faites venir quelqu’un, tout de suite. Une voix pareille se soigne, et vous avez bien fait de le dire.',
    'Le 15, maintenant, en haut-parleur, votre bébé en sécurité dans son lit : « J’ai accouché, j’entends une voix, je suis seule avec lui. » Demandez à la personne la plus proche de venir. Ce n’est pas vous, c’est une urgence qui se soigne.',
  ])
}

/** Of who has a baby and fears for it, whoever that voice is said to be; what urges them to die is met as such. */
function isHeard({ risk, safety }: ConversationState, sentences: Heard['sentences']): boolean {
  const isOfThem = safety.images === true || risk.situation === 'others' || risk.situation === 'voices'
  return isOfThem && !safety.called && sentences.some(hearsAVoice) && !sentences.some(isOfOwnDeath)
}

const isOfOwnDeath = compileTest(['(me|te) (tuer|suicider|pendre|jeter)', '(mourir|en finir|sauter)'], lexicon)

/** The voice says nothing of hurting yet: it is looked after tonight, with whoever is there. */
function heardReply(state: ConversationState): string | null {
  state.used[TOLD] ??= 1
  const whom = state.beside
  const first = whom
    ? `Réveillez ou rejoignez ${whom} maintenant, et confiez-lui le bébé`
    : 'Posez votre bébé dans son lit, sur le dos, et faites venir quelqu’un maintenant'
  return anyWording(state, HEARD, [
    `Une voix après une naissance, cela se soigne, et cela se voit cette nuit. ${first}. Puis appelez le 15, à deux si possible : « J’ai accouché, j’entends une voix. » Ce n’est pas votre faute.`,
    `Cette voix n’est pas vous, et elle peut se taire avec des soins. ${first}. Puis le 15, tout de suite, en haut-parleur : redites-leur ces mots-là.`,
  ])
}

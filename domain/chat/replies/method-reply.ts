import type { ConversationState } from '../conversation-state.ts'
import { asksForFarewell, type Heard } from './care-answer.ts'
import { ask, isLineDue, join, say } from './care-parts.ts'
import { asksForMethod, confesses, frameOf, insistsOnMethod, isLethalityClaim } from './method-request.ts'
import { anyWording, unusedWording } from './rotation.ts'
import { stepAway } from './steps-away.ts'

/** What is refused, and what can be had instead, by the frame it was asked in. */
const refusals = {
  story:
    'Je ne donne ni méthode ni quantité, même pour une histoire. La scène peut tenir sans cela : ce que le personnage tait, ce qui le retient, qui frappe à la porte.',
  study:
    'Je ne donne ni méthode ni quantité, même pour un travail d’étude. Un enseignant ou une bibliothèque est la bonne porte pour ce travail.',
  game: 'Je ne donne ni méthode ni quantité, même pour un jeu. On peut parler de tout le reste.',
  other:
    'Je ne donne ni méthode ni quantité, même pour quelqu’un d’autre. Si cette personne va mal, demandez-lui plutôt : « Est-ce que tu penses au suicide ? »',
} as const
const plainRefusals = [
  'Je ne donne ni méthode ni quantité. Ce qui vous amène à le demander, en revanche, a toute sa place ici.',
  'Ma réponse reste la même : aucun nom, aucune quantité. Je ne vous en veux pas de demander, et je reste avec vous pour tout le reste.',
  'À cela je ne réponds pas, ni en détail ni en gros. Je préfère parler de vous que d’un moyen.',
] as const
const notHarmless =
  'Je ne dis pas ce qui suffit ou non, et rien de cela n’est sans danger. Si quelque chose a été pris, c’est le 15 ou le 112 maintenant, même sans aucun signe.'
const aiAndOthers = 'Je suis une IA : si c’est pour vous, un proche ou un médecin peut l’entendre aussi.'
const questions = [
  'Et vous, est-ce que cela vous touche de près ?',
  'Qu’est-ce qui vous amène à le demander aujourd’hui ?',
] as const

/** A way to die is refused plainly and kindly, at once and each time it is asked; null when nothing of the kind is. */
export function methodReply(state: ConversationState, heard: Heard): string | null {
  const { message, sentences } = heard
  if (asksForFarewell(sentences)) return null
  if (confesses(state, sentences)) return confessionReply(state, heard)
  if (!asksForMethod(state, message, sentences) && !insistsOnMethod(state, sentences)) return null
  const isNew = state.used['remark method'] === undefined
  const frame = isNew ? frameOf(sentences) : null
  const plain = anyWording(state, 'remark method', plainRefusals)
  const refusal = isLethalityClaim(sentences) && !frame ? notHarmless : frame ? refusals[frame] : plain
  const isFirstLine = !state.used.lineNow
  return join([
    refusal,
    isFirstLine || isLineDue(state, heard.reading) ? say(state, 'lineNow') : null,
    isFirstLine ? aiAndOthers : null,
    unusedWording(state, 'method question', questions) ?? ask(state, 'suicide'),
  ])
}

/** The frame is dropped: thanks, and the next minutes; what was named as theirs is left at once. */
function confessionReply(state: ConversationState, { sentences }: Heard): string {
  state.safety.suicide = true
  const thanks = anyWording(state, 'confession', [
    'Merci de me l’avoir dit. C’est donc de vous qu’il s’agit, et c’est avec vous que je reste.',
    'Merci de le dire franchement. Parlons de vous, alors.',
  ])
  const step = stepAway(state, sentences)
  if (step) {
    state.risk.immediate = true
    state.safety.means = true
    return join([thanks, step, say(state, 'lineAtOnce'), ask(state, 'company')])
  }
  return join([thanks, say(state, 'lineNow'), ask(state, 'means') ?? ask(state, 'company')])
}

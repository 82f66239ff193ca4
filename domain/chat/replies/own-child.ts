import type { ConversationState } from '../conversation-state.ts'

const OWN_CHILD =
  /(?<!\p{L})(?:mon|ma|mes|notre|nos) (?:petite?s? |grande?s? )?(?:fils|filles?|enfants?|bébés?|bebes?|petite?s?|gamine?s?|gosses?|jumeaux|jumelles)(?!\p{L})/iu
const YOUNG =
  /(?<!\d)(?:[1-9]|1[0-4]) (?:ans|mois|semaines|jours)|b[ée]b[ée]|(?<!\p{L})petit|école|ecole|maternelle|crèche|collège|dort|dorment|dodo|réveill|reveill|berceau/iu
const GROWN_UP = /(?<!\d)(?:1[5-9]|[2-9]\d) ans|adulte|majeur|étudiant|mariée?|loin|km|habite/iu
/** The children of whoever is older than this are grown up, unless they say otherwise. */
const OLD_ENOUGH = 50

/** A small child of theirs is near: nobody to send for, nor to keep watch over a grown-up. Remembered once it was told. */
export function isOfYoungChild(state: ConversationState, message: string): boolean {
  const isOld = state.age !== null && state.age >= OLD_ENOUGH
  const isNamed = OWN_CHILD.test(message) || isLastSpokenOf(state)
  if (isNamed && YOUNG.test(message) && !GROWN_UP.test(message) && !isOld) state.safety['young-child'] = true
  return state.safety['young-child'] === true && isNamed
}

const isLastSpokenOf = ({ spokenOf }: ConversationState): boolean =>
  /(?:fils|fille|enfant|bébé|petite?|gamine?|gosse)$/.test(spokenOf[0]?.called ?? '')

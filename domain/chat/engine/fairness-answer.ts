import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { nextWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { kindTalkedAbout, notePerson } from './person-talked-about.ts'
import { AFTER_AN_ILLNESS } from './requests/on-oneself.ts'
import { reachesThem, whoseIsAsked } from './requests/whose-it-is.ts'

/** « Vous trouvez ça normal ? » */
const asksForOurSide = compileTest(
  [
    '(vous|tu) (trouve*|trouvez|pensez|penses) .. (normal|normale|juste|correct|acceptable|logique)',
    '(trouvez|trouves|est ce que vous trouvez) (vous|tu|ça|cela) [ça|cela] (normal|normale|juste|correct|acceptable|logique)',
    '(normal|normale|courant|fréquent) (à|pour) (son|leur|cet|cette) âge',
  ],
  lexicon,
)
const asksWhetherNormal = compileTest(
  ["(c'est|est ce|est ce que c'est) [vraiment|bien] (normal|normale|juste|correct|acceptable|logique)"],
  lexicon,
)
/** Of what they do or feel themselves. */
const isOfOneself = compileTest(
  [
    "(normal|normale|bizarre) (de|d'|que je|que ça|que cela|si je)",
    'suis je',
    '(je me sens|je ressens|je pleure|je pense|je rêve)',
  ],
  lexicon,
)
const isOfSomebody = compileTest(
  [
    '(il|elle|ils|elles|on me|on nous)',
    '(mon|ma|mes) {proche}',
    '(mon|ma|mes) (mari|femme|chef|cheffe|patron*|collègue*|voisin*|ado|ados)',
  ],
  lexicon,
)
const isOfLoad = compileTest(
  [
    '(ménage|vaisselle|courses|rang*|lessive|linge|cuisine|repas|maison|devoirs|bain*|enfants|bébé|lève|tout) & (pas|rien|jamais|moi|play|canapé|console|téléphone|seul*)',
    "(m'aide|aide|participe|bouge) (pas|jamais)",
  ],
  lexicon,
)
const isOfAge = compileTest(
  ['(normal|courant|fréquent) (à|pour) (son|leur|cet|cette) âge', '(ado|ados|adolescent*)'],
  lexicon,
)
const isOfTeen = compileTest(['(ado|ados|adolescent*|collège|lycée)', '(11|12|13|14|15|16|17) ans'], lexicon)

const isOfIllness = compileTest([AFTER_AN_ILLNESS], lexicon)

/** « C’est normal ça ? », of what was just told. */
const LONGEST_BARE_WORDS = 5

/** What another does is not called normal for being common: what is fair is said, plainly; null for any other question. */
export function fairnessAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isToUs = sentences.some(asksForOurSide)
  if (!(isToUs || askingParts(message).some(asksWhetherNormal)) || sentences.some(isOfOneself)) return null
  const isOfKnown = notePerson(state, message, sentences)
  const isBare = sentences.flat().length <= LONGEST_BARE_WORDS
  const isOfLastSaid = state.about !== null && (isToUs || isBare)
  if (!isOfKnown && !sentences.some(isOfSomebody) && !isOfLastSaid) return null
  const isOfChild = kindTalkedAbout(state) === 'child' || sentences.some(isOfAge)
  const isTeen = sentences.some(isOfTeen) || state.situation?.id.startsWith('teen') === true
  const told = [...sentences, ...(state.before ? toSentences(state.before) : [])]
  if (told.some(isOfIllness)) return null
  const id = isOfChild ? (isTeen ? 'teenager' : 'child') : told.some(isOfLoad) ? 'load' : 'anybody'
  // A quarrel of two tired people, or their own guilt beside a friend, is nothing that was done to them.
  if (id === 'anybody' && !(isToUs ? whoseIsAsked(state, message) === 'another' : reachesThem(state, message)))
    return null
  return nextWording(state, `remark fair ${id}`, answers[id])
}

const answers = {
  teenager: [
    'À cet âge, prendre ses distances est courant, et cela peine quand même. Un petit moment court et sans question, un trajet, un goûter, garde la porte ouverte. Si l’école, les amis ou l’appétit lâchent aussi, parlez-en au médecin.',
    'C’est fréquent à l’adolescence, sans que tout soit à accepter : on peut laisser la distance, et tenir au respect.',
  ],
  child: [
    'Beaucoup d’enfants passent par là, chacun à son rythme ; je ne peux pas juger de ce cas-là d’ici. Si cela dure ou vous inquiète, le pédiatre ou la PMI vous dira ce qu’il en est. Qu’est-ce qui vous a alerté ?',
    'C’est souvent une étape, et vous avez raison d’y regarder de près : le médecin de l’enfant peut vous rassurer.',
  ],
  load: [
    'Non : que presque tout retombe sur une seule personne n’est pas un partage. Vous avez le droit de le dire, avec un fait précis et une tâche à prendre en entier, sans rappel. Laquelle aimeriez-vous lâcher en premier ?',
    'Non, et ce n’est pas vous qui exagérez : une maison à deux se porte à deux.',
  ],
  anybody: [
    'Non, pas tel que vous le racontez : ce qui vous blesse n’a pas à passer pour normal. Qu’aimeriez-vous voir changer ?',
    'Je n’ai que votre côté de l’histoire ; de ce côté-là, ce n’est pas juste pour vous, et vous pouvez le dire.',
  ],
} as const

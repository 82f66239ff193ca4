import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isDoneToMe } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const SHE =
  '(elle|il|soeur|amie|ami|voisine|copine|collègue|cousine|belle-soeur|mère|tante|fille|frère|pote|nièce|belle-fille)'
const THEIR_PARTNER =
  '((son|leur) (mari|mec|copain|compagnon|conjoint|fiancé|homme|chum|ex|petit ami|nouveau copain|nouveau mec)|sa (femme|copine|compagne)|(a|avec) un [nouveau] (mari|mec|copain|compagnon|conjoint|homme|petit ami)|(mari|mec|copain|compagnon|conjoint|femme|copine) de (ma|mon|la|notre))'

export const namesTheirPartner = test([THEIR_PARTNER])

/** What a blow leaves, on somebody else. « Un bleu de travail » is worn. */
const theirWound = test([
  `${SHE} .. (a|avait|cache|cachait|avec|couvert*|porte) ... (bleu|bleus|coquard|cocard|hématome*|marque*|trace*|lèvre (fendue|ouverte|éclatée)|oeil (noir|gonflé|au beurre noir)|plâtre|griffure*|ecchymose*) & ! (de travail|sportif|naissance|vêtement*|stylo|yeux bleus|cheveux)`,
  `(vu|remarqué|aperçu) .. (bleu|bleus|coquard|hématome*|marques|traces) .. (bras|cou|visage|poignet*|cuisse*|dos|oeil|jambe*)`,
])
/** « Elle est tombée de vélo » tells where it comes from; « elle dit qu'elle est tombée » is what one says. */
const isAccident = test([
  '(vélo|judo|rugby|foot|ski|escalade|boxe|chute|vaccin|prise de sang|cogné*|tombé* (de|du|en|dans|à|au|sur)|est tombé*|maladroit*|porte|escalier*)',
])
const isOnlySaid = test(['(dit|raconte|prétend|jure|répond|explique*|soutient) (que|qu) [*]'])
/** Each by itself may be nothing; two of them hold somebody. */
const signsOfTheirControl = [
  [
    '(voit|parle|sort|répond|vient|appelle|donne) [nous|me|à|de] (plus|jamais|presque plus)',
    `${SHE} [*] s'(éloigne|isole|est éloigné*|est isolé*)`,
  ],
  [
    `${SHE} (a arrêté|a lâché|a quitté) (le|la|son|sa|ses) (sport|travail|boulot|danse|études|amis|amies|fac|association|chorale)`,
  ],
  [
    `(${THEIR_PARTNER}|il) [*] (regarde|fouille|lit|contrôle|surveille|vérifie) .. (son|ses) (téléphone|portable|messages|comptes|tel|sorties|dépenses)`,
  ],
  [
    `(${THEIR_PARTNER}|il) [*] (lui|l) (interdit|empêche|défend|dit de pas|parle mal|crie dessus|hurle dessus|fait peur|prend son salaire)`,
    `(${THEIR_PARTNER}|il) (veut|voulait|supporte|aime) pas que (elle|il) *`,
  ],
  [`(${THEIR_PARTNER}|il) [*] (la|le) (rabaisse|humilie|surveille|contrôle|suit|traite de|insulte|isole|engueule)`],
  [
    '(elle|il) [*] (a|avait|prend) peur (de (lui|elle|son|sa)|dès que|quand|qu il|qu elle)',
    '(elle|il) [*] (demande|doit demander) [la] (permission|autorisation)',
  ],
].map(test)

/** Somebody they speak of has marks and a partner, or is cut off from the others: it may be violence, and they see it. */
export function isAnotherHeld(state: ConversationState, sentences: readonly PlainText[]): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  state.speaksOfTheirPartner ||= says(namesTheirPartner)
  if (says(isDoneToMe)) return false
  const signs = signsOfTheirControl.filter(says).length
  const isHurt = says(theirWound) && (!says(isAccident) || says(isOnlySaid))
  // Marks that are explained away are enough; marks alone, or one sign, wait for another.
  const isHidden = isHurt && says(isOnlySaid) && says(isAccident)
  const isHeld = signs > 1 || (signs === 1 && state.theyAreControlled) || isHurt
  state.theyAreControlled ||= signs > 0 || isHurt
  const isSeen = isHidden || (isHeld && state.speaksOfTheirPartner)
  if (isSeen && state.risk.level === 'none') state.isWitness = true
  return isSeen
}

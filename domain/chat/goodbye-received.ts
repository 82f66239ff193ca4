import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const THEY = '(il|elle|{proche})'
/** « Merci pour tout », received from somebody of whom it is not like that. */
const TOOK_LEAVE =
  '(merci pour tout|prends soin de toi|prenez soin de vous|adieu*|pardon pour tout|désolé* pour tout|pardonne* moi|oublie* pas que je t aime|je vous aime tous|sois heureu*|soyez heureu*|au revoir à tous|occupe* toi bien|dis (à|aux) * que je (les aime|l aime|vous aime))'
const receivedLeave = test([
  `(${THEY}|ex) ... (envoyé|envoie|écrit|laissé|posté|publié|mis|dit|message|sms|texto|vocal) ... ${TOOK_LEAVE}`,
  `(reçu|message|sms|texto|mot|vocal) .. (de|du) ... ${TOOK_LEAVE}`,
  // The same told in one's own words. Of one thing that was done for them anybody gives thanks.
  `(${THEY}|ex) ... (remercie|remerciait|remercié*|remercier|remerciant) .. (pour tout|de tout|d'avoir [toujours] été)`,
  `(${THEY}|ex) ... (demande|demandé|demandait) pardon .. pour tout`,
  `(${THEY}|ex) ... (dit|écrit|vocal|message) & (cette nuit|ce soir|demain|bientôt|après) [ce|tout] (ce sera|sera|c est) (fini|terminé) & ! (match|travaux|examen*|film|partie|contrat|stage)`,
])
const OWNED =
  '(guitare*|piano|violon|batterie|instrument*|affaires|trucs|choses|chat|chatte|chien|chienne|animaux|lapin|console|ordi|ordinateur|vélo|moto|voiture|bijoux|bague*|montre|collection*|livres|bd|mangas|vinyles|disques|cd|vêtements|fringues|baskets|maillot*|plantes|photos|tableaux|outils|meubles|souvenirs|appareil*)'
/** What somebody holds dear goes to others. What is sold, or lent, is not. */
const givesAway = test([
  `(${THEY}|ex|qu'il|qu'elle) ... (donne|donné*|donner|filé*|file|distribue|distribué*|lègue|légué*|offre|offert*|confie|confié*|laisse|laissé*) [moi|à tout le monde] [tout*] (son|sa|ses|leurs) [*] ${OWNED} & ! (vend*|vente|prêt*|vinted|leboncoin|emmaüs|recycler*|association|brocante)`,
])
const seemsOdd = test([
  "(bizarre*|étrange*|chelou*|louche|pressentiment|pas rassuré*|mal à l'aise|flippe*|inquiet*|inquiète*|peur|angoiss*|glaçant*|pas son genre|pas normal|sans raison|sans rien dire|ressemble [pas|plus]|jamais (écrit|dit|fait|parlé)|sens pas|milieu de la nuit|3h du mat*)",
])
/** Who is afraid for them, and not only puzzled. */
const fearsForThem = test([
  '(inquiet*|inquiète*|peur|angoiss*|flippe*|crains) & ! (pas|plus) [*] (inquiet*|inquiète*|peur) & ! pour (le|la|les|son|sa|ses|ce|cette) (chat*|chien*|lapin*|animal|animaux|bête*)',
])
/** Why somebody may thank for all, or give their things. */
export const isOrdinaryLeave = test([
  '(retraite|démission*|dernier jour|départ de|pot de départ|cadeau*|anniversaire|noël|fête|soirée|stage|mission|déménag*|vacances|mariage|muté*|mutation|rupture|rompu|quitté*|largué*|client*|patron|chef|tri|joue plus|plus la place|trop petit*|allergi*)',
])
export const isOwnWriting = test([
  "(j'ai|je l'ai|lui ai|leur ai) (écrit|marqué|laissé|préparé|noté)",
  "(j'écris|ma lettre|mon mot)",
])

/** Thanks for all, a goodbye, or things that are given away. */
export const tellsOfLeave = (sentence: PlainText): boolean =>
  (receivedLeave(sentence) || givesAway(sentence)) && !isOrdinaryLeave(sentence)

/** « Il a écrit pardon à sa mère », beside another sign. Of a quarrel anybody asks pardon. */
const asksPardon = test([
  `(${THEY}|ex) ... (écrit|envoyé|dit|demandé|laissé|posté|mis) .. (pardon|désolé*|excuse* moi) (à|de|pour) (sa|son|ses|tout|tous|moi|nous|tout le monde) & ! (dispute*|engueul*|fâché*|retard|bêtise*|embrouille*|anniversaire)`,
])

/** How sure it is that somebody takes leave of those around them: a sign that worries, or both signs together. */
export type Leave = 'feared' | 'clear' | null

/** Thanks for all, or things given away, that worry who tells of it: in one message, or told first and feared next. */
export function leaveTaken(
  { before, risk, used }: ConversationState,
  sentences: readonly PlainText[],
  { level }: Reading,
): Leave {
  if (sentences.some(isOwnWriting)) return null
  const earlier = risk.level === 'none' && before ? toSentences(before) : []
  const told = [...earlier, ...sentences]
  if (told.some(isOrdinaryLeave)) return null
  const isThanked = told.some(receivedLeave)
  const isGiven = told.some(givesAway)
  // Once a first sign was answered, the other one makes it clear.
  const wasAnswered = used[LEAVE_ANSWERED] !== undefined
  const wasTold = wasAnswered && sentences.some(tellsOfLeave)
  if ((isThanked && isGiven) || (wasTold && isGiven) || (wasAnswered && sentences.some(asksPardon))) return 'clear'
  const isHeavy = sentences.some(seemsOdd) || level !== 'none'
  return (isThanked && isHeavy) || (isGiven && sentences.some(fearsForThem)) ? 'feared' : null
}

/** The wording that answers the first sign. */
export const LEAVE_ANSWERED = 'took leave'

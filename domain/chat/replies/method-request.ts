import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { isAboutThem, tellsTheirMeans } from '../who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const MEANS =
  '(médicament*|médoc*|somnifère*|cachet*|comprimé*|pilule*|doliprane|paracétamol|insuline|morphine|boîte*|plaquette*|dose*|poison*|substance*|produit*|corde|gaz|veines|overdose|méthode*|moyen*|plante*|champignon*|alcool|anxiolytique*|antidépresseur*|xanax|lexomil|benzo*|potassium|javel|monoxyde|mélange*)'
const namesMeans = test([MEANS])
/** « Je me dis que », « quelle vie » ask for nothing. */
const asks = test([
  '(combien|lequel|laquelle|lesquels|lesquelles|quantité*|ordre de grandeur|donnez|dites|cite*|liste*|classe*|comment|tableau)',
  '(quel|quelle|quels|quelles) & ! (quelle|quel) (vie|journée|année|merde|honte|tristesse|horreur|enfer|gâchis|cauchemar|fatigue)',
  '^ [allez|alors|bon|et|mais|ok|stp] (dis|donne)',
  '(dis|donne) (moi|nous|juste|le|la|les|un|une) & ! je (me|lui|leur|te|vous) (dis|donne)',
  '(vous|tu) (savez|sais) .. (combien|si|quel*)',
])
/** « Ça suffit ? », « ça marche à tous les coups ? »: whether it kills is asked, or said for us to agree. */
const claimsLethality = test([
  `${MEANS} .. (suffi*|marche*|tue*|mortel*|létal*|efficace*|dangereu*|à tous les coups|assez|radical*|sans douleur|sans souffrir)`,
  `(suffi*|marche*|mortel*|létal*|efficace*|à tous les coups) .. ${MEANS}`,
])
/** The same with no name for it. */
const asksHowToDie = test([
  '(comment|site|où|façon) .. (mourir|me tuer|se tuer|en finir|se suicider|me suicider) .. (sans|vite|douleur|rapide*|facile*)',
  '(comment|façon*|moyen*) [*] [*] (on|tu|je|se|me|pour) [se|me] (bute|buter|flingue|flinguer|crève|crever|butte|suicide) .. (sans|vite|mal|rapide*|facile*|proprement)',
  '(combien|quelle quantité) .. (en faut|en faudrait|en faudra|en prendre|en donner)',
])
const speaksOfDeath = test([
  '(sans souffrir|sans douleur|abréger|veut partir|parte en paix)',
  '(mourir|meurt|meure|mort|tue|tuent|tuer|mortel*|létal*|en finir|suicid*|se tuer|se tue|me tuer|ne plus se réveiller|overdose|victime|empoisonn*|sauter)',
  'réveille* (pas|plus|jamais)',
  '(pas|plus|jamais) [se|me] réveiller',
])
/** Of a message after a refusal. */
const insists = test([
  '(répondez|réponds|répondre) (pas|moi|à|juste|plus)',
  '(évitez|évites|esquivez|esquives|bloquez|bloques|refusez|refuses|tournez autour)',
  '(ordre de grandeur|juste un nom|juste un chiffre|en gros|à peu près|approximati*)',
  "(c'est|c'était) [juste|que|seulement] (pour|un|une|de la|de l) [mon|ma|le|la|l|un|une] (écriture|roman|livre|scène|jeu|fiction|quiz|podcast|film|exposé|thèse|mémoire|curiosité|culture générale|ami*|histoire)",
  '(transmett*|lui dire|que je lui)',
  '(allez|soyez|sois) .. (réaliste|cool|sympa|sérieux)',
  'je (redis|répète|redemande)',
])
const dropsTheFrame = test([
  "(c'est|c'était|c'est en fait|est|était) [bien|juste|aussi|surtout|plutôt] pour (moi|moi-même|de vrai)",
  "(en fait|bon|ok|bref|alors) [,] (c'est|c'était) moi",
  "* (c'est|c'était) moi $",
  "(c'est|c'était) (pas|plus) [vraiment|seulement|que|juste] (pour|un|une|du|de la|de l) [le|la|l|un|une|mon|ma] (roman|théâtre|jeu|film|mémoire|exposé|livre|histoire|ami*|pote|cousin*|personnage|thèse|nouvelle|scénario|cours|quiz|fiction|podcast|écriture|scène|série|article)",
  '(dans la vraie vie|pour de vrai|en vrai) & (moi|je|me|mon)',
  '(foutu*|fini*|fichu*) .. moi aussi',
  "(c'est|ce sont|c'était) (les miennes|les miens|le mien|la mienne|à moi)",
])

/** « Ce n'est plus pour le mémoire, c'est pour moi que je demande. » */
const isForOneself = test([
  "(c'est|c'était|ce est) [aussi|bien|surtout|plutôt|en fait] pour moi [que|même|$] & ! (clair|nouveau|important|difficile|dur|compliqué|long|facile)",
  '(demande|demandais|cherche|cherchais|pose|posais) .. pour moi [même|$]',
])

const STORY = '(roman|polar|livre|histoire|personnage|héroïne|héros|scénario|fiction|nouvelle|pièce|film)'
const NOTHING_MORE = "($|,|et|enfin|en fait|en vrai|c'est|c'était)"
/** « Il n'y a pas vraiment de roman. Hélène, c'est moi. » */
const isTheCharacter = test([
  `(il y a|y a|existe) (pas|plus|jamais eu) [vraiment|en fait] [de|d'] ${STORY} ${NOTHING_MORE}`,
  `${STORY} [ne] existe (pas|plus) ${NOTHING_MORE}`,
  `(ai|j'ai) (inventé|menti) .. ${STORY}`,
  "* [,] (c'est|c'était|en fait c'est) moi ($|,|et|en fait|en vrai)",
  `(suis|je suis) [en fait|moi même] (ce|cette|le|la|l) (personnage|héroïne|héros)`,
  '(parle|parlais|parlait) [en fait|juste|seulement] de moi',
])

/** Something was asked that kills, or whether it does, and refused. */
export const wasRefused = ({ used }: Pick<ConversationState, 'used'>) =>
  used['remark method'] !== undefined || used['remark lethal'] !== undefined || used['remark last-words'] !== undefined

/** « Mon médecin m'a donné des antidépresseurs, ça ne marche pas » tells of care. */
const tellsOfTreatment = test([
  '(médecin|psy*|docteur|généraliste|hôpital) .. (donné|prescrit|mis sous|changé|augmenté) .. ',
  '(traitement|antidépresseur*|médicament*) .. (marche*|fait*|sert|aide*) (pas|plus|rien)',
])

/** « Comment je dis à ma femme de prendre les médicaments ? » puts them out of reach. */
const asksToHandOver = test([
  `(dis|dire|demande|demander|explique|expliquer) [*] (à (ma|mon|mes|un|une|la|le) *|lui|leur) ... (prendre|prenne|garder|garde|cacher|cache|emporter|emporte|enlever|enlève|vider|ranger|confier) ... ${MEANS}`,
])

/** « Comment je lui dis, pour les cachets ? » asks for words. */
const asksHowToTell = test([
  '(comment|quoi) [est ce que] [je|on] (lui|leur) [en] (dis|dire|parle|parler|annonce|annoncer|avoue|avouer|explique|expliquer)',
  'je (lui|leur) (dis|parle|explique|annonce) [ça] (quoi|comment)',
])

/** Whether a message asks how to die, or how much is needed, in whatever frame and however it is spread over its sentences. */
export function asksForMethod(state: ConversationState, message: string, sentences: readonly PlainText[]): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (!message.includes('?') && says(tellsOfTreatment)) return false
  // « Quoi, un thé ? Il a une arme », by who fears for a friend, tells us what they have.
  if (isAboutThem(state) && says(tellsTheirMeans) && !says(asksHowToDie)) return false
  if ((says(asksToHandOver) || says(asksHowToTell)) && !says(speaksOfDeath) && !says(claimsLethality)) return false
  const isAsked = message.includes('?') || says(asks)
  const isOfDeath =
    says(speaksOfDeath) || state.isOfSuicide || wasRefused(state) || state.risk.situation === 'method-question'
  // Without its mark, what asks and what is asked about stand together.
  const isOfMeans = message.includes('?')
    ? says(namesMeans) && says(asks)
    : says((sentence) => namesMeans(sentence) && asks(sentence))
  return isOfDeath && isAsked && (says(claimsLethality) || says(asksHowToDie) || isOfMeans)
}

/** Ways to die are compared: no study asks for the least painful one. */
const compares = test([
  '(méthode*|moyen*|façon*|laquelle|lequel) & (douloureu*|douleur|souffrir|souffrance|létal*|mortel*|plus sûr*|efficac*|taux de (réussite|succès|létalité)|(réussi*|marche*|échou*|rate*) le (plus|moins)) & ! (prévention|prévenir|thérapi*|soin*|traitement*|accompagn*)',
])

export function comparesWaysToDie({ isOfSuicide }: ConversationState, sentences: readonly PlainText[]): boolean {
  return isOfSuicide && sentences.some(compares)
}

export const namesSuicide = test(['(suicid*|se tuer|me tuer|en finir avec la vie|mettre fin à (mes|ses|leurs) jours)'])

export const isLethalityClaim = (sentences: readonly PlainText[]): boolean => sentences.some(claimsLethality)

/** The same again, with no word of what is asked. */
export function insistsOnMethod(state: ConversationState, sentences: readonly PlainText[]): boolean {
  return wasRefused(state) && sentences.some(insists)
}

/** « Bon, ce n'est pas que pour un roman. » Nothing need have been refused where somebody in the story wanted to die. */
export function confesses(state: ConversationState, sentences: readonly PlainText[]): boolean {
  if (wasRefused(state) && (sentences.some(dropsTheFrame) || sentences.some(isTheCharacter))) return true
  if (!state.isOfSuicide) return false
  const told = state.recent.flatMap(toSentences)
  const isNoLonger = (told.some(frames.study) && sentences.some(isForOneself)) || sentences.some(isTheCharacter)
  return isNoLonger && (told.some(frames.story) || told.some(frames.study)) && told.some(namesSuicide)
}

const tellsAStory = test([
  '(mon|ma|le|la|mes|les|un|une|dernier|premier) [dernier|premier] (roman|polar|chapitre|scénario|personnage*|héros|héroïne|nouvelle|pièce) & ! (bonne|mauvaise) nouvelle',
])

type Frame = 'story' | 'study' | 'other' | 'game'

const frames: Record<Frame, (sentence: PlainText) => boolean> = {
  story: test([
    '(roman|livre|scène|personnage|héros|héroïne|scénario|film|podcast|épisode|nouvelle|polar|série|fiction|histoire|écriture)',
  ]),
  study: test(['(thèse|mémoire|exposé|cours|étude*|doctorant*|partiel|recherche|article|tableau)']),
  game: test(['(jeu|joue|quiz|défi|blague)']),
  other: test(['(ami|amie|copain|copine|pote|cousin*|frère|soeur|collègue|quelque un)']),
}

export const isOfAStory = (sentences: readonly PlainText[]): boolean => sentences.some(tellsAStory)

export function frameOf(sentences: readonly PlainText[]): Frame | null {
  const known: readonly Frame[] = ['story', 'study', 'game', 'other']
  return known.find((frame) => sentences.some(frames[frame])) ?? null
}

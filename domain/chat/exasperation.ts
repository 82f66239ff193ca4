import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const KILL = '(tuer|étrangler|étriper|massacrer|trucider|buter|zigouiller|assassiner|écharper|exploser|défoncer|crever)'
const saysKill = test([
  `(vais|va|pourrais|voudrais|veux|finir par|envie (de|d')) [finir par] [le|la|les|l'|lui|te|tous] ${KILL}`,
])

/** Somebody of the house, the office or the class, and what they did again: chairs are scraped so, nobody is killed for it. */
const isOfSmallThings = test([
  '(celui là|celle là|ceux là|ceux ci|celui ci)',
  '(encore|toujours|jamais|pas|oublié|oublie|fini|mangé|pris|piqué|cassé|laissé|perdu) .. (chaussette*|courses|poubelle*|vaisselle|chambre|console|téléphone|pull|yaourt|fromage|café|tasse*|frigo|linge|serviette*|clés|devoirs|cours|réveil|dentifrice|lunette*|wc|canapé|télécommande|chargeur|mail*|dossier*|imprimante|agrafeuse|planning|rendez vous|anniversaire|pain|lait|gâteau*)',
  "(séché|sèche|ronfle*|tond|tondeuse|perceuse|trompette|retard|mâche|siffle*|parle trop|coupe la parole|range* (pas|jamais|rien)|traîne* partout|répond (mal|insolemment)|insolent*|tape l'incruste|spoil*|bruit* de bouche|claque* la porte|musique|klaxonne*|se gare)",
  "(je l'adore|je l'aime|façon de parler|rend (chèvre|dingue|folle|fou)|m'énerve|me saoule|me gonfle|m'agace|pénible*|casse pieds|insupportable)",
  '(je (vous|te) jure|franchement|sérieux)',
])
/** Whoever means it names with what, when or where, or has already laid hands on them. */
const isMeant = test([
  '(couteau*|fusil|arme|armes|carabine|pistolet|flingue|hache|marteau|machette|batte|corde|poison*|essence|cartouche*|balle|balles|lame)',
  "(ce soir|cette nuit|demain|tout à l'heure|maintenant|dans son sommeil|pendant (qu'il|qu'elle) dort|quand (il|elle) (dort|rentre|rentrera|dormira))",
  '(sais où (il|elle)|habite|son adresse|ses horaires|attends (devant|en bas)|préparé|prévu|plan|pour de vrai|vraiment|pas une (blague|façon)|sérieusement|je ne plaisante|plaisante pas|rigole pas)',
  '(cou|gorge|sang|étranglé*|frappé*|tapé*|cogné*|poussé*|secoué*|mains (sur|autour)|failli|me contrôle|contrôle plus|voix|pulsion*|images|peur de (moi|le faire|la faire|passer)|la haine|vengeance|venger|payer)',
  '(bébé|nourrisson|nouveau né)',
  '(me|m) [a] (frapp*|tap*|cogn*|viol*|menac*|harcel*|tromp*|ruin*|humili*)',
  "(a|s'est) (violé|agressé|touché|abusé|tué)",
])

const THREATS = new Set(['danger-pour-autrui', 'menace-et-moyen', 'violence-annoncée', 'seconde-lecture'])

/** « Je vais le tuer, celui-là », of a son who skips school: anger at small things. Not once anything worried, nor with a weapon, a time or a place. */
export function isExasperation(
  { risk }: ConversationState,
  sentences: readonly PlainText[],
  { level, situation, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'danger' || situation !== 'others' || risk.level !== 'none') return false
  return signals.every(({ rule }) => THREATS.has(rule)) && says(saysKill) && says(isOfSmallThings) && !says(isMeant)
}

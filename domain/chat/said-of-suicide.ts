import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Situation } from './risk.ts'
import { isAboutThem } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** They tried to die once, thought of it, or were in a psychiatric ward. */
export const tellsOwnHistory = test([
  '(ai|avais|avait) [déjà] (fait|eu) [déjà] (une|deux|trois|ma|plusieurs|des) (ts|tentative*)',
  '(ma|ma dernière|mes) (ts|tentative|tentatives) & ! (sport|record|contact|arrêt|sevrage|régime)',
  "(tenté|essayé|voulu|failli|songé|pensé|songeais|pensais) [à|de|d'] (mourir|me (tuer|suicider|pendre|foutre en l'air|jeter)|en finir|mettre fin à mes jours|au suicide)",
  'me suis (raté|ratée|loupé|loupée) & ! (examen|concours|permis|virage|entretien|réveil|coiffure|recette)',
  '(sors|sorti*|sortie|hospitalisé*|interné*|séjour|passé|été|étais|mois|semaines|entré*) .. (psychiatrie|hp|hôpital psy*|clinique psy*|unité psy*|sainte anne|ste anne) & ! (stage|travaill*|infirmi*|frère|soeur|mère|père|fils|fille|mari|femme|ami|amie|collègue|rendre visite|voir)',
  '(après|depuis) (une|ma|la|deux) (ts|tentative|tentatives) [de suicide|$|,|il|en|j]',
  "(sors|sorti*|sortie|sortant) [juste|tout juste] de (clinique|la clinique|l'hôpital de jour) & ! (opér*|genou|hanche|accouch*|chirurg*|ligament*|cataracte|mon père|ma mère|plâtre)",
])
/** Somebody they knew killed themselves. */
export const tellsASuicide = test([
  "(s'est|se sont|s'était) (pendu*|suicid*|tiré une balle|jeté* (sous|du|par|d'un|dans)|donné la mort|foutu* en l'air|défenestré*|noyé*|ouvert les veines|flingué*|immolé*|ôté la vie|enlevé la vie|supprimé*)",
  '(mis|mit|met) fin à (ses|leurs) jours',
  "(suicide de|suicide d') (mon|ma|mes|un|une|notre)",
])

/** The thoughts, once there, are there again. */
const thoughtsComeBack = test([
  '(idées|pensées|envies|idée|envie|démons) [*] [*] (revien*|revenu*|recommenc*|reprend|reprennent|sont de retour|est de retour|remonte*|ressurgi*|resurgi*|me reprend) & ! (cher|travail|boulot|cours|claires|créati*|déco|cuisine|envie de (sortir|faire|rire|voir|cuisiner|bouger|vivre)|jamais|pas revenu*)',
  "(pense|repense|songe|envie|tenté*|hésite|prêt*|risque|capable) [*] [*] (à|de|d') (recommencer|le refaire|réessayer|retenter|repasser à l'acte|en refaire une) & ! (études|travail*|sport|à zéro|cours|vivre|sortir|formation|dessin*|peinture|peur|jamais|pas envie)",
  '(recommencé|recommence|recommencer|remis*|remets) à y (penser|songer|repenser)',
  "(pensées|idées|envies) comme (avant|à l'époque|ado|la dernière fois|cette année là)",
  'je y (repense|resonge) & ! (pas|plus|jamais|moins|honte)',
  'je y (pense|songe) (encore|souvent|de nouveau|à nouveau|sans arrêt|sans cesse|tous|tout|toutes|de plus en plus|depuis|la nuit|le soir|parfois|chaque|$) & ! (pas|plus|jamais|moins|boulot|exam*|entretien|rentrée|noël)',
  '(mêmes|même) (idées|pensées|plans|envies|idée|scénario|scénarios) & (tête|revien*|reviennent|retour|refais|là|encore|tourne*)',
])
/** The same in vaguer words, which take their meaning from an earlier message. */
const itComesBack = test([
  '(ça|tout) [*] [*] (me retravaille|me retourne dans la tête|revien*|revenu|recommenc*|reprend|remonte*|me reprend) & ! (angoisse*|insomnie*|cauchemar*|cher|travail|boulot|cours|règles|appétit|sommeil|goût|énergie|jamais|pas)',
  "(recommence*|reprend|pareil|retombe*|replonge*|rechute*|suis|sens|redevient) .. comme (avant|la dernière fois|ce jour là|l'autre fois|à l'époque|en (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))",
  '(je|suis en train de) (replonge|replonger|rechute|rechuter|retombe|rebascule|rebasculer) & ! (alcool|clope*|cigarette*|sucre|chocolat|jeux|ex|lui|elle|malade|amoureu*|grippe|pas|jamais)',
])
/** To do as the one who died did. */
const wouldDoTheSame = test([
  '(faire|fais|ferai|ferais|fasse|finir|finirai) (pareil|la même chose|tout pareil|comme (lui|elle|eux|mon|ma|papa|maman|mamie|papi)) & ! (pas|jamais|peur|empêche*)',
  '(imiter|imiterai|imiterais|le suivre|la suivre|les suivre|vais suivre|suivrai|suis le prochain|suis la prochaine|serai le prochain|serai la prochaine|bientôt mon tour|à mon tour) & ! (pas|jamais|peur|études|métier|formation|en thérapie)',
  "(moi aussi|et moi) [,|je|j'] [je|j'] (y pense|y songe|pourrais|vais le faire|veux le faire|le ferai)",
  "j'y pense (aussi|moi aussi) & ! (pas|jamais)",
])

/**
 * What a message says because of what was told, in it or before: after an attempt, « les idées reviennent » is a crisis; after the suicide of a friend,
 * « je pense à faire pareil » is one.
 */
export function saidOfSuicide(
  state: ConversationState,
  sentences: readonly PlainText[],
): { level: 'crise'; situation: Situation } | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (isAboutThem(state)) return null
  const isBack =
    (state.hasHistory && says(itComesBack)) || ((state.hasHistory || says(tellsOwnHistory)) && says(thoughtsComeBack))
  const isImitated = (state.knowsASuicide || says(tellsASuicide)) && says(wouldDoTheSame)
  return isBack || isImitated ? { level: 'crise', situation: 'ideation' } : null
}

import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Level, Situation } from './risk.ts'
import { isInDistress } from './risk-memory.ts'
import { isAboutThem } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const ORDINARY =
  '(vacances|valise*|voyage|week end|boulot|travail|déménag*|train|avion|famille|cure|rendez vous|courses)'

/** Departures and preparations without an object, which despair gives one. */
const preparesToLeave = test([
  `^ [alors|donc|voilà|bon|de toute façon] [moi] je (pars|m'en vais|partirai) (ce soir|cette nuit|demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) $`,
  `(partir|pars|partirai) [très] loin & (tout (préparé|prêt|réglé|est prêt|est réglé)|reviendrai pas|sans retour) & ! ${ORDINARY}`,
  `^ [oui|voilà|bon] (tout est|j'ai tout) (prêt|préparé|réglé|en ordre|organisé) $`,
  '(fait|réglé|rangé|mis|classé) .. (papiers|comptes) & (rien à chercher|au clair|en ordre|chien|chat|pour eux|pour les enfants)',
  '(fait le tour|dit au revoir) .. (gens que je aime|tous ceux que|ma famille|mes amis)',
])
/** A place, a weapon or medicines; an animal, belongings, those one leaves: whatever is said of them. */
const namesMeansOrLegacy = test([
  '(pont|viaduc|falaise*|voie ferrée|voies|rails|toit|rambarde|parapet|fenêtre ouverte) & (je|y a|il y a|près|devant|traîne|passe) & ! (travaux|réparer|promen* le chien|vue|élève*)',
  '(fusil|carabine|pistolet|revolver|corde|lames|rasoir) & ! (chasse saison|barbe|sauter|linge)',
  '(trouvé|cherche|cherché) (quelqu’un|une famille|un foyer) .. (pour|qui) .. (chat|chien|chienne|chatte|lapin|animaux)',
  '(donné|placé|confié|offert|distribué) .. (chat|chien|guitare|bijoux|collection|livres|outils|affaires|disques)',
  '(liste|écrit|noté|décidé) .. qui (aura|prendra|récupère) (quoi|mes|le|la)',
  '(enveloppe*|lettre*|mot) pour (chacun|chacune|mes enfants|ma femme|mon mari|mes parents|eux)',
  "(sais|sait) ce qu'il (me reste|reste) à faire",
])
/** How those who stay would bear it. */
const weighsAbsence = test([
  "(ils|elles|il|elle|on|les enfants|mes enfants|mes parents) (s'en|se en) (remettraient|remettrait|remettront|remettra) [vite|bien|très bien|sans moi]",
  '(ils|elles|mes enfants|ma femme|mon mari) (finiront|finirait|finiraient|finira) par (oublier|me oublier|refaire)',
  '(femme|mari|il|elle|ils) (refera|referait|referont|retrouvera|retrouverait) [bien|vite] (sa vie|leur vie|quelque un|quelqu’un)',
  '(pleureront|pleurera|pleureraient|pleurerait) .. (mois|semaine*|peu|temps|jour*)',
  '(jours|heures|nuits|semaines) .. (seront|serez|sera) [enfin] (tranquille*|libre*|soulagé*|débarrassé*)',
])
const tiredOfBeing = test([
  "(marre|assez|fatigué*|las|lasse) (d'être|de être) (là|ici|en vie|moi) & ! (réunion|boulot|salle|travail|bureau|coincé*|maison)",
])

/** Nobody would see that they are gone: said of no thing, and by who already wonders what for. */
const wouldNotBeMissed = test([
  "(personne|nul) [ne] (verrait|verra|verraient|remarquer*|s'apercev*) .. (différence|absence) & ! (couleur|mur|photo*|coupe|coiff*|maquill*|recette|copie|original|logo|version|peint*)",
  "personne [ne] (s'en rendrait|s'en apercevrait) [même pas] compte",
])
const wondersWhatFor = test([
  'à quoi (ça|cela) (rime|sert)',
  'à quoi bon',
  '(fatigué*|las|lasse|marre) de tout',
  'à quoi je sers',
])

const despair = new Set<Situation | null>(['passive', 'hopeless', 'burden', 'unbearable'])

/** What a message says only because of the despair told before it; null when nothing. */
export function saidAfterDespair(
  state: ConversationState,
  sentences: readonly PlainText[],
): { level: Exclude<Level, 'none'>; situation: Situation } | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (isAboutThem(state)) return null
  const isHeavy = isInDistress(state.risk, state.turn) || state.uneasyAt !== null || says(wondersWhatFor)
  if (isHeavy && says(wouldNotBeMissed)) return { level: 'vigilance', situation: 'burden' }
  if (!isInDistress(state.risk, state.turn)) return null
  const wasDespair = despair.has(state.risk.situation) || state.risk.level === 'crise'
  if (wasDespair && [preparesToLeave, namesMeansOrLegacy, weighsAbsence].some(says))
    return { level: 'crise', situation: 'veiled' }
  return says(tiredOfBeing) ? { level: 'vigilance', situation: 'passive' } : null
}

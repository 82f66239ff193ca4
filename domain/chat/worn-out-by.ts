import type { ConversationState } from './conversation-state.ts'
import { SECOND_READING } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** The only rule that may have spoken, with a guess at weariness beside it: what any other heard is heeded. */
const WEARINESS = 'douleur-insupportable'
const mayHaveSpoken = new Set([WEARINESS, SECOND_READING])

const saysWornOut = test([
  'en (peux|peu|pouvais) (plus|pu)',
  '(suis|là) [vraiment|complètement|totalement|carrément] à bout [de nerfs|de forces]',
  '(je craque|vais craquer|tiens plus|plus possible|trop dur)',
])

/** Work, the house next door, children, studies: a load that has a name, and that others may lighten. */
const namesALoad = test([
  '(travail|boulot|taf|job|métier|service|équipe*|bureau|usine|chantier|entrepôt|magasin|caisse|cuisine|resto*|hôpital|clinique|ehpad|crèche|boîte|entreprise|open space|télétravail|intérim)',
  '(chef|cheffe|chefs|patron*|manager*|directeur|directrice|direction|hiérarchie|collègue*|client*|patients|résidents|élèves|stagiaires|usagers)',
  '(horaires|planning*|gardes|astreintes|heures sup*|réunions|mails|dossiers|cadence*|objectifs|sous effectif|effectif*|tournée*|colis|remplacements|paperasse|administration|trajets|transports|embouteillages)',
  'suis [une|un] [*] (infirmi*|aide soignant*|soignant*|prof|professeur*|enseignant*|instit*|atsem|livreu*|serveu*|vendeu*|caissi*|cuisini*|éducat*|assistante|assistant|secrétaire|comptable|ouvrier*|ouvrière*|routier|chauffeur*|agricult*|éleveu*|interne|étudiant*|manager|commercial*|agent*|auxiliaire*|femme de ménage|conduct*|policier*|pompier*)',
  '(voisin*|voisinage|coloc*|bruit*|vacarme|tapage|musique à fond|travaux|marteau*|poussière*|plâtre|plombier*|carrel*|déménagement|cartons|canicule|chaleur|pluie|moustique*|cafards|souris|fuite*|chaudière|voiture|garage|ordinateur|imprimante|box|wifi|assurance*|formulaire*)',
  '(enfants|gosses|gamins|jumeaux|jumelles|petits|petites|ados|ado|devoirs|couches|biberons|disputes|chamaill*)',
  '(mon|ma|le|la) [grand*|petit*] (fils|fille|petit|petite|aîné*|cadet*) [*] [*] [ne] (dort|fait|répond|crie|hurle|pleure|veut|mange|obéit|range|écoute|claque|réveille|refuse)',
  '(examens|partiels|révisions|concours|mémoire|thèse|prépa|cours|stage|alternance|bac)',
])

/** Beside these, weariness is of more than its load: of living, of everything, of oneself, or nobody is there to share it. */
const isOfMore = test([
  '(vivre|vie|exister|existence|vide|mourir|mort|morte|en finir|disparaître|issue|espoir|avenir|sens)',
  "(de tout|tout (est|lâcher|arrêter|quitter|s'écroule)|plus rien|que ça (s'arrête|cesse|finisse)|que tout (s'arrête|cesse)|plus me (réveiller|lever)|partir (loin|pour de bon))",
  '(à quoi bon|à quoi ça sert|plus la peine|plus envie|envie de rien|plus la force|plus de force*|me sens seul*|personne [ne] (me|m)|inutile|poids|fardeau|me (déteste|hais|dégoûte)|souffre|souffrance|douleur)',
  "(peur de (moi|ce que)|(du|me faire) mal|bêtise|connerie|en l'air|sauter|cachets|comprimés|médicaments|je bois|couteau|pont|fenêtre)",
  '(frapp*|tap*|secou*|gifl*|harcel*|viol*|menac*|enferm*)',
  '(bébé|nourrisson|mari|conjoint*|compagn*|copain|copine|ma femme|mon ex)',
])

/**
 * « On est deux pour trente résidents, je n'en peux plus »: weariness of something that has a name is ordinary, and asked about as such. Not once anything
 * worried, nor where the same words speak of living.
 */
export function isWornOutByALoad(
  { risk }: ConversationState,
  sentences: readonly PlainText[],
  { level, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level !== 'vigilance' || risk.level !== 'none') return false
  if (!signals.some(({ rule }) => rule === WEARINESS) || !signals.every(({ rule }) => mayHaveSpoken.has(rule)))
    return false
  if (says(saysOwnDeath) || says(isOfMore)) return false
  return says(saysWornOut) && says(namesALoad)
}

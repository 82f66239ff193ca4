import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { readSentences } from './detector/read-sentences.ts'
import type { Frame } from './detector/rule.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const KILL =
  '(tuer|étrangler|étriper|massacrer|trucider|buter|zigouiller|assassiner|écharper|exploser|défoncer|crever|égorger|fumer|éventrer|découper|dézinguer|flinguer|liquider)'
const THINGS =
  '(temps|ordi*|ordinateur|imprimante|gps|réveil|wifi|box|logiciel|appli*|téléphone|portable|machine|voiture|télé|chat|chats|chien|chiens|coq|moustique*|mouche*|araignée*|boss|jeu|échecs|match)'
const MIGHT =
  "(vais|va|pourrais|voudrais|veux|finir par|envie (de|d')|jure de|capable de|failli) [finir par|bien|vraiment|juste|trop]"
const saysKill = test([`${MIGHT} [le|la|les|l'|lui|te|tous] ${KILL}`])
/** Of somebody: « envie de fumer », « on va crever de chaud » threaten nobody. */
const threatensThem = test([
  `${MIGHT} (le|la|les|l') ${KILL} & ! ${THINGS}`,
  `${MIGHT} (tuer|étrangler|étriper|massacrer|trucider|buter|assassiner|égorger|flinguer) (mon|ma|mes|ce|cet|cette|ces|le|la|les|notre|nos|l') & ! ${THINGS}`,
])

export const isThreatOfSomebody = (message: string): boolean => toSentences(message).some(threatensThem)

/** Somebody of the house, the office or the class, and what they did again: chairs are scraped so, nobody is killed for it. */
const isOfSmallThings = test([
  '(celui là|celle là|ceux là|ceux ci|celui ci)',
  // Ce que l'on a oublié, pris, cassé, laissé traîner
  '(encore|toujours|jamais|pas|oublié|oublie|fini|mangé|pris|piqué|cassé|laissé|perdu|laisse|laissent|met|mets|mis|arrête* pas) ... (chaussette*|courses|poubelle*|vaisselle|évier|chambre|console|téléphone|tel|pull|fringue*|yaourt|fromage|café|tasse*|frigo|linge|serviette*|clés|devoirs|cours|réveil|dentifrice|lunette*|wc|canapé|télécommande|télé|chargeur|mail*|dossier*|fichier*|imprimante|agrafeuse|planning|rendez vous|rdv|anniversaire|pain|lait|gâteau*|céréales|goûter|chocolat|part|contrôle*|interro*|réunion*|visio*|régime|lumière*|chaussures|jouets|cheveux|douche|baignoire|salle de bain|voiture|plein|place)',
  '(renversé|effacé|rayé|taché|sali|déchiré|bouché|débranché|griffé|mordillé|planté|bugg*|spoil*|bourrage|panne)',
  // Ce qui fait du bruit, traîne, fait attendre
  "(séché|sèche|ronfle*|tond|tondeuse|perceuse|perce|trous|trompette|batterie|aboie*|miaule*|retard|en avance|mâche|mastique*|renifle*|siffle*|chantonne*|tapote*|parle (trop|fort|tout le temps|sans arrêt)|bavard*|chamaill*|disput*|coupe la parole|range* (pas|jamais|rien)|traîne* (partout|au lit)|répond (mal|insolemment)|insolent*|tape l'incruste|bruit* de bouche|claque* (la|les) porte*|musique|klaxonne*|se gare|mange* (des|ses|du|la|comme)|chips|pop corn|habiller|se préparer|lapin|changé d avis|change d avis|hotline|heures au téléphone|à fond|dans mes pattes)",
  'appelle* (dix|cinq|trois|quatre|vingt|20|10|5|15|mille|cent|36) fois',
  '(passe|passent) (sa|leur|ses) (vie|journées|soirées|temps) (sur|devant|à|au|dans)',
  '(critiqué|critique|commenté|refait|jugé) (mon|ma|mes) (gratin|repas|rôti|cuisine|gâteau|ménage|coiffure|robe|plat|tarte|déco|rideaux|jardin)',
  // Une chose ou une bête
  `${KILL} [avec] (mon|ma|mes|le|la|les|ce|cet|cette|ces|leur|son|un|une) [petit*|gros*|foutu*|putain de|maudit*|sale] (ordi*|ordinateur|imprimante|gps|réveil|wifi|box|logiciel|appli*|téléphone|portable|tel|machine|voiture|vélo|télé|photocopieuse|excel|windows|chat|chats|chatte|chien|chiens|chienne|chiot|chaton|coq|poule*|pigeon*|moustique*|mouche*|araignée*|guêpe*|plante*|boss|personnage|héros|serveur|site|mec de la hotline|gars de la hotline|opérateur)`,
  '(chat|chaton|chien|chiot|ordi|ordinateur|imprimante|gps|wifi|box|logiciel|imprimante|coq)',
])
/** What is added with a sigh. */
const sighs = test([
  "(je l'adore|je l'aime|façon de parler|rend (chèvre|dingue|folle|fou)|m'énerve*|me saoule*|me gonfle*|m'agace*|me soûle*|m'exaspère*|pénible*|casse pieds|insupportable)",
  '(je (vous|te) jure|franchement|sérieux|retenez moi|tenez moi|au secours lol)',
])

/** Those one shares a home, a wall or an office with: of them it is a manner of speaking by itself. Not of a wife or of who left, for whom it was meant too often; nor of a parent. */
const namesWhoGetsOnNerves = test([
  "(mon|ma|mes|notre|nos|ce|cet|cette|ces|le|la|les|l') [putain de|foutu*|maudit*|sale*|petit*|gros*|grand*|con de|cher|chère|jeune*|nouve*|vieux|vieille|ancien*] (chef*|patron*|boss|manager*|cadre|direct*|supérieur*|responsable*|rh|drh|collègue*|associé*|stagiaire*|alternant*|client*|coloc*|voisin*|proprio*|propriétaire*|syndic|mari|mec|copain|copines|homme|enfants|gosses|gamin*|mômes|môme|fils|fille|filles|ado|ados|jumeaux|jumelles|frère*|frangin*|soeur*|frangine*|beaux parents|belle fille|belle mère|belle soeur|belle-fille|beaux-parents|belle-mère|belle-soeur|beau frère|beau-frère|prof|profs|élève*|cousin*|pote*|copine|meilleur* ami*|artisan*|plombier*|banquier*|livreur*|coach|moniteur|tuteur|tutrice|maître de stage|binôme)",
])
/** What a figure of speech leaves out: where one is going, what one has lost, what comes after, how long it has been thought of. */
const mayBeMore = test([
  "(je suis en route|j'y vais|je pars|j'arrive|en chemin|j'y suis|dans (la|ma) voiture|je descends|je monte)",
  '(rien à perdre|plus rien à|en taule|finir aux assises|je m en fous [des conséquences|de tout]|advienne|tant pis pour (moi|lui|elle))',
  "(décidé|décision|je le ferai|je vais le faire|j'y pense|j'y songe|pense qu'à|obsède*|obsession|toutes les nuits|chaque nuit|cette fois)",
  '(et après [,] [je|ce sera|moi]|et moi après|après moi|avec moi|moi avec|ensuite je|me tuer|me tue|me flingue*|mourir|nous tous|tous ensemble|puis moi)',
  `(il|elle|ils) (mérite*|va le (regretter|sentir)|va (voir|comprendre|crever|mourir)|doit (mourir|crever))`,
  '(dieu|diable|démon*|voix|ordonne*|possédé*|complot*|me surveille*|empoisonne*)',
  '(liste|un par un|une par une|les uns après|tous|là haut|là-haut|au ciel|paradis|en paix|souffr*|délivr*|mieux (comme|sans|morts))',
  '(bu|bourré*|saoul*|coké*|défoncé|crack|manque)',
  `${KILL} (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)`,
])

/** Whoever means it names with what, when or where, or has already laid hands on them. */
const WEAPON =
  '(couteau*|fusil|arme|armes|carabine|pistolet|flingue|hache|marteau|machette|batte|corde|poison*|essence|cartouche*|balle|balles|lame)'
const isMeant = test([
  WEAPON,
  "(dans son sommeil|pendant (qu'il|qu'elle) dort|quand (il|elle) (dort|rentre|rentrera|dormira))",
  '(sais où (il|elle)|habite|son adresse|ses horaires|attends (devant|en bas)|préparé|prévu|plan|pour de vrai|vraiment|pas une (blague|façon)|sérieusement|je ne plaisante|plaisante pas|rigole pas|ce qu il faut)',
  '(cou|gorge|sang|étranglé|étranglée|étranglait|frappé*|tapé*|cogné*|poussé*|secoué*|mains (sur|autour)|failli|me contrôle|contrôle plus|voix|pulsion*|images|peur de (moi|le faire|la faire|passer)|la haine|vengeance|venger|payer|j en rêve)',
  '(bébé|nourrisson|nouveau né)',
  '(me|m|nous|lui|leur) [a|ont] (frapp*|tap*|cogn*|viol*|menac*|harcel*|tromp*|ruin*|humili*|quitt*|largu*|vir*|trahi*|vol*|drogu*|bless*|insult*|enlev*|détrui*|détruit*)',
  "(a|s'est) (violé|agressé|touché|abusé|tué|couché)",
  '((en bas|devant|derrière) (de|chez|sa|son) [chez|porte]|fils de (chien|chienne|pute|lâche|p)|bâtard*|connard*|enculé*|pute|ordure*|salaud*|salope*|sur ma (vie|mère|tête)|(sort|finit|rentre) [du|de|son] [*] à)',
  '(mon ex|divorce|garde|tribunal|procès|juge|plainte|police|prison|deal*|maîtresse|amant*)',
])

const namesATime = test(["(ce soir|cette nuit|demain|tout à l'heure|maintenant)"])
/** What is really meant to be done instead. */
const isDefused = test([
  '(lui|leur) (dire|parler|expliquer|envoyer) [*] (façon de penser|deux mots|ses quatre vérités|ce que je pense|un message|un mail|en face)',
  '(je (plaisante|rigole|déconne|blague)|façon de parler|nn mais|non mais|mdr|ptdr|lol)',
])

const THREATS = new Set([
  'danger-pour-autrui',
  'menace-et-moyen',
  'violence-annoncée',
  'douleur-insupportable',
  'seconde-lecture',
])

/** Of whom « je vais le tuer » is said may have been told a moment ago; so may a threat that is taken up again. */
const MESSAGES_LOOKED_BACK = 3

/** With more words something else is told, which is read for itself. */
const MOST_WORDS_OF_A_SIGH = 12

const lately = ({ recent }: ConversationState): PlainText[] =>
  recent.slice(-MESSAGES_LOOKED_BACK).flatMap((message) => toSentences(message))

/**
 * « Je vais le tuer, celui-là », of a son who skips school: anger at small things, or at those one lives and works with.
 * Not once anything worried, nor with a weapon, a time or a place.
 */
export function isExasperation(
  state: ConversationState,
  sentences: readonly PlainText[],
  { level, signals }: Reading,
): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (level === 'none' || state.risk.level !== 'none' || !signals.every(({ rule }) => THREATS.has(rule))) return false
  if (!says(saysKill) || says(isMeant) || says(saysOwnDeath) || (says(namesATime) && !says(isDefused))) return false
  if (says(isOfSmallThings) || says(sighs) || says(isDefused)) return true
  const isBare = sentences.flat().length <= MOST_WORDS_OF_A_SIGH && signals.every((signal) => signal.level !== 'crise')
  const told = [...lately(state), ...sentences]
  return isBare && told.some(namesWhoGetsOnNerves) && !told.some(mayBeMore) && !told.some(isMeant)
}

/** Said by the way of a threat, these leave no doubt. */
const isPlainlyMeant = test([
  `(ai|j'ai|avec|prends|pris|prend|sors|sorti|acheté|trouvé|chargé|cherche|chercher|planqué|caché) [déjà|aussi|toujours|encore] [un|une|le|la|mon|ma|du|de l|des|son|sa] [gros|grand|vieux] ${WEAPON}`,
  '(pendant|quand|dès) (qu il|qu elle|il|elle|que il|que elle) (dort|dormira|s endort|sera endormi*)',
  '(dans son sommeil)',
  '(suis|attends|me gare|garé*) (en bas|devant) [de] (chez (lui|elle)|sa porte|son (immeuble|travail|boulot|bureau)|l atelier)',
  '(sais|connais|trouvé|repéré|j ai) (où (il|elle) (habite|vit|travaille|dort|se gare)|son adresse|ses horaires|son trajet)',
  "(je (l'attends|le guette|la guette)|(attends|attendre|attendrai) (devant|en bas|dehors|à la sortie)) & ! (bus|train|tournant|dîner|déjeuner|manger|repas|goûter|parler|discuter)",
  'je (le|la) suis (partout|tous|toutes|depuis|jusque|jusqu*|en voiture|à la trace|dans la rue|quand|chaque|le soir|discrètement)',
  `(${WEAPON}|oreiller|coussin|ceinture|câble) [*] [*] (dans|à|en|sur) (la|les|mes|son|sa) (main|mains|visage|tête)`,
  "(acheté|pris|réuni|ai|trouvé) [déjà|tout] (ce qu'il|ce que il) (me faut|faut)",
  '(mains|mes mains) (sur|autour) [de] (son|du|le) cou',
  "(j'en|je en) rêve (toutes les nuits|la nuit|chaque nuit|tout le temps)",
])
const isPlanned = test(['(tout|déjà|bien) (prévu|planifié|préparé|organisé)'])
/** « Ce soir je le bute »: no figure of speech has a date. */
const saysWhen = test([
  "(ce soir|cette nuit|demain|tout à l'heure|demain soir|demain matin) [,] je (le|la|les) (bute|tue|plante|fume|crève|saigne|descends|égorge|massacre|étrangle|explose)",
  'je (le|la|les) (bute|tue|plante|fume|crève|saigne|descends|égorge|massacre|étrangle) (ce soir|cette nuit|demain)',
])
/** Said after a threat, these take back that it was a figure of speech. */
const insists = test([
  '(je suis|suis|chuis|on est) [très|vraiment|tout à fait|super|hyper|plus que|100%] sérieu* [là|hein] (,|$)',
  '(je|j) [ne] (plaisante|rigole|déconne|blague|bluffe) (pas|plus)',
  "(je vais|je compte|j'ai décidé de|je suis prêt* à|je suis capable de) [vraiment|bien|le] (le faire|passer à l'acte)",
  "(c'est|c'était|c) (pas|vraiment pas) (une blague|une façon de parler|une expression|des paroles en l'air|pour rire|de l'humour)",
  '(^|non|nan|si|tuer|faire|buter) [,] pour de (vrai|bon)',
])
const isPlayed = test([
  '(jeu|jeux|partie|boss|manche|fortnite|valorant|lol|cs|gta|minecraft|zelda|zombie*|personnage*|niveau|quête|roman|film|série|scène|cosplay|paintball|laser game|airsoft|échecs|cluedo|loup garou|cauchemar|moustique*|mouche*|rat|rats|souris|cafard*|taupe*|araignée*|guêpe*|frelon*|poule*|coq|cochon|lapin|poisson)',
])
const framesOfOthers = new Set<Frame>(['fiction', 'study', 'news', 'laughing', 'sport'])
/** In a threat that was already made, this much is enough. */
const waitsForThem = test([
  "(ce soir|cette nuit|demain|là|dehors|en bas|devant|à la sortie|quand (il|elle) (rentre|sort|arrive)) [,] [je] (l'attends|le attends|la attends|les attends|l'attendrai) & ! (dîner|déjeuner|manger|repas|goûter|parler|discuter)",
  `(le|mon|un|une|la|ma|les|des) [gros|grand|vieux] ${WEAPON} [*] [*] [*] [*] (chargé*|prêt*|sorti*|coffre|sac|voiture|bagnole|main|mains|poche|table|veste|siège)`,
  "(j'attends|attends) (que|qu) (il|elle|ils) (rentre*|sorte*|arrive*|dorme*|s'endorme*)",
  "je (l'attends|le attends|la attends|l'attendrai) (ce soir|cette nuit|demain|dehors|en bas|devant|à la sortie|dans)",
])
const MEANT_THREAT = { rule: 'menace-tenue', level: 'danger', situation: 'others' } as const

/** « Je vais l'étrangler » is a figure of speech until somebody waits at the door: then it is a danger, whatever was guessed of it. */
export function meantThreat(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isOpen = reading.level === 'none' || reading.level === 'vigilance' || isUnsure(reading)
  if (says(isPlayed) || says(saysOwnDeath)) return null
  const isThreat = isOpen && says(saysKill) && (says(isPlainlyMeant) || says(insists) || says(isPlanned))
  // « Mon chef, je vais le tuer », and then « non, je suis sérieux »; not « je rigole pas, il a encore laissé sa vaisselle ».
  const isMeantNow = says(isPlainlyMeant) || (says(insists) && !says(isOfSmallThings))
  const isTakenUp = () =>
    state.risk.level === 'none' && (isMeantNow || says(waitsForThem)) && lately(state).some(threatensThem)
  // A weapon beside « ce soir je le bute » is no means of one's own.
  if (!says(saysWhen) && !isThreat && !isTakenUp()) return null
  if (readSentences(message).some(({ frames }) => frames.some((frame) => framesOfOthers.has(frame)))) return null
  return { ...reading, level: 'danger', situation: 'others', signals: [MEANT_THREAT], immediate: true, distress: true }
}

import type { ConversationState } from './conversation-state.ts'
import { ORDINARY_BRIDGE } from './detector/excusers/idioms-of-death.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import type { Level, Situation } from './risk.ts'
import { isInDistress } from './risk-memory.ts'
import { KEPT_REMEDIES } from './said-of-means.ts'
import { isAboutThem } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const ORDINARY =
  '(vacances|valise*|voyage|week end|boulot|travail|déménag*|train|avion|famille|cure|rendez vous|courses)'

/** Departures and preparations without an object, which despair gives one. */
const preparesToLeave = test([
  `^ [alors|donc|voilà|bon|de toute façon] [moi] je (pars|m'en vais|partirai) (ce soir|cette nuit|demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) $`,
  `(partir|pars|partirai) [très] loin & (tout (préparé|prêt|réglé|est prêt|est réglé)|reviendrai pas|sans retour) & ! ${ORDINARY}`,
  '^ [oui|voilà|bon|et|ok|alors] je (le ferai|le fais|vais le faire) (ce soir|cette nuit|demain|demain soir|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) & ! (appel*|rendez vous|médecin|psy*)',
  `^ [oui|voilà|bon] (tout est|j'ai tout) (prêt|préparé|réglé|en ordre|organisé) $`,
  '(fait|réglé|rangé|mis|classé) .. (papiers|comptes) & (rien à chercher|au clair|en ordre|chien|chat|pour eux|pour les enfants)',
  `^ [alors|donc|voilà|bon|oui|et] je prépare mon départ & ! ${ORDINARY}`,
  '(fait le tour|dit au revoir) .. (gens que je aime|tous ceux que|ma famille|mes amis)',
])
/** A place, a weapon or medicines; an animal, belongings, those one leaves: whatever is said of them. */
const namesMeansOrLegacy = test([
  `(pont|viaduc|falaise*|voie ferrée|voies|rails|toit|rambarde|parapet|fenêtre ouverte) & (je|y a|il y a|près|devant|traîne|passe) & ! (travaux|réparer|promen* le chien|vue|élève*|${ORDINARY_BRIDGE})`,
  '(pont|viaduc) & (regarde|penche*|arrête|eau|vide)',
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
/** The others, better off: after distress that was told it is no mere weariness. */
const betterWithoutMe = test([
  '(serait|seraient|serez|seriez|sera|seront|irait|iraient|vivrait|vivraient|porterait|porteraient|sortirait|sortiraient) [tous|toutes|bien|beaucoup|tellement|sûrement|peut être] (mieux|plus heureux|plus heureuse*|plus tranquille*|plus libre*|soulagé*|débarrassé*) & (sans moi|si je (partais|disparais*|mourais|étais plus|ne étais plus|ne existais)|quand je serai plus) & ! (projet|match|équipe|réunion|dossier|travail|boulot)',
  "(mieux|bien) (avec|auprès d') (une|un) autre (mère|maman|père|papa|femme|mari) [que moi] & sans moi",
])
const wouldSwitchOff = test([
  '(appuyer|appuie) .. (bouton|touche) (off|arrêt|stop)',
  "(m'éteindre|me débrancher|que je m'éteigne|qu'on m'éteigne|off) & ! (téléphone|lumière|portable|ordi*|télé)",
])
const knowsHow = test([
  "(sais|sait) [déjà|très bien|exactement|bien] comment (faire|m'y prendre|procéder|y arriver)",
  '(pas une pause|définitivement|pour de bon|pour toujours)',
])
/** « Il suffirait d’une seconde », of nothing that was named. */
const wouldTakeLittle = test([
  "(suffirait|suffit|suffisait|prendrait|faudrait que) [*] [*] [*] (seconde|secondes|geste|instant|coup|pas|rien|peu|balle|pression|glisser|lâcher) & ! (part|coup (de (fil|main|pouce|balai|peinture|téléphone|chance)|d'oeil)|inattention|pardonn*|chose|mot|appel*|réunion|argent|euros|sommeil|vacances)",
])
/** Where one falls from, or is run over; and what it would settle. */
const namesPlaceOfDeath = test([
  '(pont|viaduc|passerelle|voies|rails|bord du quai|balcon|falaise*|toit|rambarde|parapet|platane*|vide) & ! (dans le vide intersidéral|ménage|brocante)',
  '(fenêtre|étage|8e|7e|6e|5e|huitième|septième|sixième|cinquième) & (regarde|passe|devant|penche*|ouvre|ouverte|au)',
  '(métro|train|rer|tgv|camion*) & (arrive|passe|quai|regarde|voie|approche)',
])
const wouldSettleAll = test([
  '(ça|ce|cela|tout) [me|nous|leur] (réglerait|règlerait|arrangerait|résoudrait|simplifierait|soulagerait) (tout|tout le monde|bien des|mes problèmes) & ! (prêt|argent|banque|logement|immo*|déménag*|voiture|travaux|chef|planning)',
  '(ça|ce|cela|tout) serait [si|tellement|vite|enfin|tout de suite|plus] (fini|réglé|simple|facile|terminé|rapide|vite fini) & ! (en|à) (métro|bus|vélo|tram|pied|voiture)',
  '(ça|ce|cela) irait [si|tellement|très] vite',
  "(un|une|qu'un|que un) (pas|geste|saut|seconde|coup de volant) et (ce est|c'est|ça serait|tout est|ce serait|plus rien)",
  "(eau|vide|rails) (m'appelle|me appelle|m'attire|me attire|me tire)",
])
const AT_A_PLACE = { level: 'crise', situation: 'plan' } as const

/** The medicines of somebody who died or is ill, kept in case. */
const keepsMedicines = test([
  `(garde|gardé|conserve|conservé|mis de côté|mets de côté) .. ${KEPT_REMEDIES} & ! (fièvre|enfants|voyage|migraine*|allerg*|rhume|trousse|animal|chien|chat|jeté*|rendu*|pharmacien*)`,
])
const justInCase = test(['(on sait jamais|on ne sait jamais|au cas où|pour le jour où|pour quand)'])
const thinksOfIt = test(['je y (pense|songe|repense) & ! (pas|plus|jamais|moins)'])
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

/** Those who die, or are put to sleep, day after day; and who would change places with them. */
const namesThoseWhoDie = test([
  '(endors|endormir|endort|euthanasi*|pique|piquer|abats|abattu*|abattre|enterre|enterrer|incinère*|veille) [*] [*] (animaux|bêtes|bête|chiens|chats|troupeau*|vaches|gens|morts|corps|patients|mourants)',
  '(morts|mortes|défunts|mourants|cercueil*|tombes|cimetière|morgue|pompes funèbres|soins palliatifs|fin de vie|corbillard|abattoir|euthanasi*)',
  '(ceux|celles|patients|résidents|gens|elles|ils) [qui] (partent|meurent|sont partis|sont parties|sont morts|s en vont|s éteignent)',
])
const enviesThem = test([
  "je [*] [*] [*] (les|le|la|l') (envie|envier|enviais|jalouse|jalouser) & ! (vacances|voyage*|retraite|jeunesse|couple*|leur (vie|métier|énergie|courage|famille|foi|humour|salaire|jardin)|de partir|d avoir|qui rentre*|qui part en|week end)",
  'je [*] [*] (voudrais|aimerais|prendrais) [bien|presque|parfois] [être|prendre] (à leur place|leur place|à sa place)',
  '(ils|elles|eux) [,] [au moins|eux] (ont (de la|cette|leur) chance|sont (tranquilles|en paix|au repos)) & ! (vacances|retraite|payés)',
])

/** Of who outlived somebody: no turn in a queue. */
export const awaitsOwnTurn = test([
  '(attends|attend|attendre|attendais) [*] [*] mon tour & ! (médecin|salle|caisse|préfecture|guichet|file|queue|parler|examen|oral|dentiste|urgences|hôpital|coiffeu*|pharmacie|notaire|jouer)',
  "(c'est|sera|serait|vient|viendra|vivement) [bientôt|enfin] mon tour & ! (médecin|salle|caisse|parler|examen|oral|jouer|vaisselle|ménage|garde)",
  "(plus qu'à|n'ai plus qu'à|reste à|reste qu'à) attendre (la mort|la fin|mon heure|que ça vienne)",
  "(j'attends|attends) (mon heure|la fin|la mort|d'y passer|de partir (aussi|à mon tour)) & ! (film|série|mois|journée|cours|semaine)",
])

const CRISIS = { level: 'crise', situation: 'veiled' } as const
const despair = new Set<Situation | null>(['passive', 'hopeless', 'burden', 'unbearable'])

/** What a message says only because of the despair told before it; null when nothing. */
export function saidAfterDespair(
  state: ConversationState,
  sentences: readonly PlainText[],
): { level: Exclude<Level, 'none'>; situation: Situation } | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (isAboutThem(state)) return null
  if (says(wouldSwitchOff) && says(knowsHow)) return CRISIS
  if (says(namesPlaceOfDeath) && says(wouldSettleAll)) return AT_A_PLACE
  if (says(wouldTakeLittle) && says(thinksOfIt)) return CRISIS
  if (says(keepsMedicines) && says(justInCase)) return CRISIS
  const isOfThoseWhoDie = says(namesThoseWhoDie) || state.recent.flatMap(toSentences).some(namesThoseWhoDie)
  if (isOfThoseWhoDie && says(enviesThem)) return { level: 'vigilance', situation: 'passive' }
  const isDistressed = isInDistress(state.risk, state.turn)
  if (isDistressed && (says(wouldTakeLittle) || (state.turn > 0 && says(betterWithoutMe)))) return CRISIS
  const isHeavy = isDistressed || state.uneasyAt !== null || says(wondersWhatFor)
  if (isHeavy && says(wouldNotBeMissed)) return { level: 'vigilance', situation: 'burden' }
  if (!isDistressed) return null
  const wasDespair = despair.has(state.risk.situation) || state.risk.level === 'crise'
  if (wasDespair && [preparesToLeave, namesMeansOrLegacy, keepsMedicines, weighsAbsence].some(says)) return CRISIS
  return says(tiredOfBeing) ? { level: 'vigilance', situation: 'passive' } : null
}

import type { ConversationState, RiskMemory } from './conversation-state.ts'
import { DISTRESS_AND_MEANS, SECOND_READING } from './detector/detect-risk.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { framesIn } from './detector/read-sentences.ts'
import { THEIR_PLAN } from './detector/rules/across-sentences.ts'
import { THEIR_DEATH_TOLD } from './detector/rules/another-about-to-die.ts'
import { isOrdinaryLeave, isOwnWriting, leaveTaken } from './goodbye-received.ts'
import { theyWantToJoinTheDead } from './joining-the-dead.ts'
import { isUnsure } from './replies/care-answer.ts'
import { deniesSuicide } from './replies/safety-statements.ts'
import type { Reading, Signal, Situation } from './risk.ts'
import { isSurelyTheirOwnCrisis } from './sure-guess.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const THEY = '(il|elle|{proche})'
const SAYS =
  '(dit|disait|répète|répétait|écrit|écrivait|parle|parlait|crie|hurle|pense|sorti|raconté|avoué|confié|lâché|balancé|annoncé|murmuré)'

/** The one who writes speaks of their own death. */
export const saysOwnDeath = test([
  'je [*] [*] (veux|voudrais|vais|pense|compte|songe|préfère*|aimerais) .. (mourir|en finir|disparaître|crever|au suicide|plus vivre|plus être là) & ! que (la|le|les|ma|mes|mon|ces|cette|ça|elle|il) [*] [*] (disparaî*|disparais*)',
  '(me|moi) (suicider|pendre|foutre|jeter|couper|mutiler|scarifier)',
  // « Il va me tuer » is said of somebody who threatens.
  `me tuer & ! (il|elle|ils|elles|on|{proche}|ex|parents|mère|père|chef|patron) [*] (va|vont|veut|veulent|voulait|peut|pourrait|menace|menacé|allait|jure|juré|essayé|voudrait) [de|pas|encore|vraiment|bien] me tuer`,
  'je [*] [ne] (veux|vais|voudrais|pense|compte|préfère*|pourrais) [pas|à|vraiment|juste] me tuer',
  'je me (coupe|scarifie|mutile|tue|suicide|pends)',
  "(j'ai|ai) [trop|tellement|souvent|juste] envie de (mourir|crever|disparaître|en finir)",
  '(moi aussi|mieux sans moi)',
  '(camion|voiture|bus|train|scooter|moto) me (percut*|fauch*|renvers*|écras*)',
  "(ai|je) plus envie (d'être là|de vivre|d'exister)",
])

/** « Je ne veux pas mourir » speaks of it to deny it. */
export const wishesOwnDeath = (sentence: PlainText): boolean => saysOwnDeath(sentence) && !deniesSuicide(sentence)

/** « Je plaisantais » lowers nothing that was said of one's own death. */
export const saysItWasAJoke = test([
  '(déconn*|rigol*|plaisant*|blague*|humour|vanne*) & ! (vous|tu) (plaisant*|rigol*|déconn*)',
])

/** The same, said by nobody else and quoted from nowhere. */
const speaksForOneself = test([
  'moi [,|aussi] (je|vouloir|envie) ... (mourir|finir|disparaître|en finir|me tuer)',
  'je (veux|vais) [aussi|juste|vraiment] (finir [avec] (la|ma) vie|mourir|me tuer|en finir) ... comme (lui|elle|mon|ma)',
])

/** Without its accent « là » is « la »: « elle ne ressent plus la même chose » is said by who leaves somebody. */
const NO_MORE_THERE =
  "plus là ($|,|et|ni|mais|ou|car|quand|pour|demain|bientôt|un jour|du tout|à|dans|avec|l'année|ce|cet|cette|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|qu|que|si|on|ça|tout|je|tu|vous|nous|ils|elles|il|elle|personne)"
/** Despair in the mouth of somebody else: said of themselves, written down, or found on a sheet of paper. */
const DESPAIR = `(mourir|en finir|disparaître|suicid*|se tuer|${NO_MORE_THERE}|plus envie|boulet|poids|fardeau|sert à rien|sers à rien|servait à rien|servir à rien|suis nul|suis nulle|mieux sans|y reste|y rester|pas né|pas née|plus vivre|marre de (tout|vivre|la vie)|fatigué* de (tout|vivre)|rejoindre|plus la force)`
const despair = test([
  `${THEY} [*] [*] [*] [*] ${SAYS} .. (qu'il|qu'elle) ... ${DESPAIR} & ! (mourir que|plutôt|en finir avec (son|sa|ses|ce|cette|ces|le|les|leur) *|se (tue|tuer|tuait) (au|à))`,
  `${THEY} [*] [*] [*] [*] (parle|parlait) .. (mourir|suicide|en finir|mort)`,
])
/** « Elle a parlé de suicide il y a dix ans, elle va bien » is told of what is over. */
const saysDespair = (sentence: PlainText): boolean => despair(sentence) && !framesIn(sentence).includes('resolved-past')
const wroteDespair = test([
  `(papier|mot|carnet|cahier|journal|message|lettre|note|dessin|post|sms|texto|histoire insta|story) ... (marqué|écrit|dit|disait|disant|où|avec) ... ${DESPAIR}`,
  `${THEY} [*] (a|avait) (écrit|noté|marqué|posté|publié|dessiné) ... ${DESPAIR}`,
])
/** What they post or send says who speaks, whatever stands in it. */
export const theyWrite = test([
  `${THEY} [*] [*] [*] (poste|posté|publie|publié|partage|écrit|écrire|envoie|envoyé|envoyer|mis|met) ... (tranquille*|embêter*|dérang*|plus là|débarrassé*|sans moi|adieu|au revoir|merci pour tout|bientôt fini|plus la peine|la fin|pardon)`,
])
/** « Gg les gars, je pars pour de bon », said by another. */
const theySayGoodbye = test([
  `${THEY} [*] [*] [*] (a dit|m'a dit|nous a dit|a lâché|a balancé|a annoncé|a mis|a écrit) ... (pour de bon|pour toujours|à jamais|adieu*|fini pour moi|plus jamais me (voir|revoir)|(c'est|pour) la dernière fois)`,
])
const fearsForThem = test([
  "(peur|crains|angoisse|inquiète|terrifié*|imagine) .. (qu'il|qu'elle|que {proche}) .. (suicid*|se tue|se fasse du mal|se faire du mal|fasse (une|des) (bêtise*|connerie*)|en finisse|passe à l'acte|se foute|attente|saute|pend*|meure)",
  "(qu'il|qu'elle) (se suicide|se tue|en finisse|passe à l'acte|se fasse du mal)",
  "(s'il|si elle|si il) (se suicide|se tue|veut mourir|pense au suicide)",
  `${THEY} va [peut être|sûrement|finir par] (mourir|se tuer|se suicider|y passer|faire une (bêtise|connerie)) & ! (demande*|question*|mourir de|un jour|vieillesse|rire)`,
])
export const isDoneToMe = test([
  '(me|nous) (frappe*|tape*|cogne*|pousse*|menace*|insulte*|étrangle*|gifle*|force*|viole*)',
  'sur moi',
])

/** What could kill, in the hands of another. */
const theyPrepare = test([
  `${THEY} [*] [*] (a|avait|vient de|garde|cache) [*] [*] (acheté|acheter|sorti|sortir|pris|préparé|caché|chargé|stocké|mis de côté|trouvé)  .. (corde|fusil|arme|pistolet|médicaments|cachets|comprimés|boîtes|lames|essence)`,
  `${THEY} .. (garde|cache|stocke|planque) .. (corde|fusil|arme|pistolet|médicaments|cachets|comprimés|boîtes|lames)`,
])
/** What the one feared for has done. */
export const theyDidIt = test([
  "(il|elle|{proche}) (a|vient d'|vient de) [déjà|peut être|sûrement|encore] (pris|avalé|gobé|prendre|avaler|gober) .. (cachet*|médicament*|comprimé*|boîte*|plaquette*|médoc*|somnifère*)",
  "(il|elle) (s'est|se est) (ouvert|taillé|coupé) .. (veines|poignets)",
  '(photo*|vidéo*|snap*|image*) .. (plaquette*|boîte*|blister*|tablette*|flacon*) [de|d] [*] vide*',
])
/** The one feared for cannot be reached. « Si elle ne répond pas ? » asks. */
const fallsSilent = test([
  '(répond|répondent|décroche|rappelle) [toujours] (plus|pas) & ! (si|quand|souvent|parfois|tout de suite|question*|demande)',
  '(téléphone|tel|portable) [est|a été] [toujours] (éteint|coupé|déchargé)',
  '(plus|pas|aucune) [de] (nouvelle*|réponse*) & ! si',
  '(messagerie|injoignable|introuvable|déconnecté*)',
])
/** The same, of a person and not of an office. */
const theyFallSilent = test([
  '(il|elle|{proche}|pote|ami|amie|copain|copine) [*] [*] [*] (répond|décroche|rappelle) [toujours] (plus|pas) & ! (si|quand|souvent|parfois|question*|demande|annonce|mail* pro)',
])
/** Behind a door that they keep closed, once a life is feared for, they are not reached. */
export const isShutIn = test([
  "(veut|veulent|voulait) (pas|plus) (m'|nous|me|lui|leur) ouvrir",
  '(veut|voulait) (pas|plus) ouvrir & ! (boîte|compte|dossier|magasin|bouche|cadeau*|courrier)',
  '(ouvre|ouvrait) (pas|plus) [la porte|sa porte|$|,|et|quand]',
  "(s'est|est|reste|se) (enfermé*|enferme|barricadé*|barricade) & ! (ascenseur|dehors)",
  '(porte|chambre|salle de bain*|verrou) .. (fermée à clé|verrouillé*|à clé|fermé* de l intérieur|bloquée)',
])
const namesTablets = test([
  '(médicament*|médoc*|cachet*|comprimé*|somnifère*|boîte*|plaquette*|corde|arme|fusil|lame*)',
])
const isMine = test(["(j'ai|je vais|je veux|je me|moi aussi|avec moi dessus|me (pendre|tuer|tirer))"])

/** An act of theirs, or the words before one: no guess, however unsure the reading. */
export const namesAct = test([
  '(adieu|adieux|avalé*|pris|prendre|cachets|comprimés|médicaments|corde|fusil|arme|pont|toit|falaise|parapet|rambarde|vide|sauter|rails|coupé*|saigne*|lettre)',
  '(répond|décroche) (plus|pas)',
])

/** What the one who watches over them has put away. */
const protectsThem = test([
  "(j'ai|on a|ai) (caché|enlevé|retiré|rangé|jeté|confisqué|fermé|verrouillé) *",
  "(j'ai|on a|ai) [tout] mis .. (sous clé|hors de [sa] portée|à l'abri|en lieu sûr|au coffre|sous clef)",
])
const speaksOfOneself = test(['(je|moi|me|mon|ma|mes)'])
const speaksOfDoingIt = test([`${THEY} [*] [*] (parle|parlait|pense|pensait|évoque|menace) (de|à|d) *`])
const isNow = test([
  '(ce soir|cette nuit|maintenant|tout de suite|vient de|adieu|est sur|a pris|avalé*|lame|arme|fusil|corde|enfermé*)',
  '(répond|décroche) (plus|pas)',
])

export const isAboutThem = ({ risk }: Pick<ConversationState, 'risk'>) =>
  risk.situation === 'other-worry' || risk.situation === 'other-imminent'

/** They told of their own danger, and not only of somebody's. */
const isAboutMe = ({ risk }: Pick<ConversationState, 'risk'>) =>
  risk.level === 'crise' && !risk.isGuessed && !isAboutThem({ risk })

/** A lesson about it is of nobody: « quels mots éviter avec des élèves de cet âge ? » */
const ofPrevention = test([
  '(séance|atelier|prévention|intervention|sensibilis*|exposé|affiche|animer|formation) & ! (il|elle|lui)',
  '(avec|à|devant|pour) (des|les|mes|nos) (élèves|classes|jeunes|lycéens|collégiens|étudiants|salariés|équipes)',
])

/** The rule of despair that somebody reports of another. */
const REPORTED = 'dit-par-un-autre'
const ACTS = new Set<Situation>(['attempt', 'plan', 'farewell', 'intent', 'other-imminent'])

/** A silence told so many messages ago is still one. */
const MESSAGES_OF_A_SILENCE = 3

/** What the one who is feared for has at hand. */
export const tellsTheirMeans = test([
  '(il|elle|{proche}) [*] [*] (a|garde|avait|possède|cache|a pris|tient|stocke) .. (arme*|fusil|carabine|pistolet|couteau*|corde|médicament*|cachet*|comprimé*|médocs)',
])

/**
 * A reading of what somebody says of another person's words, or of their fear for them: it is that person's danger, whoever says « je »
 * in it. Who spoke of their own death is always heard for themselves.
 */
export function asTheirs(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (isAboutThem(state) && says(tellsTheirMeans) && !says(saysOwnDeath))
    return { ...reading, level: 'crise', situation: 'other-imminent', immediate: true, distress: true }
  if (reading.situation === 'voices' || reading.situation === 'method-question') return reading
  const isPosted = says(theyWrite) && !isAboutMe(state)
  const isTheirs = reading.situation === 'other-imminent' || reading.situation === 'other-worry'
  if (isTheirs && says(speaksForOneself)) return { ...reading, situation: 'ideation' }
  if (says(saysOwnDeath) && !isPosted) return reading
  if (isAboutMe(state)) return reading
  const isLowered = state.safety.reached === true && isUnsure(reading) && !says(namesAct)
  const isGuessedOfThem = says(fearsForThem) && reading.signals.every(isGuessedIfCrisis)
  // « Elle m'a dit qu'elle avait envie de mourir »: heard of oneself, it would be a thought and no act.
  const isThoughtToldOf =
    says(saysDespair) && reading.signals.every((signal) => isGuessedIfCrisis(signal) || signal.situation === 'ideation')
  const isOnlySaid =
    (says(speaksOfDoingIt) || isGuessedOfThem || isDeathTold(reading) || isThoughtToldOf) && !says(isNow)
  if (reading.situation === 'other-imminent' && isOnlySaid)
    return { ...reading, situation: 'other-worry', immediate: false }
  // « Dans sa story elle dit vouloir en finir » is heard by rules of one's own death too.
  if (!isTheirs && reading.signals.some(tellsTheirDeath))
    return { ...reading, situation: says(isNow) || reading.immediate ? 'other-imminent' : 'other-worry' }
  const leave = leaveTaken(state, sentences, reading)
  const isLeaving = leave === 'clear' || theyWantToJoinTheDead(state, sentences)
  // What is told of their leave says more than a guess at it.
  const isOpenToLeave = reading.level !== 'crise' || (leave === 'clear' && isGuessedFromLeave(reading))
  if (reading.situation === 'other-imminent' && !isLowered && !(isLeaving && isOpenToLeave)) return reading
  const isWritten = (says(wroteDespair) || says(theySayGoodbye)) && !says(isOwnWriting)
  const isOfDanger = reading.level === 'danger' && (!isUnsure(reading) || says(isDoneToMe))
  const isSilent = says(fallsSilent) && !state.safety.reached && !state.safety.helped
  const isOutOfReach = says(isShutIn) || (says(fallsSilent) && says(namesTablets))
  const isFeared = state.risk.level === 'crise' && !state.safety.helped
  // A goodbye, and then silence: nobody waits to know more.
  const wasSilent = state.recent.slice(-MESSAGES_OF_A_SILENCE).flatMap(toSentences).some(theyFallSilent)
  const isLeave = leave !== null || isWritten || (wasSilent && isPosted)
  const hasGone = isLeave && (says(fallsSilent) || wasSilent) && !says(isOrdinaryLeave) && !isLowered
  const isReachedNoMore = says(theyDidIt) || isSilent || (isFeared && isOutOfReach)
  if (hasGone || (isAboutThem(state) && isReachedNoMore)) return underWay(reading)
  const isPlanned = reading.signals.some(({ rule }) => rule === THEIR_PLAN)
  const isPrepared = (says(theyPrepare) || isPlanned) && !says(isMine) && reading.level === 'crise'
  if (isPrepared) return { ...reading, situation: 'other-imminent' }
  if (isLeaving && !isOfDanger && isOpenToLeave) return leavesThem(reading)
  const isLeaveTaken = leave !== null
  const isReported =
    !isOfDanger &&
    (isLeaveTaken || says(saysDespair) || isPosted || isWritten || says(fearsForThem) || tellsOfThem(reading))
  // Alone, « il dit qu'il va se tuer au combat » is a game.
  const isLaterOn = state.turn > 0 && !says(ofPrevention)
  const isHeeded = reading.level !== 'none' || reading.uneasy || isLaterOn || isLeaveTaken
  if (isReported && isHeeded) return theirs(reading)
  if (!isAboutThem(state)) return reading
  const isGuessedDanger = reading.level === 'danger' && isUnsure(reading) && !says(isDoneToMe)
  const isOwn = reading.level === 'crise' || reading.level === 'vigilance'
  // Who speaks for themselves, and surely of a crisis, is not the one they were afraid for.
  const isOfOneself = reading.level === 'crise' && says(speaksOfOneself)
  if (isOfOneself && isSurelyTheirOwnCrisis(message)) return reading
  return isGuessedDanger || isOwn ? theirs(reading, says(protectsThem)) : reading
}

/** No rule knows of a crisis: it is only guessed. */
const isGuessedIfCrisis = ({ rule, level }: Signal): boolean => level !== 'crise' || rule === SECOND_READING

const tellsTheirDeath = ({ rule }: Signal): boolean => rule === THEIR_DEATH_TOLD
/** They want to kill themselves, and no rule knows of an act: there is time to speak with them. */
const isDeathTold = ({ signals }: Reading): boolean =>
  signals.some(tellsTheirDeath) && signals.every((signal) => tellsTheirDeath(signal) || isGuessedIfCrisis(signal))

/** No rule spoke but the one that hears a cat given away beside a guess: the leave itself. */
const isGuessedFromLeave = ({ signals }: Reading): boolean =>
  signals.every(({ rule }) => rule === SECOND_READING || rule === DISTRESS_AND_MEANS)

/** Who thanks for all and gives their things away, or wants to follow somebody who died, may be about to go: it is a crisis, and theirs. */
const leavesThem = (reading: Reading): Reading =>
  crisisOfTheirs(reading, { situation: 'other-worry', immediate: false })

/** A rule knows that they fear for somebody, whatever else was guessed. */
function tellsOfThem({ level, signals }: Reading): boolean {
  const told = signals.filter((signal) => !isUnsure({ signals: [signal] }))
  return level === 'vigilance' && told.length > 0 && told.every(({ situation }) => situation === 'other-worry')
}

/** « Ce n'est pas moi, c'est mon frère »: what was read stays, and is his. */
export function handedOver(risk: RiskMemory, turn: number): RiskMemory {
  const isAct = risk.immediate || (risk.situation !== null && ACTS.has(risk.situation))
  return { ...risk, situation: isAct ? 'other-imminent' : 'other-worry', isGuessed: false, signalAt: turn }
}

/** « C'est MOI qui vais mal »: it was never another's. Who hid behind a friend to say it has confessed. */
export function handedBack(risk: RiskMemory, turn: number, isConfessed: boolean): RiskMemory {
  const level = isConfessed ? 'crise' : risk.level
  const situation = level === 'crise' ? 'veiled' : 'passive'
  return { ...risk, level, situation, immediate: false, isGuessed: false, isOwn: true, signalAt: turn }
}

const underWay = (reading: Reading): Reading =>
  crisisOfTheirs(reading, { situation: 'other-imminent', immediate: true })

function crisisOfTheirs(
  reading: Reading,
  { situation, immediate }: { situation: Situation; immediate: boolean },
): Reading {
  const level = 'crise'
  return { ...reading, level, situation, immediate, signals: [{ rule: REPORTED, level, situation }], distress: true }
}

/** An act under way or at hand stays one; anything else is a worry, which is told. */
function theirs(reading: Reading, isProtected = false): Reading {
  const isTold = reading.level === 'crise' && !isUnsure(reading) && !isProtected
  const isAct = isTold && (reading.immediate || (reading.situation !== null && ACTS.has(reading.situation)))
  if (isAct) return { ...reading, situation: 'other-imminent' }
  const level = isTold ? 'crise' : 'vigilance'
  const situation = 'other-worry'
  return {
    ...reading,
    level,
    situation,
    immediate: false,
    signals: [{ rule: REPORTED, level, situation }],
    distress: true,
  }
}

import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isPartner } from './person-spoken-of.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading, Situation } from './risk.ts'
import { isDoneToMe, saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HITS =
  '(frappe*|frappé*|tape*|tapé*|cogne*|cogné*|gifle*|giflé*|mord*|griffe*|bouscule*|bousculé*|pousse*|poussé*|menace*|cassé*|étrangle*|étranglé*)'
const childHitsMe = test([
  `(fils|fille|ado|gamin*|gosse|fiston|enfant) [*] [*] [*] [*] [*] (me|nous|m'a|nous a) [a|encore|déjà] ${HITS} & ! (père|mari|ex|copain|compagnon|conjoint|dit|raconte|voit|vu|entend)`,
])
const partnerHitsMe = test([
  `(mari|femme|conjoint*|compagn*|copain|copine|époux|épouse|ex|mec) [*] [*] [*] (me|m'a|m) [a|encore|déjà] ${HITS} & ! (mère|père|maman|papa|parents)`,
  `(mari|femme|conjoint*|compagn*|copain|copine|époux|épouse|ex|mec) [*] [*] [*] (me|m'a|m) [a|encore|déjà|même] (mis|met|donné|donne|collé|foutu|flanqué|envoyé|retourné) (une|des|deux|un) [*] (gifle*|claque*|baffe*|beigne*|mandale*|tarte*|raclée|coup|coups) & ! (mère|père|maman|papa|parents|coup de (main|fil|pouce|téléphone))`,
])
const namesAnotherGrownUp = test(['(mari|femme|conjoint*|compagn*|copain|copine|ex|père|beau-père)'])

const PARENT =
  '(père|mère|papa|maman|parents|beau-père|belle-mère|beau père|belle mère|daron|daronne|tonton|oncle|nounou|grand-père|grand-mère)'
const MINOR =
  '(élève*|enfant*|gamin*|gosse*|fillette|garçonnet|écolier*|petit|petite|petits|petites|bébé|ado|nièce|neveu|filleul*|collégien*)'
const TEACHES =
  '(enseignant*|instit*|prof|professeur*|maîtresse|maître|atsem|aesh|animat*|éducat*|assistante maternelle|nounou|babysitter|baby-sitter|cpe|infirmière scolaire|surveillant*|entraîneur*|entraîneuse|coach|pédiatre|directrice d école|directeur d école)'

/** A child is the one who is hurt, and somebody else tells of it. */
const childIsHurt = test([
  `${MINOR} ... (se fait|se font|fait) (frapper|taper|battre|cogner|maltraiter|tabasser|violenter|gifler|insulter|défoncer|démonter|massacrer|dérouiller|corriger)`,
  `${MINOR} .. (est|sont|était) (frappé*|battu*|maltraité*|tapé*|brutalisé*|violenté*)`,
  `(son|sa|ses|leur|leurs|le|la) ${PARENT} [*] (la|le|les|l|lui|leur) (frappe*|tape*|bat*|cogne*|gifle*|fouette*|fait mal|fait du mal|maltraite*|enferme*|donne des coups|tire les cheveux)`,
  `(que|quand|et) ${PARENT} [*] (la|le|les|lui|leur) (frappe*|tape*|bat*|cogne*|gifle*|fouette*|fait mal|fait du mal|enferme*)`,
  `(dit|raconté|avoué|confié|répond*) que (c'est|ce est|c'était|ce était) [son|sa|ses] ${PARENT}`,
  `(frappé*|battu*|tapé*) par (son|sa|ses|leur|leurs) ${PARENT}`,
  // What is done to a body that is not theirs to give.
  '(lui|la|le|les|l) (fait|faisait|font|fasse|touche*|touchait|caresse*|caressait|embrasse*|déshabille*|a touché*|a fait|montre*|demande*) ... (culotte|zizi|zézette|sexe|fesses|chatouille*|attouchement*|bisous sur la bouche|tout nu|toute nue|parties intimes|secret)',
  `${MINOR} ... (attouchement*|abusé*|agressé* sexuellement|violé*|inceste)`,
])
const HEARD =
  '(enfant*|bébé|bébés|gamin*|gosse*|fillette*|petit|petite|ptit|ptite|petits|petites|garçon|garçonnet|(petite|jeune|leur|sa|la) fille|(leur|son|le) fils|ado|môme|mômes|loupiot*)'
/** Through a wall, it is a child who cries, begs or is hit. */
const childIsHeard = test([
  `${HEARD} [*] [*] [*] (pleur*|cri*|hurl*|suppli*|gémi*|appel*|sanglot*)`,
  `(pleurs|cris|hurlements|sanglots) (d|de|du|des) [un|une|la|le|leur|petit*] ${HEARD}`,
  `(pleurer|crier|hurler|sangloter) [*] (un|une|le|la|les|leur|leurs|des) [petit*|jeune*] ${HEARD}`,
  '(arrête|stop|pitié|non) [,|s il te plaît] (papa|maman|papy|papi)',
  '(papa|maman) [,] (arrête|stop|non|pardon)',
  `${HEARD} ... (claque*|gifle*|fessée*|coups|baffe*|ceinture|raclée*|tape*|frappe*)`,
  `(claque*|gifle*|fessée*|coups|baffe*|ceinture|raclée*) ... ${HEARD}`,
])
/** A grown-up is hit there, whoever else weeps. */
const grownUpIsHit = test([
  '(femme|dame|voisine|mère|maman|épouse|compagne|elle) [*] [*] (se fait (frapper|taper|battre|cogner|tabasser|insulter)|est (frappée|battue)|(crie|hurle|suppli*) [*] (à l aide|au secours|arrête|pitié))',
  '(frappe|tape|bat|cogne|tabasse|étrangle) (sa|la|cette) [*] (femme|compagne|copine|mère|voisine|dame|maman)',
])
const blowsAreHeard = test([
  '(claque*|gifle*|fessée*|coups|baffe*|ceinture|raclée*|cogne*|arrête papa|arrête maman|papa arrête|maman arrête)',
])

const saysWhoTheyAre = test([`(suis|en tant que|comme) [une|un|son|sa|leur|la|l|sa] ${TEACHES}`])
const namesAMinor = test([
  MINOR,
  '(elle|il|enfant|fille|garçon|élève) (a|avait) (2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) ans',
])
/** « C'est pas moi, je parle de mon élève. » */
const saysOfAnother = test([
  'pas [de|sur|pour] moi',
  '(parle|parlais|parlait|agit) (de|d|du|des) *',
  '(moi|je) suis pas (la victime|frappé*|battu*|concerné*)',
  '(mélange*|confond*)',
])
/** Those who are heard through a wall. */
export const isNextDoor = test([
  '(mes|mon|ma|les|la|le|des|un|une|nos|notre) [petit*|jeune*|nouveau*|nouvelle*] (voisin|voisine|voisins|voisines)',
  '(au dessus|au dessous) & ! (au dessus|au dessous) (de|des|du)',
  "(du dessus|du dessous|d'à côté|d'en face)",
  '(palier|cloison|à travers le mur|étage)',
  '(dame|monsieur|couple|famille|gens) du (rez|premier|deuxième|troisième|quatrième|1er|2e|2ème|3e|3ème|4e|4ème|5e|5ème|6e)',
])
const namesAGrownUp = test([
  '(ma|mon|une|un|la|le|cette|notre|les|mes|des|du) [meilleur*|belle|beau|grande|grand|jeune|petite] (voisine|voisin|voisins|amie|ami|soeur|frère|collègue|copine|mère|belle-soeur|cousine|cousin|tante|maman|patiente|cliente|locataire|dame|femme|couple|pote)',
])

const BOSS =
  '(chef|cheffe|patron|patronne|manager*|supérieur*|directeur|directrice|responsable|employeur|boss|gérant*|collègue*|client*|cliente*|contremaître)'
/** What somebody does at work that is no mere word: « il m'a lancé un défi » is one. */
const FIGURE =
  '(photo*|message*|mail*|monnaie|pièces|ticket|plante|poussé* (à|vers|dehors)|pique*|défi*|regard*|remarque*|reproche*|idée*|promotion|faute|responsabilité|projet|frappé* par|dans le vide)'
const blowsOf = (somebody: string) =>
  test([
    `${somebody} [*] [*] [*] [*] (m'a|m'ont|me|nous a) [a|encore|déjà|même|carrément] (frappé*|frappe|giflé*|gifle|cogné*|tapé dessus|empoigné*|agrippé*|plaqué*|étranglé|craché*|tordu|attrapé* par|poussé* .. (mur|porte|épaule|par terre|violemment|bureau)|bousculé*) & ! ${FIGURE}`,
    `${somebody} ... (lancé|lance|jeté|jette|balancé|balance|envoyé) ... (dessus|à la figure|au visage|à la tête|à la gueule|ma direction|vers moi|sur moi|contre moi) & ! ${FIGURE}`,
    `${somebody} ... (levé la main sur moi|coup de (poing|pied|boule))`,
  ])
const hurtAtWork = blowsOf(BOSS)
const hurtByThem = blowsOf('(il|elle)')
const isOfWork = test([
  `(c'est|moi c'est|agit de|parle de|parlais de) [pas mon mari ,|mais] (mon|ma|un|une) ${BOSS}`,
  '(harcèlement|violence*|agressé*) (au|dans le|dans mon|sur mon) (travail|boulot|taf|bureau|entreprise)',
  `(par|de) (mon|ma|un|une) ${BOSS}`,
])
const CALLED_BOSS = /chef|patron|manager|directeur|directrice|responsable|supérieur/
const CALLED_CHILD = /(?:fils|fille|enfant|ado|gosse|gamine?|petite?|grande?|fiston)$/

const SLAP = '(gifle*|claque*|baffe*|beigne*|mandale*|tarte*|raclée|coup|coups)'
/** What a game counts as beating. */
const GAME =
  '(échecs|jeu|jeux|cartes|foot|tennis|ping*|console|switch|fifa|course|monopoly|match|partie|porte|manche|failli|presque|envie|jamais)'
const hitOwnChild = test([
  `(j'ai|ai) [encore|déjà|même|aussi|vraiment] (frappé*|giflé*|tapé*|cogné*|fouetté*) [sur] (mon|ma|mes|notre|nos) [petit*|grand*] (fils|fille|filles|enfant*|gamin*|gosse*|petit|petite|ado|aîné*|cadet*) & ! ${GAME}`,
  `(j'ai|ai) [encore|déjà] levé la main sur (mon|ma|mes|notre) [petit*|grand*] (fils|fille|filles|enfant*|gamin*|gosse*|petit|petite|ado|aîné*) & ! ${GAME}`,
])
/** The same where « le » and « lui » can only be a child of theirs. */
const hitThem = test([
  `je (lui|leur) ai [encore|déjà|même|quand même] (mis|donné|collé|foutu|flanqué|envoyé|filé|retourné) (une|des|deux|trois|un) [*] ${SLAP} & ! (coup de (main|fil|pouce|téléphone|peigne|balai)|${GAME})`,
  `je l'ai [encore|déjà|même] (frappé*|giflé*|tapé*|cogné*) & ! ${GAME}`,
  '(gifle|claque|baffe|main|beigne|tarte) [,] [elle|ça|m|me|lui|est|a|se] [est|a] [est|toute|vite|presque] [seule|vite|*] (parti|partie|parties|échappé*) & ! (jamais|failli|au revoir|on est)',
  "c'est moi qui (ai|l'ai|lui ai|les ai) [encore] (frappé*|giflé*|tapé*|mis|donné|levé la main)",
  'levé la main sur (lui|elle|eux)',
])

const speaksOfOneself = test(['je', 'moi'])

const misread = new Set<Situation>(['partner-violence', 'violence', 'elder', 'child'])
const ofGrownUps = new Set<Situation | null>(['partner-violence', 'violence', 'sexual-violence', 'others'])
const OF_AGE = 18

type Says = (isMet: (sentence: PlainText) => boolean) => boolean

/**
 * Whose blows are told says whose line it is: a son who hits his mother is no partner to flee and nobody's child to protect; a husband who
 * does so in front of the children is one; a boss is neither, and who slapped their child is no victim. Whoever says that we took one for another is believed.
 */
export function byWhoHits(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const says: Says = (isMet) => sentences.some(isMet)
  // Who hates themselves for a blow to their child told of the blow first.
  const isAfterABlow = reading.situation === 'unbearable' && says(hitOwnChild)
  const isOpen = reading.level === 'none' || reading.level === 'danger' || isUnsure(reading) || isAfterABlow
  if (!isOpen || says(saysOwnDeath) || reading.situation === 'medical') return reading
  // What a child or a neighbour is in, told without a word on oneself, is no guess at one's own wish to die.
  const isOfAnother = state.safety['for-child'] === true || state.isWitness
  if (isOfAnother && reading.level === 'crise' && !says(speaksOfOneself))
    return byWhoHits(state, sentences, { ...reading, level: 'none', situation: null, signals: [] })
  return (
    ofOwnChild(state, says, reading) ??
    ofWork(state, says, reading) ??
    ofAChild(state, says, reading) ??
    ofAnotherGrownUp(state, says, reading) ??
    ofFamily(state, says, reading)
  )
}

/** They hit their own child. A baby is led by itself: nobody leaves one alone. */
function ofOwnChild(state: ConversationState, says: Says, reading: Reading): Reading | null {
  const isChildMeant = CALLED_CHILD.test(state.spokenOf[0]?.called ?? '')
  if (state.speaksOfBaby || !(says(hitOwnChild) || (isChildMeant && says(hitThem)))) return null
  state.safety['own-act'] = true
  return told(state, reading, 'child', HIT_OWN_CHILD)
}

/** « Moi c'est mon patron ». */
function ofWork(state: ConversationState, says: Says, reading: Reading): Reading | null {
  const isOfPartner = state.spokenOf.some(isPartner)
  const isBossMeant = CALLED_BOSS.test(state.spokenOf[0]?.called ?? '')
  const isNew = !isOfPartner && (says(hurtAtWork) || (isBossMeant && says(hurtByThem)))
  const isCorrected = ofGrownUps.has(state.risk.situation) && !state.safety['at-work'] && says(isOfWork)
  // What is done at work to those who are cared for there is theirs.
  const isRead =
    reading.level === 'danger' && (reading.situation === 'partner-violence' || reading.situation === 'violence')
  const isMisread =
    isRead && !isOfPartner && !state.isWitness && (isBossMeant || state.safety['at-work'] === true || says(isOfWork))
  if (!(isNew || isCorrected || isMisread)) return null
  state.safety['at-work'] = true
  return told(state, reading, 'violence', isCorrected ? CORRECTED : AT_WORK)
}

/** Somebody tells of a child who is hurt, or says that it is one. */
function ofAChild(state: ConversationState, says: Says, reading: Reading): Reading | null {
  const isMinor = state.isAtSchool || (state.age !== null && state.age < OF_AGE)
  const isByThemselves = state.safety['own-act'] === true || state.safety['own-fear'] === true
  if (isMinor || isByThemselves || says(isDoneToMe)) return null
  const isTold = (state.speaksOfChild && says(childIsHurt)) || isHeard(state, says, reading)
  const isNamed = says(namesAMinor) || (state.speaksOfChild && says(saysWhoTheyAre))
  const isCorrected = ofGrownUps.has(state.risk.situation) && isNamed && (says(saysOfAnother) || says(saysWhoTheyAre))
  const isRead = reading.situation !== null && (reading.situation === 'child' || ofGrownUps.has(reading.situation))
  const isStill = state.safety['for-child'] === true && isRead && !says(partnerHitsMe)
  if (reading.situation === 'child' && reading.level === 'danger' && state.speaksOfChild)
    state.safety['for-child'] = true
  if (state.safety['for-child'] && says(isNextDoor)) state.safety['next-door'] = true
  if (!(isTold || isCorrected || isStill)) return null
  state.safety['for-child'] = true
  if (says(isNextDoor)) state.safety['next-door'] = true
  state.isWitness = false
  return told(state, reading, 'child', isCorrected ? CORRECTED : OF_A_CHILD)
}

/** Next door, among cries or blows: children who merely make a noise are none. */
function isHeard({ isWitness, safety, risk }: ConversationState, says: Says, reading: Reading): boolean {
  const isThere = isWitness || safety['next-door'] === true || says(isNextDoor)
  if (!isThere || !says(childIsHeard) || says(grownUpIsHit)) return false
  return reading.level === 'danger' || risk.level === 'danger' || says(blowsAreHeard)
}

/** « C'est pas moi, c'est ma voisine »: they are a witness. */
function ofAnotherGrownUp(state: ConversationState, says: Says, reading: Reading): Reading | null {
  const isTaken = ofGrownUps.has(state.risk.situation) && !state.isWitness && !state.safety['at-work']
  if (!isTaken || says(isDoneToMe) || !says(saysNotOneself)) return null
  if (!says(namesAGrownUp) && !says(meansThem)) return null
  state.isWitness = true
  return told(state, reading, 'partner-violence', CORRECTED)
}

/** « C'est pas pour moi, c'est pour elle. » */
const meansThem = test(["(c'est|pour|de|mais) (elle|lui|eux) [qui|que|$|,]"])
const saysNotOneself = test([
  'pas [de|sur|pour] moi',
  '(parle|parlais|agit) (de|d) [ma|mon|une|un] *',
  '(moi|je) suis pas (la victime|frappé*|battu*|concerné*)',
])

function ofFamily(state: ConversationState, says: Says, reading: Reading): Reading {
  if (reading.level !== 'danger' || reading.situation === null || !misread.has(reading.situation)) return reading
  const isMinor = state.age !== null && state.age < OF_AGE
  if (reading.situation === 'child' && !isMinor && says(partnerHitsMe))
    return { ...reading, situation: 'partner-violence' }
  const isStillThem = state.safety['by-child'] === true && !says(namesAnotherGrownUp)
  if (!says(childHitsMe) && !isStillThem) return reading
  state.safety['by-child'] = true
  return { ...reading, situation: 'violence' }
}

const HIT_OWN_CHILD = 'enfant-frappé-par-soi'
const AT_WORK = 'violence-au-travail'
const OF_A_CHILD = 'enfant-frappé-dit-par-un-autre'
/** The rule of who and what were taken for another. */
const CORRECTED = 'mauvaise-personne'

export const isOfWrongPerson = ({ signals }: Reading): boolean => signals.some(({ rule }) => rule === CORRECTED)

/** What was kept of the danger is theirs from now on, too. */
function told(state: ConversationState, reading: Reading, situation: Situation, rule: string): Reading {
  if (ofGrownUps.has(state.risk.situation)) state.risk.situation = situation
  const signal = { rule, level: 'danger', situation } as const
  const guessed = reading.level === 'crise' ? reading.signals.filter(({ level }) => level === 'crise') : []
  const level = guessed.length > 0 ? 'crise' : 'danger'
  return { ...reading, level, situation, signals: [signal, ...guessed], distress: true }
}

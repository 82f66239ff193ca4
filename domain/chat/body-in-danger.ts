import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import {
  CHILD_BODY,
  DRINK_AND_TABLETS,
  FALLEN_CHILD,
  FALLEN_ELDER,
  ROAD_ACCIDENT,
  SHAKEN_BABY,
  SIDE_THAT_FAILS,
  THEIR_BODY,
} from './detector/rules/bodies-in-danger.ts'
import { wantsToDie } from './done-to-oneself.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isAboutThem, saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const THEY = '(il|elle|bébé|{proche})'
/** Said of somebody whose body is already feared for, these bring the danger nearer. By themselves they say little. */
const signsBeside = test([
  `${THEY} [*] [*] (vomi|vomit|revomi|revomit|a vomi|bave|délire|convulse|tremble de partout)`,
  `${THEY} [*] [*] [ne] [me] (répond|réagit|bouge|parle) [vraiment|presque|quasi|toujours|même] (plus|pas|presque plus|presque pas|à peine) & ! (téléphone|message*|texto*|sms|appel*)`,
  `${THEY} [*] [*] (répond|réagit|parle) à peine`,
  `${THEY} [*] [*] (est|devient|semble|reste) [toute|tout|très|un peu|vraiment|trop|super|de plus en plus] (bizarre|somnolent*|mou|molle|pâle|blanc|blanche|gris|grise|bleu|bleue|froid|froide|glacé*|endormi*|confus*|amorphe|raide)`,
  `${THEY} [*] [*] (veut que|fait que|veut juste|fait rien que|arrête pas de) (dormir|vomir|trembler|convulser)`,
  `${THEY} [*] (s'endort|se rendort|ferme les yeux|perd connaissance|part|s'évanouit) & ! (travail|école|train|enfin)`,
  `(dort|endormi*) .. (trop|profondément|bizarre*) & ${THEY}`,
  `(ronfle|respire|râle) .. (bizarre*|fort|mal|plus|à peine|bruit) & ${THEY}`,
])
/** « Je l'ai pas frappée, elle est tombée »: a fall, where we had read a blow. */
const fell = test([
  "(il|elle) (est|a) [juste|vraiment] (tombé|tombée|glissé|chuté) & ! (malade|amoureu*|enceinte|dit qu'elle|dit qu'il)",
  '(tombé|tombée) .. (tête|table|lit|escalier*|chaise|bras|crâne)',
])
const deniesBlow = test([
  "(ai|a|avons|l'ai|on l'a) (pas|jamais) (frappé*|tapé*|touché*|battu*|giflé*|cogné*|secoué*)",
  '(personne|je) [ne] (a|la|le|l) [*] (frappe|frappée|frappé|tape|tapée|touchée|bats|battue)',
  "(c'est|c'était|ce est) un accident",
])

/** « Je l'ai secoué un peu fort », where a baby was spoken of. */
const shookThem = test([
  "(l'ai|l'a|les ai|les a|viens de la|viens de le|lui a donné des secousses) [*] [*] (secoué*|secouer) & ! (failli|peur|envie|pas|jamais|nouvelle|annonce|remarque|mots)",
])

const shookThemMyself = test([
  "(j'ai|je l'ai|je les ai|l'ai|ai|je viens de) [*] [*] (secoué*|secouer) & ! (failli|peur|envie|pas|jamais|il|elle|mari|conjoint*|compagn*|nounou|père|mère)",
])

/** They say that they shook their baby themselves. */
export const isShakenByOneself = ({ signals }: Pick<Reading, 'signals'>, sentences: readonly PlainText[]): boolean =>
  signals.some(({ rule }) => rule === SHAKEN_BABY) && sentences.some(shookThemMyself)

/** What a body in danger makes one fear: whoever waits for an ambulance does not speak of suicide. */
const fearsDying = test([
  '(vais|va|vas) [je|peut être|vraiment|pas|en] (mourir|crever|y passer|y rester|clamser|claquer) & ! (me|envie|bientôt tous)',
  '(peur|trouille|flippe|terrifié*|crains) .. (mourir|meure|crever|crève|perdre|y passer|y rester|mort)',
  "(qu'il|qu'elle) meure",
  '(veux|veut) pas [que] [qu] [il|elle] (mourir|meure|crever)',
  "(cru|croyais|crois|dirait) .. (mort|morte|mourir|qu'il meurt|qu'elle meurt)",
  '(en train de|train de) (mourir|crever|partir)',
  '(si|et si) (il|elle) meurt',
])
const wishesToDie = test([
  '(envie|veux|voudrais|préfère*|décidé|vais me|compte) [de|vraiment|juste] (mourir|crever|en finir|suicid*|tuer|disparaître|pendre)',
  '(en finir|mettre fin|plus vivre|plus envie de vivre)',
  // « Je vais mourir cette nuit, c'est moi qui l'ai choisi »
  "(moi qui (l'ai|ai) (choisi|décidé|voulu)|propre (main|chef|gré|volonté)|plein gré|comme (prévu|convenu avec moi)|(ai|j'ai) (choisi|fixé|décidé) (le jour|l'heure|la date|ma mort|ma fin))",
  '(comprimés|cachets|médicaments|lame|corde|fusil|arme) [*] (dans|à) (la|ma|mes) main*',
])
/** What happens to a sleeping or drunk body is a violence, unless the body is hurt now. */
const bodyNow = test([
  '(saigne*|hémorragie|respire*|inconscient*|perds connaissance|perdu connaissance|malaise|vertige*|convuls*|drogué* là|vomi* du sang|douleur* (atroce*|insupportable*))',
])

/** The first that spoke is answered. */
const BODIES: ReadonlySet<string> = new Set([
  SHAKEN_BABY,
  CHILD_BODY,
  FALLEN_CHILD,
  THEIR_BODY,
  FALLEN_ELDER,
  ROAD_ACCIDENT,
  SIDE_THAT_FAILS,
  DRINK_AND_TABLETS,
])
const OF_CHILD: ReadonlySet<string> = new Set([CHILD_BODY, FALLEN_CHILD, SHAKEN_BABY])

export const isOfChildBodyTold = ({ signals }: Pick<Reading, 'signals'>): boolean =>
  signals.some(({ rule }) => OF_CHILD.has(rule))

/**
 * A body in danger, told in plain words or by a sign that joins others: before any other subject, and whatever else was
 * guessed. An act that is told stays one, since the 15 comes first there too. Null where nothing tells of one.
 */
export function bodyInDanger(
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (says(saysOwnDeath)) return null
  const told = [...BODIES].find((rule) => reading.signals.some((signal) => signal.rule === rule))
  if (told) return isActTold(reading, says(wantsToDie), told) ? null : medical(reading, told)
  if (state.speaksOfBaby && says(shookThem) && !state.caresFor) return medical(reading, SHAKEN_BABY)
  const isFeared = state.risk.situation === 'medical' && state.inDanger !== null
  const isOfThem = isAboutThem(state) && state.theyActed
  const isOfChild = state.speaksOfChild && (isFeared || state.risk.situation === 'child')
  if (state.risk.situation === 'child' && says(fell) && (says(deniesBlow) || says(signsBeside)))
    return medical(reading, CHILD_BODY)
  const mayAdd = isFeared || isOfThem || (isOfChild && state.risk.isGuessed)
  if (!mayAdd || state.safety.helped || !(says(signsBeside) || (isFeared && isOfChild && says(fell)))) return null
  return medical(reading, isOfChild ? CHILD_BODY : THEIR_BODY)
}

/** Tablets of somebody who may have meant it are answered as an act: only drink and tablets, without a word of dying, are not. */
function isActTold({ level, signals }: Reading, isOfDying: boolean, rule: string): boolean {
  const isCrisis =
    level === 'crise' && signals.some((signal) => signal.level === 'crise' && !isUnsure({ signals: [signal] }))
  return isCrisis && isOfDying && rule !== DRINK_AND_TABLETS
}

function medical(reading: Reading, rule: string): Reading {
  const signal = { rule, level: 'danger', situation: 'medical' } as const
  const immediate = rule !== FALLEN_CHILD
  return { ...reading, level: 'danger', situation: 'medical', immediate, signals: [signal], distress: true }
}

/** « Je vais mourir, vous croyez ? » in the middle of an emergency, or beside a pain that is told, is fear for a body. */
export function isFearForABody(state: ConversationState, sentences: readonly PlainText[], reading: Reading): boolean {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  if (reading.level !== 'crise' && reading.level !== 'vigilance') return false
  if (state.risk.situation !== 'medical' && !tellsOfBody(reading)) return false
  const isOfThem = reading.situation === 'other-worry' || reading.situation === 'other-imminent'
  const isTheirBody = isOfThem && state.inDanger !== null && !says(wantsToDie)
  return (says(fearsDying) || isTheirBody) && !says(wishesToDie)
}

/** What is told of the body stays, and nothing of a wish to die. */
export function withoutWish(reading: Reading): Reading {
  const signals = reading.signals.filter(({ level, situation }) => level === 'danger' && situation === 'medical')
  return tellsOfBody(reading)
    ? { ...reading, level: 'danger', situation: 'medical', immediate: true, signals }
    : { ...reading, level: 'none', situation: null, immediate: false, signals: [] }
}

const tellsOfBody = ({ signals }: Reading): boolean =>
  signals.some((signal) => signal.situation === 'medical' && !isUnsure({ signals: [signal] }))

/** « Je me suis réveillée, il était sur moi » is no faint. */
export function isViolenceAndNoFaint(sentences: readonly PlainText[], { signals, situation }: Reading): boolean {
  const isTold = signals.some((signal) => signal.situation === 'sexual-violence' && !isUnsure({ signals: [signal] }))
  return situation === 'medical' && isTold && !sentences.some(bodyNow)
}

const bodySigns = test([
  '(malaise|inconscient*|respire*|évanoui*|convuls*|bouche|cardiaque|avc|étouffe|chute|conscience)',
  // « Les résultats tombent demain » is no fall.
  '(est|suis|a|vient de|en train de) [*] (tombé|tombée|tomber)',
])
const BODILY = { rule: 'corps-en-danger', level: 'danger', situation: 'medical' } as const

/** A father who fell and does not answer is a body in danger, and no wish to die. */
export function asBodily(sentences: readonly PlainText[], reading: Reading): Reading {
  if (reading.situation !== 'other-imminent') return reading
  if (!sentences.some(bodySigns) || sentences.some(wantsToDie)) return reading
  return { ...reading, level: 'danger', situation: 'medical', signals: [BODILY] }
}

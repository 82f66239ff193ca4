import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { askingParts } from '../engine/asking-parts.ts'
import type { Reading } from '../risk.ts'
import { saysOwnDeath } from '../who-is-in-danger.ts'
import { echo, followUpIn, type Heard, isUnsure, only, withTests } from './care-answer.ts'
import { isLineDue, join } from './care-parts.ts'
import { ownError } from './corrections.ts'
import { followUpsOfImages } from './follow-ups-of-images.ts'
import { complains, openQuestion } from './repair.ts'
import { anyWording, nextWording, unusedWording } from './rotation.ts'
import { nearABaby } from './who-is-near.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const HURTING =
  '(lâcher|jeter|noyer|étouffer|secouer|poignarder|frapper|taper|tuer|étrangler|laisser tomber|faire [du] mal|faire tomber|blesser|balancer|planter)'
const namesAChild = test([
  '(mon|ma|notre|mes) [petit*|grand*] (bébé|fille|fils|enfant*|petit*|nourrisson|nouveau-né)',
  '(bébé|nourrisson|nouveau-né|accouch*)',
])
const HURTS =
  '(lâche|jette|noie|étouffe|secoue|poignarde|frappe|tape|tue|étrangle|blesse|balance|laisse tomber|fais du mal)'
const SEEN_ELSEWHERE = '(film*|série*|vidéo*|infos|télé|jeu|jeux|roman|cauchemar*|internet)'
/** Without its accent a thought is read as « je pense »: what stands before it tells them apart. */
const IMAGES_OR_THOUGHTS =
  '(image*|flash*|vision*|(une|des|ces|cette|mes|les|de|d) [sale*|mauvaise*|horrible*|affreuse*] pensée*)'
/** Done to another in it, whatever a window or a bath may stand for otherwise. */
const seesItDone = test([`je (me vois|m'imagine|m'imaginais|me voyais) [en train de] (la|le|les|lui) ${HURTING}`])
/** They come by themselves, and are feared. */
const tellsOfImages = test([
  `${IMAGES_OR_THOUGHTS} .. (où je|que je|de|d) .. (${HURTING}|${HURTS}) & ! ${SEEN_ELSEWHERE}`,
  `(peur|terrifi*|hantise|phobie|angoisse) .. de [la|le|les|lui] ${HURTING} & ! (il|elle|mari|père|ex|quelque un)`,
  "j'imagine .. (trucs|choses) (affreu*|horrible*|atroce*)",
])
/** « Je le vois tomber dans l’escalier, et c’est moi qui lâche »: of a baby, whatever the word for it. */
const seesThemFall = test([
  `je (le|la) (vois|voyais|revois|imagine) [déjà|toujours|encore] (tomber|mort*|morte|sous l'eau|se noyer|noyé*|par terre|en sang|étouffer|étouffé*|tombé*) & ! ${SEEN_ELSEWHERE}`,
  `c'est moi qui (le|la|l') [*] (lâche|pousse|noie|jette|fais tomber|serre)`,
])
/** Said of no act: of who has a baby in the house it is known what they are of. */
const tellsOfHorrors = test([
  `${IMAGES_OR_THOUGHTS} .. (horrible*|affreu*|atroce*|terrible*|violent*|intrusi*|morbide*|monstrueu*|malgré moi|dans la tête|dans ma tête|s'imposent|me terrifi*|font peur) & ! ${SEEN_ELSEWHERE}`,
])
/** An act, an urge, or somebody who orders it: no mere image. */
const isMore = test([
  "(j'ai|ai|je l'ai|lui ai) [déjà|encore|presque|failli|un peu] (secou*|frapp*|tap*|gifl*|lâch*|jet*|pinc*|pouss*|failli)",
  'je vais (la|le|lui|les) *',
  "(j'ai|ai) [vraiment|trop|tellement] envie de (la|le|lui|les) *",
  '(voix|ordonne*|ordre*|démon*|diable|dieu)',
  '(couteau|oreiller|coussin) .. (main|prêt*|devant)',
])

const IMAGES = { rule: 'images-d-un-parent', level: 'danger', situation: 'others' } as const

/** Images of hurting one's child that come upon a parent are theirs to be helped with, and no child's danger from another. */
export function asImages(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isOfChild = says(namesAChild) || state.speaksOfBaby
  const isOpen = reading.level === 'none' || reading.level === 'danger' || isUnsure(reading) || says(seesItDone)
  if (
    !isOpen ||
    reading.situation === 'voices' ||
    reading.situation === 'attempt' ||
    says(saysOwnDeath) ||
    says(isMore)
  )
    return reading
  // What was told of an act is not made smaller by an image.
  if (state.risk.level === 'danger' && !state.safety.images) return reading
  const isTold =
    says(seesItDone) || says(tellsOfImages) || (state.speaksOfBaby && (says(tellsOfHorrors) || says(seesThemFall)))
  if (!(isOfChild && isTold)) return isStillOfThem(state, sentences, reading)
  state.safety.images = true
  return { ...reading, level: 'danger', situation: 'others', signals: [IMAGES], immediate: false, distress: true }
}

/** What they are afraid of is still themselves, whatever a word of it may be taken for. */
function isStillOfThem(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const isOther =
    (reading.level === 'danger' && (isUnsure(reading) || reading.situation === 'child')) ||
    (reading.level === 'crise' && isUnsure(reading) && sentences.some(isOfDailyCare))
  if (!state.safety.images || !isOther || sentences.some(isDoneByAnother)) return reading
  return { ...reading, level: 'none', situation: null, signals: [] }
}

/** The bath of this evening is no plan. */
const isOfDailyCare = test([
  '(baigner|bain|laver|biberon|changer|couche|lange*|la coucher|le coucher|la nourrir|allaiter) & ! (moi|en finir|disparaître|mourir|noyer)',
  '(porter|porte|prendre|prends|poser|pose|garder|garde|tenir|tiens|laisser|laisse) [*] [*] [*] (bras|lit|berceau|contre moi) & ! (en finir|disparaître|mourir|noyer)',
  '(jamais|pas) (secoué*|frappé*|tapé*)',
])
const isDoneByAnother = test([
  '(mari|conjoint*|compagn*|père|mère|copain|nounou|il|elle) [*] (le|la|les|lui|me|m) [a] (frapp*|tap*|secou*|gifl*|cogn*|menac*)',
])

const known = withTests(followUpsOfImages)
const besidesThanks = known.filter(({ id }) => id !== 'images-merci')
const heardFirst = [
  'Ces images font très peur, et en avoir peur n’est pas vouloir le faire.',
  'Beaucoup de parents ont de telles images et n’osent pas les dire ; vous venez de le faire.',
] as const
const lines = [
  'Dites-les à {soignant} : ils les connaissent bien, et cela se soigne. Si vous craigniez de passer à l’acte, ce serait le 15, tout de suite.',
  '{Soignant} peut vous aider dès cette semaine. Et si un jour la peur d’un geste devenait trop forte, le 15 répond à toute heure.',
] as const
const unanswered = [
  'Je n’ai pas de réponse sûre à cela, et je préfère vous le dire : posez la question telle quelle à {soignant}.',
  'Là-dessus je pourrais me tromper : {soignant} vous répondra précisément, et sans vous juger.',
] as const
const questions = [
  'Avez-vous quelqu’un près de vous, en ce moment ?',
  'Comment dormez-vous, ces temps-ci ?',
  'À quels moments viennent-elles le plus ?',
  'Qui pourrait prendre le relais une nuit ?',
] as const

/** Where they went beyond images, what protects the child comes first: null. */
export function imagesReply(state: ConversationState, heard: Heard): string | null {
  const { sentences, message, reading } = heard
  if (!state.safety.images || sentences.some(isMore)) return null
  const isNew = state.used['images lines'] === undefined
  const answer = isNew ? null : answerTo(state, heard)
  const said = answer?.words ?? (isNew ? null : echo(state, message)) ?? nextWording(state, 'images heard', heardFirst)
  const isDue = isNew || (answer === null && isLineDue(state, { ...reading, level: 'none' }))
  const reply = join([
    !isNew && sentences.some(complains) ? ownError(state) : null,
    said,
    isDue ? anyWording(state, 'images lines', lines) : null,
    isNew || (answer?.isQuiet && message.includes('?')) ? null : nearABaby(state),
    answer?.isQuiet ? null : (answer?.question ?? unusedWording(state, 'images question', questions)),
  ])
  return inTheirWords(state, reply)
}

/** What is asked comes before what is told or thanked for; who was not answered is answered now. */
function answerTo(state: ConversationState, { message, sentences, isAnswered }: Heard): ReturnType<typeof followUpIn> {
  const asking = askingParts(message)
  const missed = sentences.some(complains) ? openQuestion(state) : []
  const found = followUpIn(state, known, [...asking, ...missed]) ?? followUpIn(state, besidesThanks, sentences)
  if (found) return found
  const words = asking.length > 0 && !isAnswered ? unusedWording(state, 'images unanswered', unanswered) : null
  if (words) return { ...only(words), id: 'images-sans-réponse', refusesLine: false, isQuiet: true }
  return followUpIn(state, known, sentences)
}

function inTheirWords({ speaksOfBaby }: ConversationState, reply: string): string {
  const [enfant, to, who] = speaksOfBaby
    ? ['votre bébé', 'à la sage-femme, à la PMI ou à votre médecin', 'la sage-femme, la PMI ou votre médecin']
    : ['votre enfant', 'à votre médecin ou à un psychologue', 'votre médecin ou un psychologue']
  return reply
    .replaceAll('{enfant}', enfant)
    .replaceAll('à {soignant}', to)
    .replaceAll('À {soignant}', capitalised(to))
    .replaceAll('{soignant}', who)
    .replaceAll('{Soignant}', capitalised(who))
}

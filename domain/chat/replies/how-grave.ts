import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { join } from './care-parts.ts'
import { unusedWording } from './rotation.ts'
import type { SafetyFact } from './safety-questions.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const THEY = '(il|elle|{partenaire})'

interface Deed {
  fact: SafetyFact
  isTold: (sentence: PlainText) => boolean
  /** As it is counted with others. */
  named: string
  /** What is sure of it, said where it is the gravest that was told. */
  words: string
}

/** What a partner did, the gravest first: « c’est grave ? » is answered with that, and never with the telephone alone. */
const deeds: readonly Deed[] = [
  {
    fact: 'neck',
    isTold: test([
      '(cou|gorge) & ! (gorge (serrée|nouée|sèche)|boule .. gorge|torticolis|coup de *)',
      "(m'a|me|m'avait) [*] (étrangl*|étouff*)",
    ]),
    named: 'la main au cou',
    words: 'Une main au cou, même une seule fois, même sans trace, est l’un des signes de danger les plus sérieux.',
  },
  {
    fact: 'threatened',
    isTold: test([
      `${THEY} .. (me|nous) (tuer|tuera|tue|buter|crever|planter|égorger) & ! (peur|crains)`,
      `${THEY} .. (menace*|menacé*) .. (mort|tuer|couteau|arme|fusil)`,
      `${THEY} .. (sorti|pris|pointé|brandi|montré) .. (couteau|arme|fusil|pistolet|marteau)`,
      '(menace*|menacé*) de mort',
    ]),
    named: 'la menace de mort',
    words: 'Une menace de mort se prend au mot, même dite sous la colère.',
  },
  {
    fact: 'forced',
    isTold: test([
      `${THEY} .. (m'a forcé*|me force|m'oblige|m'a obligé*) .. (coucher|rapport*|lit|sexe|faire l'amour)`,
      `${THEY} [*] (m'a|me) (viol*)`,
    ]),
    named: 'le rapport forcé',
    words: 'Un rapport que l’on n’a pas voulu est une violence, en couple aussi.',
  },
  {
    fact: 'hit',
    isTold: test([
      `${THEY} [*] (m'a|me|m'avait|ma|m'a mis|m'a donné|m'en a) [*] [*] (frapp*|tap*|gifl*|pouss*|bouscul*|cogn*|batt*|bat|secou*|jet*|plaqu*|empoign*|serr*|attrap*|tir*|gifle|claque|baffe|coup*|poing|mordu*) & ! (cou|gorge|(jamais|pas) [*] (frappé*|tapé*|touché*)|(frapp*|tape|tapes|gifle|pousse|bouscule|bat|cogne|secoue|serre) (pas|jamais|plus|rien))`,
      '(une|la|cette|sa|des) (gifle*|claque|baffe*|bousculade)',
      '(me fait|me fais|faire) (taper|frapper|battre)',
    ]),
    named: 'des coups',
    words: 'Un geste n’a pas besoin d’être fort, ni de laisser une trace, pour être une violence.',
  },
  {
    fact: 'locked-in',
    isTold: test([
      `${THEY} .. (m'enferme*|m'a enfermé*|m'empêche* de (sortir|partir)|bloque* la porte|(pris|prend|caché|cache) .. clé*)`,
    ]),
    named: 'vous empêcher de sortir',
    words: 'Retenir quelqu’un contre son gré n’est jamais permis.',
  },
]

/** Keeps what was told, for when they ask what it is worth. */
export function noteDeeds(state: ConversationState, sentences: readonly PlainText[]): void {
  for (const { fact, isTold } of deeds) if (sentences.some(isTold)) state.safety[fact] = true
}

const asksHowGrave = test([
  "(c'est|est ce|c'était|si c'est|ça|serait) [*] [*] (grave|sérieux|dangereux|violent|de la violence|des violences|une violence|maltraitance)",
  '(suis|serais) [je] [vraiment] en danger',
])
const doubts = test([
  "(j'exagère|exagère*|exagérer|j'en fais trop|dramatise|me fais des (idées|films)|suis (trop sensible|parano)) & ! (vous|tu) (exagère*|exagérez|dramatise*|dramatisez)",
])
/** « C’est juste le cou, une fois » */
const makesSmall = test([
  '(juste|seulement|rien que|que) [*] [*] [*] [*] (une fois|le cou|deux fois|une gifle|une claque|poussé*|bousculé*|cris)',
  '(autres|vraies|d autres) (femmes|filles|gens|hommes|couples) .. (pire|vraiment|frapper|taper|battre|battues|hôpital)',
  '(y a|il y a|ya) (pire|bien pire)',
])
const tellsKindness = test([
  '(adorable*|gentil*|doux|douce|attentionné*|super|bon|bonne|génial*) [*] [*] (avec|père|papa|mère|maman|enfants|petits|reste du temps)',
])

/**
 * What was told, called by its weight; null when nothing was, or its weight is neither asked nor doubted. `said` is what the message itself
 * calls for, and comes instead of the weight.
 */
export function howGrave(
  state: ConversationState,
  sentences: readonly PlainText[],
  asking: readonly PlainText[],
  said: string | null,
): string | null {
  const isAsked = asking.some(asksHowGrave)
  const isDoubted = sentences.some(doubts)
  const isMadeSmall = sentences.some(makesSmall)
  const told = deeds.filter(({ fact }) => state.safety[fact])
  const [gravest] = told
  if (!gravest && state.isControlled && isAsked) return unusedWording(state, 'tip weight of control', [ofControl])
  if (!gravest || !(isAsked || isDoubted || isMadeSmall)) return null
  const names = told.map(({ named }) => named)
  if (state.isControlled) names.push('la surveillance')
  const all = names.length > 1 ? ` : ${names.slice(0, -1).join(', ')} et ${names.at(-1)}` : ''
  const answer = isAsked ? `Oui, c’est grave${all}.` : isDoubted ? `Non, vous n’exagérez pas${all}.` : null
  const first = answer && unusedWording(state, 'tip how grave', [answer])
  const weight = said ?? unusedWording(state, 'tip weight', [gravest.words, ...anyWeight])
  const kindness = sentences.some(tellsKindness)
    ? unusedWording(state, 'kind to others', [
        'On peut être doux avec les enfants, ou le reste du temps, et dangereux pour vous.',
      ])
    : null
  return weight ? join([first, weight, kindness]) : null
}

const ofControl =
  'Oui, c’est sérieux, même sans un coup : surveiller, demander des comptes, décider à votre place, cela enferme peu à peu. Vous avez raison de vous poser la question.'

/** For who asks, or doubts, once more. */
const anyWeight = [
  '« Juste une fois » n’enlève rien au danger : vous n’avez pas à attendre pire pour demander de l’aide.',
  'Ce que d’autres vivent ne rend pas cela plus petit. La peur que vous en gardez est un repère sûr.',
] as const

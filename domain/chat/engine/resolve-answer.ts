import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'
import { join } from './listen.ts'
import { clausesIn } from './own-words.ts'
import { practitionerOffer } from './practitioner-offer.ts'
import { turnedClause } from './reflection.ts'

const willDoIt = compileTest(
  [
    'je (vais|compte) [lui|leur|le|la|en|y|me] .. (essayer|tenter|tester|faire|demander|parler|dire|écrire|appeler|proposer|inviter|voir)',
    "je (l'|la|le|les|lui|leur) (appelle|appellerai|écris|écrirai|envoie|enverrai|parle|parlerai|dis|dirai) [ça|tout] (demain|ce soir|ce week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)",
    "(j'essaierai|j'essayerai|j'essaie|je tenterai|je ferai|je testerai|je lui (dirai|parlerai|demanderai|écrirai))",
  ],
  lexicon,
)
const agrees = compileTest(['merci*', "^ (ok|oui|bon|d'accord|bonne idée|ça marche) [,] *"], lexicon)
const goesOn = compileTest(['(mais|sauf que|et si)'], lexicon)
/** Past these, more is told than a plan. */
const LONGEST_PLAN_WORDS = 14

const WHEN =
  /(?<!\p{L})(ce soir|demain matin|demain soir|demain|ce week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu

/** « J’essaierai ce soir, merci »: a plan is wished well, and not asked about; null when it is none. */
export function resolveAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  const isShort = sentences.flat().length <= LONGEST_PLAN_WORDS
  // What is asked or objected after it is what they wait for.
  if (!isShort || askingParts(message).length > 0 || sentences.some(goesOn)) return null
  if (sentences.some(tellsMore) || sentences.some(isNoStepToPraise)) return null
  if (!sentences.some(willDoIt) || !sentences.some(agrees)) return null
  const when = WHEN.exec(message)?.[1]?.toLowerCase()
  return anyWording(state, 'good luck', [
    `J’espère que cela se passera bien${when ? `, ${when}` : ''}.`,
    `Bon courage${when ? ` pour ${when}` : ''}.`,
  ])
}

const thanks = compileTest(['merci*', 'je vous remercie *'], lexicon)
const IS_STEP =
  /^(?:(?:ok|d’accord|bon|ben|alors|oui|ouais|merci|allez|bref|donc|du coup|finalement|en fait)[\s,]+)*(?:je vais (?!mieux|bien|mal|pas|plus|trop|craquer|péter|voir bien|dormir|me coucher|aller (?:dormir|me coucher|au lit))|je (?:compte|pense) |je (?:crois|pense) que je vais (?!mal|pas|plus|craquer|péter|finir|mourir)|j’(?:irai|essaierai|essayerai|essaie |appelle |écris |enverrai|appellerai|écrirai)|je (?:le |la |lui |leur |l’)+(?:dis|fais|parle|appelle|écris|envoie)(?!\p{L})(?! (?:tous|tout le temps|toujours|jamais|souvent|plus|pas|déjà|que|qu’))|je (?:me |m’|lui |leur |le |la |les |l’|en |y )*\p{L}+(?:rai)(?!\p{L}))/iu
/** Beside a step and thanks, only these: what else is told waits for an answer. */
const isPartOfLeaving = compileTest(
  [
    "^ [ah|bon|oui|ok] [,] (ok|oui|bon|d'accord|entendu|parfait|super|très bien|bonne idée|ça marche|voilà|bref) [,] [bonne idée|oui|super] $",
    '(plus (calme|tranquille|légère|léger|serein*|claire|clair)|soulag*|apais*|rassur*|va mieux|fait du bien|me sens mieux|un plan|ça aide|aidé*)',
  ],
  lexicon,
)
const fears = compileTest(
  ["(sauf que|et si|peur|redoute|crains|angoisse*|le plus dur|n'arrive|sais pas|pas sûr*)"],
  lexicon,
)
const objects = compileTest(["mais (je|il|elle|ils|on|c'est|ça|comment|si)"], lexicon)
const tellsMore = (sentence: PlainText): boolean => fears(sentence) || objects(sentence)
/** Steps that are not ours to cheer. */
const isNoStepToPraise = compileTest(
  [
    '(arrêter|stopper|lâcher|cesser) .. (médicament*|traitement|cachets|pilule|chimio|antidépresseur*)',
    '(quitter|démissionner|tout plaquer|partir|rejoindre|disparaître|en finir|finir|mourir|sauter|boire|fumer|affronter|confronter|venger|casser|frapper|suivre|surveiller|fouiller|espionner|avaler|crever)',
    // Ce qu’on prévoit de pire n’est pas décidé.
    "vais [me|m'|encore|sûrement|tout|finir par|devoir] (perdre|rater|louper|foirer|échouer|tomber|virer|galérer|regretter|exploser|souffrir|effondrer|retrouver (seul*|sans|à la rue)|pleurer|rester (seul*|là|coincé*)|passer pour|faire (virer|engueuler|avoir|recaler|jeter|larguer|massacrer|tuer|défoncer)|vomir|étouffer|devenir)",
    'dormir (pour|à|toujours|longtemps|enfin|définitivement|sans)',
  ],
  lexicon,
)
const FEWEST_TURNS_OF_A_TALK = 2
const AS_TO_SOMEBODY = /merci (?:beaucoup )?(?:monsieur|madame|docteur)/iu

/**
 * « Je vais déclarer la puce et poser son coussin dehors. Merci pour votre aide »: the step is greeted, and nothing is asked of who leaves
 * with it; null where anything else is told.
 */
export function closingStepAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  if (state.turn < FEWEST_TURNS_OF_A_TALK || askingParts(message).length > 0) return null
  if (!sentences.some(thanks) || sentences.some(isNoStepToPraise)) return null
  const steps = clausesIn(message).filter((clause) => IS_STEP.test(clause))
  if (steps.length === 0) return null
  // Who ends with thanks has said what comes before for the last time: « elle est croyante mais elle ne juge pas. Merci. »
  const endsWithThanks = thanks(sentences.at(-1) ?? []) && sentences.length > 1 && !sentences.some(fears)
  const isLeaving = !sentences.some(tellsMore) && sentences.every(isOfLeaving)
  if (!endsWithThanks && !isLeaving) return null
  const [step] = steps.flatMap(
    (clause) =>
      turnedClause(clause.replace(/^merci[\s,]+/iu, '').replace(/je (?:crois|pense) que (?=je )/iu, '')) ?? [],
  )
  const when = WHEN.exec(message)?.[1]?.toLowerCase()
  const luck = when ? `Bon courage pour ${when}.` : 'Bon courage.'
  const said = step && greeted(step)
  return join([
    AS_TO_SOMEBODY.test(message) ? 'Je suis une IA, et je vous en prie.' : null,
    ...(said
      ? [anyWording(state, 'closing step', [`${said} : c’est un bon pas.`, `${said} : voilà un pas à votre mesure.`])]
      : ['C’est un bon pas, et il vient de vous.', luck]),
    anyWording(state, 'closing', ['Revenez quand vous voulez.', 'À bientôt, si vous le souhaitez.']),
    practitionerOffer(state),
  ])
}

function isOfLeaving(sentence: PlainText): boolean {
  return thanks(sentence) || isPartOfLeaving(sentence) || isStep(sentence) || sentence.length <= LONGEST_ASIDE_WORDS
}

const LONGEST_ASIDE_WORDS = 3
const isStep = compileTest(
  [
    "(je vais|je compte|je pense|j'irai|j'essaierai|j'essaie|j'appelle|j'écris|j'enverrai|j'appellerai|j'écrirai|je ferai|je serai)",
    'je [me|lui|leur|le|la|les|en|y] (appellerai|écrirai|enverrai|dirai|parlerai|demanderai|proposerai|essaierai|tenterai|ferai|irai|prendrai|verrai)',
  ],
  lexicon,
)

/** « Bon, allez, je repasserai en mars »: whoever says so has made up their mind. */
const MADE_UP =
  /^(?:(?:bon|ok|oki|okay|allez|bref|d’accord|du coup|finalement|donc|ouais|ouin|ouep|yep|oui|voilà)[\s,.!…]+)+(?=je |j’)|, je (?:crois|pense)$/iu
/** So does who sighs first and says last what they will do. */
const SIGHS_FIRST = /^(?:bon|allez|bref|ok|d’accord|voilà)\s*[.!…]/iu
/** And who says nothing else. */
const ONLY_A_STEP =
  /^je vais (?:(?:donc|déjà|quand même|au moins|d’abord|en|y|lui|leur|le|la|les|l’|me|m’)\s?)*(?:écrire|appeler|rappeler|parler|dire|demander|proposer|inviter|voir (?:un|une|le|la|mon|ma|si|avec)|revoir|essayer|tenter|tester|commencer|noter|préparer|relire|ranger|réviser|prendre|poser|envoyer|répondre|occuper|inscrire|renseigner|reposer|coucher|promener|balader)(?!\p{L})[^,.!?]*[.!…]*$/iu
/** What makes no part of what is decided. */
const BEFORE_A_STEP =
  /^(?:(?:bon|ben|ok|oki|okay|allez|bref|d’accord|du coup|finalement|en fait|donc|alors|ouais|ouin|ouep|yep|oui|voilà)[\s,]+)+/iu
const LONGEST_DECISION_WORDS = 24

/**
 * « Bon je vais prendre rendez-vous. Au pire ils me disent non »: what was decided is greeted, and nothing is asked of it. Null where they ask, fear or
 * object, and for steps that are not ours to cheer.
 */
export function decisionAnswer(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  if (state.turn < FEWEST_TURNS_OF_A_TALK || sentences.flat().length > LONGEST_DECISION_WORDS) return null
  if (askingParts(message).length > 0 || sentences.some(tellsMore) || sentences.some(isNoStepToPraise)) return null
  if (sentences.some(goesOn)) return null
  const written = message.replaceAll("'", '’').trim()
  const isDecided =
    SIGHS_FIRST.test(written) ||
    ONLY_A_STEP.test(written) ||
    written.split(/(?<=[.!…])\s+/u).some((sentence) => MADE_UP.test(sentence.replace(/[.!…\s]+$/u, '')))
  const steps = isDecided ? clausesIn(message).filter((clause) => IS_STEP.test(clause)) : []
  if (steps.length === 0) return null
  const [step] = steps.flatMap((clause) => turnedClause(clause.replace(BEFORE_A_STEP, '')) ?? [])
  const said = step ? `${greeted(step)} : ` : ''
  const words = ['voilà une chose décidée, et elle vient de vous.', 'c’est un pas, à votre mesure.', 'c’est concret.']
  return join([
    anyWording(
      state,
      'decision',
      words.map((word) => said + (said ? word : capitalised(word))),
    ),
    anyWording(state, 'after a decision', [
      'Revenez en parler quand vous voulez.',
      'La suite peut venir ensuite, une chose à la fois.',
    ]),
  ])
}

function greeted(step: string): string {
  return capitalised(step).replace('Vous allez aller ', 'Vous irez ')
}

import { toSentences } from './detector/normalise.ts'
import { helpLines } from './help-lines.ts'
import type { Level } from './risk.ts'

/** Why a model's reply may not be shown. The embedded reply takes its place. */
export type Refusal =
  | 'unknown-number'
  | 'method'
  | 'dose'
  | 'diagnosis'
  | 'claims-human'
  | 'dependence'
  | 'ends-conversation'
  | 'couple-therapy'
  | 'missing-line'
  | 'tutoiement'

const knownNumbers = new Set(Object.values(helpLines).map((line) => line.number.replace(/\s/g, '')))
const NOT_A_PHONE = /^(?:19|20)\d\d$/

/** Each kind of forbidden content, with what gives it away in plain words (no accents, single spaces, no doubled letters). */
const forbidden: [Exclude<Refusal, 'unknown-number' | 'missing-line'>, RegExp][] = [
  [
    'dose',
    / \d+ ?(?:mg|miligrames?|g|ml|goutes|comprimes|cachets|gelules|plaquetes?) | (?:prenez|prendre|avalez|augmentez|diminuez|aretez) .{0,40}(?:xanax|lexomil|antidepreseurs?|anxiolytiques?|somniferes?|traitement|medicaments?) /,
  ],
  [
    'method',
    / (?:dose (?:letale|mortele)|noeud coulant|sans soufrir (?:il|vous|on)|pour mourir (?:il|vous|on)|hauteur sufisante|letre de adieu (?:pour|a) | voici (?:une|la|votre) letre de adieu|voici (?:comment|la methode)) /,
  ],
  [
    'diagnosis',
    / vous (?:soufrez|etes (?:ateinte?)) de (?:depresion|bipolar|schizophren|un trouble|une depresion|borderline|autis|tdah|stres post)| vous etes (?:bipolaire|borderline|depresif|depresive|schizophrene|autiste|anorexique) | mon diagnostic | ce(?:la)? (?:est|resemble a) (?:une depresion|un trouble|un episode depresif)/,
  ],
  [
    'claims-human',
    / je suis (?:une? )?(?:psychologue|psychiatre|medecin|therapeute|psychotherapeute|persone reele|vraie persone|etre humain|humaine?) | en tant que (?:psychologue|medecin|therapeute|psychiatre|humain) | je (?:resens|vous aime) | je comprends ce que vous vivez /,
  ],
  [
    'dependence',
    / vous ne avez (?:besoin )?(?:que|plus besoin que) (?:de )?moi | ne en parlez a persone | gardez cela secret | ne dites rien a persone /,
  ],
  [
    'ends-conversation',
    / je ne peux pas (?:parler|discuter) de (?:cela|ca|ce sujet) | je met[s]? fin a (?:cete|la|notre) conversation /,
  ],
  ['couple-therapy', / therapie de couple /],
  ['tutoiement', / (?:tu es|tu as|tu peux|tu dois|je te|ton coeur|tes emotions) /],
]

/** At other levels the card beside the words names the lines, if there is one. */
export function mustNameLine(level: Level): boolean {
  return level === 'crise' || level === 'danger'
}

/** Reads what a model wrote as strictly as what a person wrote. Null: it may be shown. */
export function whyRefuseReply(reply: string, level: Level): Refusal | null {
  if (unknownNumbers(reply).length > 0) return 'unknown-number'
  const text = ` ${toSentences(reply).flat().join(' ')} `
  for (const [refusal, finder] of forbidden) {
    if (refusal === 'couple-therapy' && level !== 'danger') continue
    if (finder.test(text)) return refusal
  }
  return mustNameLine(level) && !knownNumberIn(reply) ? 'missing-line' : null
}

/** Digits that could be dialled: long groups, or short ones after a word of calling. */
function unknownNumbers(reply: string): string[] {
  const dialled = reply
    .replace(/[\u00A0\u202F]/g, ' ')
    .matchAll(
      /(?<![\d,.])(?:\+33 ?)?\d(?:[ .-]?\d){2,}(?![\d,.]*\s*(?:€|%|ans|mots|mg\b|g\b|ml\b|h\b|heures|minutes))/g,
    )
  return [...dialled]
    .map(([digits]) => digits.replace(/\D/g, ''))
    .filter((digits) => digits.length >= 3 && !knownNumbers.has(digits) && !NOT_A_PHONE.test(digits))
}

function knownNumberIn(reply: string): boolean {
  return Object.values(helpLines).some((line) =>
    new RegExp(`(?<!\\d)${line.number}(?!\\d)`).test(reply.replace(/[\u00A0\u202F]/g, ' ')),
  )
}
